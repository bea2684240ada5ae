import type { PackageColumns, Prices } from './package-columns.ts';
import type { PackageQuery } from './package-filters.ts';
import { sortInTurns } from './sort-in-turns.ts';

type Sort = PackageQuery['sort'];

/** Compares two packages by their index; never 0 for two different ones. */
type Compare = (a: number, b: number) => number;

const ascending = (column: readonly number[], a: number, b: number): number =>
  (column[a] as number) - (column[b] as number);
const descending = (column: readonly number[], a: number, b: number): number => ascending(column, b, a);

/** Only prices of one currency can be compared; rupees, which nearly all are in, come first. */
function byPrice({ currency }: PackageColumns, { toPay }: Prices, direction: typeof ascending): Compare {
  const names = currency.values.map((name) => (name === 'INR' ? '' : name));
  const sorted = names.toSorted();
  const ranks = names.map((name) => sorted.indexOf(name));
  const rankOf = (index: number) => ranks[currency.codes[index] as number] as number;
  return (a, b) => rankOf(a) - rankOf(b) || direction(toPay, a, b) || a - b;
}

function compareBy(sort: Sort, columns: PackageColumns, prices: Prices): Compare {
  const { durationDays, featured, views, publishedAt } = columns;
  if (sort === 'price-low') return byPrice(columns, prices, ascending);
  if (sort === 'price-high') return byPrice(columns, prices, descending);
  if (sort === 'duration') return (a, b) => ascending(durationDays, a, b) || a - b;
  if (sort === 'newest') return (a, b) => descending(publishedAt, a, b) || b - a;
  // Recommended: packages featured by the agency, then the most viewed.
  return (a, b) => descending(featured, a, b) || descending(views, a, b) || descending(publishedAt, a, b) || b - a;
}

/** The orders of lists over all packages; each is sorted when it is first needed, and kept. */
export class PackageOrders {
  readonly #columns: PackageColumns;
  readonly #kept = new Map<Sort, { readonly of: Prices | null; readonly order: Promise<Uint32Array> }>();

  constructor(columns: PackageColumns) {
    this.#columns = columns;
  }

  /** Returns all packages in an order; of those by price, that of the last prices is kept. */
  get(sort: Sort, prices: Prices): Promise<Uint32Array> {
    const of = sort === 'price-low' || sort === 'price-high' ? prices : null;
    const known = this.#kept.get(sort);
    if (known && known.of === of) return known.order;
    const order = sortInTurns(this.#columns.length, compareBy(sort, this.#columns, prices));
    this.#kept.set(sort, { of, order });
    return order;
  }

  /** Forgets the order that depends on views. */
  viewsChanged(): void {
    this.#kept.delete('recommended');
  }
}
