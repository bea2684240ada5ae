import { formatRupees } from '../../../core/money.ts';
import { packages } from '../../../words/en/site/packages.ts';
import type { ListFilters } from './filter-address.ts';
import { wordCategory } from './package-words.ts';

/** Returns "5" as "Up to 5 days", "3-5" as "3 to 5 days", "10+" as "10 days and more". */
export function wordDuration(duration: string): string {
  const [from = '', to] = duration.split('-');
  if (to !== undefined) return from === to ? packages.exactDays({ count: from }) : packages.betweenDays({ from, to });
  return duration.endsWith('+')
    ? packages.daysAndMore({ count: duration.slice(0, -1) })
    : packages.upToDays({ count: duration });
}

/** Returns "0-9999" as "Under ₹10,000", "10000-24999" as "₹10,000 to ₹24,999", "100000-" as "₹1,00,000 and more". */
export function wordPriceBand(band: string): string {
  const [min = '', max = ''] = band.split('-');
  if (max === '') return packages.priceAndMore({ price: formatRupees(Number(min)) });
  if (min === '0') return packages.underPrice({ price: formatRupees(Number(max) + 1) });
  return packages.betweenPrices({ low: formatRupees(Number(min)), high: formatRupees(Number(max)) });
}

const wordAmount = (typed: string): string => (/^\d+$/.test(typed) ? formatRupees(Number(typed)) : typed);

export interface ActiveFilter {
  readonly label: string;
  /** The filters without this one. */
  readonly without: ListFilters;
}

/** Returns the active filters one by one, each with the filters that remain without it. */
export function activeFilters(filters: ListFilters): readonly ActiveFilter[] {
  const { search, categories, minPrice, maxPrice, duration } = filters;
  const first = { ...filters, page: 1 };
  return [
    ...(search ? [{ label: `“${search}”`, without: { ...first, search: '' } }] : []),
    ...categories.map((category) => ({
      label: wordCategory(category),
      without: { ...first, categories: categories.filter((other) => other !== category) },
    })),
    ...(minPrice
      ? [{ label: packages.fromPrice({ price: wordAmount(minPrice) }), without: { ...first, minPrice: '' } }]
      : []),
    ...(maxPrice
      ? [{ label: packages.upToPrice({ price: wordAmount(maxPrice) }), without: { ...first, maxPrice: '' } }]
      : []),
    ...(duration ? [{ label: wordDuration(duration), without: { ...first, duration: '' } }] : []),
  ];
}
