import type { BookingRules } from './booking-form.ts';
import type { BookingItemType } from './booking-steps.ts';

/** What a booking needs to know of the package or itinerary that is asked for: our own record, never what was sent. */
export interface BookableItem {
  readonly itemType: BookingItemType;
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** What is paid today, in whole units of the currency. */
  readonly price: number;
  /** Before the discount and the offer of today. */
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

/** Finds what may be booked right now by its id or, without one, its slug; null when there is no such thing. */
export type FindBookable = (item: {
  readonly id: string | null;
  readonly slug: string | null;
}) => Promise<(BookableItem & { readonly durationDays: number }) | null>;
