import { Button, Checkbox, Group, Menu, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { BookingAct } from '../../../contracts/bookings.ts';
import { BOOKING_LIMITS } from '../../../core/bookings/booking-form.ts';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  CONTACT_METHODS,
  type ContactMethod,
} from '../../../core/bookings/booking-steps.ts';
import { formatCount } from '../../../core/counts.ts';
import { bookingDetails } from '../../../words/en/office/booking-details.ts';
import { bookings } from '../../../words/en/office/bookings.ts';
import { listTools as words } from '../../../words/en/office/list-tools.ts';
import { adminApi } from '../api/admin-api.ts';
import { BulkBar, BulkReport, countChosen, useBulk } from '../ui/bulk-bar.tsx';
import { printable } from '../ui/editor/plain-text.ts';
import type { Selection } from '../ui/use-selection.ts';
import type { queryOf } from './booking-filters.ts';

interface BulkBookingsProps {
  selection: Selection;
  filters: ReturnType<typeof queryOf>;
  total: number;
  totalIsAtLeast: boolean;
  exportAddress: string;
  onChanged: () => void;
}

type Asked = { readonly kind: 'status'; readonly status: BookingStatus } | { readonly kind: 'contact' };

/** Changes the chosen bookings: each as if alone, with its own message to the traveller. */
export function BulkBookings({ selection, filters, onChanged, ...list }: BulkBookingsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { busy, run, refused, closeReport } = useBulk(onChanged);
  const count = countChosen(selection, list.total);

  const act = (what: BookingAct) => {
    const choice = selection.all ? { filters, matching: list.total } : { ids: [...selection.ids] };
    setAsked(null);
    void run({
      act: () => adminApi('POST /api/admin/bookings/bulk', { body: { choice, act: what } }),
      told: words.done,
      undo:
        what.kind === 'status'
          ? (done) => {
              const ids = done.map(({ _id }) => _id);
              return adminApi('POST /api/admin/bookings/bulk', { body: { choice: { ids }, act: { kind: 'undo' } } });
            }
          : undefined,
    });
  };

  return (
    <>
      <BulkBar selection={selection} busy={busy} {...list}>
        <Menu shadow="md">
          <Menu.Target>
            <Button size="compact-md" loading={busy}>
              {words.setStatus}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {BOOKING_STATUSES.map((status) => (
              <Menu.Item key={status} onClick={() => setAsked({ kind: 'status', status })}>
                {bookings.statuses[status]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button size="compact-md" variant="default" disabled={busy} onClick={() => setAsked({ kind: 'contact' })}>
          {words.recordContact}
        </Button>
      </BulkBar>
      <Modal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={asked?.kind === 'contact' ? words.recordContact : words.setStatus}
        centered
      >
        {asked?.kind === 'status' && (
          <StatusForm status={asked.status} count={count} onAct={act} onCancel={() => setAsked(null)} />
        )}
        {asked?.kind === 'contact' && <ContactForm onAct={act} onCancel={() => setAsked(null)} />}
      </Modal>
      <BulkReport refused={refused} onClose={closeReport} />
    </>
  );
}

interface FormProps {
  onAct: (act: BookingAct) => void;
  onCancel: () => void;
}

const Buttons = ({ label, onCancel }: { label: string; onCancel: () => void }) => (
  <Group justify="flex-end">
    <Button variant="default" onClick={onCancel}>
      {words.cancel}
    </Button>
    <Button type="submit">{label}</Button>
  </Group>
);

function StatusForm({ status, count, onAct, onCancel }: FormProps & { status: BookingStatus; count: number }) {
  const [reason, setReason] = useState('');
  const [tell, setTell] = useState(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAct({ kind: 'status', status, tell, reason: printable(reason).trim() });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>{words.whatStatusDoes({ count: formatCount(count), status: bookings.statuses[status] })}</Text>
        {status !== 'contacted' && (
          <Checkbox
            label={words.tellTravellers}
            checked={tell}
            onChange={(event) => setTell(event.currentTarget.checked)}
          />
        )}
        <TextInput
          label={words.reason}
          maxLength={BOOKING_LIMITS.reason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Buttons label={words.setStatus} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

function ContactForm({ onAct, onCancel }: FormProps) {
  const [method, setMethod] = useState<ContactMethod>('phone');
  const [successful, setSuccessful] = useState(false);
  const [notes, setNotes] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAct({ kind: 'contact', method, successful, notes: printable(notes) });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Radio.Group
          label={bookingDetails.how}
          value={method}
          onChange={(value) => setMethod(CONTACT_METHODS.find((one) => one === value) ?? method)}
        >
          <Group gap="lg" mt={6}>
            {CONTACT_METHODS.map((one) => (
              <Radio key={one} value={one} label={bookingDetails.methods[one]} />
            ))}
          </Group>
        </Radio.Group>
        <Checkbox
          label={bookingDetails.wasReached}
          checked={successful}
          onChange={(event) => setSuccessful(event.currentTarget.checked)}
        />
        <TextInput
          label={words.note}
          maxLength={2000}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        <Buttons label={words.recordContact} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
