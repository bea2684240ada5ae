import { formatClock, parseClock } from '../../../core/clock-time.ts';
import { type Day, dayInIndia, isDay, startOfDayInIndia } from '../../../core/dates.ts';

const MINUTE_MS = 60_000;

/** A moment in two fields, in Indian time. */
export interface IndianMoment {
  readonly day: Day;
  /** `09:30`. */
  readonly time: string;
}

/** Returns the instant in milliseconds since 1970; null for invalid fields. */
export function publishInstant({ day, time }: IndianMoment): number | null {
  if (!isDay(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return startOfDayInIndia(day) + parseClock(time) * MINUTE_MS;
}

/** Returns the fields of an instant in Indian time, whatever the computer's time zone. */
export function momentOf(instant: number): IndianMoment {
  const day = dayInIndia(instant);
  return { day, time: formatClock((instant - startOfDayInIndia(day)) / MINUTE_MS) };
}
