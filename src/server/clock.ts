import { type Day, dayInIndia } from '../core/dates.ts';

/** Returns milliseconds since 1970, UTC. Passed in, so that tests can set the time. */
export type Clock = () => number;

/** Returns today's calendar day in India, where all travellers' "today" is. */
export const todayInIndia = (clock: Clock): Day => dayInIndia(clock());

const INDIA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });

/** Returns an instant in Indian time as `2026-11-21 09:30`, which spreadsheets read as a date and time. */
export const instantInIndia = (instant: number): string => INDIA.format(instant);
