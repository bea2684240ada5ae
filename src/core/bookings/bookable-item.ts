import type { BookingRules } from './booking-form.ts';
import type { BookingItemType } from './booking-steps.ts';

/** What a booking needs to know of its package or itinerary: from our own record, never from the request. */
export interface BookableItem {
  readonly itemType: BookingItemType;
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** The price to pay today, in whole units of the currency. */
  readonly price: number;
  /** The price before today's discount and offer. */
  readonly basePrice: number;
  /** The package's own discount in force today; 0 for none. */
  readonly discountPercentage: number;
  /** The offer that lowers the price today; null for none. */
  readonly offer: { readonly title: string; readonly percent: number } | null;
  /** False when the price is for the group. */
  readonly isPerPerson: boolean;
  readonly currency: string;
  readonly rules: BookingRules;
}

/** Returns the item by its id or, without one, its slug, if it can be booked right now; else null. */
export type FindBookable = (item: {
  readonly id: string | null;
  readonly slug: string | null;
}) => Promise<(BookableItem & { readonly durationDays: number }) | null>;
