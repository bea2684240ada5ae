import { formatCount } from '../../../core/counts.ts';
import { aiLog } from '../../../words/en/office/ai-log.ts';
import { loggedFields } from '../../../words/en/office/logged-fields.ts';
import { formatCalendarDay, formatDateTime } from '../ui/indian-dates.ts';

/** A value in a log without parts of its own. */
export type Simple = string | number | boolean | null | undefined;

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

export function showSimple(value: Simple): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? aiLog.yes : aiLog.no;
  if (typeof value === 'number') return formatCount(value);
  return MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? formatDateTime(value) : formatCalendarDay(value);
}

/** Two numbers are a range. */
export function showList(values: readonly Simple[]): string {
  const [low, high] = values;
  return values.length === 2 && typeof low === 'number' && typeof high === 'number'
    ? aiLog.range({ low: showSimple(low), high: showSimple(high) })
    : values.map(showSimple).join(', ');
}

/** Returns the name of a field in words; "failed_checks", which has none, as "Failed checks". */
export function fieldName(name: string): string {
  const names: Readonly<Record<string, string>> = loggedFields.names;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return Object.hasOwn(names, name) ? (names[name] ?? name) : words.charAt(0).toUpperCase() + words.slice(1);
}
