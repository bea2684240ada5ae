import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SignedIn } from '../../../contracts/accounts.ts';
import { ApiError } from '../../../contracts/client.ts';
import { loginProblems, registrationProblems } from '../../../core/accounts/account-form.ts';
import { sentPhone } from '../../../core/phone.ts';
import { speakProblems } from '../../../core/problems.ts';
import { accountProblemWords } from '../../../words/en/forms/accounts.ts';
import { accounts } from '../../../words/en/site/accounts.ts';
import { browserApi } from '../../api/browser-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { LegalLinks } from '../../ui/legal-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './login-dialog.module.css';
import { useSession } from './session.tsx';

type Tab = 'login' | 'register';

/** The success message stays this long before the dialog closes. */
const CLOSE_AFTER_MS = 1500;

const EMPTY = { name: '', phone: '', email: '', password: '', confirmation: '' };

/** Shows Login and Register in one dialog; typed text stays when the tab changes. */
export function LoginDialog() {
  const { loginOpen, closeLogin } = useSession();
  return (
    <Dialog open={loginOpen} onClose={closeLogin} title={accounts.dialogTitle}>
      <LoginForms />
    </Dialog>
  );
}

/** Holds the state of both forms: typed values, problems and the progress of sending. */
function useLoginForm(signIn: (answer: SignedIn) => void) {
  const [tab, setTab] = useState<Tab>('login');
  const [form, setForm] = useState(EMPTY);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState('');
  const [state, setState] = useState<'form' | 'sending' | 'done'>('form');
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
    setState('sending');
    try {
      signIn(await sendForm(tab, form));
      setState('done');
    } catch (error) {
      setState('form');
      const refusal = error instanceof ApiError ? error : null;
      setProblems(refusal?.fields ?? {});
      setRefusal(refusal?.message || (tab === 'login' ? accounts.loginFailed : accounts.registrationFailed));
    }
  };

  return { tab, change, field, send, state, element, refusal: Object.keys(problems).length > 0 ? '' : refusal };
}

function sendForm(tab: Tab, form: typeof EMPTY): Promise<SignedIn> {
  const phone = sentPhone(form.phone);
  const { password, name } = form;
  if (tab === 'login') return browserApi('POST /api/users/login', { body: { phone, password } });
  const email = form.email.trim();
  return browserApi('POST /api/users/register', { body: { name, phone, password, ...(email && { email }) } });
}

function LoginForms() {
  const { signIn, closeLogin } = useSession();
  const { tab, change, field, send, state, element, refusal } = useLoginForm(signIn);

  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(closeLogin, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, closeLogin]);

  if (state === 'done') {
    return <Notice tone="success">{tab === 'login' ? accounts.loggedIn : accounts.registered}</Notice>;
  }
  return (
    <>
      <Tabs tab={tab} onChange={change} />
      <div id="login-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <form ref={element} className={styles.form} noValidate onSubmit={send}>
          {tab === 'register' && <Field label={accounts.name} autoComplete="name" required {...field('name')} />}
          <Field label={accounts.phone} type="tel" inputMode="tel" autoComplete="tel" required {...field('phone')} />
          {tab === 'register' && <Field label={accounts.email} type="email" autoComplete="email" {...field('email')} />}
          <Field
            label={accounts.password}
            type="password"
            autoComplete={tab === 'login' ? 'current-password' : 'new-password'}
            required
            {...field('password')}
          />
          {tab === 'register' && (
            <Field
              label={accounts.confirmation}
              type="password"
              autoComplete="new-password"
              required
              {...field('confirmation')}
            />
          )}
          {refusal && <Notice tone="problem">{refusal}</Notice>}
          {tab === 'register' && (
            <p className={styles.purpose}>
              {accounts.consent}
              <LegalLinks names={['privacy', 'terms']} />
            </p>
          )}
          <DialogActions>
            <Button look="action" type="submit" busy={state === 'sending'}>
              {tab === 'login' ? accounts.login : accounts.createAccount}
            </Button>
          </DialogActions>
        </form>
      </div>
    </>
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
