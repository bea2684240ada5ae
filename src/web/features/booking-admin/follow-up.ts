import type { AdminBooking } from '../../../contracts/bookings.ts';
import { canonicalPhone, phoneDigits } from '../../../core/phone.ts';
import { formatCalendarDay } from '../../ui/admin/indian-dates.ts';
import { mailLink, phoneLink, whatsappLink } from '../../ui/contact-links.ts';

type FollowedUp = Pick<AdminBooking, 'reference' | 'packageTitle' | 'customerInfo'>;

export interface FollowUpLinks {
  readonly call: string;
  readonly whatsapp: string;
  /** Null when no e-mail address was left. */
  readonly mail: string | null;
}

const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** The number with its country in front: an Indian one gets 91, another stays as it was typed. */
export function internationalPhone(typed: string): string {
  const known = canonicalPhone(typed);
  if (INDIAN_MOBILE.test(known)) return `91${known}`;
  return phoneDigits(typed).replace(/^00(?=[1-9])/, '');
}

/** What the agency would write first: who, about which request, which trip, for how many and when. */
export function followUpWords({ reference, packageTitle, customerInfo }: FollowedUp, agency: string): string {
  const { fullName, travelers, preferredDate } = customerInfo;
  const people = `${travelers} ${travelers === 1 ? 'traveller' : 'travellers'}`;
  const from = agency === '' ? '' : `, this is ${agency}`;
  return (
    `Namaste ${fullName}${from}. Thank you for your booking request ${reference}: ` +
    `${packageTitle}, ${people}, from ${formatCalendarDay(preferredDate)}. When may we call you about it?`
  );
}

/** The ways to reach the traveller, with the words already typed. */
export function followUpLinks(booking: FollowedUp, agency: string): FollowUpLinks {
  const { phone, email } = booking.customerInfo;
  const number = internationalPhone(phone);
  const words = followUpWords(booking, agency);
  const isInternational = number !== phoneDigits(phone) || phone.trim().startsWith('+');
  return {
    call: phoneLink(isInternational ? `+${number}` : number),
    whatsapp: whatsappLink(number, words),
    mail: email ? mailLink(email, `Your booking request ${booking.reference}: ${booking.packageTitle}`, words) : null,
  };
}
