import { BOOKING_ITEM_TYPES, type BookingItemType } from '../bookings/booking-steps.ts';
import type { Day } from '../dates.ts';
import { discountedPrice } from '../packages/package-price.ts';
import { OFFER_LIMITS, type OfferScope } from './offer-options.ts';

/** The part of an offer that affects prices. */
export interface PriceOffer {
  readonly title: string;
  /** Whole percent, 1 to 90. */
  readonly percent: number;
  readonly scope: OfferScope;
  /** Its last day in India. */
  readonly until: Day;
}

/**
 * Returns true for a percentage that the form accepts. Offers stored before there was a limit may say 91 to 100; they
 * lower nothing, because at 100 per cent a trip would be booked at no price.
 */
export const lowersPrices = ({ percent }: Pick<PriceOffer, 'percent'>): boolean => percent <= OFFER_LIMITS.percent;

const covers = (scope: OfferScope, itemType: BookingItemType): boolean =>
  scope === 'all' || scope === (itemType === 'package' ? 'packages' : 'itineraries');

/**
 * Returns the offer that lowers the price of such an item, of those in force; null when none covers it. Only one
 * applies: the highest percentage, and among equals the one that runs longest. Offers are never added together.
 */
export function bestOffer<O extends PriceOffer>(offers: readonly O[], itemType: BookingItemType): O | null {
  const covering = offers.filter(({ scope }) => covers(scope, itemType));
  return covering.reduce<O | null>((best, offer) => {
    if (!best || offer.percent > best.percent) return offer;
    return offer.percent === best.percent && offer.until > best.until ? offer : best;
  }, null);
}

/**
 * Returns the offers in force that pages show, at most `most` and in the order given. Offers that lower a price are
 * always among them, so that pages find with `bestOffer` the offer that the server applies.
 */
export function shownOffers<O extends PriceOffer>(offers: readonly O[], most: number): O[] {
  const best = new Set(BOOKING_ITEM_TYPES.map((itemType) => bestOffer(offers, itemType)));
  best.delete(null);
  const others = offers.filter((offer) => !best.has(offer)).slice(0, Math.max(0, most - best.size));
  return offers.filter((offer) => best.has(offer) || others.includes(offer));
}

/** Returns a price after the offer, in whole units, rounded like a package's price. */
export const priceUnderOffer = (price: number, offer: Pick<PriceOffer, 'percent'> | null): number =>
  offer ? discountedPrice(price, offer.percent) : price;

/**
 * Returns the total reduction of a discount and an offer on top of it in whole per cent, rounded down: 10 and 20 are
 * 28.
 */
export const percentOff = (discountPercentage: number, offer: Pick<PriceOffer, 'percent'> | null): number =>
  Math.floor((10_000 - (100 - discountPercentage) * (100 - (offer?.percent ?? 0))) / 100);

/**
 * Returns the largest reduction that can be booked today, in whole per cent; 0 without one. `largestDiscount` is that
 * of the published packages, null when there are none: an offer on packages then lowers nothing.
 */
export function largestPercentOff(offers: readonly PriceOffer[], largestDiscount: number | null): number {
  const ofPackages = largestDiscount === null ? 0 : percentOff(largestDiscount, bestOffer(offers, 'package'));
  return Math.max(ofPackages, percentOff(0, bestOffer(offers, 'itinerary')));
}
