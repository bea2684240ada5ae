import type { Weekday } from '../../core/dates.ts';

/** When a place is open: the same hours on each open day. */
export interface WeeklyHours {
  /** Windows `HH:MM-HH:MM`. */
  readonly open: readonly string[];
  readonly closedWeekdays: readonly Weekday[];
}

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const DAY = `(?:${DAYS.join('|')})`;
const DAY_LIST = new RegExp(`^${DAY}(?:-${DAY})?(?:,\\s?${DAY}(?:-${DAY})?)*(?=\\s)`);
const TIMES = /^\d{2}:\d{2}-\d{2}:\d{2}(?:,\s?\d{2}:\d{2}-\d{2}:\d{2})*$/;

/** Returns the days of "Mo-We,Sa"; spans may run over Sunday. */
function daysOf(list: string): readonly number[] {
  return list.split(/,\s?/).flatMap((part) => {
    const [from = '', to = from] = part.split('-');
    const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, i) => (first + i) % 7);
  });
}

/**
 * Reads OpenStreetMap's `opening_hours` where it says the same hours for each open day; null for all else (seasons,
 * sunrise, months, hours that differ by day), which a person has to read. Holidays are left out.
 */
export function readOpeningHours(text: string): WeeklyHours | null {
  if (text.trim() === '24/7') return { open: ['00:00-24:00'], closedWeekdays: [] };
  const hours = new Map<number, string>();
  for (const rule of text.split(';').map((each) => each.trim())) {
    if (rule === '' || /^PH off$/.test(rule)) continue;
    const list = DAY_LIST.exec(rule)?.[0];
    const rest = rule.slice(list?.length ?? 0).trim();
    const isOff = rest === 'off' || rest === 'closed';
    if (!isOff && !TIMES.test(rest)) return null;
    for (const day of list === undefined ? DAYS.keys() : daysOf(list)) {
      if (isOff) hours.delete(day);
      else hours.set(day, rest.replaceAll(' ', ''));
    }
  }
  const [times, ...others] = new Set(hours.values());
  if (times === undefined || others.length > 0) return null;
  const closedWeekdays = [...DAYS.keys()].filter((day) => !hours.has(day)) as Weekday[];
  return { open: times.split(','), closedWeekdays };
}

/** Reads a `charge` in whole rupees; null for all else. */
export function readCharge(text: string): number | null {
  const [, before, after] = /^(?:(?:INR|Rs\.?|₹)\s?(\d{1,4})|(\d{1,4})\s?(?:INR|Rs\.?|₹))$/i.exec(text.trim()) ?? [];
  return before === undefined && after === undefined ? null : Number(before ?? after);
}
