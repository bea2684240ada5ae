/** Ranges of the activity tracker, in days (back office §9). */
export const ACTIVITY_RANGES = [1, 7, 30, 90] as const;
export type ActivityRange = (typeof ACTIVITY_RANGES)[number];

const HOUR_MS = 3_600_000;
const IST_OFFSET_MS = 5.5 * HOUR_MS;

/** The hour of a moment in milliseconds since 1970 (UTC), as hours since 1970 by India's clocks, which stand at half past. */
export const hourInIndia = (moment: number): number => Math.floor((moment + IST_OFFSET_MS) / HOUR_MS);

/** When an hour of `hourInIndia` begins, in milliseconds since 1970 (UTC). */
export const startOfHour = (hour: number): number => hour * HOUR_MS - IST_OFFSET_MS;

/** Days since 1970 in India of an hour of `hourInIndia`. */
export const dayOfHour = (hour: number): number => Math.floor(hour / 24);

/** The first hour of a window that ends now: one day is the last 24 hours with the present one, more are calendar days with today. */
export function firstHourOf(range: ActivityRange, now: number): number {
  const hour = hourInIndia(now);
  return range === 1 ? hour - 23 : (dayOfHour(hour) - range + 1) * 24;
}
