import type { Day } from '../../../core/dates.ts';
import type { dates as en } from '../../en/site/dates.ts';
import type { Like } from '../../like.ts';
import { dayAndMonth, monthName, shortWeekday } from '../calendar.ts';

const yearOf = (day: Day): string => day.slice(0, 4);
const withWeekday = (day: Day): string => `${shortWeekday(day)}, ${dayAndMonth(day)} ${yearOf(day)}`;
const withYear = (day: Day): string => `${dayAndMonth(day)} ${yearOf(day)}`;

export const dates = {
  day: withWeekday,
  longDay: withYear,
  postDay: withYear,
  shortDay: (day) => `${shortWeekday(day)}, ${dayAndMonth(day)}`,
  span: (first, last) => {
    if (first === last) return withWeekday(first);
    const from = yearOf(first) === yearOf(last) ? `${shortWeekday(first)}, ${dayAndMonth(first)}` : withWeekday(first);
    return `${from} से ${withWeekday(last)}`;
  },
  shortSpan: (from, to) => {
    if (from === to) return withYear(to);
    if (from.slice(0, 7) === to.slice(0, 7))
      return `${Number(from.slice(8))}–${Number(to.slice(8))} ${monthName(to)} ${yearOf(to)}`;
    return `${dayAndMonth(from)}${yearOf(from) === yearOf(to) ? '' : ` ${yearOf(from)}`} से ${withYear(to)}`;
  },
  month: (day) => `${monthName(day)} ${yearOf(day)}`,
  columnDay: (day) => shortWeekday(day),
  days: ({ count }) => `${count} दिन`,
  length: ({ days }) => (days === 1 ? '1 दिन' : `${days} दिन / ${days - 1} रात`),
} satisfies Like<typeof en>;
