import { type FormEvent, useState } from 'react';
import { newPasswordProblem } from '../../../core/accounts/account-form.ts';
import { onlyProblems, speakProblems } from '../../../core/problems.ts';
import { accountProblemWords } from '../../../words/en/forms/accounts.ts';
import { accounts } from '../../../words/en/site/accounts.ts';
import { waysIn } from '../../../words/en/site/ways-in.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './login-dialog.module.css';
import { useFocusFirst } from './use-focus-first.ts';
import { useSending } from './use-sending.ts';

/** Asks twice for a new password and hands it over; a refusal of `onSend` is shown. */
export function NewPasswordForm({ onSend }: { onSend: (password: string) => Promise<void> }) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const { busy, refusal, problems, setProblems, run } = useSending(waysIn.failed);
  const form = useFocusFirst();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = onlyProblems({
      password: newPasswordProblem(password),
      confirmation: password === confirmation ? null : { say: 'passwords-differ' as const },
    });
    if (Object.keys(found).length > 0) return setProblems(speakProblems(accountProblemWords, found));
    await run(() => onSend(password));
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={waysIn.newPassword}
        problem={problems.password}
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Field
        label={accounts.confirmation}
        problem={problems.confirmation}
        type="password"
        autoComplete="new-password"
        required
        value={confirmation}
        onChange={({ target }) => setConfirmation(target.value)}
      />
      {refusal && <Notice tone="problem">{refusal}</Notice>}
      <Button look="action" type="submit" busy={busy}>
        {waysIn.savePassword}
      </Button>
    </form>
  );
}
