import type { PACKAGE_SORTS } from '../../../contracts/packages.ts';

export type PackageSort = (typeof PACKAGE_SORTS)[number];

/** The orders of the list; the first one is the default. */
export const SORTS: readonly PackageSort[] = ['recommended', 'price-low', 'price-high', 'duration', 'newest'];

/** The filters and order of the list, as in the address; empty text for an unset one. */
export interface ListFilters {
  readonly search: string;
  readonly categories: readonly string[];
  /** Whole rupees, as typed. */
  readonly minPrice: string;
  readonly maxPrice: string;
  /** "5", "3-5" or "10+" days. */
  readonly duration: string;
  readonly sort: PackageSort;
  /** From 1. */
  readonly page: number;
}

export const NO_FILTERS: ListFilters = {
  search: '',
  categories: [],
  minPrice: '',
  maxPrice: '',
  duration: '',
  sort: 'recommended',
  page: 1,
};

const isSort = (text: string): text is PackageSort => SORTS.some((sort) => sort === text);

/**
 * Returns the filters in an address. A form sent without JavaScript repeats the parameter for each category; links join
 * them.
 */
export function readFilters(query: URLSearchParams): ListFilters {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const categories = query
    .getAll('category')
    .flatMap((part) => part.split(','))
    .map((part) => part.trim());
  const sort = text('sort');
  return {
    search: text('search'),
    categories: [...new Set(categories)].filter((category) => category !== ''),
    minPrice: text('minPrice'),
    maxPrice: text('maxPrice'),
    duration: text('duration'),
    sort: isSort(sort) ? sort : 'recommended',
    page: /^[1-9]\d{0,5}$/.test(text('page')) ? Number(text('page')) : 1,
  };
}

/** Returns the API query; leaves out unset filters. */
export const queryOf = ({ search, categories, minPrice, maxPrice, duration, sort, page }: ListFilters) => ({
  ...(search && { search }),
  ...(categories.length > 0 && { category: categories.join(',') }),
  ...(minPrice && { minPrice }),
  ...(maxPrice && { maxPrice }),
  ...(duration && { duration }),
  ...(sort !== 'recommended' && { sort }),
  ...(page > 1 && { page }),
});

/** Returns the one canonical address of a list: the same filters in any order are the same page. */
export function filterAddress(filters: ListFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(queryOf(filters))) query.set(name, String(value));
  // A comma is valid in a query, and unescaped it keeps the address readable.
  return query.size > 0 ? `/packages?${query.toString().replaceAll('%2C', ',')}` : '/packages';
}

/**
 * Returns true for lists that search engines may index: the whole list, a single category, and their further pages.
 * Other combinations are endless subsets of the same.
 */
export const isListed = ({ search, categories, minPrice, maxPrice, duration, sort }: ListFilters): boolean =>
  search === '' && categories.length < 2 && !minPrice && !maxPrice && !duration && sort === 'recommended';
