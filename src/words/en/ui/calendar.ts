import { type Day, MONTH_NAMES, monthOf, WEEKDAY_NAMES, weekdayOf } from '../../../core/dates.ts';

/** A day as a leaf of a calendar. */
export const calendar = {
  /** "Jan", over the number of the day. */
  month: (day: Day) => MONTH_NAMES[monthOf(day) - 1]?.slice(0, 3) ?? '',
  /** "Fri", under it. */
  weekday: (day: Day) => WEEKDAY_NAMES[weekdayOf(day)].slice(0, 3),
} as const;
