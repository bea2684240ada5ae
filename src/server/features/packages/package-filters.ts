import type { PackageFilters } from '../../../contracts/packages.ts';
import type { Day } from '../../../core/dates.ts';
import { searchWords } from '../../../core/names.ts';
import type { PriceOffer } from '../../../core/offers/offer-price.ts';
import { AppError } from '../../http/app-error.ts';

/** Inclusive bounds; null for an open one. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** The filters as the store needs them. */
export interface PackageQuery {
  /** All words must occur; null without a search. An empty list is a search without words, which matches nothing. */
  readonly words: readonly string[] | null;
  /** Any of these; empty for all. */
  readonly categories: readonly string[];
  /** In rupees. */
  readonly price: Range | null;
  readonly days: Range | null;
  readonly sort: NonNullable<PackageFilters['sort']>;
}

/** Bands of a package's days; each is also a value of the `duration` filter. */
export const DURATION_BANDS = [
  { value: '1-3', label: '1 to 3 days', min: 1, max: 3 },
  { value: '4-6', label: '4 to 6 days', min: 4, max: 6 },
  { value: '7-9', label: '7 to 9 days', min: 7, max: 9 },
  { value: '10+', label: '10 days and more', min: 10, max: null },
] as const;

/** Bands of the price to pay, in whole rupees, so that no price lies between two. */
export const PRICE_BANDS = [
  { value: '0-9999', label: 'Under ₹10,000', min: 0, max: 9_999 },
  { value: '10000-24999', label: '₹10,000 to ₹24,999', min: 10_000, max: 24_999 },
  { value: '25000-49999', label: '₹25,000 to ₹49,999', min: 25_000, max: 49_999 },
  { value: '50000-99999', label: '₹50,000 to ₹99,999', min: 50_000, max: 99_999 },
  { value: '100000-', label: '₹1,00,000 and more', min: 100_000, max: null },
] as const;

/** Returns the index of the band that a value lies in; for one below all bands, the index after the last. */
export function bandOf(value: number, bands: readonly { readonly min: number }[]): number {
  for (let band = bands.length - 1; band >= 0; band--) if (value >= (bands[band]?.min ?? Infinity)) return band;
  return bands.length;
}

/** Reads "5" (up to five days), "3-5" (a range) and "10+" (at least ten); the contract has checked the form. */
function readDuration(duration: string): Range {
  if (duration.endsWith('+')) return { min: Number(duration.slice(0, -1)), max: null };
  const [first = '', last] = duration.split('-');
  if (last === undefined) return { min: null, max: Number(first) };
  if (Number(first) > Number(last)) {
    throw AppError.ofField('invalid', 'duration', ({ records }) => records.shorterFirst);
  }
  return { min: Number(first), max: Number(last) };
}

function readPrice({ minPrice, maxPrice }: PackageFilters): Range | null {
  if (minPrice === undefined && maxPrice === undefined) return null;
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw AppError.ofField('invalid', 'minPrice', ({ records }) => records.pricesCrossed);
  }
  // Prices are whole: rounds fractional bounds inwards.
  return {
    min: minPrice === undefined ? null : Math.ceil(minPrice),
    max: maxPrice === undefined ? null : Math.floor(maxPrice),
  };
}

/** Returns the meaning of the filters; throws for contradictory ones. */
export function readFilters(filters: PackageFilters): PackageQuery {
  const categories = (filters.category ?? '').split(',').map((category) => category.trim());
  return {
    words: filters.search ? searchWords(filters.search) : null,
    categories: [...new Set(categories)].filter((category) => category !== ''),
    price: readPrice(filters),
    days: filters.duration ? readDuration(filters.duration) : null,
    sort: filters.sort ?? 'recommended',
  };
}

/** What lowers prices: the day, which decides on discounts, and the day's offer on packages. */
export interface OnSale {
  readonly today: Day;
  readonly offer: PriceOffer | null;
}
