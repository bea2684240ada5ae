import { Button, type MantineColor, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import { wordsOf } from '../api/admin-api.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';

interface FieldStepProps {
  /** The field's name in the API. */
  field: 'password' | 'code';
  button: string;
  /** The message when the server gives none. */
  failure: string;
  color?: MantineColor;
  /** Checks the input before it is sent; null when it is valid. */
  check: () => string | null;
  /** This step disappears afterwards. */
  onSend: () => Promise<void>;
  children: (problem: string, forget: () => void) => ReactNode;
}

/** Shows one field and a button, with the messages about it. */
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
