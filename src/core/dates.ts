/**
 * A calendar day as `YYYY-MM-DD` in the proleptic Gregorian calendar, without time zone or clock. Core forbids `Date`:
 * a day must be the same on every machine.
 */
export type Day = string;

/** 0 is Sunday, 6 is Saturday, as in `Date.prototype.getDay`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Returns the days since 1970-01-01. Howard Hinnant's "days from civil" algorithm, public domain
 * (howardhinnant.github.io/date_algorithms.html).
 */
function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

function civilFromDays(epochDay: number): [year: number, month: number, day: number] {
  const z = epochDay + 719468;
  const era = Math.floor(z / 146097);
  const dayOfEra = z - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const mp = Math.floor((5 * dayOfYear + 2) / 153);
  const month = mp < 10 ? mp + 3 : mp - 9;
  return [yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - Math.floor((153 * mp + 2) / 5) + 1];
}

/** Returns true for a day that exists: `2027-02-29` and `2026-13-01` do not. */
export function isDay(text: string): text is Day {
  const match = DAY_PATTERN.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const [y, m, d] = civilFromDays(daysFromCivil(year, month, day));
  return y === year && m === month && d === day;
}

/** Returns the days since 1970-01-01 of an existing day. Throws a RangeError for anything else. */
export function toEpochDay(day: Day): number {
  const match = DAY_PATTERN.exec(day);
  if (!match) throw new RangeError(`not a day: ${day}`);
  return daysFromCivil(Number(match[1]), Number(match[2]), Number(match[3]));
}

export function fromEpochDay(epochDay: number): Day {
  const [year, month, day] = civilFromDays(epochDay);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export const addDays = (day: Day, count: number): Day => fromEpochDay(toEpochDay(day) + count);

/** Returns the whole days from `a` to `b`; negative when `b` is earlier. */
export const daysBetween = (a: Day, b: Day): number => toEpochDay(b) - toEpochDay(a);

export const weekdayOf = (day: Day): Weekday => ((((toEpochDay(day) + 4) % 7) + 7) % 7) as Weekday;

const DAY_MS = 86_400_000;
const IST_OFFSET_MS = 5.5 * 3600_000;

/**
 * Returns the calendar day in India, where all travellers' "today" is, of a moment in milliseconds since 1970 (UTC).
 */
export const dayInIndia = (moment: number): Day => fromEpochDay(Math.floor((moment + IST_OFFSET_MS) / DAY_MS));

/** Returns the start of a day in India, in milliseconds since 1970 (UTC). */
export const startOfDayInIndia = (day: Day): number => toEpochDay(day) * DAY_MS - IST_OFFSET_MS;

/** Returns 1 to 12. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7));

/** `MM-DD`, for yearly ranges. */
export type YearDay = string;

/** Matches a day of every year; every month may have 31 days. */
export const YEAR_DAY_PATTERN = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/**
 * Days from the first to the last, both included: of one year, or of every year; a yearly range may span New Year
 * (`11-01` to `05-15`). Both ends are of one kind.
 */
export interface DayRange {
  readonly from: Day | YearDay;
  readonly to: Day | YearDay;
}

/** Returns true for a range of days of every year. */
export const isYearly = ({ from }: DayRange): boolean => from.length === 'MM-DD'.length;

/** Returns true when the day is in the range. */
export function isInRange(day: Day, range: DayRange): boolean {
  if (!isYearly(range)) return day >= range.from && day <= range.to;
  const yearDay = day.slice(5);
  return range.from <= range.to
    ? yearDay >= range.from && yearDay <= range.to
    : yearDay >= range.from || yearDay <= range.to;
}

/** Returns text such as "5 December", or "5 December 2026" for the day of one year. */
export function formatRangeDay(day: Day | YearDay): string {
  const [date = '', month = '', year] = day.split('-').toReversed();
  const yearless = `${Number(date)} ${MONTH_NAMES[Number(month) - 1]}`;
  return year === undefined ? yearless : `${yearless} ${year}`;
}

/** Returns text such as "Sat 5 Dec 2026". */
export function formatDay(day: Day): string {
  const weekday = WEEKDAY_NAMES[weekdayOf(day)].slice(0, 3);
  const month = MONTH_NAMES[monthOf(day) - 1]?.slice(0, 3);
  return `${weekday} ${Number(day.slice(8))} ${month} ${day.slice(0, 4)}`;
}
