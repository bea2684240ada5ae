import { type FormEvent, type KeyboardEvent, lazy, useEffect, useRef, useState } from 'react';
import type { WaysIn } from '../../../contracts/account-access.ts';
import type { SignedIn } from '../../../contracts/accounts.ts';
import { ApiError } from '../../../contracts/client.ts';
import { loginProblems, registrationProblems } from '../../../core/accounts/account-form.ts';
import { sentPhone } from '../../../core/phone.ts';
import { speakProblems } from '../../../core/problems.ts';
import { accountProblemWords } from '../../../words/en/forms/accounts.ts';
import { accounts } from '../../../words/en/site/accounts.ts';
import { waysIn } from '../../../words/en/site/ways-in.ts';
import { controls } from '../../../words/en/ui/controls.ts';
import { browserApi } from '../../api/browser-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { LegalLinks } from '../../ui/legal-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './login-dialog.module.css';
import type { Agency } from './other-ways.tsx';
import { PasskeyWay, useOfferedPasskeys } from './passkey-way.tsx';
import { useSession } from './session.tsx';
import { useWaysIn } from './use-ways-in.ts';

const OtherWays = lazy(async () => ({ default: (await import('./other-ways.tsx')).OtherWays }));

type Tab = 'login' | 'register';

/** The success message stays this long before the dialog closes. */
const CLOSE_AFTER_MS = 1500;

const EMPTY = { name: '', phone: '', email: '', password: '', confirmation: '' };

/** Shows Login and Register in one dialog; typed text stays when the tab changes. */
export function LoginDialog({ agency }: { agency: Agency }) {
  const { loginOpen, closeLogin } = useSession();
  return (
    <Dialog open={loginOpen} onClose={closeLogin} title={accounts.dialogTitle}>
      <LoginForms agency={agency} />
    </Dialog>
  );
}

/** Holds the state of both forms: typed values, problems and the progress of sending. */
function useLoginForm(onSignedIn: (answer: SignedIn, words: string) => void) {
  const [tab, setTab] = useState<Tab>('login');
  const [form, setForm] = useState(EMPTY);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: form[name],
    problem: problems[name],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value });
      setProblems(({ [name]: _gone, ...others }) => others);
    },
  });

  const change = (next: Tab) => {
    setTab(next);
    setProblems({});
    setRefusal('');
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal('');
    const found = tab === 'login' ? loginProblems(form) : registrationProblems(form);
    setProblems(speakProblems(accountProblemWords, found));
    const [first] = Object.keys(found);
    if (first) {
      element.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    try {
      onSignedIn(await sendForm(tab, form), tab === 'login' ? accounts.loggedIn : accounts.registered);
    } catch (error) {
      setSending(false);
      const refusal = error instanceof ApiError ? error : null;
      setProblems(refusal?.fields ?? {});
      setRefusal(refusal?.message || (tab === 'login' ? accounts.loginFailed : accounts.registrationFailed));
    }
  };

  return {
    tab,
    change,
    field,
    send,
    isSending,
    element,
    phone: form.phone,
    isPhoneRefused: refusal !== '' && problems.phone !== undefined,
    refusal: Object.keys(problems).length > 0 ? '' : refusal,
  };
}

function sendForm(tab: Tab, form: typeof EMPTY): Promise<SignedIn> {
  const phone = sentPhone(form.phone);
  const { password, name } = form;
  if (tab === 'login') return browserApi('POST /api/users/login', { body: { phone, password } });
  const email = form.email.trim();
  return browserApi('POST /api/users/register', { body: { name, phone, password, ...(email && { email }) } });
}

function LoginForms({ agency }: { agency: Agency }) {
  const { signIn, closeLogin } = useSession();
  const [done, setDone] = useState('');
  const [way, setWay] = useState<'code' | 'forgot' | null>(null);
  const ways = useWaysIn();
  const finish = (answer: SignedIn, words: string) => {
    signIn(answer);
    setDone(words);
  };
  const login = useLoginForm(finish);

  useEffect(() => {
    if (done === '') return;
    const timer = setTimeout(closeLogin, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [done, closeLogin]);

  if (done !== '') return <Notice tone="success">{done}</Notice>;
  if (way !== null) {
    return (
      <LazyPart fallback={<p role="alert">{controls.notOpened}</p>}>
        <OtherWays
          way={way}
          ways={ways}
          agency={agency}
          phone={login.phone}
          onBack={() => setWay(null)}
          onSignedIn={finish}
        />
      </LazyPart>
    );
  }
  return (
    <>
      <Tabs tab={login.tab} onChange={login.change} />
      <div id="login-panel" role="tabpanel" aria-labelledby={`tab-${login.tab}`}>
        <PasswordForm login={login} ways={ways} onWay={setWay} onSignedIn={finish} />
      </div>
    </>
  );
}

interface PasswordFormProps {
  login: ReturnType<typeof useLoginForm>;
  ways: WaysIn | null;
  onWay: (way: 'code' | 'forgot') => void;
  onSignedIn: (answer: SignedIn, words: string) => void;
}

function PasswordForm({ login, ways, onWay, onSignedIn }: PasswordFormProps) {
  const { tab, field, send, isSending, element, refusal, isPhoneRefused } = login;
  const isLogin = tab === 'login';
  useOfferedPasskeys(ways, (answer) => onSignedIn(answer, accounts.loggedIn));
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={send}>
      {!isLogin && <Field label={accounts.name} autoComplete="name" required {...field('name')} />}
      <Field
        label={accounts.phone}
        type="tel"
        inputMode="tel"
        autoComplete={isLogin ? 'tel webauthn' : 'tel'}
        required
        {...field('phone')}
      />
      {!isLogin && ways?.codes && isPhoneRefused && (
        <div className={styles.others}>
          <p>{waysIn.takenHint}</p>
          <Button onClick={() => onWay('code')}>{waysIn.confirmByCode}</Button>
        </div>
      )}
      {!isLogin && <Field label={accounts.email} type="email" autoComplete="email" {...field('email')} />}
      <Field
        label={accounts.password}
        type="password"
        autoComplete={isLogin ? 'current-password' : 'new-password'}
        required
        {...field('password')}
      />
      {!isLogin && (
        <Field
          label={accounts.confirmation}
          type="password"
          autoComplete="new-password"
          required
          {...field('confirmation')}
        />
      )}
      {refusal && <Notice tone="problem">{refusal}</Notice>}
      {!isLogin && (
        <p className={styles.purpose}>
          {accounts.consent}
          <LegalLinks names={['privacy', 'terms']} />
        </p>
      )}
      {isLogin && (
        <div className={styles.ways}>
          {ways?.codes && (
            <Button look="plain" onClick={() => onWay('code')}>
              {waysIn.codeInstead}
            </Button>
          )}
          <PasskeyWay ways={ways} onSignedIn={(answer) => onSignedIn(answer, accounts.loggedIn)} />
          <Button look="plain" onClick={() => onWay('forgot')}>
            {waysIn.forgot}
          </Button>
        </div>
      )}
      <DialogActions>
        <Button look="action" type="submit" busy={isSending}>
          {isLogin ? accounts.login : accounts.createAccount}
        </Button>
      </DialogActions>
    </form>
  );
}

function Tabs({ tab, onChange }: { tab: Tab; onChange: (next: Tab) => void }) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = tab === 'login' ? 'register' : 'login';
    onChange(other);
    document.getElementById(`tab-${other}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={accounts.tabs}>
      {(['login', 'register'] as const).map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={tab === name}
          aria-controls="login-panel"
          tabIndex={tab === name ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(name)}
          onKeyDown={onKey}
        >
          {name === 'login' ? accounts.login : accounts.register}
        </button>
      ))}
    </div>
  );
}
