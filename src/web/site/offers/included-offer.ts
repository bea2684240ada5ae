import { BOOKING_ITEM_TYPES, type BookingItemType } from '../../../core/bookings/booking-steps.ts';
import { bestOffer, type PriceOffer } from '../../../core/offers/offer-price.ts';

const NAMES: Readonly<Record<BookingItemType, string>> = { package: 'travel packages', itinerary: 'planned trips' };

/** Returns which prices of the site include an offer. Of several in force, only the best one applies to an item. */
export function includedOffer(offer: PriceOffer, inForce: readonly PriceOffer[]): string {
  const covered = BOOKING_ITEM_TYPES.filter((itemType) => bestOffer([offer], itemType) === offer);
  const [first, ...more] = covered.filter((itemType) => bestOffer(inForce, itemType) === offer);
  if (!first) return 'The prices on this site include another offer instead.';
  if (more.length + 1 === covered.length) return 'The prices on this site already include it.';
  return `The prices of ${NAMES[first]} already include it; the others include another offer instead.`;
}
