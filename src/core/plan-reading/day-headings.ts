import type { Weekday } from '../dates.ts';
import type { PlanLine } from './plan-lines.ts';
import { daysFrom, findDate, findWeekday, type WrittenDate } from './written-dates.ts';

/** What the heading of a day says of its place in the plan. */
interface Heading {
  /** The day's number, or the first of several: "Day 2-3". */
  readonly number?: number;
  readonly last?: number;
  /** "Next day", "agle din". */
  readonly isNext?: true;
  readonly date?: WrittenDate;
  readonly weekday?: Weekday;
  /** What follows the heading in its line. */
  readonly rest: string;
}

const nfc = (words: string): string => words.normalize('NFC');

/** Words for the first to the tenth day, in the languages and spellings of our visitors. */
const ORDINALS: readonly string[] = [
  'first|one|pehla|pehle|pahla|pahle|prothom|पहला|पहले|प्रथम|প্রথম',
  'second|two|dusra|dusre|doosra|doosre|ditiyo|दूसरा|दूसरे|द्वितीय|দ্বিতীয়',
  'third|three|teesra|teesre|tisra|tisre|tritiyo|तीसरा|तीसरे|तृतीय|তৃতীয়',
  'fourth|four|chautha|chauthe|choturtho|चौथा|चौथे|চতুর্থ',
  'fifth|five|panchva|paanchva|panchwa|pancham|पांचवां|पाँचवाँ|पांचवे|पाँचवें|पांचवें|পঞ্চম',
  'sixth|six|chhatha|chhathe|छठा|छठे|छठवां|ষষ্ঠ',
  'seventh|seven|saatva|satva|सातवां|सातवें|सातवाँ|সপ্তম',
  'eighth|eight|aathva|आठवां|आठवें|আষ্টম|অষ্টম',
  'ninth|nine|नौवां|নবম',
  'tenth|ten|दसवां|দশম',
].map(nfc);

const DAY_WORD = nfc('days?|din|दिन|डे|দিন|ডে');
const EDGE = '(?![\\p{L}\\p{M}\\p{N}])';
const ANY_ORDINAL = ORDINALS.map((words) => `(?:${words})`).join('|');
const OPEN = '[(\\[]?';

/** "Day 1", "Day-2:", "DAY 03", "Day 2-3", "Day one", "दिन 1", "দিন ১". */
const NUMBERED = new RegExp(
  `^${OPEN}(?:${DAY_WORD})[ ]{0,2}[-–#:.]?[ ]{0,2}(?:(\\d{1,2})(?:st|nd|rd|th)?(?:[ ]?(?:-|–|&|to|and|से|-এ)[ ]?(?:day )?(\\d{1,2})(?!\\d)(?![ ]?(?:am|pm|km|hrs?)))?|(${ANY_ORDINAL}))${EDGE}`,
  'iu',
);
/** "D1", "D-2". */
const SHORT = /^d[ -]?(\d{1,2})(?=[\s:.)–-])/i;
/** "1st day", "first day", "पहला दिन", "প্রথম দিন", "১ম দিন", "2 din". */
const BEFORE_DAY = new RegExp(
  `^(?:on )?(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th|${nfc('ला|रा|वां|ম|য়|র্থ|ষ্ঠ')})|(${ANY_ORDINAL}))[ -](?:${DAY_WORD})${EDGE}`,
  'iu',
);
const NEXT = new RegExp(
  `^(?:the )?(?:${nfc('next (?:day|morning)|agle din|agli subah|porer din|अगले दिन|अगली सुबह|পরের দিন|পরদিন')})${EDGE}`,
  'iu',
);
/** "Arrival day" and the like need no number. */
const AFTER_HEADING = /^[\s:.,)\]|=>\u2013\u2014-]+/;

const ordinalOf = (word: string): number =>
  ORDINALS.findIndex((words) => new RegExp(`^(?:${words})$`, 'iu').test(word)) + 1;

const restAfter = (text: string, end: number): string => text.slice(end).replace(AFTER_HEADING, '');

function readNumbered(text: string): Heading | undefined {
  const match = NUMBERED.exec(text);
  if (match) {
    const [whole, number, last, word] = match;
    const first = number === undefined ? ordinalOf(word ?? '') : Number(number);
    return { number: first, ...(last !== undefined && { last: Number(last) }), rest: restAfter(text, whole.length) };
  }
  const short = SHORT.exec(text);
  if (short) return { number: Number(short[1]), rest: restAfter(text, short[0].length) };
  const before = BEFORE_DAY.exec(text);
  if (!before) return undefined;
  const [whole, number, word] = before;
  return { number: number === undefined ? ordinalOf(word ?? '') : Number(number), rest: restAfter(text, whole.length) };
}

/** A date or a weekday heads a day where nothing but brackets and each other stand before it. */
const STARTS_LINE = /^[\s([]{0,3}$/;

function readDated(text: string): Heading | undefined {
  const [date, weekday] = [findDate(text), findWeekday(text)];
  const starts = [date, weekday].filter((found) => found !== undefined).sort((a, b) => a.at - b.at);
  const [first, second] = starts;
  if (!first || !STARTS_LINE.test(text.slice(0, first.at))) return undefined;
  const isTogether = second !== undefined && /^[\s,()-]{0,4}$/.test(text.slice(first.end, second.at));
  const end = isTogether ? second.end : first.end;
  const hasDate = date !== undefined && (date === first || isTogether);
  // "Sunday" alone may begin any sentence.
  if (!hasDate && !/^\s{0,2}(?:[:)\u2013\u2014-]|$)/.test(text.slice(end))) return undefined;
  return {
    ...(hasDate && { date: date.date }),
    ...(weekday && (weekday === first || isTogether) && { weekday: weekday.weekday }),
    rest: restAfter(text, end),
  };
}

function readHeading(text: string): Heading | undefined {
  const numbered = readNumbered(text);
  if (numbered) {
    // "Day 1 (12 Feb, Friday)": a date right behind the number is that of the day.
    const [date, weekday] = [findDate(numbered.rest), findWeekday(numbered.rest)];
    return {
      ...numbered,
      ...(date && date.at <= 16 && { date: date.date }),
      ...(weekday && weekday.at <= 24 && { weekday: weekday.weekday }),
    };
  }
  const next = NEXT.exec(text);
  if (next) return { isNext: true, rest: restAfter(text, next[0].length) };
  return readDated(text);
}

/** The lines of a plan that are about one day. */
export interface DaySection {
  readonly number: number;
  /** So many days begin here: "Day 2-3" is two. */
  readonly count: number;
  readonly date?: WrittenDate;
  readonly weekday?: Weekday;
  /** The rest of the heading's line first, if it says anything. */
  readonly lines: readonly PlanLine[];
  /** The first line is the day's title. */
  readonly hasTitle: boolean;
}

/** A plan's text by days. */
export interface PlanSections {
  readonly preamble: readonly PlanLine[];
  readonly days: readonly DaySection[];
}

/** Days named within a line: a line break is put before each. */
const WITHIN_LINE = new RegExp(`(?<=[.;,|!)] ?)(?<!\\d )(?=day[ -]?\\d{1,2}${EDGE})`, 'giu');

/** What follows the days of an offer: conditions, prices, hotels. */
const AFTERWORD =
  /^(?:(?:package |tour )?(?:inclusions?|exclusions?|includes|excludes)|not included|cost (?:includes|excludes)|terms|cancellation|payment|hotels? (?:used|list|envisaged)|important notes?|things to carry|price|total cost|notes?)\b[^a-z]{0,3}/i;

/** "Day 4: Jaipur sightseeing: Amber Fort" has a title and what is done. */
const TITLE_END = /(?<=[\p{L}\p{M}\d)]{2})[:.|] {1,3}(?=\S)/u;

/** Returns what follows the heading of a day, its title first. */
function titleAndRest(rest: string): readonly PlanLine[] {
  if (rest === '') return [];
  const end = TITLE_END.exec(rest);
  const parts = end ? [rest.slice(0, end.index), rest.slice(end.index + end[0].length)] : [rest];
  return parts.map((text) => ({ text, isItem: false }));
}

interface Draft extends Omit<DaySection, 'lines'> {
  readonly lines: PlanLine[];
}

/** Returns the number of a day by its heading; undefined where the heading continues the day before. */
function numberOf(heading: Heading, before: readonly Draft[]): number | undefined {
  const last = before.at(-1);
  if (heading.number !== undefined) return heading.number >= 1 ? heading.number : undefined;
  if (!last) return 1;
  if (heading.date !== undefined && last.date !== undefined) {
    const days = daysFrom(last.date, heading.date);
    return days === 0 ? undefined : last.number + (days ?? 1);
  }
  if (heading.date === undefined && heading.weekday !== undefined && last.weekday !== undefined) {
    const days = (heading.weekday - last.weekday + 7) % 7;
    return days === 0 ? undefined : last.number + days;
  }
  return last.number + last.count;
}

/** Returns true for a date that says when the trip is, not what a day has: before numbered days. */
const isOfTrip = (heading: Heading, text: string): boolean =>
  heading.number === undefined && /\d\s?(?:-|–|to)\s?\d/.test(text);

/** Splits the lines of a plan into its days, in order. A number that comes again continues its day. */
export function sectionsOf(lines: readonly PlanLine[]): PlanSections {
  const all = lines.flatMap(({ text, isItem }) =>
    text.split(WITHIN_LINE).map((part) => ({ text: part.trim(), isItem })),
  );
  const isNumbered = all.some(({ text }) => readNumbered(text));
  const preamble: PlanLine[] = [];
  const days: Draft[] = [];
  let isOver = false;
  for (const line of all) {
    const read = readHeading(line.text);
    const heading = read && (read.number !== undefined || read.isNext || !isNumbered) ? read : undefined;
    const number = heading && !isOfTrip(heading, line.text) ? numberOf(heading, days) : undefined;
    if (heading && number !== undefined) {
      isOver = false;
      const known = days.find((day) => day.number === number);
      const { rest, last } = heading;
      if (rest !== '') (known?.lines ?? []).push({ text: rest, isItem: false });
      if (known) continue;
      const count = last !== undefined && last > number ? last - number + 1 : 1;
      const { date, weekday } = heading;
      days.push({
        number,
        count,
        ...(date !== undefined && { date }),
        ...(weekday !== undefined && { weekday }),
        lines: [...titleAndRest(rest)],
        hasTitle: rest !== '',
      });
      continue;
    }
    if (AFTERWORD.test(line.text) && days.length > 0) isOver = true;
    if (!isOver) (days.at(-1)?.lines ?? preamble).push(line);
  }
  return { preamble, days: days.toSorted((a, b) => a.number - b.number) };
}
