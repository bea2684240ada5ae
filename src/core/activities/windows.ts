/** Ranges of the activity tracker, in days. */
export const ACTIVITY_RANGES = [1, 7, 30, 90] as const;
export type ActivityRange = (typeof ACTIVITY_RANGES)[number];

const HOUR_MS = 3_600_000;
const IST_OFFSET_MS = 5.5 * HOUR_MS;

/**
 * Returns the hour of a moment (milliseconds since 1970, UTC) as hours since 1970 in Indian time, which is half an hour
 * off whole UTC hours.
 */
export const hourInIndia = (moment: number): number => Math.floor((moment + IST_OFFSET_MS) / HOUR_MS);

/** Returns when an hour of `hourInIndia` begins, in milliseconds since 1970 (UTC). */
export const startOfHour = (hour: number): number => hour * HOUR_MS - IST_OFFSET_MS;

/** Returns the day of an hour of `hourInIndia`, in days since 1970 in India. */
export const dayOfHour = (hour: number): number => Math.floor(hour / 24);

/**
 * Returns the first hour of a window that ends now: one day is the last 24 hours including the current one; longer
 * windows are calendar days including today.
 */
export function firstHourOf(range: ActivityRange, now: number): number {
  const hour = hourInIndia(now);
  return range === 1 ? hour - 23 : (dayOfHour(hour) - range + 1) * 24;
}
