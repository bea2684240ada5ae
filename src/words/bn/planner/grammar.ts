import type { Day } from '../../../core/dates.ts';
import { MONTHS, monthName, shortWeekday, WEEKDAYS } from '../calendar.ts';

/** Returns "A, B আর C". */
export const joinNames = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} আর ${names.at(-1)}`;

/** Returns a text without its full stop, for the middle of a sentence. */
export const withoutStop = (text: string): string => text.replace(/[.।]$/, '');

const IS_BENGALI = /[\u0980-\u09ff]$/;
/** Names that end in another vowel sign or vowel. */
const ENDS_IN_VOWEL = /[িীুূৃেৈোৌইঈউঊএঐওঔ]$/;
/** Names that end in a second vowel, written as a letter of its own: মুম্বই, লখনউ. */
const ENDS_IN_LETTER = /[ইঈউঊএঐওঔ]$/;

/** Returns a name as endings are joined to it: the final ং of দার্জিলিং becomes ঙ. */
const stem = (name: string): string => name.replace(/ং$/, 'ঙ');

/** Returns a name and what follows it in brackets, which takes no ending: ভুজ and " (কচ্ছের রণ)". */
function splitBracket(name: string): readonly [bare: string, bracket: string] {
  const bracket = / \([^()]*\)$/.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - bracket.length), bracket];
}

/** Returns a place with the ending for "in": গোয়ায়, জয়পুরে, নিউ জলপাইগুড়িতে, Pune-এ. */
export function locative(name: string): string {
  const [bare, bracket] = splitBracket(name);
  if (bracket) return `${locative(bare)}${bracket}`;
  if (!IS_BENGALI.test(name)) return `${name}-এ`;
  if (/া$/.test(name)) return `${name}য়`;
  return ENDS_IN_VOWEL.test(name) ? `${name}তে` : `${stem(name)}ে`;
}

/** Returns a name with the ending for "of": গোয়ার, জয়পুরের, দিল্লির, মুম্বইয়ের, Pune-এর. */
export function genitive(name: string): string {
  const [bare, bracket] = splitBracket(name);
  if (bracket) return `${genitive(bare)}${bracket}`;
  if (!IS_BENGALI.test(name)) return `${name}-এর`;
  if (ENDS_IN_LETTER.test(name)) return `${name}য়ের`;
  return /া$/.test(name) || ENDS_IN_VOWEL.test(name) ? `${name}র` : `${stem(name)}ের`;
}

/** Returns a person with the ending of the one who is acted on: রীতুকে, Ritu-কে. */
export const objective = (name: string): string => (IS_BENGALI.test(name) ? `${name}কে` : `${name}-কে`);

/** Returns "শনি, 5 ডিসেম্বর 2026". */
export const wordDay = (day: Day): string =>
  `${shortWeekday(day)}, ${Number(day.slice(8))} ${monthName(day)} ${day.slice(0, 4)}`;

/** Returns "5 ডিসেম্বর" for a day of any year (MM-DD). */
export function wordRangeDay(day: string): string {
  const [date = '', month = '', year] = day.split('-').toReversed();
  const yearless = `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''}`;
  return year === undefined ? yearless : `${yearless} ${year}`;
}

export const weekday = (number: number): string => WEEKDAYS[number] ?? '';

export const days = (count: number): string => `${count} দিন`;
export const nights = (count: number): string => `${count} রাত`;

/** Returns "2 ঘণ্টা 15 মিনিট". */
export function wordDuration(minutes: number): string {
  const rounded = Math.round(minutes);
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours === 0) return `${rest} মিনিট`;
  return rest === 0 ? `${hours} ঘণ্টা` : `${hours} ঘণ্টা ${rest} মিনিট`;
}
