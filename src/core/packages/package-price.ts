import type { Day } from '../dates.ts';

export interface PackagePricing {
  /** In whole units of the package's currency. */
  readonly basePrice: number;
  /** Whole percent, 0 to 90. */
  readonly discountPercentage: number;
  /** Last day of the discount; null for one without an end. */
  readonly validUntil: Day | null;
}

/**
 * Returns the discount in force on a day; `validUntil` is its last day. Afterwards the package is sold at its base
 * price.
 */
export const discountOn = ({ discountPercentage, validUntil }: PackagePricing, today: Day): number =>
  validUntil !== null && validUntil < today ? 0 : discountPercentage;

/** Returns base price × (1 − discount/100), rounded half up to the whole unit. Exact: integers until the last step. */
export const discountedPrice = (basePrice: number, discountPercentage: number): number =>
  Math.floor((basePrice * (100 - discountPercentage) + 50) / 100);

/**
 * Returns the price to pay on a day, in whole units of the currency: the price less its own discount, then less the
 * offer.
 */
export const priceToPay = (pricing: PackagePricing, today: Day, offerPercent: number): number =>
  discountedPrice(discountedPrice(pricing.basePrice, discountOn(pricing, today)), offerPercent);

export interface BookingPrice {
  /** In whole units of the currency; for a group price each traveller's share, rounded up. */
  readonly pricePerPerson: number;
  readonly total: number;
}

/** Returns the cost of a booking: the price times the travellers, or the one price of the group. */
export const bookingPrice = (price: number, isPerPerson: boolean, travelers: number): BookingPrice =>
  isPerPerson
    ? { pricePerPerson: price, total: price * travelers }
    : { pricePerPerson: Math.ceil(price / travelers), total: price };
