import type { Day } from '../core/dates.ts';
import { fromEpochDay } from '../core/dates.ts';

/** Milliseconds since 1970, UTC. Handed in, so that tests can set the time. */
export type Clock = () => number;

const IST_OFFSET_MS = 5.5 * 3600_000;
const DAY_MS = 86_400_000;

/** The calendar day in India, where all our travellers' "today" is. */
export const todayInIndia = (clock: Clock): Day => fromEpochDay(Math.floor((clock() + IST_OFFSET_MS) / DAY_MS));
