import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { MessageChannel } from '../../../contracts/messages.ts';
import { sending as words } from '../../../words/en/office/sending.ts';
import { adminApi } from '../api/admin-api.ts';
import { useAction } from '../ui/use-action.ts';
import { describeTest } from './describe-test.ts';
import styles from './sending.module.css';

interface TestProviderProps {
  channel: MessageChannel;
  /** False while changes are not saved. */
  isSaved: boolean;
}

/** Sends a test message to an address or number, and says what the provider answered. */
export function TestProvider({ channel, isSaved }: TestProviderProps) {
  const [to, setTo] = useState('');
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState('');
  const { busy, run } = useAction(words.testFailed, (said, error) => {
    const field = error instanceof ApiError ? error.fields.to : undefined;
    if (field === undefined) setTold(said);
    else setProblem(field);
  });
  const send = async () => {
    setTold('');
    setProblem('');
    const { tested } = await adminApi('POST /api/admin/message-providers/test', { body: { channel, to } });
    setTold(describeTest(tested, to));
  };
  return (
    <div className={styles.test}>
      <TextInput
        label={words.testTo[channel]}
        type={channel === 'email' ? 'email' : 'tel'}
        className={styles.recipient ?? ''}
        value={to}
        error={problem}
        maxLength={200}
        onChange={({ currentTarget: { value } }) => setTo(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void run(send);
        }}
      />
      <Button variant="default" loading={busy} disabled={!isSaved} onClick={() => void run(send)}>
        {words.test}
      </Button>
      <Text size="sm" role="status" className={styles.told ?? ''}>
        {busy ? words.testing : told || words.testHint}
      </Text>
    </div>
  );
}
