import { type Day, formatDay, MONTH_NAMES, monthOf, WEEKDAY_NAMES, weekdayOf } from '../../../core/dates.ts';

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

const short = (day: Day): string => `${Number(day.slice(8))} ${MONTH_NAMES[monthOf(day) - 1]?.slice(0, 3)}`;

/** Days and lengths of trips. */
export const dates = {
  /** "Fri 4 Dec 2026". */
  day: (day: Day) => formatDay(day),
  /** "4 December 2026". */
  longDay: (day: Day) => `${Number(day.slice(8))} ${MONTH_NAMES[monthOf(day) - 1]} ${day.slice(0, 4)}`,
  /** "November 22, 2026", as posts are dated. */
  postDay: (day: Day) => `${MONTH_NAMES[monthOf(day) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`,
  /** "Fri, 27 Nov 26", for narrow fields. */
  shortDay: (day: Day) =>
    `${formatDay(day).slice(0, 3)}, ${day.slice(8)} ${MONTH_NAMES[monthOf(day) - 1]?.slice(0, 3)} ${day.slice(2, 4)}`,
  /** "Fri 4 Dec to Mon 7 Dec 2026", with a shared year once. */
  span: (first: Day, last: Day) => {
    if (first === last) return formatDay(first);
    const isSameYear = first.slice(0, 4) === last.slice(0, 4);
    return `${isSameYear ? formatDay(first).slice(0, -5) : formatDay(first)} to ${formatDay(last)}`;
  },
  /** "27 to 29 Nov 2026", with a shared month or year once. */
  shortSpan: (from: Day, to: Day) => {
    const year = to.slice(0, 4);
    if (from === to) return `${short(to)} ${year}`;
    if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} to ${short(to)} ${year}`;
    return `${short(from)}${from.slice(0, 4) === year ? '' : ` ${from.slice(0, 4)}`} to ${short(to)} ${year}`;
  },
  /** "December 2026", over a month of a calendar. */
  month: (day: Day) => `${MONTH_NAMES[monthOf(day) - 1]} ${day.slice(0, 4)}`,
  /** "Fr", over a column of a calendar. */
  columnDay: (day: Day) => WEEKDAY_NAMES[weekdayOf(day)].slice(0, 2),
  days: ({ count: number }: { count: number }) => count(number, 'day'),
  /** "3 days / 2 nights"; a day trip has no night. */
  length: ({ days }: { days: number }) =>
    days === 1 ? '1 day' : `${count(days, 'day')} / ${count(days - 1, 'night')}`,
} as const;
