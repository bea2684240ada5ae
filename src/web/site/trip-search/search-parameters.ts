import { type Day, isDay } from '../../../core/dates.ts';
import type { Rupees } from '../../../core/money.ts';
import { isSameName } from '../../../core/names.ts';
import { TRAVEL_CLASSES, type TravelClass, WISH_LONGEST } from '../../../core/planner/types.ts';
import type { TripWishes } from '../../../core/planner/wishes.ts';
import { search as words } from '../../../words/en/site/search.ts';
import { attempt, readStored, writeStored } from '../../browser/storage.ts';
import { comingWeekend, shortDay, type TripDates, todayInIndia } from './trip-dates.ts';
import { wishesIn } from './trip-wishes.ts';

/** A search, as stored in the browser and passed to the results. */
export interface SearchParameters extends TripDates {
  readonly from: string;
  readonly to: string;
  readonly travellers: number;
  readonly travelClass: TravelClass;
  /** The two dates in readable form: `27 Nov 26`. */
  readonly startDate: string;
  readonly endDate: string;
  /** Rupees per person, lowest and highest. */
  readonly priceRange: readonly [Rupees, Rupees];
  /** Other wishes in the traveller's own words; empty for none. */
  readonly wish: string;
  /** Wishes that were understood or chosen. */
  readonly wishes: TripWishes;
  /** Names of the sights and towns in them, by id. */
  readonly wishNames: Readonly<Record<string, string>>;
}

export const DEFAULT_PRICE_RANGE = [0, 50_000] as const;
export const HIGHEST_PRICE = 200_000;

const SAVED_KEY = 'searchParams';
/** Storage key of this tab's form values, searched for or not. */
const DRAFT_KEY = 'searchDraft';

const textOf = (value: unknown, longest = 100): string => (typeof value === 'string' ? value.slice(0, longest) : '');

function datesOf(departureDate: unknown, returnDate: unknown, today: Day): TripDates {
  const [start, end] = [textOf(departureDate), textOf(returnDate)];
  const good = isDay(start) && isDay(end) && start >= today && end >= start;
  return good ? { departureDate: start, returnDate: end } : comingWeekend(today);
}

/** Returns the texts in a stored table of names. */
const namesOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(value ?? {}).filter((row): row is [string, string] => typeof row[1] === 'string'));

function priceRangeOf(value: unknown): readonly [Rupees, Rupees] {
  const [low, high]: unknown[] = Array.isArray(value) ? value : [];
  const good = Number.isInteger(low) && Number.isInteger(high) && Number(low) >= 0 && Number(low) < Number(high);
  return good ? [Number(low), Number(high)] : DEFAULT_PRICE_RANGE;
}

/**
 * Returns any stored or passed value as a complete search: defaults for missing and invalid parts, the coming weekend
 * for past dates. Places may be empty.
 */
export function completeSearch(value: unknown, today: Day = todayInIndia()): SearchParameters {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const dates = datesOf(given.departureDate, given.returnDate, today);
  return {
    from: textOf(given.from),
    to: textOf(given.to),
    travellers: Number.isInteger(given.travellers) ? Math.max(1, Number(given.travellers)) : 1,
    travelClass: TRAVEL_CLASSES.find((name) => name === given.travelClass) ?? 'Economy',
    ...dates,
    startDate: shortDay(dates.departureDate),
    endDate: shortDay(dates.returnDate),
    priceRange: priceRangeOf(given.priceRange),
    wish: textOf(given.wish, WISH_LONGEST),
    wishes: wishesIn(given.wishes),
    wishNames: namesOf(given.wishNames),
  };
}

/** Returns a search with both places, or null: what the results need from navigation state or storage. */
export function readSearch(value: unknown, today?: Day): SearchParameters | null {
  const search = completeSearch(value, today);
  return search.from.trim() && search.to.trim() ? search : null;
}

/** Returns the last search made in this browser, or null. */
export const readSavedSearch = (): SearchParameters | null =>
  readSearch(attempt(() => JSON.parse(readStored(SAVED_KEY) ?? 'null') as unknown, null));

export const saveSearch = (search: SearchParameters): void => writeStored(SAVED_KEY, JSON.stringify(search));

/** Returns the form's initial values: this tab's draft, else the last search, else the defaults. */
export function readSearchDraft(): SearchParameters {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as unknown, null);
  return draft === null ? (readSavedSearch() ?? completeSearch({})) : completeSearch(draft);
}

export const keepSearchDraft = (search: SearchParameters): void =>
  attempt(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(search)), undefined);

/**
 * Returns the first problem of the two places, or null; the messages and their order are fixed by the specification.
 */
export function searchProblem({ from, to }: { readonly from: string; readonly to: string }): string | null {
  const [departure, destination] = [from.trim(), to.trim()];
  if (departure === '') return words.noFrom;
  if (destination === '') return words.noTo;
  return isSameName(departure, destination) ? words.samePlace : null;
}
