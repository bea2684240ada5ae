import type { PackageFacets } from '../../../contracts/packages.ts';
import { PACKAGE_CATEGORIES } from '../../../core/packages/package-options.ts';
import { DURATION_BANDS, type PackageQuery, PRICE_BANDS } from './package-filters.ts';

/** So many packages that are alike in everything that facets count by. */
export interface FacetGroup {
  readonly category: string;
  /** Index into the bands; null for what lies in none. */
  readonly durationBand: number | null;
  readonly priceBand: number | null;
  /** 1 for those that the filter lets through. */
  readonly priceFits: number;
  readonly daysFit: number;
  readonly count: number;
}

type Bucket = PackageFacets['categories'][number];

function countBy(groups: readonly FacetGroup[], keyOf: (group: FacetGroup) => string | number | null) {
  const counts = new Map<string | number, number>();
  for (const group of groups) {
    const key = keyOf(group);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + group.count);
  }
  return counts;
}

const bucketsOf = (
  bands: readonly { readonly value: string; readonly label: string }[],
  counts: ReadonlyMap<string | number, number>,
): Bucket[] =>
  bands
    .map(({ value, label }, index) => ({ value, label, count: counts.get(index) ?? 0 }))
    .filter(({ count }) => count > 0);

/** The size of the result, and of each choice's: a facet counts what the other filters let through, not its own. */
export function countFacets(
  groups: readonly FacetGroup[],
  { categories }: Pick<PackageQuery, 'categories'>,
): { readonly total: number; readonly facets: PackageFacets } {
  const categoryFits = ({ category }: FacetGroup) => categories.length === 0 || categories.includes(category);
  const result = groups.filter((group) => categoryFits(group) && group.priceFits && group.daysFit);
  const byCategory = countBy(
    groups.filter(({ priceFits, daysFit }) => priceFits && daysFit),
    ({ category }) => category,
  );
  return {
    total: result.reduce((sum, { count }) => sum + count, 0),
    facets: {
      categories: PACKAGE_CATEGORIES.map((name) => ({
        value: name,
        label: name,
        count: byCategory.get(name) ?? 0,
      })).filter(({ count }) => count > 0),
      durations: bucketsOf(
        DURATION_BANDS,
        countBy(
          groups.filter((group) => categoryFits(group) && group.priceFits),
          ({ durationBand }) => durationBand,
        ),
      ),
      prices: bucketsOf(
        PRICE_BANDS,
        countBy(
          groups.filter((group) => categoryFits(group) && group.daysFit),
          ({ priceBand }) => priceBand,
        ),
      ),
    },
  };
}
