import { type RawBuilder, sql } from 'kysely';
import type { PackageFilters } from '../../../contracts/packages.ts';
import type { Day } from '../../../core/dates.ts';
import { searchWords } from '../../../core/names.ts';
import type { PriceOffer } from '../../../core/offers/offer-price.ts';
import { AppError } from '../../http/app-error.ts';

/** Bounds, both included; null for an open one. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** The filters as the store understands them. */
export interface PackageQuery {
  /** Every one must occur; null without a search. An empty list is a search that holds no word: nothing has none. */
  readonly words: readonly string[] | null;
  /** Any of them; empty for all. */
  readonly categories: readonly string[];
  /** Rupees. */
  readonly price: Range | null;
  readonly days: Range | null;
  readonly sort: NonNullable<PackageFilters['sort']>;
}

/** Bands of the days that a package takes; each is also a value of the `duration` filter. */
export const DURATION_BANDS = [
  { value: '1-3', label: '1 to 3 days', min: 1, max: 3 },
  { value: '4-6', label: '4 to 6 days', min: 4, max: 6 },
  { value: '7-9', label: '7 to 9 days', min: 7, max: 9 },
  { value: '10+', label: '10 days and more', min: 10, max: null },
] as const;

/** Bands of the price to pay, in whole rupees: no price lies between two. */
export const PRICE_BANDS = [
  { value: '0-9999', label: 'Under ₹10,000', min: 0, max: 9_999 },
  { value: '10000-24999', label: '₹10,000 to ₹24,999', min: 10_000, max: 24_999 },
  { value: '25000-49999', label: '₹25,000 to ₹49,999', min: 25_000, max: 49_999 },
  { value: '50000-99999', label: '₹50,000 to ₹99,999', min: 50_000, max: 99_999 },
  { value: '100000-', label: '₹1,00,000 and more', min: 100_000, max: null },
] as const;

/** "5" is up to five days, "3-5" a range, "10+" from ten on. The contract has checked the shape. */
function readDuration(duration: string): Range {
  if (duration.endsWith('+')) return { min: Number(duration.slice(0, -1)), max: null };
  const [first = '', last] = duration.split('-');
  if (last === undefined) return { min: null, max: Number(first) };
  if (Number(first) > Number(last)) throw refusedFilter('duration', 'Please give the shorter duration first');
  return { min: Number(first), max: Number(last) };
}

function readPrice({ minPrice, maxPrice }: PackageFilters): Range | null {
  if (minPrice === undefined && maxPrice === undefined) return null;
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw refusedFilter('minPrice', 'The minimum price cannot be above the maximum price');
  }
  // Prices are whole: a bound between two of them is the nearer whole one inside.
  return {
    min: minPrice === undefined ? null : Math.ceil(minPrice),
    max: maxPrice === undefined ? null : Math.floor(maxPrice),
  };
}

const refusedFilter = (field: string, message: string): AppError =>
  new AppError('invalid', message, { fields: { [field]: message } });

/** What the filters mean; refuses with words those that contradict themselves. */
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

/** What lowers prices: the day, until which discounts run, and the offer of that day on packages. */
export interface OnSale {
  readonly today: Day;
  readonly offer: PriceOffer | null;
}

/** True while a package's own discount is in force, as SQL: it ends with its last day. */
const discountRuns = (today: Day): RawBuilder<boolean> =>
  sql<boolean>`("validUntil" is null or "validUntil" >= ${today})`;

/** The discount in force on a day, as SQL. */
export const discountOfDay = (today: Day): RawBuilder<number> =>
  sql<number>`case when ${discountRuns(today)} then "discountPercentage" else 0 end`;

/** The price to pay, as SQL: to the unit what `priceToPay` of core says. Whole numbers divide without a remainder. */
export function paidOn({ today, offer }: OnSale): RawBuilder<number> {
  const price = sql<number>`case when ${discountRuns(today)} then "discountedPrice" else "basePrice" end`;
  return offer ? sql<number>`(((${price}) * ${sql.lit(100 - offer.percent)} + 50) / 100)` : price;
}

function within(value: RawBuilder<number>, { min, max }: Range): RawBuilder<boolean> {
  const above = min === null ? sql<boolean>`1 = 1` : sql<boolean>`${value} >= ${sql.lit(min)}`;
  const below = max === null ? sql<boolean>`1 = 1` : sql<boolean>`${value} <= ${sql.lit(max)}`;
  return sql<boolean>`(${above} and ${below})`;
}

/**
 * True for what may be paid in the range. The range is in rupees, so it finds nothing in another currency: a rate of
 * exchange that nobody has agreed to would promise a price that nobody offers.
 */
export const paidWithin = (range: Range, onSale: OnSale): RawBuilder<boolean> =>
  sql<boolean>`("currency" = 'INR' and ${within(paidOn(onSale), range)})`;

export const lasting = (range: Range): RawBuilder<boolean> => within(sql<number>`"durationDays"`, range);
