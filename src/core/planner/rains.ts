import { type Day, monthOf } from '../dates.ts';

const RAINS = { fromMonth: 6, toMonth: 9 } as const;

/** Returns true in the months in which the monsoon blocks hill roads. */
export const isInRains = (day: Day): boolean => monthOf(day) >= RAINS.fromMonth && monthOf(day) <= RAINS.toMonth;
