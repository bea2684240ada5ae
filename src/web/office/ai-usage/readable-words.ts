import { formatCount } from '../../ui/counted.ts';
import { formatCalendarDay, formatDateTime } from '../ui/indian-dates.ts';

/** A value in a log without parts of its own. */
export type Simple = string | number | boolean | null | undefined;

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

export function showSimple(value: Simple): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatCount(value);
  return MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? formatDateTime(value) : formatCalendarDay(value);
}

/** Two numbers are a range. */
export const showList = (values: readonly Simple[]): string =>
  values
    .map(showSimple)
    .join(values.length === 2 && values.every((value) => typeof value === 'number') ? ' to ' : ', ');

/** Labels for fields whose names are unclear. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  pricePP: 'Price per person',
  exclude: 'Not to be shown again',
  plans: 'Plans at the verifier',
};

/** Returns "departureDate" and "failed_checks" as "Departure date", "Failed checks". */
export function fieldName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return Object.hasOwn(FIELD_NAMES, name)
    ? (FIELD_NAMES[name] ?? name)
    : words.charAt(0).toUpperCase() + words.slice(1);
}
