import { type Day, dayInIndia } from '../core/dates.ts';

/** Returns milliseconds since 1970, UTC. Passed in, so that tests can set the time. */
export type Clock = () => number;

/** Returns today's calendar day in India, where all travellers' "today" is. */
export const todayInIndia = (clock: Clock): Day => dayInIndia(clock());

let india: Intl.DateTimeFormat | undefined;

/** Returns an instant in Indian time as `2026-11-21 09:30`, which spreadsheets read as a date and time. */
export function instantInIndia(instant: number): string {
  // Made when it is first needed: it takes milliseconds.
  india ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });
  return india.format(instant);
}
