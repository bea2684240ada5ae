import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import { signIn } from '../../../words/en/office/sign-in.ts';
import { adminApi } from '../api/admin-api.ts';
import { keepAdminSession } from '../api/admin-session.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { wordCodeProblem } from './word-code-problem.ts';
import { wordsOfLogin } from './words-of-login.ts';

interface CodeFormProps {
  challenge: string;
  /** Returns to the password, with the reason. */
  onStartAgain: (why: string) => void;
}

export function CodeForm({ challenge, onStartAgain }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [refusal, setRefusal] = useState('');
  const [sending, setSending] = useState(false);

  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return onStartAgain(wordsOfLogin(error));
    const ofCode = error instanceof ApiError ? error.fields.code : undefined;
    if (ofCode) setProblem(ofCode);
    else setRefusal(wordsOfLogin(error));
    setSending(false);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = wordCodeProblem(code) ?? '';
    setProblem(wrong);
    setRefusal('');
    if (wrong !== '') return;
    setSending(true);
    await adminApi('POST /api/admin/auth/verify', { body: { challenge, code } }).then(keepAdminSession, refused);
  };

  return (
    <form noValidate onSubmit={send}>
      <Stack>
        <TextInput
          label={signIn.code}
          description={signIn.codeHint}
          name="code"
          size="md"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          // The admin is in the middle of signing in.
          autoFocus
          value={code}
          error={problem}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <ErrorBanner>{refusal}</ErrorBanner>
        <Button type="submit" size="md" fullWidth loading={sending}>
          {signIn.verify}
        </Button>
        <Button variant="subtle" color="gray" fullWidth onClick={() => onStartAgain('')}>
          {signIn.someoneElse}
        </Button>
      </Stack>
    </form>
  );
}
