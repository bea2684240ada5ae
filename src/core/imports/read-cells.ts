import { plainDigits } from '../ai-usage/plain-digits.ts';
import { type Day, isDay, MONTH_NAMES, startOfDayInIndia, toEpochDay } from '../dates.ts';
import type { RefusalReason } from './fields.ts';

/** What a cell says, or why it says nothing that can be stored. */
export type ReadCell<T> = { readonly value: T } | { readonly reason: RefusalReason };

/** Matches the apostrophe that exports put before what a spreadsheet would run as a formula. */
const GUARDED = /^'(?=\s*[=+\-@＝＋－＠])/;

/** Returns the text of a cell: trimmed, in NFC, without the apostrophe that guards formulas in exports. */
export const cellText = (cell: string): string =>
  cell.replace(GUARDED, '').normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** Matches an Excel day number, such as 46361, which is written where a date column was formatted as a number. */
const SERIAL = /^[1-9]\d{4}(?:\.\d+)?$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2}|\p{L}{3,9})[-/., ]+(\d{2}|\d{4})$/u;

function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const lower = text.toLowerCase();
  return MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(lower.slice(0, 3))) + 1;
}

const padded = (value: number): string => String(value).padStart(2, '0');

function dayOf(year: string, month: string, day: string): ReadCell<Day> {
  const written = `${year.length === 2 ? `20${year}` : year}-${padded(monthNumber(month))}-${padded(Number(day))}`;
  return isDay(written) && written >= '2000-01-01' ? { value: written } : { reason: 'day-bad' };
}

/**
 * Reads a date: 2026-12-05, or with the day first 05/12/2026, 5-12-26, 05.12.2026, 5 Dec 2026. Refuses Excel's day
 * numbers, which other programs count from other days.
 */
export function readDay(text: string): ReadCell<Day> {
  const plain = plainDigits(text);
  const yearFirst = YEAR_FIRST.exec(plain);
  if (yearFirst) return dayOf(yearFirst[1] ?? '', yearFirst[2] ?? '', yearFirst[3] ?? '');
  const dayFirst = DAY_FIRST.exec(plain);
  if (dayFirst) return dayOf(dayFirst[3] ?? '', dayFirst[2] ?? '', dayFirst[1] ?? '');
  return { reason: SERIAL.test(plain) ? 'day-serial' : 'day-bad' };
}

const TIME = /^(.*?)(?:T|,?\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(am|pm|Z)?$/i;

const DAY_MS = 86_400_000;

/** Reads a date, with or without a time of day, as an instant; in India's time unless it ends in Z. */
export function readInstant(text: string): ReadCell<number> {
  const [, date = text, hours = '0', minutes = '0', seconds = '0', mark = ''] = TIME.exec(plainDigits(text)) ?? [];
  const day = readDay(date);
  if ('reason' in day) return { reason: 'received-bad' };
  const isHalfDay = /[ap]m/i.test(mark);
  const hour = isHalfDay ? (Number(hours) % 12) + (/p/i.test(mark) ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return { reason: 'received-bad' };
  const start = /z/i.test(mark) ? toEpochDay(day.value) * DAY_MS : startOfDayInIndia(day.value);
  return { value: start + (hour * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 };
}

const AMOUNT = /^(\d+|\d{1,3}(?:,\d{2,3})+)(?:\.(\d+))?\s*(k|lakhs?|lacs?|crores?|cr|l|लाख|करोड़|লাখ|লক্ষ|কোটি)?$/u;
const CURRENCY_MARKS = /₹|rs\.?|inr|\/-|रु\.?|रुपये|টাকা|\$|€|£|usd|eur|gbp/giu;

const timesOf = (unit: string | undefined): number => {
  if (unit === undefined) return 1;
  if (unit === 'k') return 1000;
  return /^(?:c|करोड़|কোটি)/u.test(unit) ? 10_000_000 : 100_000;
};

/** Reads an amount in whole units: 45000, ₹1,24,500, Rs. 45,000.00/-, 1.5 lakh, 45k. Rounds to the whole unit. */
export function readAmount(text: string): ReadCell<number> {
  const plain = plainDigits(text).toLowerCase().normalize('NFC').replace(CURRENCY_MARKS, '').trim();
  const match = AMOUNT.exec(plain);
  const [, whole = '', fraction = '', unit] = match ?? [];
  // More decimals than paise have are no price: 1.234,50 is written elsewhere.
  if (!match || (unit === undefined && fraction.length > 2)) return { reason: 'price-bad' };
  return { value: Math.round(Number(`${whole.replaceAll(',', '')}.${fraction || '0'}`) * timesOf(unit)) };
}

/** Reads a whole number, with or without a word behind it: 4, 4.0, 4 pax. */
export function readCount(text: string, reason: RefusalReason): ReadCell<number> {
  const match = /^(\d{1,6})(?:\.0+)?(?:\s*[\p{L}\p{M}]+)?$/u.exec(plainDigits(text));
  return match ? { value: Number(match[1]) } : { reason };
}

/** Matches what Excel makes of a long number in a narrow column: its last digits are lost. */
const ROUNDED = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/** Returns a phone in plain digits; programs that take it for a number write a point and zeros behind it. */
export function readPhone(text: string): ReadCell<string> {
  const plain = plainDigits(text).replace(/^(\+?\d+)\.0+$/, '$1');
  if (plain === '') return { reason: 'phone-missing' };
  return ROUNDED.test(plain) ? { reason: 'phone-rounded' } : { value: plain };
}

/** Reads one of some values by the words that stand for each, in any language. */
export function readChoice<T extends string>(
  text: string,
  words: Readonly<Record<T, string>>,
  reason: RefusalReason,
): ReadCell<T> {
  const plain = text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
  const found = (Object.keys(words) as T[]).find((value) =>
    [value.replaceAll('-', ' '), ...words[value].split('|').map((word) => word.normalize('NFC').trim())].includes(
      plain,
    ),
  );
  return found === undefined ? { reason } : { value: found };
}

const YES = new Set(
  ['yes', 'y', 'true', '1', 'spoken', 'given', 'हाँ', 'हां', 'जी हाँ', 'হ্যাঁ', 'হাঁ'].map((word) => word.normalize('NFC')),
);

/** Returns true for a word that says yes; anything else claims no consent. */
export const saysYes = (text: string): boolean => YES.has(text.toLowerCase());
