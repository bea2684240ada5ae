import type { PackageFacets } from '../../../contracts/packages.ts';
import { PACKAGE_CATEGORIES } from '../../../core/packages/package-options.ts';
import { DURATION_BANDS, type PackageQuery, PRICE_BANDS } from './package-filters.ts';

/** Number of packages with the same values in all facets. */
export interface FacetGroup {
  readonly category: string;
  /** Index of the band; null outside all bands. */
  readonly durationBand: number | null;
  readonly priceBand: number | null;
  /** 1 if the filter matches. */
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

/** Returns the size of the result and of each choice; a facet counts with all filters except its own. */
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
