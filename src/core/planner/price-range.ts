import type { Rupees } from '../money.ts';
import { discountedPrice } from '../packages/package-price.ts';
import type { TripRequest } from './types.ts';

/** Returns what is to be paid of a plan's price, in whole rupees per person: the price less the offer of the day. */
export const toPay = ({ offerPercent = 0 }: Pick<TripRequest, 'offerPercent'>, price: Rupees): Rupees =>
  discountedPrice(price, offerPercent);

/** Returns true where what is to be paid of a plan's price lies within the traveller's range. */
export function isInRange(request: Pick<TripRequest, 'offerPercent' | 'priceRange'>, price: Rupees): boolean {
  const { min, max } = request.priceRange;
  const paid = toPay(request, price);
  return paid >= min && paid <= max;
}
