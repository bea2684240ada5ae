import type { Site } from '../../../contracts/site.ts';
import { type BookingStatus, isStepBack } from '../../../core/bookings/booking-steps.ts';
import { internationalPhone } from '../../../core/canonical-phone.ts';
import { type Language, languageNamed, localPath } from '../../../core/languages.ts';
import { channelsOf, type MessageKind } from '../../../core/messages/message-kinds.ts';
import type { MessageValues } from '../../../core/messages/wording.ts';
import { formatMoney } from '../../../core/money.ts';
import { MESSAGE_WORDS } from '../../../words/words-of.ts';
import type { Letter, WhatsappReader } from '../messages/service.ts';
import { type BookingRow, isErased } from './booking-records.ts';
import { asRead, reductionOf } from './present.ts';

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

export interface ToldStep {
  readonly from: BookingStatus;
  readonly to: BookingStatus;
}

/** Returns the language of the traveller's messages; English for a booking from before languages were kept. */
export const languageOfTraveller = ({ language }: Pick<BookingRow, 'language'>): Language => languageNamed(language);

/** Returns the full address of the traveller's own page, in their language. */
export const statusAddressOf = (booking: Pick<BookingRow, 'language'>, { siteUrl, statusPath }: Links): string =>
  siteUrl + localPath(languageOfTraveller(booking), statusPath);

/** Returns the facts of a booking with its titles as stored: pass it `asRead` for the traveller. */
function factsOf(booking: BookingRow, language: Language): Letter['facts'] {
  const { labels, day, travellers, price } = MESSAGE_WORDS[language].mails;
  const { reference, itemTitle, preferredDate, travelers: count, currency } = booking;
  const reduction = reductionOf(booking);
  return [
    { label: labels.reference, value: reference },
    { label: labels.trip, value: itemTitle, isMain: true },
    { label: labels.preferredDate, value: day({ day: preferredDate }) },
    { label: labels.travellers, value: travellers({ count }) },
    ...(reduction ? [{ label: labels.price, value: price({ ...reduction, currency }) }] : []),
    { label: labels.total, value: formatMoney(booking.total, currency) },
  ];
}

/** Returns what a wording may name of a booking. */
function valuesOf(booking: BookingRow, language: Language, link: string): MessageValues {
  const { day, travellers } = MESSAGE_WORDS[language].mails;
  return {
    name: booking.fullName,
    reference: booking.reference,
    trip: booking.itemTitle,
    day: day({ day: booking.preferredDate }),
    travellers: travellers({ count: booking.travelers }),
    total: formatMoney(booking.total, booking.currency),
    link,
  };
}

const aboutBooking = ({ id }: Pick<BookingRow, 'id'>) => ({ kind: 'booking', id }) as const;

/** Returns the message to the agency about a new booking. */
function letterToAgency(
  booking: BookingRow,
  { email }: Pick<Site, 'email'>,
  { siteUrl, agencyLanguage }: Office,
): Letter {
  const { labels, noEmail, inOffice } = MESSAGE_WORDS[agencyLanguage].mails;
  const address = `${siteUrl}/admin/bookings?open=${booking.id}`;
  return {
    kind: 'agency-request',
    channel: 'email',
    to: email,
    language: agencyLanguage,
    values: valuesOf(booking, agencyLanguage, address),
    facts: [
      ...factsOf(booking, agencyLanguage),
      { label: labels.name, value: booking.fullName },
      { label: labels.phone, value: booking.phone },
      { label: labels.email, value: booking.email ?? noEmail },
    ],
    changes: [],
    wishes: booking.specialRequests,
    link: { label: inOffice, address, note: '' },
    about: aboutBooking(booking),
  };
}

type Traveller = Pick<BookingRow, 'phone' | 'email' | 'demo'>;

/** Returns the traveller's addresses; null for an erased or a demonstration traveller. */
export function recipientsOf({ phone, email, demo }: Traveller): Pick<Letter, 'channel' | 'to'>[] | null {
  if (isErased({ phone }) || demo === 1) return null;
  const to = internationalPhone(phone) ?? phone;
  const byPhone = [{ channel: 'whatsapp', to } as const, { channel: 'sms', to } as const];
  return email === null ? byPhone : [...byPhone, { channel: 'email', to: email }];
}

interface News {
  readonly kind: MessageKind;
  /** Full address of the traveller's own page. */
  readonly address: string;
  readonly changes?: Letter['changes'];
  /** The status that a correction names. */
  readonly status?: BookingStatus;
}

/** Returns a message to the traveller in their language, on every channel that reaches them and tells of this. */
export function lettersToTraveller(booking: BookingRow, { kind, address, changes = [], status }: News): Letter[] {
  const language = languageOfTraveller(booking);
  const { mails } = MESSAGE_WORDS[language];
  const shown = asRead(booking);
  const isRequest = kind === 'received';
  const link = {
    label: isRequest ? mails.track : mails.see,
    address,
    note: isRequest ? mails.anyoneMayTrack : mails.anyoneMaySee,
  };
  return (recipientsOf(booking) ?? [])
    .filter(({ channel }) => channelsOf(kind).includes(channel))
    .map(({ channel, to }) => ({
      kind,
      channel,
      to,
      language,
      values: {
        ...valuesOf(shown, language, address),
        ...(status && { status: (channel === 'sms' ? mails.standsInSms : mails.stands)({ status }) }),
      },
      facts: factsOf(shown, language),
      changes,
      wishes: '',
      link,
      about: aboutBooking(booking),
    }));
}

/** Returns the messages about a new booking to the agency and, with an e-mail address, to the traveller. */
export function bookingLetters(booking: BookingRow, site: Pick<Site, 'email'>, links: Links & Office): Letter[] {
  const address = statusAddressOf(booking, links);
  return [letterToAgency(booking, site, links), ...lettersToTraveller(booking, { kind: 'received', address })];
}

/**
 * Returns the messages about a step: a correction for a step back, and none for a booking that is pending. That it is
 * being worked on is told by e-mail alone.
 */
export function stepLetters(booking: BookingRow, { from, to }: ToldStep, address: string): Letter[] {
  if (isStepBack(from, to)) return lettersToTraveller(booking, { kind: 'corrected', address, status: to });
  return to === 'pending' ? [] : lettersToTraveller(booking, { kind: to, address });
}

/** What suits a booking of each status. */
const NEXT_KIND = {
  pending: 'received',
  contacted: 'contacted',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  completed: 'completed',
} as const satisfies Record<BookingStatus, MessageKind>;

const WHATSAPP_KINDS: readonly MessageKind[] = [
  'received',
  'contacted',
  'confirmed',
  'changed',
  'week',
  'completed',
  'cancelled',
];

/** Returns what texts for WhatsApp need of a booking; null for a traveller who cannot be written to. */
export function whatsappReaderOf(booking: BookingRow, status: BookingStatus, address: string): WhatsappReader | null {
  if (recipientsOf(booking) === null) return null;
  const language = languageOfTraveller(booking);
  return {
    phone: booking.phone,
    language,
    values: valuesOf(asRead(booking), language, address),
    kinds: WHATSAPP_KINDS,
    next: NEXT_KIND[status],
    subject: booking.reference,
  };
}
