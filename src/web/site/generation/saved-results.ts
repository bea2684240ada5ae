import type { Itinerary } from '../../../contracts/itineraries.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { type Language, splitPath } from '../../../core/languages.ts';
import { attempt, readStored, removeStored, writeStored } from '../../browser/storage.ts';
import { keyOfWish, type TripWish } from './trip-wish.ts';

const RESULTS_KEY = 'searchResults';

interface SavedResults {
  readonly search: string;
  /** The language of the results; missing in those saved before there were several. */
  readonly language?: Language;
  /**
   * The Indian calendar day. Prices depend on how early a trip is booked: results planned on another day are out of
   * date.
   */
  readonly savedOn: string;
  readonly itineraries: readonly Itinerary[];
}

const pageLanguage = (): Language => splitPath(location.pathname).language;

const today = (): string => dayInIndia(Date.now());

type OfferInForce = { readonly title: string; readonly percent: number } | null;

/** Results of this visit's other searches, the newest last: the browser's own buttons lead back to them. */
const visited = new Map<string, SavedResults>();
const MOST_VISITED = 6;

const readStoredResults = (): Partial<SavedResults> | null =>
  attempt(() => JSON.parse(readStored(RESULTS_KEY) ?? 'null') as Partial<SavedResults> | null, null);

/** Returns the kept itineraries of exactly this search, planned today under the offer in force; null without any. */
export function readSavedResults(wish: TripWish, offer: OfferInForce): readonly Itinerary[] | null {
  const key = keyOfWish(wish);
  const saved = visited.get(key) ?? readStoredResults();
  if (saved?.search !== key || (saved.language ?? 'en') !== pageLanguage()) return null;
  if (saved.savedOn !== today() || !Array.isArray(saved.itineraries)) return null;
  const whole = saved.itineraries.filter(({ slug, title, pricePP, stays }) => slug && title && pricePP && stays);
  const isPricedAsToday = whole.every(
    (trip) => trip.offer?.title === offer?.title && trip.offer?.percent === offer?.percent,
  );
  return whole.length > 0 && isPricedAsToday ? whole : null;
}

export function saveResults(wish: TripWish, itineraries: readonly Itinerary[]): void {
  const search = keyOfWish(wish);
  const results: SavedResults = { search, language: pageLanguage(), savedOn: today(), itineraries };
  visited.delete(search);
  visited.set(search, results);
  const [oldest] = visited.keys();
  if (visited.size > MOST_VISITED && oldest !== undefined) visited.delete(oldest);
  writeStored(RESULTS_KEY, JSON.stringify(results));
}

export function forgetResults(wish: TripWish): void {
  visited.delete(keyOfWish(wish));
  removeStored(RESULTS_KEY);
}
