import { type Day, formatDay } from '../../core/dates.ts';

/** Returns "Fri 4 Dec to Mon 7 Dec 2026", with a shared year once; "Fri 4 Dec 2026" for a single day. */
export function formatDays(first: Day, last: Day): string {
  if (first === last) return formatDay(first);
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isSameYear ? formatDay(first).slice(0, -5) : formatDay(first)} to ${formatDay(last)}`;
}
