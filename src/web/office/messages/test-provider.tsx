import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { MessageChannel } from '../../../contracts/messages.ts';
import { SAMPLE_TEMPLATE, TEMPLATE_LIMITS } from '../../../core/messages/whatsapp-templates.ts';
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
  const [template, setTemplate] = useState<{ name: string; language: string }>(SAMPLE_TEMPLATE);
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState('');
  const { busy, run } = useAction(words.testFailed, (said, error) => {
    const { to: field, name, language } = error instanceof ApiError ? error.fields : {};
    if (field === undefined) setTold(name ?? language ?? said);
    else setProblem(field);
  });
  const send = async () => {
    setTold('');
    setProblem('');
    const { tested } = await adminApi('POST /api/admin/message-providers/test', { body: { channel, to, template } });
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
      {channel === 'whatsapp' && (
        <>
          <TextInput
            label={words.testTemplate}
            value={template.name}
            maxLength={TEMPLATE_LIMITS.name}
            spellCheck={false}
            onChange={({ currentTarget: { value } }) => setTemplate({ ...template, name: value })}
          />
          <TextInput
            label={words.testLanguage}
            value={template.language}
            maxLength={TEMPLATE_LIMITS.language}
            spellCheck={false}
            onChange={({ currentTarget: { value } }) => setTemplate({ ...template, language: value })}
          />
        </>
      )}
      <Button variant="default" loading={busy} disabled={!isSaved} onClick={() => void run(send)}>
        {words.test}
      </Button>
      <Text size="sm" role="status" className={styles.told ?? ''}>
        {busy ? words.testing : told || words.testHint}
      </Text>
    </div>
  );
}
