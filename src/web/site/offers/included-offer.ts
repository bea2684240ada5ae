import { BOOKING_ITEM_TYPES } from '../../../core/bookings/booking-steps.ts';
import { bestOffer, type PriceOffer } from '../../../core/offers/offer-price.ts';
import { home } from '../../../words/en/site/home.ts';

/** Returns which prices of the site include an offer. Of several in force, only the best one applies to an item. */
export function includedOffer(offer: PriceOffer, inForce: readonly PriceOffer[]): string {
  const covered = BOOKING_ITEM_TYPES.filter((itemType) => bestOffer([offer], itemType) === offer);
  const [first, ...more] = covered.filter((itemType) => bestOffer(inForce, itemType) === offer);
  if (!first) return home.inNoPrice;
  return more.length + 1 === covered.length ? home.inAllPrices : home.inPricesOf[first];
}
