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

/** Returns the stored itineraries of exactly this search, planned today under the offer in force; null without any. */
export function readSavedResults(wish: TripWish, offer: OfferInForce): readonly Itinerary[] | null {
  const saved = attempt(() => JSON.parse(readStored(RESULTS_KEY) ?? 'null') as Partial<SavedResults> | null, null);
  if (saved?.search !== keyOfWish(wish) || (saved.language ?? 'en') !== pageLanguage()) return null;
  if (saved.savedOn !== today() || !Array.isArray(saved.itineraries)) return null;
  const whole = saved.itineraries.filter(({ slug, title, pricePP, stays }) => slug && title && pricePP && stays);
  const isPricedAsToday = whole.every(
    (trip) => trip.offer?.title === offer?.title && trip.offer?.percent === offer?.percent,
  );
  return whole.length > 0 && isPricedAsToday ? whole : null;
}

export function saveResults(wish: TripWish, itineraries: readonly Itinerary[]): void {
  const results: SavedResults = { search: keyOfWish(wish), language: pageLanguage(), savedOn: today(), itineraries };
  writeStored(RESULTS_KEY, JSON.stringify(results));
}

export const forgetResults = (): void => removeStored(RESULTS_KEY);
