import { Button, type MantineColor, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import { wordsOf } from '../api/admin-api.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';

interface FieldStepProps {
  /** As the API calls the field. */
  field: 'password' | 'code';
  button: string;
  /** What is said when the server says nothing. */
  failure: string;
  color?: MantineColor;
  /** What is wrong with what is typed, before it is sent; null when it may be. */
  check: () => string | null;
  /** After it this step is gone. */
  onSend: () => Promise<void>;
  children: (problem: string, forget: () => void) => ReactNode;
}

/** One field and a button, with what is said of it. */
export function FieldStep({ field, button, failure, color, check, onSend, children }: FieldStepProps) {
  const [problem, setProblem] = useState('');
  const [banner, setBanner] = useState('');
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = check() ?? '';
    setProblem(wrong);
    setBanner('');
    if (wrong !== '') return;
    setSending(true);
    try {
      await onSend();
    } catch (error) {
      const said = error instanceof ApiError ? error.fields[field] : undefined;
      setProblem(said ?? '');
      setBanner(said ? '' : wordsOf(error, failure));
      setSending(false);
    }
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack>
        {children(problem, () => setProblem(''))}
        <ErrorBanner>{banner}</ErrorBanner>
        <Button type="submit" loading={sending} {...(color && { color })}>
          {button}
        </Button>
      </Stack>
    </form>
  );
}
