import type { Site } from '../../../contracts/site.ts';
import { type Language, languageNamed, localPath } from '../../../core/languages.ts';
import { formatMoney } from '../../../core/money.ts';
import { MESSAGE_WORDS, type MessageWords } from '../../../words/words-of.ts';
import type { NewMessage } from '../messages/service.ts';
import type { BookingRow } from './booking-records.ts';
import { asRead, reductionOf } from './present.ts';

type Words = MessageWords['bookings'];

interface Links {
  readonly siteUrl: string;
  /** Path of the traveller's own page, without a language. */
  readonly statusPath: string;
}

interface Office {
  readonly siteUrl: string;
  /** Of the messages to the agency. */
  readonly agencyLanguage: Language;
}

/** Returns the language of the traveller's messages; English for a booking from before languages were kept. */
export const languageOfTraveller = ({ language }: Pick<BookingRow, 'language'>): Language => languageNamed(language);

/** Returns the full address of the traveller's own page, in their language. */
export const statusAddressOf = (booking: Pick<BookingRow, 'language'>, { siteUrl, statusPath }: Links): string =>
  siteUrl + localPath(languageOfTraveller(booking), statusPath);

/** Describes a booking with its titles as stored: pass it `asRead` for the traveller. */
export function describeRequest(booking: BookingRow, words: Words): string[] {
  const { reference, itemTitle: title, preferredDate: day, travelers: count, currency } = booking;
  const reduction = reductionOf(booking);
  return [
    words.reference({ reference }),
    words.trip({ title }),
    words.preferredDate({ day }),
    words.travellers({ count }),
    ...(reduction ? [words.price({ ...reduction, currency })] : []),
    words.total({ amount: formatMoney(booking.total, currency) }),
  ];
}

/** Letters of any script; a dot only before a space or the end, so that no web address fits. */
const NAME = /^(?:[\p{L}\p{M}\s'’-]|\.(?=\s|$))+$/u;

/** Returns the greeting. The form can send this e-mail to any address, so text that is not a name is left out. */
export const greetingOf = (name: string, words: Words): string =>
  NAME.test(name) ? words.greeting({ name }) : words.greetingWithoutName;

function messageToAgency(
  booking: BookingRow,
  { email }: Pick<Site, 'email'>,
  { siteUrl, agencyLanguage }: Office,
): NewMessage {
  const words = MESSAGE_WORDS[agencyLanguage].bookings;
  const { reference, itemTitle: title, specialRequests } = booking;
  return {
    channel: 'email',
    to: email,
    subject: words.newSubject({ reference, title }),
    text: [
      ...describeRequest(booking, words),
      words.name({ name: booking.fullName }),
      words.phone({ phone: booking.phone }),
      booking.email === null ? words.noEmail : words.email({ email: booking.email }),
      ...(specialRequests === '' ? [] : ['', words.wishes, specialRequests]),
      '',
      `${siteUrl}/admin/bookings?open=${booking.id}`,
    ].join('\n'),
    about: { kind: 'booking', id: booking.id },
    forAgency: true,
  };
}

/** Returns the messages about a new booking to the agency and, with an e-mail address, to the traveller. */
export function bookingMessages(
  booking: BookingRow,
  site: Pick<Site, 'email' | 'agency' | 'phone'>,
  links: Links & Office,
): NewMessage[] {
  const toAgency = messageToAgency(booking, site, links);
  if (booking.email === null) return [toAgency];
  const words = MESSAGE_WORDS[languageOfTraveller(booking)].bookings;
  const toTraveller: NewMessage = {
    channel: 'email',
    to: booking.email,
    subject: words.takenSubject({ reference: booking.reference }),
    text: [
      greetingOf(booking.fullName, words),
      '',
      words.taken,
      '',
      ...describeRequest(asRead(booking), words),
      '',
      words.track({ address: statusAddressOf(booking, links) }),
      words.anyoneMayTrack,
      '',
      site.agency,
      site.phone,
    ].join('\n'),
    about: { kind: 'booking', id: booking.id },
  };
  return [toAgency, toTraveller];
}
