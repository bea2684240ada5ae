import { firstHourOf, hourInIndia, startOfHour } from '../activities/windows.ts';
import { addDays, type Day, dayInIndia, startOfDayInIndia } from '../dates.ts';

/** Half-open, in milliseconds since 1970. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** A window that ends with the present hour, and the one before it up to the same hour. */
export interface Windows {
  readonly now: Window;
  readonly before: Window;
}

const WEEK_DAYS = 7;
const WEEK_MS = WEEK_DAYS * 86_400_000;

/** Returns the last seven days of India with today, and the seven days before them. */
export function weekWindows(now: number): Windows {
  const window = { from: startOfHour(firstHourOf(WEEK_DAYS, now)), to: startOfHour(hourInIndia(now) + 1) };
  return { now: window, before: { from: window.from - WEEK_MS, to: window.to - WEEK_MS } };
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** Returns the month of India so far, and the month before up to the same day and hour; at most all of that month. */
export function monthWindows(now: number): Windows {
  const first = firstOfMonth(dayInIndia(now));
  const [from, before] = [first, firstOfMonth(addDays(first, -1))].map(startOfDayInIndia) as [number, number];
  const to = startOfHour(hourInIndia(now) + 1);
  return { now: { from, to }, before: { from: before, to: Math.min(from, before + (to - from)) } };
}
