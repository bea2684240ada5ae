import type { AdminBooking } from '../../../contracts/bookings.ts';
import { prefilled } from '../../../words/en/office/prefilled.ts';
import { mailLink, phoneLink, whatsappLink } from '../../ui/contact-links.ts';
import type { ContactLinks } from '../ui/contact-ways.tsx';

type FollowedUp = Pick<AdminBooking, 'reference' | 'packageTitle' | 'customerInfo'>;

/** Returns the agency's first message: sender, reference, trip, number of travellers and date. */
export function bookingFollowUpWords({ reference, packageTitle, customerInfo }: FollowedUp, agency: string): string {
  const { fullName, travelers, preferredDate } = customerInfo;
  return prefilled.bookingMessage({
    name: fullName,
    agency,
    reference,
    trip: packageTitle,
    travellers: travelers,
    from: preferredDate,
  });
}

/** Returns the links to reach the traveller, with prefilled text. */
export function followUpLinks(booking: FollowedUp, agency: string): ContactLinks {
  const { phone, email } = booking.customerInfo;
  const { reference, packageTitle: trip } = booking;
  const words = bookingFollowUpWords(booking, agency);
  return {
    call: phoneLink(phone),
    whatsapp: whatsappLink(phone, words),
    mail: email ? mailLink(email, prefilled.bookingSubject({ reference, trip }), words) : null,
  };
}
