import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { type Tone, ToneBadge } from '../ui/tone-badge.tsx';

/** Labels of the statuses. */
export const BOOKING_STATUS_NAMES: Readonly<Record<BookingStatus, string>> = {
  pending: 'Pending',
  contacted: 'Contacted',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

const TONES: Readonly<Record<BookingStatus, Tone>> = {
  pending: 'waiting',
  contacted: 'moving',
  confirmed: 'good',
  cancelled: 'ended',
  completed: 'done',
};

export const StatusBadge = ({ status }: { status: BookingStatus }) => (
  <ToneBadge tone={TONES[status]}>{BOOKING_STATUS_NAMES[status]}</ToneBadge>
);
