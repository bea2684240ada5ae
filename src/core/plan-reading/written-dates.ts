import { type Day, isDay, type Weekday } from '../dates.ts';

const MONTHS: readonly string[] = [
  'jan(?:uary)?|जनवरी|জানুয়ারি|জানুয়ারী|জানুয়ারি',
  'feb(?:ruary)?|फरवरी|फ़रवरी|ফেব্রুয়ারি|ফেব্রুয়ারি',
  'mar(?:ch)?|मार्च|মার্চ',
  'apr(?:il)?|अप्रैल|এপ্রিল',
  'may|मई|মে',
  'june?|जून|জুন',
  'july?|जुलाई|জুলাই',
  'aug(?:ust)?|अगस्त|আগস্ট|অগস্ট',
  'sept?(?:ember)?|सितंबर|सितम्बर|সেপ্টেম্বর',
  'oct(?:ober)?|अक्टूबर|अक्तूबर|অক্টোবর',
  'nov(?:ember)?|नवंबर|नवम्बर|নভেম্বর',
  'dec(?:ember)?|दिसंबर|दिसम्बर|ডিসেম্বর',
];

const WEEKDAYS: readonly string[] = [
  'sun(?:day)?|रविवार|इतवार|রবিবার|ravivar|itwar|robibar',
  'mon(?:day)?|सोमवार|সোমবার|somvar|somwar|shombar',
  'tue(?:s|sday)?|मंगलवार|মঙ্গলবার|mangalvar|mangalwar|mongolbar',
  'wed(?:nesday)?|बुधवार|বুধবার|budhvar|budhwar|budhbar',
  'thu(?:r|rs|rsday)?|गुरुवार|गुरूवार|বৃহস্পতিবার|guruvar|guruwar',
  'fri(?:day)?|शुक्रवार|শুক্রবার|shukravar|shukrawar|shukrobar',
  'sat(?:urday)?|शनिवार|শনিবার|shanivar|shaniwar|shonibar',
];

/** A word's edge in any script: `\b` knows Latin letters alone. */
const BEFORE = '(?<![\\p{L}\\p{M}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{M}\\p{N}])';
const ORDINAL = '(?:st|nd|rd|th|ला|ली)?';
const YEAR = "(?:[ ,]{0,2}'?(20\\d{2}|\\d{2}(?! ?[:.]\\d)))?";
/** Texts are read in NFC, in which some letters of Bengali are two. */
const anyOf = (names: readonly string[]): string => names.map((name) => `(${name.normalize('NFC')})`).join('|');

const DAY_MONTH = new RegExp(
  `${BEFORE}(\\d{1,2})${ORDINAL}(?: ?(?:-|–|to|and|&) ?\\d{1,2}${ORDINAL})?[ ,-]{0,2}(?:of )?(?:${anyOf(MONTHS)})[.,]?${YEAR}${AFTER}`,
  'iu',
);
const MONTH_DAY = new RegExp(`${BEFORE}(?:${anyOf(MONTHS)})[. -]{1,2}(\\d{1,2})${ORDINAL}${YEAR}${AFTER}`, 'iu');
const NUMBERS = /(?<![\d./-])(?:(20\d{2})-(\d{1,2})-(\d{1,2})|(\d{1,2})[./-](\d{1,2})[./-](20\d{2}|\d{2}))(?![\d/])/;
const WEEKDAY = new RegExp(`${BEFORE}(?:${anyOf(WEEKDAYS)})${AFTER}`, 'iu');

/** A date as a text has it: with its year, or without. */
export type WrittenDate = Day | `${string}-${string}`;

export interface FoundDate {
  readonly date: WrittenDate;
  /** Where it stands in the text. */
  readonly at: number;
  readonly end: number;
}

const two = (value: string | number): string => String(value).padStart(2, '0');

function dateOf(year: string | undefined, month: number, date: string): WrittenDate | undefined {
  const yearDay = `${two(month)}-${two(date)}` as const;
  if (year === undefined) return isDay(`2028-${yearDay}`) ? yearDay : undefined;
  const day = `${year.length === 2 ? `20${year}` : year}-${yearDay}`;
  return isDay(day) ? day : undefined;
}

const monthIn = (groups: readonly (string | undefined)[]): number =>
  groups.findIndex((group) => group !== undefined) + 1;

function readMatch(match: RegExpExecArray, kind: 'day-month' | 'month-day' | 'numbers'): WrittenDate | undefined {
  const groups = match.slice(1);
  if (kind === 'day-month') return dateOf(groups[13], monthIn(groups.slice(1, 13)), groups[0] ?? '');
  if (kind === 'month-day') return dateOf(groups[13], monthIn(groups.slice(0, 12)), groups[12] ?? '');
  const [year, month, date, otherDate, otherMonth, otherYear] = groups;
  return dateOf(year ?? otherYear, Number(month ?? otherMonth), date ?? otherDate ?? '');
}

/** Returns the first date in a text, in the order of day and month that India writes; undefined without one. */
export function findDate(text: string): FoundDate | undefined {
  const found = (
    [
      ['day-month', DAY_MONTH],
      ['month-day', MONTH_DAY],
      ['numbers', NUMBERS],
    ] as const
  ).flatMap(([kind, pattern]): FoundDate[] => {
    const match = pattern.exec(text);
    const date = match && readMatch(match, kind);
    return date ? [{ date, at: match.index, end: match.index + match[0].length }] : [];
  });
  return found.sort((a, b) => a.at - b.at)[0];
}

/** Returns the first weekday that a text names and where its name ends; undefined without one. */
export function findWeekday(
  text: string,
): { readonly weekday: Weekday; readonly at: number; readonly end: number } | undefined {
  const match = WEEKDAY.exec(text);
  if (!match) return undefined;
  const weekday = (monthIn(match.slice(1)) - 1) as Weekday;
  return { weekday, at: match.index, end: match.index + match[0].length };
}

const DAYS_OF_MONTHS = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335] as const;

const dayOfYear = (date: WrittenDate): number => {
  const [month = '1', day = '1'] = date.split('-').slice(-2);
  return (DAYS_OF_MONTHS[Number(month) - 1] ?? 0) + Number(day);
};

/** Returns the days from one written date to a later one, at most half a year; undefined when they are further apart. */
export function daysFrom(first: WrittenDate, later: WrittenDate): number | undefined {
  const days = (dayOfYear(later) - dayOfYear(first) + 366) % 366;
  return days <= 183 ? days : undefined;
}
