import { Button, Checkbox, Group, NativeSelect, SegmentedControl, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CONTACT_METHODS, type ContactMethod } from '../../../core/bookings/booking-steps.ts';
import { CUSTOMER_LIMITS } from '../../../core/customers/customer-options.ts';
import { customers as words } from '../../../words/en/office/customers.ts';
import { intentKeys } from '../../api/intent-keys.ts';
import { adminApi } from '../api/admin-api.ts';
import { choicesOf } from '../ui/choices.ts';
import { TaskForm } from '../ui/desk/task-form.tsx';
import { printable } from '../ui/editor/plain-text.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './customers.module.css';

const KINDS = ['note', 'call', 'task'] as const;
type Kind = (typeof KINDS)[number];

interface EntryBoxProps {
  id: string;
  onSaved: () => void;
}

/** Writes a note, logs a call or makes a task about a customer. */
export function EntryBox({ id, onSaved }: EntryBoxProps) {
  const [kind, setKind] = useState<Kind>('note');
  return (
    <div className={styles.card}>
      <SegmentedControl
        aria-label={words.entryKind}
        value={kind}
        onChange={(value) => setKind(KINDS.find((each) => each === value) ?? 'note')}
        data={choicesOf(words.entryKinds)}
      />
      {kind === 'task' ? (
        <TaskForm about={{ kind: 'customer', id }} onAdded={onSaved} />
      ) : (
        <EntryForm kind={kind} id={id} onSaved={onSaved} />
      )}
    </div>
  );
}

/** Typed text stays when the kind changes, and after a failure. */
function EntryForm({ kind, id, onSaved }: EntryBoxProps & { kind: 'note' | 'call' }) {
  const [text, setText] = useState('');
  const [method, setMethod] = useState<ContactMethod>('phone');
  const [successful, setSuccessful] = useState(true);
  const [refusal, setRefusal] = useState('');
  const [keys] = useState(() => intentKeys());
  const { busy, run } = useAction(words.entryFailed, setRefusal);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal('');
    const body = { kind, method, successful, text: printable(text) };
    const isSaved = await run(() =>
      adminApi('POST /api/admin/customers/{id}/entries', {
        params: { id },
        body,
        headers: { 'idempotency-key': keys.keyFor(body) },
      }),
    );
    if (!isSaved) return;
    keys.taken();
    setText('');
    onSaved();
  };

  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap="xs">
        {kind === 'call' && (
          <Group gap="md" align="end">
            <NativeSelect
              label={words.method}
              value={method}
              data={choicesOf(words.methods)}
              onChange={({ currentTarget: { value } }) =>
                setMethod(CONTACT_METHODS.find((each) => each === value) ?? method)
              }
            />
            <Checkbox
              pb="xs"
              label={words.reached}
              checked={successful}
              onChange={(event) => setSuccessful(event.currentTarget.checked)}
            />
          </Group>
        )}
        <Textarea
          label={kind === 'note' ? words.noteLabel : words.callLabel}
          required={kind === 'note'}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={CUSTOMER_LIMITS.entry}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ErrorBanner onClose={() => setRefusal('')}>{refusal}</ErrorBanner>
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {kind === 'note' ? words.writeNote : words.logCall}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
