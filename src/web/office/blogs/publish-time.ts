import { formatClock, parseClock } from '../../../core/clock-time.ts';
import { type Day, dayInIndia, isDay, startOfDayInIndia } from '../../../core/dates.ts';

const MINUTE_MS = 60_000;

/** A moment as two fields have it, in Indian time. */
export interface IndianMoment {
  readonly day: Day;
  /** `09:30`. */
  readonly time: string;
}

/** The instant, in milliseconds since 1970; null while the fields do not say one. */
export function instantOf({ day, time }: IndianMoment): number | null {
  if (!isDay(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return startOfDayInIndia(day) + parseClock(time) * MINUTE_MS;
}

/** The fields of an instant, whatever clock the admin's computer has. */
export function momentOf(instant: number): IndianMoment {
  const day = dayInIndia(instant);
  return { day, time: formatClock((instant - startOfDayInIndia(day)) / MINUTE_MS) };
}
