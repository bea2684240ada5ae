import type { TravellersBooking } from '../../../contracts/bookings.ts';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';

export interface TrackStep {
  readonly status: BookingStatus;
  /** When it was reached; null for what lies ahead. */
  readonly at: string | null;
  readonly isCurrent: boolean;
}

/** What a booking goes through when all goes well. */
const WAY: readonly BookingStatus[] = ['pending', 'contacted', 'confirmed', 'completed'];

/** The steps that were taken, then those still ahead; a step that was passed over is not shown, and an end is an end. */
export function statusTrack({ status, steps }: Pick<TravellersBooking, 'status' | 'steps'>): readonly TrackStep[] {
  const taken = steps.map((step, i) => ({ ...step, isCurrent: i === steps.length - 1 }));
  const ahead = status === 'cancelled' ? [] : WAY.slice(WAY.indexOf(status) + 1);
  return [...taken, ...ahead.map((next) => ({ status: next, at: null, isCurrent: false }))];
}
