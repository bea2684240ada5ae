import { type Day, dayInIndia } from '../core/dates.ts';

/** Milliseconds since 1970, UTC. Handed in, so that tests can set the time. */
export type Clock = () => number;

/** The calendar day in India, where all our travellers' "today" is. */
export const todayInIndia = (clock: Clock): Day => dayInIndia(clock());

const INDIA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });

/** An instant as the clocks of India show it, as `2026-11-21 09:30`: what a spreadsheet takes for one. */
export const instantInIndia = (instant: number): string => INDIA.format(instant);
