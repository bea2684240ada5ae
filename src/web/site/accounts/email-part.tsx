import { type FormEvent, useState } from 'react';
import type { OwnAccount } from '../../../contracts/account-access.ts';
import { emailProblem } from '../../../core/accounts/account-form.ts';
import { speak } from '../../../core/sayings.ts';
import { accountProblemWords } from '../../../words/en/forms/accounts.ts';
import { ownAccount } from '../../../words/en/site/own-account.ts';
import { browserApi } from '../../api/browser-api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountPart } from './account-part.tsx';
import styles from './own-account.module.css';
import { useSending } from './use-sending.ts';

/** Shows the e-mail address and whether it is confirmed, and mails a link that confirms one. */
export function EmailPart({ account: { user, confirmedEmail, ways } }: { account: OwnAccount }) {
  return (
    <AccountPart title={ownAccount.email}>
      <p className={styles.fact}>
        <span className={styles.value}>{user.email ?? ownAccount.noEmail}</span>
        {user.email && (
          <span className={styles.state}>{confirmedEmail === null ? ownAccount.notProven : ownAccount.proven}</span>
        )}
      </p>
      <p className={styles.quiet}>{ways.mail ? ownAccount.emailHint : ownAccount.noMail}</p>
      {ways.mail && <EmailForm email={confirmedEmail === null ? (user.email ?? '') : ''} />}
    </AccountPart>
  );
}

function EmailForm({ email }: { email: string }) {
  const [typed, setTyped] = useState(email);
  const [sentTo, setSentTo] = useState('');
  const { busy, refusal, problems, setProblems, run } = useSending(ownAccount.failed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSentTo('');
    const address = typed.trim();
    const problem = address === '' ? { say: 'email-malformed' as const } : emailProblem(address);
    if (problem) return setProblems({ email: speak(accountProblemWords, problem) });
    await run(async () => {
      await browserApi('PUT /api/users/me/email', { body: { email: address } });
      setSentTo(address);
    });
  };
  return (
    <form className={styles.narrow} noValidate onSubmit={submit}>
      <Field
        label={ownAccount.email}
        problem={problems.email}
        type="email"
        autoComplete="email"
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {refusal && <Notice tone="problem">{refusal}</Notice>}
      {sentTo && <Notice tone="success">{ownAccount.linkSent({ address: sentTo })}</Notice>}
      <Button type="submit" busy={busy}>
        {ownAccount.confirmEmail}
      </Button>
    </form>
  );
}
