import { Button, Group, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LeadDetail } from '../../../contracts/leads.ts';
import { CONTACT_METHODS, type ContactMethod } from '../../../core/bookings/booking-steps.ts';
import { leadEntry as words } from '../../../words/en/office/lead-entry.ts';
import { intentKeys } from '../../api/intent-keys.ts';
import { adminApi } from '../api/admin-api.ts';
import { printable } from '../ui/editor/plain-text.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './lead-details.module.css';

/** The server's limit, in characters. */
const MOST_NOTES = 2000;

interface LeadContactProps {
  lead: LeadDetail;
  onRecorded: (lead: LeadDetail) => void;
}

/** Records an attempt to reach a lead: one click for its result, by phone unless another way is chosen. */
export function LeadContact({ lead, onRecorded }: LeadContactProps) {
  const [method, setMethod] = useState<ContactMethod>('phone');
  const [notes, setNotes] = useState('');
  const [done, setDone] = useState('');
  const [refusal, setRefusal] = useState('');
  const [keys] = useState(() => intentKeys());
  const { busy, run } = useAction(words.contactFailed, setRefusal);

  const record = (successful: boolean) =>
    void run(async () => {
      setRefusal('');
      setDone('');
      const body = { method, successful, notes: printable(notes) };
      const answer = await adminApi('POST /api/promotional-leads/{id}/contact', {
        params: { id: lead._id },
        body,
        headers: { 'idempotency-key': keys.keyFor(body) },
      });
      keys.taken();
      setNotes('');
      setDone(successful ? words.reachedRecorded : words.notReachedRecorded);
      onRecorded(answer.lead);
    });

  return (
    <section aria-labelledby="lead-contact" className={styles.contact}>
      <h4 id="lead-contact" className={styles.title}>
        {words.recordContact}
      </h4>
      <Radio.Group aria-label={words.how} value={method} onChange={(value) => setMethod(value as ContactMethod)}>
        <Group gap="lg">
          {CONTACT_METHODS.map((each) => (
            <Radio key={each} value={each} label={words.methods[each]} />
          ))}
        </Group>
      </Radio.Group>
      <Group gap="sm" align="end">
        <TextInput
          className={styles.notes ?? ''}
          label={words.contactNotes}
          maxLength={MOST_NOTES}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        <Button variant="default" disabled={busy} onClick={() => record(false)}>
          {words.notReached}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => record(true)}>
          {words.reached}
        </Button>
      </Group>
      <p role="status" className={styles.done}>
        {done}
      </p>
      <ErrorBanner onClose={() => setRefusal('')}>{refusal}</ErrorBanner>
    </section>
  );
}
