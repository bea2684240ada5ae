import { type Day, MONTH_NAMES, monthOf } from '../../../core/dates.ts';
import { countOf } from '../../ui/counted.ts';

const short = (day: Day): string => `${Number(day.slice(8))} ${MONTH_NAMES[monthOf(day) - 1]?.slice(0, 3)}`;

/** Returns text such as "27 to 29 Nov 2026 · 3 days", with a shared month or year once. */
export function describeDays(from: Day, to: Day, days: number): string {
  const length = countOf(days, 'day');
  const year = to.slice(0, 4);
  if (from === to) return `${short(to)} ${year} · ${length}`;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} to ${short(to)} ${year} · ${length}`;
  const firstYear = from.slice(0, 4) === year ? '' : ` ${from.slice(0, 4)}`;
  return `${short(from)}${firstYear} to ${short(to)} ${year} · ${length}`;
}
