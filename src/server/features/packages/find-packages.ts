import type { PackageFacets } from '../../../contracts/packages.ts';
import { PACKAGE_CATEGORIES } from '../../../core/packages/package-options.ts';
import type { PackageColumns, Prices } from './package-columns.ts';
import { DURATION_BANDS, type PackageQuery, PRICE_BANDS, type Range } from './package-filters.ts';
import type { Found } from './package-words.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

type Bucket = PackageFacets['categories'][number];

const hasAny = ({ count }: Bucket): boolean => count > 0;

const bucketsOf = (bands: readonly Omit<Bucket, 'count'>[], counts: Uint32Array): Bucket[] =>
  bands.map(({ value, label }, band) => ({ value, label, count: counts[band] as number })).filter(hasAny);

interface Search extends Pick<PackageQuery, 'categories' | 'price' | 'days'> {
  /** The packages that the words of the search find; null without a search. */
  readonly found: Found | null;
  readonly prices: Prices;
}

const boundsOf = (range: Range | null): readonly [min: number, max: number] => [
  range?.min ?? -Infinity,
  range?.max ?? Infinity,
];

/**
 * Returns the packages that pass all filters, as 1 in `passes`, their number, and the size of each choice: a facet counts
 * with all filters except its own.
 */
export function filterPackages(columns: PackageColumns, { found, categories, price, days, prices }: Search) {
  const { category, currency, durationDays, durationBands } = columns;
  const isChosen = category.values.map((name) => categories.length === 0 || categories.includes(name));
  const [minPrice, maxPrice] = boundsOf(price);
  const [minDays, maxDays] = boundsOf(days);
  const rupees = currency.codeOf('INR');
  const perCategory = new Uint32Array(category.values.length);
  const perDuration = new Uint32Array(DURATION_BANDS.length + 1);
  const perPrice = new Uint32Array(PRICE_BANDS.length + 1);
  const passes = new Uint8Array(columns.length);
  let total = 0;
  for (let index = 0; index < columns.length; index++) {
    if (found && found[index] === 0) continue;
    const code = category.codes[index] as number;
    // Prices in other currencies never match, since there is no agreed exchange rate.
    const isInRupees = currency.codes[index] === rupees;
    const paid = prices.toPay[index] as number;
    const lasts = durationDays[index] as number;
    const categoryFits = isChosen[code] as boolean;
    const priceFits = price === null || (isInRupees && paid >= minPrice && paid <= maxPrice);
    const daysFit = lasts >= minDays && lasts <= maxDays;
    if (priceFits && daysFit) (perCategory[code] as number) += 1;
    if (categoryFits && priceFits) (perDuration[durationBands[index] as number] as number) += 1;
    if (categoryFits && daysFit && isInRupees) (perPrice[prices.bands[index] as number] as number) += 1;
    if (categoryFits && priceFits && daysFit) {
      passes[index] = 1;
      total += 1;
    }
  }
  const facets: PackageFacets = {
    categories: PACKAGE_CATEGORIES.map((name) => {
      return { value: name, label: name, count: perCategory[category.codeOf(name)] ?? 0 };
    }).filter(hasAny),
    durations: bucketsOf(DURATION_BANDS, perDuration),
    prices: bucketsOf(PRICE_BANDS, perPrice),
  };
  return { passes, total, facets };
}

/** Returns one page of the packages that pass, in an order over all. */
export function pageOf(order: Uint32Array, passes: Uint8Array, { offset, limit }: Page): number[] {
  const page: number[] = [];
  let place = 0;
  for (let nr = 0; nr < order.length && page.length < limit; nr++) {
    const index = order[nr] as number;
    if (passes[index] === 0) continue;
    if (place >= offset) page.push(index);
    place += 1;
  }
  return page;
}

/** Returns other packages: same destination first, then same category, each in the order given. */
export function packagesLike(
  { category, destination, indexOf }: PackageColumns,
  order: Uint32Array,
  like: { readonly id: string; readonly category: string; readonly destination: string },
  limit: number,
): number[] {
  const [sameCategory, sameDestination] = [category.codeOf(like.category), destination.codeOf(like.destination)];
  const itself = indexOf.get(like.id);
  const [others, ofCategory, ofDestination, ofBoth]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const index of order) {
    const isSamePlace = destination.codes[index] === sameDestination;
    const isSameKind = category.codes[index] === sameCategory;
    const alike = isSamePlace ? (isSameKind ? ofBoth : ofDestination) : isSameKind ? ofCategory : others;
    if (alike.length < limit && index !== itself) alike.push(index);
    if (ofBoth.length === limit) break;
  }
  return [...ofBoth, ...ofDestination, ...ofCategory, ...others].slice(0, limit);
}
