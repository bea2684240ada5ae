import type { Site } from '../../../contracts/site.ts';
import { describeReduction } from '../../../core/bookings/price-reduction.ts';
import { formatMoney } from '../../../core/money.ts';
import type { NewMessage } from '../messages/service.ts';
import type { BookingRow } from './booking-records.ts';
import { reductionOf } from './present.ts';

interface Links {
  readonly siteUrl: string;
  /** Path of the traveller's own page. */
  readonly statusPath: string;
}

export function describeRequest(booking: BookingRow): string[] {
  const reduction = reductionOf(booking);
  return [
    `Reference: ${booking.reference}`,
    `Trip: ${booking.itemTitle}`,
    `Preferred date: ${booking.preferredDate}`,
    `Travelers: ${booking.travelers}`,
    ...(reduction ? [`Price: ${describeReduction(reduction, booking.currency)}`] : []),
    `Total: ${formatMoney(booking.total, booking.currency)}`,
  ];
}

/** Letters of any script; a dot only before a space or the end, so that no web address fits. */
const NAME = /^(?:[\p{L}\p{M}\s'’-]|\.(?=\s|$))+$/u;

/** Returns the greeting. The form can send this e-mail to any address, so text that is not a name is left out. */
export const greetingOf = (name: string): string => (NAME.test(name) ? `Dear ${name},` : 'Dear traveler,');

/** Returns the messages about a new booking to the agency and, with an e-mail address, to the traveller. */
export function bookingMessages(
  booking: BookingRow,
  site: Pick<Site, 'email' | 'agency' | 'phone'>,
  { siteUrl, statusPath }: Links,
): NewMessage[] {
  const about = { kind: 'booking', id: booking.id } as const;
  const contact = [`Name: ${booking.fullName}`, `Phone: ${booking.phone}`, `E-mail: ${booking.email ?? 'none'}`];
  const wishes = booking.specialRequests === '' ? [] : ['', 'Special requests:', booking.specialRequests];
  const toAgency: NewMessage = {
    channel: 'email',
    to: site.email,
    subject: `New booking ${booking.reference}: ${booking.itemTitle}`,
    text: [...describeRequest(booking), ...contact, ...wishes, '', `${siteUrl}/admin/bookings?open=${booking.id}`].join(
      '\n',
    ),
    about,
    forAgency: true,
  };
  if (booking.email === null) return [toAgency];
  const toTraveller: NewMessage = {
    channel: 'email',
    to: booking.email,
    subject: `We have your request ${booking.reference}`,
    text: [
      greetingOf(booking.fullName),
      '',
      'Thank you for your booking request. We will contact you within 24 hours.',
      '',
      ...describeRequest(booking),
      '',
      `Track your request: ${siteUrl}${statusPath}`,
      'Anyone with this link can open it.',
      '',
      site.agency,
      site.phone,
    ].join('\n'),
    about,
  };
  return [toAgency, toTraveller];
}
