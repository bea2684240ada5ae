import { type Day, dayInIndia } from '../core/dates.ts';

/** Milliseconds since 1970, UTC. Handed in, so that tests can set the time. */
export type Clock = () => number;

/** The calendar day in India, where all our travellers' "today" is. */
export const todayInIndia = (clock: Clock): Day => dayInIndia(clock());
