import type { TravellersBooking } from '../../../contracts/bookings.ts';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';

export interface TrackStep {
  readonly status: BookingStatus;
  /** When the step was reached; null for a step ahead. */
  readonly at: string | null;
  readonly isCurrent: boolean;
}

/** The statuses of a booking when all goes well. */
const WAY: readonly BookingStatus[] = ['pending', 'contacted', 'confirmed', 'completed'];

/** Returns the steps taken, then those ahead; leaves out skipped steps, and shows nothing after a final status. */
export function statusTrack({ status, steps }: Pick<TravellersBooking, 'status' | 'steps'>): readonly TrackStep[] {
  const taken = steps.map((step, i) => ({ ...step, isCurrent: i === steps.length - 1 }));
  const ahead = status === 'cancelled' ? [] : WAY.slice(WAY.indexOf(status) + 1);
  return [...taken, ...ahead.map((next) => ({ status: next, at: null, isCurrent: false }))];
}
