import type { Day } from '../../../core/dates.ts';
import { discountOn, priceToPay } from '../../../core/packages/package-price.ts';
import { bandOf, DURATION_BANDS, PRICE_BANDS } from './package-filters.ts';
import { PackageOrders } from './package-orders.ts';
import type { ListedRow } from './store.ts';

/** A column of texts of which few differ: each row holds the number of its text. */
class TextColumn {
  /** The different texts, in the order of their first row. */
  readonly values: string[] = [];
  readonly codes: number[] = [];
  readonly #codeOf = new Map<string, number>();

  add(value: string): void {
    let code = this.#codeOf.get(value);
    if (code === undefined) {
      code = this.values.push(value) - 1;
      this.#codeOf.set(value, code);
    }
    this.codes.push(code);
  }

  at(index: number): string {
    return this.values[this.codes[index] as number] as string;
  }

  /** Returns the number of a text; -1 when no row has it. */
  codeOf(value: string): number {
    return this.#codeOf.get(value) ?? -1;
  }
}

/** The prices of a day under an offer, per package. */
export interface Prices {
  readonly toPay: readonly number[];
  /** As `bandOf` returns them. */
  readonly bands: readonly number[];
}

/**
 * The published packages in memory, column by column: a package is an index, the same in every column, in the order of
 * ids. Takes about 200 bytes per package.
 */
export class PackageColumns {
  readonly ids: string[] = [];
  readonly indexOf = new Map<string, number>();
  readonly category = new TextColumn();
  readonly destination = new TextColumn();
  readonly currency = new TextColumn();
  /** The last day of the discount; empty for one without an end. */
  readonly validUntil = new TextColumn();
  readonly durationDays: number[] = [];
  /** As `bandOf` returns them. */
  readonly durationBands: number[] = [];
  readonly basePrice: number[] = [];
  readonly discountPercentage: number[] = [];
  readonly featured: number[] = [];
  readonly views: number[] = [];
  readonly publishedAt: number[] = [];
  readonly orders = new PackageOrders(this);
  #prices: { readonly day: Day; readonly offerPercent: number; readonly prices: Prices } | null = null;

  get length(): number {
    return this.ids.length;
  }

  add(row: ListedRow): void {
    this.indexOf.set(row.id, this.ids.push(row.id) - 1);
    this.category.add(row.category);
    this.destination.add(row.destination);
    this.currency.add(row.currency);
    this.validUntil.add(row.validUntil ?? '');
    this.durationDays.push(row.durationDays);
    this.durationBands.push(bandOf(row.durationDays, DURATION_BANDS));
    this.basePrice.push(row.basePrice);
    this.discountPercentage.push(row.discountPercentage);
    this.featured.push(row.featured);
    this.views.push(row.views);
    this.publishedAt.push(row.publishedAt ?? 0);
  }

  setViews(id: string, views: number): void {
    const index = this.indexOf.get(id);
    if (index !== undefined) this.views[index] = views;
  }

  /** Returns the prices of a day under an offer; computed once for both. */
  prices(day: Day, offerPercent: number): Prices {
    if (this.#prices?.day !== day || this.#prices.offerPercent !== offerPercent) {
      const [toPay, bands]: [number[], number[]] = [[], []];
      for (let index = 0; index < this.length; index++) {
        const price = priceToPay(this.#pricing(index), day, offerPercent);
        toPay.push(price);
        bands.push(bandOf(price, PRICE_BANDS));
      }
      this.#prices = { day, offerPercent, prices: { toPay, bands } };
    }
    return this.#prices.prices;
  }

  /** Returns the largest discount of a day; null without a package. */
  largestDiscount(day: Day): number | null {
    if (this.length === 0) return null;
    return this.ids.reduce((largest, _, index) => Math.max(largest, discountOn(this.#pricing(index), day)), 0);
  }

  #pricing(index: number) {
    return {
      basePrice: this.basePrice[index] as number,
      discountPercentage: this.discountPercentage[index] as number,
      validUntil: this.validUntil.at(index) || null,
    };
  }
}
