import type { BookableItem } from '../../../core/bookings/bookable-item.ts';
import { type Day, dayInIndia, isDay } from '../../../core/dates.ts';
import { formatMoney } from '../../../core/money.ts';
import { bookingPrice } from '../../../core/packages/package-price.ts';
import { bookingFacts } from '../../../words/en/site/booking-facts.ts';
import { dates } from '../../../words/en/site/dates.ts';

export const wordDay = (day: Day): string => (isDay(day) ? dates.day(day) : day);

/** Returns the Indian calendar day of an ISO instant, in words. */
export const wordMoment = (moment: string): string => dates.day(dayInIndia(Date.parse(moment)));

/** Returns text such as "3 × ₹12,500 = ₹37,500", "₹12,500" for one, "₹37,500 for the group". */
export function wordTotal(item: Pick<BookableItem, 'price' | 'isPerPerson' | 'currency'>, travelers: number): string {
  const { price, isPerPerson, currency } = item;
  if (!isPerPerson) return bookingFacts.groupPrice({ total: formatMoney(price, currency) });
  const { total } = bookingPrice(price, isPerPerson, travelers);
  const sum = formatMoney(total, currency);
  return travelers === 1 ? sum : `${travelers} × ${formatMoney(price, currency)} = ${sum}`;
}

/**
 * Returns the price of an accepted request; when the shares do not add up to the total, the price was for the group.
 */
export function wordPrice(booking: {
  readonly pricePerPerson: number;
  readonly total: number;
  readonly travelers: number;
  readonly currency: string;
}): string {
  const { pricePerPerson: price, total, travelers, currency } = booking;
  const isPerPerson = price * travelers === total;
  return wordTotal({ price: isPerPerson ? price : total, isPerPerson, currency }, travelers);
}
