import { formatMoney } from '../money.ts';

/** How the price of a booked item was reduced when the booking was sent. */
export interface PriceReduction {
  readonly basePrice: number;
  readonly price: number;
  readonly discountPercentage: number;
  readonly offer: { readonly title: string; readonly percent: number } | null;
}

/** Returns text such as "₹20,000 − 10% discount − 20% offer “20% off all bookings” = ₹14,400". */
export function describeReduction(
  { basePrice, price, discountPercentage, offer }: PriceReduction,
  currency: string,
): string {
  const less = [
    ...(discountPercentage > 0 ? [`${discountPercentage}% discount`] : []),
    ...(offer ? [`${offer.percent}% offer “${offer.title}”`] : []),
  ];
  return `${[formatMoney(basePrice, currency), ...less].join(' − ')} = ${formatMoney(price, currency)}`;
}
