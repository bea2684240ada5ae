import { addDays, type Day, isDay } from '../../../core/dates.ts';
import { readSavedSearch, readSearch, type SearchParameters } from './search-parameters.ts';
import { comingWeekend, type TripDates, todayInIndia, tripDays } from './trip-dates.ts';

const PATH = '/search-results';

/**
 * Returns the address of a search's results. Wishes are left out: they may tell of health and belief, and addresses are
 * passed on and logged.
 */
export function addressOfSearch(search: SearchParameters): string {
  const { from, to, departureDate, returnDate, travellers, travelClass, priceRange } = search;
  const dates = { departureDate, returnDate };
  const party = { travellers: String(travellers), travelClass, priceRange: priceRange.join('-') };
  return `${PATH}?${new URLSearchParams({ from, to, ...dates, ...party })}`;
}

/** What the results page is asked for. */
export interface AskedSearch {
  readonly search: SearchParameters;
  /** The dates that were asked, where they lie behind: the search then has proposed ones of the same length. */
  readonly passed: TripDates | null;
}

/** Returns what a query of the results page says; also that of the plain form, which lacks dates and prices. */
function readQuery(query: string): Record<string, unknown> {
  const { travellers, priceRange, ...sent } = Object.fromEntries(new URLSearchParams(query));
  return { ...sent, travellers: Number(travellers) || 1, priceRange: priceRange?.split('-').map(Number) };
}

function datesBefore(today: Day, { departureDate, returnDate }: Record<string, unknown>): TripDates | null {
  const [start, end] = [String(departureDate), String(returnDate)];
  return isDay(start) && isDay(end) && start <= end && start < today ? { departureDate: start, returnDate: end } : null;
}

/** Returns dates of the same length, from the coming weekend on. */
function proposeDates(passed: TripDates, today: Day): TripDates {
  const { departureDate } = comingWeekend(today);
  return { departureDate, returnDate: addDays(departureDate, tripDays(passed) - 1) };
}

/**
 * Returns what the results page is asked for: what was handed over, else what the address says, else this browser's
 * last search. An address whose dates lie behind asks for new ones. Null without two places.
 */
export function findSearch(handed: unknown, query: string, today: Day = todayInIndia()): AskedSearch | null {
  const sent = readQuery(query);
  const typed = readSearch(sent, today);
  const passed = typed && datesBefore(today, sent);
  if (passed) {
    const search = readSearch({ ...typed, ...(handed ?? {}), ...proposeDates(passed, today) }, today);
    return search && { search, passed };
  }
  const saved = readSavedSearch();
  // The saved search has its wishes too, which the address lacks.
  const isSaved = typed && saved && sent.wish === undefined && addressOfSearch(typed) === addressOfSearch(saved);
  const search = readSearch(handed, today) ?? (isSaved ? saved : typed) ?? saved;
  return search && { search, passed: null };
}
