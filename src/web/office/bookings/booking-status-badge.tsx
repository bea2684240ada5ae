import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { bookings } from '../../../words/en/office/bookings.ts';
import { type Tone, ToneBadge } from '../ui/tone-badge.tsx';

const TONES: Readonly<Record<BookingStatus, Tone>> = {
  pending: 'waiting',
  contacted: 'moving',
  confirmed: 'good',
  cancelled: 'ended',
  completed: 'done',
};

export const StatusBadge = ({ status }: { status: BookingStatus }) => (
  <ToneBadge tone={TONES[status]}>{bookings.statuses[status]}</ToneBadge>
);
