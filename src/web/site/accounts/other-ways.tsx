import { type FormEvent, type ReactNode, useState } from 'react';
import type { WaysIn } from '../../../contracts/account-access.ts';
import type { SignedIn } from '../../../contracts/accounts.ts';
import { emailProblem, newPasswordProblem, registrationNameProblem } from '../../../core/accounts/account-form.ts';
import { onlyProblems, speakProblems } from '../../../core/problems.ts';
import { speak } from '../../../core/sayings.ts';
import { accountProblemWords } from '../../../words/en/forms/accounts.ts';
import { accounts } from '../../../words/en/site/accounts.ts';
import { waysIn } from '../../../words/en/site/ways-in.ts';
import { browserApi } from '../../api/browser-api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { LegalLinks } from '../../ui/legal-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodeSteps, type Proven } from './code-steps.tsx';
import styles from './login-dialog.module.css';
import { NewPasswordForm } from './new-password-form.tsx';
import { useFocusFirst } from './use-focus-first.ts';
import { useSending } from './use-sending.ts';

/** Whom people may call. */
export interface Agency {
  readonly agency: string;
  readonly phone: string;
}

interface OtherWaysProps {
  way: 'code' | 'forgot';
  ways: WaysIn | null;
  agency: Agency;
  /** The phone typed so far. */
  phone: string;
  onBack: () => void;
  /** With the words that tell what has been done. */
  onSignedIn: (answer: SignedIn, words: string) => void;
}

/** Shows the ways into an account without its password. */
export function OtherWays({ way, ways, agency, phone, onBack, onSignedIn }: OtherWaysProps) {
  const [proven, setProven] = useState<Proven | null>(null);
  const takeProof = async (found: Proven) => {
    if (found.account === 'proven' && way === 'code') {
      const body = { phone: found.phone, proof: found.proof };
      return onSignedIn(await browserApi('POST /api/users/login-with-code', { body }), accounts.loggedIn);
    }
    setProven(found);
  };
  const steps = proven ? (
    <AfterCode proven={proven} onSignedIn={onSignedIn} />
  ) : (
    <CodeSteps phone={phone} onProven={takeProof} />
  );
  return (
    <div className={styles.form}>
      {way === 'code' || proven ? steps : <Forgot ways={ways} agency={agency} steps={steps} />}
      <Button look="plain" onClick={onBack}>
        {waysIn.back}
      </Button>
    </div>
  );
}

function AfterCode({ proven, onSignedIn }: { proven: Proven } & Pick<OtherWaysProps, 'onSignedIn'>) {
  const { phone, proof, account } = proven;
  if (account !== 'proven') return <RegisterProven proven={proven} onSignedIn={onSignedIn} />;
  return (
    <NewPasswordForm
      onSend={async (password) => {
        const body = { phone, proof, password };
        onSignedIn(await browserApi('POST /api/users/reset-password', { body }), waysIn.passwordSaved);
      }}
    />
  );
}

/** Opens an account with a phone that was just proven. */
function RegisterProven({ proven, onSignedIn }: { proven: Proven } & Pick<OtherWaysProps, 'onSignedIn'>) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, refusal, problems, setProblems, run } = useSending(accounts.registrationFailed);
  const form = useFocusFirst();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = onlyProblems({ name: registrationNameProblem(name), password: newPasswordProblem(password) });
    if (Object.keys(found).length > 0) return setProblems(speakProblems(accountProblemWords, found));
    await run(async () => {
      const { phone, proof } = proven;
      const body = { phone, proof, name, password };
      onSignedIn(await browserApi('POST /api/users/register-with-code', { body }), accounts.registered);
    });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Notice tone="info">{proven.account === 'unproven' ? waysIn.unproven : waysIn.noAccount}</Notice>
      <Field
        label={accounts.name}
        problem={problems.name}
        autoComplete="name"
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={accounts.password}
        problem={problems.password}
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {refusal && <Notice tone="problem">{refusal}</Notice>}
      <p className={styles.purpose}>
        {accounts.consent}
        <LegalLinks names={['privacy', 'terms']} />
      </p>
      <Button look="action" type="submit" busy={busy}>
        {accounts.createAccount}
      </Button>
    </form>
  );
}

/** Shows every way to a new password that this site offers; the agency's help is always one. */
function Forgot({ ways, agency, steps }: Pick<OtherWaysProps, 'ways' | 'agency'> & { steps: ReactNode }) {
  return (
    <>
      {ways?.codes && (
        <section className={styles.form} aria-labelledby="forgot-code">
          <h3 id="forgot-code" className={styles.way}>
            {waysIn.byCode}
          </h3>
          {steps}
        </section>
      )}
      {ways?.mail && (
        <section className={styles.form} aria-labelledby="forgot-mail">
          <h3 id="forgot-mail" className={styles.way}>
            {waysIn.byMail}
          </h3>
          <MailForm />
        </section>
      )}
      <section className={styles.form} aria-labelledby="forgot-agency">
        <h3 id="forgot-agency" className={styles.way}>
          {waysIn.byAgency}
        </h3>
        <p>{waysIn.askAgency(agency)}</p>
      </section>
    </>
  );
}

function MailForm() {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const { busy, refusal, problems, setProblems, run } = useSending(waysIn.failed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    const problem = typed === '' ? { say: 'email-malformed' as const } : emailProblem(typed);
    if (problem) return setProblems({ email: speak(accountProblemWords, problem) });
    await run(async () => {
      await browserApi('POST /api/users/recovery', { body: { email: typed } });
      setSent(true);
    });
  };
  if (isSent) return <Notice tone="success">{waysIn.mailed}</Notice>;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={waysIn.email}
        problem={problems.email}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {refusal && <Notice tone="problem">{refusal}</Notice>}
      <Button type="submit" busy={busy}>
        {waysIn.mailLink}
      </Button>
    </form>
  );
}
