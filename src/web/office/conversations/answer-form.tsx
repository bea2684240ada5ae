import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { Conversation } from '../../../contracts/conversations.ts';
import { LONGEST_ANSWER } from '../../../core/messages/conversation.ts';
import { conversations as words } from '../../../words/en/office/conversations.ts';
import { intentKeys } from '../../api/intent-keys.ts';
import { adminApi } from '../api/admin-api.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import { tellDone } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './conversation.module.css';

interface AnswerFormProps {
  conversation: Conversation;
  onSent: () => void;
}

/** Sends a text while WhatsApp takes one, and says until when; afterwards says what is left to do. */
export function AnswerForm({ conversation: { _id: id, isOpen, openUntil, canSend }, onSent }: AnswerFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [keys] = useState(() => intentKeys());
  const { busy, run } = useAction(words.failed, (said, error) =>
    setProblem((error instanceof ApiError ? error.fields.text : undefined) ?? said),
  );
  if (!canSend) return <Text role="status">{words.noAccount}</Text>;
  if (!isOpen) return <Text role="status">{words.closed}</Text>;
  const send = async () => {
    setProblem('');
    const body = { text };
    const headers = { 'idempotency-key': keys.keyFor(body) };
    await adminApi('POST /api/admin/conversations/{id}/answer', { params: { id }, body, headers });
    keys.taken();
    setText('');
    tellDone(words.sent);
    onSent();
  };
  return (
    <form
      noValidate
      className={styles.answer}
      aria-label={words.answer}
      onSubmit={(event) => {
        event.preventDefault();
        void run(send);
      }}
    >
      <Textarea
        label={words.answer}
        description={words.until({ time: formatDateTime(openUntil) })}
        autosize
        minRows={2}
        maxRows={10}
        required
        maxLength={LONGEST_ANSWER}
        value={text}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setProblem('');
        }}
      />
      <Button type="submit" loading={busy} className={styles.send ?? ''}>
        {words.send}
      </Button>
    </form>
  );
}
