import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { ApiError } from '../../../contracts/client.ts';
import { type BookingTerms, changedTerms, type TermField } from '../../../core/bookings/entered-booking.ts';
import { formatMoney } from '../../../core/money.ts';
import { bookingEntry as words } from '../../../words/en/office/booking-entry.ts';
import { adminApi } from '../api/admin-api.ts';
import { switchField } from '../ui/editor/form-fields.ts';
import { ofForm } from '../ui/editor/form-refusal.ts';
import { useFormDraft } from '../ui/editor/use-form-draft.ts';
import { EntryDialog } from '../ui/entry-dialog.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import { draftOf, rebased, sentTerms, type TermsDraft, termsOf } from './terms-draft.ts';
import { TravellerFields, TripFields } from './terms-fields.tsx';

interface ChangeBookingProps {
  booking: AdminBookingDetail;
  opened: boolean;
  onClose: () => void;
  /** Called with a message about what was done. */
  onChanged: (booking: AdminBookingDetail, done: string) => void;
  /** Called when the booking has changed meanwhile; `booking` becomes what is stored. */
  onOutdated: () => Promise<void>;
}

/** Changes the terms of a booking, in a dialog over it. */
export function ChangeBooking({ booking, opened, onClose, ...others }: ChangeBookingProps) {
  return (
    <EntryDialog opened={opened} title={words.changeOf({ reference: booking.reference })} onClose={onClose}>
      {({ onChange }) => <ChangeForm booking={booking} onChange={onChange} {...others} />}
    </EntryDialog>
  );
}

interface ChangeDraft extends TermsDraft {
  readonly tell: boolean;
}

/** Statuses in which the traveller counts on what they were told. */
const OPEN: readonly string[] = ['pending', 'contacted', 'confirmed'];
const TOLD: readonly TermField[] = ['preferredDate', 'travelers', 'price'];

function ChangeForm({
  booking,
  onChange,
  onChanged,
  onOutdated,
}: Pick<ChangeBookingProps, 'booking' | 'onChanged' | 'onOutdated'> & { onChange: () => void }) {
  const stored = termsOf(booking);
  /** The terms that the edit began from. */
  const [before, setBefore] = useState<BookingTerms>(stored);
  const isOutdated = changedTerms(before, stored).length > 0;
  const mayTell = OPEN.includes(booking.status) && booking.tellBy !== null;
  const { form, banner, closeBanner, saving, submit } = useFormDraft<ChangeDraft>({
    initial: () => ({ ...draftOf(stored), tell: mayTell }),
    send: async (draft) => {
      const body = { before, after: sentTerms(draft), tell: draft.tell };
      try {
        const answer = await adminApi('PUT /api/admin/bookings/{id}', { params: { id: booking._id }, body });
        const isTold = draft.tell && TOLD.some((field) => changedTerms(before, body.after).includes(field));
        onChanged(answer.booking, isTold && booking.tellBy?.length ? words.changedAndTold : words.changed);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await onOutdated();
        throw ofForm(error);
      }
    },
    failure: words.changeFailed,
    onChange,
  });
  const { draft, change } = form;

  const take = (terms: BookingTerms) => {
    change(draftOf(terms));
    setBefore(stored);
    closeBanner();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <TripFields form={form} currency={booking.currency} />
        <TravellerFields form={form} />
        {mayTell && (
          <Checkbox
            {...switchField(form, 'tell')}
            label={words.tellOfChange}
            description={booking.tellBy?.length ? words.tellOfChangeHint : words.cannotTell}
          />
        )}
        {isOutdated ? (
          <OutdatedNotice
            booking={booking}
            before={before}
            stored={stored}
            onTakeTheirs={() => take(stored)}
            onKeepMine={() => take(rebased({ ...before, ...sentTerms(draft) }, before, stored))}
          />
        ) : (
          <ErrorBanner onClose={closeBanner}>{banner}</ErrorBanner>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={saving} disabled={isOutdated}>
            {words.saveChange}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface OutdatedNoticeProps {
  booking: AdminBookingDetail;
  before: BookingTerms;
  stored: BookingTerms;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Names what another admin has changed meanwhile; nothing is lost on either side until this admin chooses. */
function OutdatedNotice({ booking, before, stored, onTakeTheirs, onKeepMine }: OutdatedNoticeProps) {
  const shown = (terms: BookingTerms, field: TermField): string => {
    if (field === 'price') return formatMoney(terms.price.amount, booking.currency);
    const text = String(terms[field]);
    return field === 'preferredDate' ? formatCalendarDay(text) : text || words.none;
  };
  const changes = changedTerms(before, stored).map((field) =>
    words.theirChange({ field: words.fields[field], from: shown(before, field), to: shown(stored, field) }),
  );
  return (
    <ErrorBanner
      action={
        <Group gap="sm">
          <Button variant="default" size="xs" onClick={onTakeTheirs}>
            {words.useTheirs}
          </Button>
          <Button variant="default" size="xs" onClick={onKeepMine}>
            {words.keepMine}
          </Button>
        </Group>
      }
    >
      {words.changedMeanwhile({ changes })}
    </ErrorBanner>
  );
}
