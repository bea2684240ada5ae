import { Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { BOOKING_LIMITS } from '../../../core/bookings/booking-form.ts';
import { formatMoney } from '../../../core/money.ts';
import { bookingSteps } from '../../../words/en/office/booking-steps.ts';
import { Passage } from '../../ui/passage.tsx';
import { printable } from '../ui/editor/plain-text.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import { describeTelling, labelOf, mustBeCalled, type PlannedStep, questionOf } from './step-words.ts';

interface StepDialogProps {
  booking: AdminBookingDetail;
  /** Null closes the dialog. */
  step: PlannedStep | null;
  busy: boolean;
  /** Why the step was refused; typed text stays. */
  refusal: string;
  onTake: (form: { readonly reason: string; readonly tell: boolean }) => void;
  onCancel: () => void;
}

/** Confirms a step that the traveller is notified of, with person, trip, date and price. */
export function StepDialog({ booking, step, onCancel, ...others }: StepDialogProps) {
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState(step);
  if (step !== null && step !== shown) setShown(step);
  return (
    <Modal opened={step !== null} onClose={onCancel} title={shown && questionOf(shown)} centered>
      {shown && <StepForm key={shown.to} booking={booking} step={shown} onCancel={onCancel} {...others} />}
    </Modal>
  );
}

const dates = (first: string, last: string): string =>
  first === last
    ? formatCalendarDay(first)
    : bookingSteps.fromTo({ first: formatCalendarDay(first), last: formatCalendarDay(last) });

function StepForm({ booking, step, busy, refusal, onTake, onCancel }: StepDialogProps & { step: PlannedStep }) {
  const { customerInfo, currency, lastDay } = booking;
  const [reason, setReason] = useState('');
  const [tell, setTell] = useState(step.tells);
  const [isMissing, setIsMissing] = useState(false);
  const isEarly = step.needsReason && !step.isBack;

  const take = (event: FormEvent) => {
    event.preventDefault();
    if (step.needsReason && reason.trim() === '') return setIsMissing(true);
    onTake({ reason: printable(reason).trim(), tell });
  };

  return (
    <form onSubmit={take}>
      <Stack>
        <FactList
          facts={[
            [bookingSteps.traveller, <bdi key="name">{customerInfo.fullName}</bdi>],
            [bookingSteps.trip, <Passage key="trip" text={booking.packageTitle} />],
            [bookingSteps.tripDates, dates(customerInfo.preferredDate, lastDay)],
            [bookingSteps.travellers, customerInfo.travelers],
            [bookingSteps.total, formatMoney(booking.total, currency)],
          ]}
        />
        {step.needsReason && (
          <Textarea
            label={bookingSteps.reason}
            description={
              isEarly ? bookingSteps.reasonWhenEarly({ lastDay: formatCalendarDay(lastDay) }) : bookingSteps.reasonKept
            }
            error={isMissing && bookingSteps.reasonMissing}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={BOOKING_LIMITS.reason}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setIsMissing(false);
            }}
          />
        )}
        {mustBeCalled(step, booking.tellBy) && <Text>{describeTelling(step, booking.tellBy)}</Text>}
        {step.tells && !mustBeCalled(step, booking.tellBy) && (
          <Checkbox
            label={bookingSteps.tellTraveller}
            description={describeTelling(step, booking.tellBy)}
            checked={tell}
            onChange={(event) => setTell(event.currentTarget.checked)}
          />
        )}
        <ErrorBanner>{refusal}</ErrorBanner>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} data-autofocus>
            {bookingSteps.stepBackInstead}
          </Button>
          <Button type="submit" loading={busy} {...(step.to === 'cancelled' && { color: 'red.9' })}>
            {labelOf(step)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
