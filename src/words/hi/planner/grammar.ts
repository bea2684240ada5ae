import { type Day, weekdayOf } from '../../../core/dates.ts';
import { MONTHS, monthName, WEEKDAYS } from '../calendar.ts';

/** Returns "A, B और C". */
export const joinNames = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} और ${names.at(-1)}`;

/** Returns a text without its full stop, for the middle of a sentence. */
export const withoutStop = (text: string): string => text.replace(/[.।]$/, '');

/** Returns "शनिवार, 5 दिसंबर 2026", for sentences. */
export const wordDay = (day: Day): string =>
  `${weekday(weekdayOf(day))}, ${Number(day.slice(8))} ${monthName(day)} ${day.slice(0, 4)}`;

/** Returns "5 दिसंबर" for a day of any year (MM-DD). */
export function wordRangeDay(day: string): string {
  const [date = '', month = '', year] = day.split('-').toReversed();
  const yearless = `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''}`;
  return year === undefined ? yearless : `${yearless} ${year}`;
}

export const weekday = (number: number): string => WEEKDAYS[number] ?? '';

export const days = (count: number): string => `${count} दिन`;
export const nights = (count: number): string => `${count} रात`;

/** Returns "2 घंटे 15 मिनट". */
export function wordDuration(minutes: number): string {
  const rounded = Math.round(minutes);
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours === 0) return `${rest} मिनट`;
  const whole = hours === 1 ? '1 घंटा' : `${hours} घंटे`;
  return rest === 0 ? whole : `${whole} ${rest} मिनट`;
}
