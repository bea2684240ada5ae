import type { Language } from '../languages.ts';
import type { BookingItemType } from './booking-steps.ts';

/** Travellers per booking: 1 to 20. */
export const MIN_BOOKING_TRAVELERS = 1;
export const MAX_BOOKING_TRAVELERS = 20;

/** The booking rules of an item. */
export interface BookingRules {
  readonly minTravelers: number;
  readonly maxTravelers: number;
  /** Minimum number of days from booking to travel; 0 when advance booking is not required. */
  readonly advanceBookingDays: number;
}

/** An itinerary can be booked by 1 to 20 people for any day from today on. */
export const ITINERARY_RULES: BookingRules = {
  minTravelers: MIN_BOOKING_TRAVELERS,
  maxTravelers: MAX_BOOKING_TRAVELERS,
  advanceBookingDays: 0,
};

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

/** Titles in the traveller's language; of the offer null without one. */
export interface TitlesAsRead {
  readonly title: string;
  readonly offer: string | null;
}

interface FoundItem extends BookableItem {
  /** Address of its picture; empty for none. */
  readonly picture: string;
  readonly durationDays: number;
  readonly asRead: TitlesAsRead;
}

/** Returns the item by its id or, without one, its slug, if it can be booked right now; else null. */
export type FindBookable = (item: {
  readonly id: string | null;
  readonly slug: string | null;
  /** The traveller's. */
  readonly language: Language;
}) => Promise<FoundItem | null>;
