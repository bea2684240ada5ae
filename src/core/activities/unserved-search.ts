import { daysBetween, isDay } from '../dates.ts';
import { caseKey } from '../names.ts';
import type { ActivityTraits } from './activity-people.ts';

/** What is counted of searches without a trip, beside their number. */
export const ASKED_KINDS = ['month', 'days', 'travellers', 'budget'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** What a search asked for; a kind that it did not say is missing. */
export type Asked = Readonly<Partial<Record<AskedKind, number>>>;

/** A valid search for which no trip could be made. */
export interface UnservedSearch {
  /** Both in lower case. */
  readonly fromPlace: string;
  readonly toPlace: string;
  readonly reason: string;
  readonly asked: Asked;
}

/** Counted place names are cut at this length; a longer one is hardly a place. */
const LONGEST_PLACE = 60;
const LONGEST_REASON = 40;
/** Larger values count as these, so that few different ones are kept. */
const MOST_DAYS = 30;
const MOST_TRAVELLERS = 20;
const MOST_RUPEES = 10_000_000;

const placeOf = (value: unknown): string =>
  typeof value === 'string' ? caseKey(value.replace(/\s+/g, ' ')).slice(0, LONGEST_PLACE) : '';

/** Returns an amount rounded by at most 5%, to one of 32 values between a power of ten and the next: 18,400 is 18,000. */
function roundBudget(rupees: number): number {
  const tenth = 10 ** Math.max(0, Math.floor(Math.log10(rupees)) - 1);
  const digits = rupees / tenth;
  const step = tenth * (digits < 20 ? 1 : digits < 50 ? 2.5 : 5);
  return Math.round(Math.round(rupees / step) * step);
}

/** Days of a block in which it is counted what people asked for: few enough cells to be summed over a year. */
const BLOCK_DAYS = 28;

/** Returns the block of a day of `dayOfHour`. */
export const blockOfDay = (day: number): number => Math.floor(day / BLOCK_DAYS);

/** Returns a month of a day as a number, such as 202612. */
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7));

function askedOf({ departureDate, returnDate, travellers, priceRange }: ActivityTraits['data']): Asked {
  const first = typeof departureDate === 'string' && isDay(departureDate) ? departureDate : null;
  const last = typeof returnDate === 'string' && isDay(returnDate) ? returnDate : null;
  const days = first === null || last === null ? 0 : daysBetween(first, last) + 1;
  const people = typeof travellers === 'number' && Number.isInteger(travellers) ? travellers : 0;
  const rupees = Number(Array.isArray(priceRange) ? priceRange[1] : 0);
  return {
    ...(first !== null && { month: monthNumber(first) }),
    ...(days > 0 && { days: Math.min(days, MOST_DAYS) }),
    ...(people > 0 && { travellers: Math.min(people, MOST_TRAVELLERS) }),
    ...(rupees >= 1 && { budget: roundBudget(Math.min(rupees, MOST_RUPEES)) }),
  };
}

/**
 * Returns what is counted of an activity that is a valid search without a possible trip; null for any other. Stored
 * counts are of these values: they must not change.
 */
export function unservedSearchOf({ type, data }: Pick<ActivityTraits, 'type' | 'data'>): UnservedSearch | null {
  if (type !== 'search' || data.status !== 422) return null;
  return {
    fromPlace: placeOf(data.from),
    toPlace: placeOf(data.to),
    reason: typeof data.reason === 'string' ? data.reason.slice(0, LONGEST_REASON) : 'OTHER',
    asked: askedOf(data),
  };
}

/** Returns a counted place as a name: each word with a capital. */
export const placeTitle = (place: string): string =>
  place.replace(/(^|[\s(-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** How many people asked for each value of a kind. */
export type AskedCounts = ReadonlyMap<number, number>;

/** Returns the value in the middle when all are sorted, the lower of two; null without any. */
export function medianAsked(counts: AskedCounts): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let before = 0;
  for (const [value, count] of [...counts].sort(([a], [b]) => a - b)) {
    before += count;
    if (before * 2 >= total) return value;
  }
  return null;
}

/** Returns the value that most asked for, the smallest of several; null without any. */
export function mostAsked(counts: AskedCounts): { readonly value: number; readonly count: number } | null {
  let most: { value: number; count: number } | null = null;
  for (const [value, count] of [...counts].sort(([a], [b]) => a - b)) {
    if (most === null || count > most.count) most = { value, count };
  }
  return most;
}
