import type { AdminBooking } from '../../../contracts/bookings.ts';
import { mailLink, phoneLink, whatsappLink } from '../../ui/contact-links.ts';
import { countOf } from '../../ui/counted.ts';
import type { ContactLinks } from '../ui/contact-ways.tsx';
import { formatCalendarDay } from '../ui/indian-dates.ts';

type FollowedUp = Pick<AdminBooking, 'reference' | 'packageTitle' | 'customerInfo'>;

/** Returns the agency's first message: sender, reference, trip, number of travellers and date. */
export function bookingFollowUpWords({ reference, packageTitle, customerInfo }: FollowedUp, agency: string): string {
  const { fullName, travelers, preferredDate } = customerInfo;
  const people = countOf(travelers, 'traveller');
  const from = agency === '' ? '' : `, this is ${agency}`;
  return (
    `Namaste ${fullName}${from}. Thank you for your booking request ${reference}: ` +
    `${packageTitle}, ${people}, from ${formatCalendarDay(preferredDate)}. When may we call you about it?`
  );
}

/** Returns the links to reach the traveller, with prefilled text. */
export function followUpLinks(booking: FollowedUp, agency: string): ContactLinks {
  const { phone, email } = booking.customerInfo;
  const words = bookingFollowUpWords(booking, agency);
  return {
    call: phoneLink(phone),
    whatsapp: whatsappLink(phone, words),
    mail: email ? mailLink(email, `Your booking request ${booking.reference}: ${booking.packageTitle}`, words) : null,
  };
}
