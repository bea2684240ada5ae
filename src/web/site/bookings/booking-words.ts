import type { BookableItem } from '../../../core/bookings/bookable-item.ts';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { type Day, dayInIndia, formatDay, isDay } from '../../../core/dates.ts';
import { formatMoney } from '../../../core/money.ts';
import { bookingPrice } from '../../../core/packages/package-price.ts';

export const wordDay = (day: Day): string => (isDay(day) ? formatDay(day) : day);

/** Returns the Indian calendar day of an ISO instant, in words. */
export const wordMoment = (moment: string): string => formatDay(dayInIndia(Date.parse(moment)));

/** Returns text such as "3 × ₹12,500 = ₹37,500", "₹12,500" for one, "₹37,500 for the group". */
export function wordTotal(item: Pick<BookableItem, 'price' | 'isPerPerson' | 'currency'>, travelers: number): string {
  const { price, isPerPerson, currency } = item;
  if (!isPerPerson) return `${formatMoney(price, currency)} for the group`;
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

/** The statuses in a traveller's words. */
export const STATUS_WORDS: Readonly<Record<BookingStatus, { readonly name: string; readonly next: string }>> = {
  pending: {
    name: 'Requested',
    next: 'We have your request and will contact you within 24 hours, by phone or e-mail. Nothing is booked or paid yet.',
  },
  contacted: {
    name: 'In contact',
    next: 'We have been in touch about this trip. Once we agree on dates, rooms and price, we confirm it here.',
  },
  confirmed: {
    name: 'Confirmed',
    next: 'Your trip is confirmed. If anything changes, please tell us soon and quote the reference.',
  },
  cancelled: {
    name: 'Cancelled',
    next: 'This booking is cancelled. If you did not expect this, or would like another date, call or write to us and quote the reference.',
  },
  completed: {
    name: 'Completed',
    next: 'This trip is complete. We hope you enjoyed it; tell us how it went.',
  },
};
