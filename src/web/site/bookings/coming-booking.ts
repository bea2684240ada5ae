import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { type Day, dayInIndia, daysBetween, isDay } from '../../../core/dates.ts';
import { bookings as words } from '../../../words/en/site/bookings.ts';
import { dates } from '../../../words/en/site/dates.ts';

interface ComingBooking {
  readonly status: BookingStatus;
  readonly preferredDate: string;
  readonly createdAt: string;
}

/** Returns whether nothing more is to come of a booking: it has ended, or its day has passed. */
export const isOver = ({ status, preferredDate }: ComingBooking, today: Day): boolean =>
  status === 'cancelled' || status === 'completed' || preferredDate < today;

/** Returns what happens next with a booking, from its status and its days alone. */
export function wordNext(
  { status, preferredDate, createdAt }: ComingBooking,
  { agency, today }: { readonly agency: string; readonly today: Day },
): string {
  if (status === 'cancelled' || status === 'completed') return words.over[status];
  if (preferredDate < today) return words.datePassed;
  if (status === 'pending') return words.waitingSince({ agency, day: dates.day(dayInIndia(Date.parse(createdAt))) });
  if (status === 'contacted' || !isDay(preferredDate)) return words.beingAgreed({ agency });
  return words.startsIn({ days: daysBetween(today, preferredDate) });
}
