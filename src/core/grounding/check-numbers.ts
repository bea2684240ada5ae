import { addDays, MONTH_NAMES, monthOf, WEEKDAY_NAMES, weekdayOf } from '../dates.ts';
import { nightsByTown } from '../planner/town-nights.ts';
import { daysOf, ridesOf, type Scope, sightsOf } from './names-of-plan.ts';
import type { TextProblem } from './word-problem.ts';
import { phraseOf } from './words-of-text.ts';
import { type WrittenNumber, writtenNumbers } from './written-numbers.ts';

/** Numbers that a text about a plan, or one of its days, may contain. */
interface PlanNumbers {
  readonly days: ReadonlySet<number>;
  readonly nights: ReadonlySet<number>;
  readonly hours: ReadonlySet<number>;
  readonly minutes: ReadonlySet<number>;
  /** Numbers of towns, stays and sights. */
  readonly counts: ReadonlySet<number>;
  readonly travellers: number;
  readonly rooms: number;
  readonly dayNumbers: ReadonlySet<number>;
  /** Minutes of the day at which something starts or ends. */
  readonly clock: ReadonlySet<number>;
  readonly months: ReadonlySet<string>;
  readonly weekdays: ReadonlySet<string>;
  readonly datesOfMonth: ReadonlySet<number>;
  readonly years: ReadonlySet<number>;
  /** Names and themes of the sights, for "two lakes". */
  readonly sights: readonly string[];
  /** Numbers in the gazetteer's sentences about the sights, each with the next word: "ninety-nine bastions". */
  readonly quoted: ReadonlySet<string>;
}

const quoteOf = ({ found, after }: WrittenNumber): string => `${found.toLowerCase()} ${after[0] ?? ''}`;

const minuteOfDay = (minute: number): number => ((minute % 1440) + 1440) % 1440;

/** Returns hours as people round them: 2 h 40 min is two and a half, or three. */
const hoursOf = (minutes: number): readonly number[] => [
  Math.floor(minutes / 60),
  minutes / 60,
  Math.ceil(minutes / 60),
];

function numbersOfPlan(scope: Scope): PlanNumbers {
  const { itinerary, dayNumber } = scope;
  const days = daysOf(scope);
  const rides = ridesOf(scope);
  const sights = sightsOf(scope);
  const stops = days.flatMap((day) => day.stops);
  const lengths = [
    ...rides.map(({ minutes }) => minutes),
    ...stops.flatMap(({ start, end, travel }) => [end - start, travel?.minutes ?? 0]),
  ];
  const dates =
    dayNumber === null
      ? Array.from({ length: itinerary.durationDays }, (_, n) => addDays(itinerary.startDate, n))
      : days.map(({ date }) => date);
  const towns = new Set(itinerary.stays.map(({ baseId }) => baseId)).size;
  const stayed = nightsByTown(itinerary.stays);
  const nights = [...stayed, ...itinerary.stays].map((stay) => stay.nights);
  const hotelNights = stayed.reduce((sum, stay) => sum + stay.nights, 0);
  return {
    days: new Set([itinerary.durationDays, ...nights, ...nights.map((n) => n + 1)]),
    nights: new Set([itinerary.durationDays - 1, hotelNights, ...nights]),
    hours: new Set(lengths.flatMap(hoursOf)),
    minutes: new Set(lengths),
    counts: new Set([towns, itinerary.stays.length, sights.length].filter((n) => n > 0)),
    travellers: itinerary.travellers,
    rooms: itinerary.rooms,
    dayNumbers: new Set(days.map(({ number }) => number)),
    clock: new Set(
      [
        ...stops.flatMap(({ start, end, travel }) => [start, end, start - (travel?.minutes ?? 0)]),
        ...rides.flatMap(({ departs, minutes }) => [departs, departs + minutes]),
      ].map(minuteOfDay),
    ),
    months: new Set(dates.map((date) => MONTH_NAMES[monthOf(date) - 1]?.toLowerCase() ?? '')),
    weekdays: new Set(dates.map((date) => WEEKDAY_NAMES[weekdayOf(date)].toLowerCase())),
    datesOfMonth: new Set(dates.map((date) => Number(date.slice(8)))),
    years: new Set(dates.map((date) => Number(date.slice(0, 4)))),
    quoted: new Set(sights.flatMap(({ about }) => writtenNumbers(about).map(quoteOf))),
    sights: sights.map(({ name, themes }) => `${phraseOf(name)} ${themes.join(' ')}`),
  };
}

const CLOCK = /\b([01]?\d|2[0-4])(?::([0-5]\d))?\s*(am|pm|a\.m\.|p\.m\.)|\b([01]?\d|2[0-4]):([0-5]\d)\b/gi;
const MONTH = new RegExp(`\\b(${MONTH_NAMES.join('|')})\\b`, 'g');
const WEEKDAY = new RegExp(`\\b(${WEEKDAY_NAMES.join('|')})s?\\b`, 'g');

function minuteOf([, hour12, minute12, half, hour24, minute24]: RegExpMatchArray): number {
  if (hour24 !== undefined) return Number(hour24) * 60 + Number(minute24);
  const hour = (Number(hour12) % 12) + (/^p/i.test(half ?? '') ? 12 : 0);
  return hour * 60 + Number(minute12 ?? 0);
}

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:ch|sh|s|x))es$/, '')
    .replace(/(?<!s)s$/, '');

/** "two lakes": that many of the sights have this word in their names. */
const countsSights = (value: number, after: readonly string[], sights: readonly string[]): boolean =>
  after
    .map(singular)
    .filter((word) => word.length > 2)
    .some(
      (word) => sights.filter((sight) => sight.split(' ').some((part) => singular(part) === word)).length === value,
    );

const TRAVELLERS = /^(?:travellers?|friends|guests|people|persons?|adults|companions)$/;

/** "Three islands", "six stops": the plan has this number of the things named. */
function isCount({ value, after }: WrittenNumber, plan: PlanNumbers): boolean {
  const [first = '', second = ''] = after;
  if (TRAVELLERS.test(first)) return value === plan.travellers;
  if (/^rooms?$/.test(first)) return value === plan.rooms;
  return [first, second].some((word) => /[^s]s$/.test(word)) && plan.counts.has(value);
}

const isDate = ({ before, after, value }: WrittenNumber, { months, datesOfMonth }: PlanNumbers): boolean =>
  datesOfMonth.has(value) && [before, after[0] ?? '', after[1] ?? ''].some((word) => months.has(word));

/** "Six in the morning". */
function isHour({ value, after }: WrittenNumber, { clock }: PlanNumbers): boolean {
  const [first, second, third] = after;
  if (first !== 'in' || second !== 'the' || !/^(?:morning|afternoon|evening)$/.test(third ?? '')) return false;
  return clock.has((third === 'morning' ? value % 12 : (value % 12) + 12) * 60);
}

const unitOf = ({ after }: WrittenNumber): string => after.slice(0, 2).find((word) => UNITS.test(word)) ?? '';
/** After a number without its noun: "two nights in Panaji, two by the sea". */
const NO_NOUN = /^(?:|\d+|in|by|at|on|near|among|with|beside|for|and|more)$/;

function mayBeSaid(number: WrittenNumber, plan: PlanNumbers, unitBefore: string): boolean {
  const { value, before, after, ordinal, found } = number;
  // "One" and "first" are ordinary words.
  if (value === 1 && !/\d/.test(found)) return true;
  if (isDate(number, plan) || plan.quoted.has(quoteOf(number)) || isHour(number, plan)) return true;
  if (before === 'day' || before === 'days') return plan.dayNumbers.has(value);
  const unit = NO_NOUN.test(after[0] ?? '') ? unitBefore : unitOf(number);
  if (ordinal) return /^(?:day|morning|evening|afternoon|night)$/.test(unit) && plan.dayNumbers.has(value);
  if (/^(?:day|morning|evening|afternoon)s?$/.test(unit)) return plan.days.has(value);
  if (/^nights?$/.test(unit)) return plan.nights.has(value);
  if (/^(?:hours?|h)$/.test(unit)) return plan.hours.has(value);
  if (/^min(?:ute)?s?$/.test(unit)) return plan.minutes.has(value);
  if (unit !== '') return false;
  if (before === 'for' && value === plan.travellers) return !/\d/.test(found);
  return plan.years.has(value) || countsSights(value, after, plan.sights) || isCount(number, plan);
}

/** Units of measurement: a number with one must be in the plan. */
const UNITS =
  /^(?:days?|mornings?|evenings?|afternoons?|nights?|hours?|h|min(?:ute)?s?|weeks?|months?|years?|km|kilomet(?:er|re)s?|met(?:er|re)s?|m|feet|ft|miles?|acres?|century|centuries|degrees?|stars?|per|am|pm|rupees?)$/;

/** Lengths in words without a number. */
const SPANS: readonly (readonly [pattern: RegExp, least: number, most: number])[] = [
  [/\b(?:a|one|whole|full) week\b|\bweek-?long\b|\bthe week\b/gi, 6, 8],
  [/\bweekend\b/gi, 1, 4],
  [/\b(?:a|one|whole) month\b/gi, 28, 31],
];

/** Returns the unit that numbers without a noun share: "two nights in Panaji, one in Palolem and one by the sea". */
const unitBefore = (numbers: readonly WrittenNumber[]): string => {
  const withNoun = numbers.findLast(({ after }) => !NO_NOUN.test(after[0] ?? ''));
  return withNoun ? unitOf(withNoun) : '';
};

/** Returns the numbers of a text that its plan, or its day, does not contain. */
export function checkNumbers(text: string, scope: Scope): readonly TextProblem[] {
  const plan = numbersOfPlan(scope);
  const { durationDays } = scope.itinerary;
  const problem = (found: string): TextProblem => ({ kind: 'number', found });
  const clocks = [...text.matchAll(CLOCK)].filter((match) => !plan.clock.has(minuteOf(match)));
  const without = text.replace(CLOCK, ' ');
  const written = writtenNumbers(without);
  const numbers = written.filter((number, n) => !mayBeSaid(number, plan, unitBefore(written.slice(0, n))));
  const months = [...without.matchAll(MONTH)].filter(([, name = '']) => !plan.months.has(name.toLowerCase()));
  const weekdays = [...without.matchAll(WEEKDAY)].filter(([, name = '']) => !plan.weekdays.has(name.toLowerCase()));
  const spans = SPANS.filter(([, least, most]) => durationDays < least || durationDays > most).flatMap(([pattern]) => [
    ...without.matchAll(pattern),
  ]);
  return [
    ...numbers.map(({ found }) => problem(found)),
    ...[...clocks, ...months, ...weekdays, ...spans].map(([found]) => problem(found)),
  ];
}
