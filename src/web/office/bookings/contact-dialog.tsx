import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { CONTACT_METHODS, type ContactMethod } from '../../../core/bookings/booking-steps.ts';
import { bookingDetails } from '../../../words/en/office/booking-details.ts';
import { intentKeys } from '../../api/intent-keys.ts';
import { adminApi } from '../api/admin-api.ts';
import { printable } from '../ui/editor/plain-text.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { fitsNotes, NotesField } from '../ui/notes-field.tsx';
import { useAction } from '../ui/use-action.ts';

/** The server's limit, in characters. */
const MOST_NOTES = 2000;

interface ContactDialogProps {
  booking: AdminBookingDetail;
  opened: boolean;
  onClose: () => void;
  /** Called with a message about what was done. */
  onRecorded: (booking: AdminBookingDetail, done: string) => void;
}

interface ContactForm {
  readonly method: ContactMethod;
  readonly successful: boolean;
  readonly notes: string;
}

const EMPTY: ContactForm = { method: 'phone', successful: false, notes: '' };

/** Typed but unrecorded text by booking, restored when the booking opens again. */
const unsent = new Map<string, ContactForm>();

/** Records an attempt to reach the traveller; typed text survives a failure and closing the dialog. */
export function ContactDialog({ booking, opened, onClose, onRecorded }: ContactDialogProps) {
  const [form, setForm] = useState(unsent.get(booking._id) ?? EMPTY);
  const [keys] = useState(() => intentKeys());
  const [refusal, setRefusal] = useState('');
  const { busy, run } = useAction(bookingDetails.contactFailed, (words, error) => {
    console.warn('A contact attempt could not be recorded', error);
    setRefusal(words);
  });

  const change = (part: Partial<ContactForm>) => {
    const next = { ...form, ...part };
    unsent.set(booking._id, next);
    setForm(next);
  };

  const record = async () => {
    setRefusal('');
    const body = { ...form, notes: printable(form.notes) };
    const answer = await adminApi('POST /api/admin/bookings/{id}/contact', {
      params: { id: booking._id },
      body,
      headers: { 'idempotency-key': keys.keyFor(body) },
    });
    keys.taken();
    unsent.delete(booking._id);
    setForm(EMPTY);
    onRecorded(answer.booking, bookingDetails.contactRecorded);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fitsNotes(form.notes, MOST_NOTES)) void run(record);
  };

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={bookingDetails.recordContactFor({ reference: booking.reference })}
      centered
    >
      <form onSubmit={submit}>
        <Stack>
          <Radio.Group
            label={bookingDetails.how}
            value={form.method}
            onChange={(method) => change({ method: method as ContactMethod })}
          >
            <Group gap="lg" mt={6}>
              {CONTACT_METHODS.map((method) => (
                <Radio key={method} value={method} label={bookingDetails.methods[method]} />
              ))}
            </Group>
          </Radio.Group>
          <Radio.Group
            label={bookingDetails.wasReached}
            value={form.successful ? 'yes' : 'no'}
            onChange={(value) => change({ successful: value === 'yes' })}
          >
            <Group gap="lg" mt={6}>
              <Radio value="no" label={bookingDetails.no} />
              <Radio value="yes" label={bookingDetails.yes} />
            </Group>
          </Radio.Group>
          <NotesField most={MOST_NOTES} value={form.notes} onChange={(notes) => change({ notes })} />
          <ErrorBanner>{refusal}</ErrorBanner>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {bookingDetails.close}
            </Button>
            <Button type="submit" loading={busy}>
              {bookingDetails.recordContact}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
