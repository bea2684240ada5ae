import type { MessageChannel } from '../../../contracts/messages.ts';
import type { Site } from '../../../contracts/site.ts';
import { formatMoney } from '../../../core/money.ts';
import { MESSAGE_WORDS } from '../../../words/words-of.ts';
import type { NewMessage } from '../messages/service.ts';
import { describeRequest, greetingOf, languageOfTraveller } from './booking-messages.ts';
import type { BookingRow } from './booking-records.ts';
import { asRead } from './present.ts';
import { recipientsOf } from './step-messages.ts';

type Sender = Pick<Site, 'agency' | 'phone' | 'brand'>;

/** What a traveller was told of a booking, and is told anew when it changes. */
export type ToldTerms = Pick<BookingRow, 'preferredDate' | 'travelers' | 'total'>;

interface News {
  readonly subject: string;
  /** The first lines of the mail, above the booking as it is now. */
  readonly lines: readonly string[];
  readonly sms: string;
}

const wordsOf = (booking: BookingRow) => MESSAGE_WORDS[languageOfTraveller(booking)];

const figuresOf = ({ preferredDate: day, travelers: travellers, total, currency }: BookingRow) => ({
  day,
  travellers,
  total: formatMoney(total, currency),
});

/** Returns news as messages in the traveller's language, on every channel that reaches them. */
function messagesOf(booking: BookingRow, news: News, { agency, phone, brand }: Sender, address: string): NewMessage[] {
  const words = wordsOf(booking).bookings;
  const about = { kind: 'booking', id: booking.id } as const;
  const texts: Readonly<Record<MessageChannel, Pick<NewMessage, 'subject' | 'text'>>> = {
    sms: {
      subject: '',
      text: words.sms({ reference: booking.reference, news: news.sms, address, brand, phone }),
    },
    email: {
      subject: news.subject,
      text: [
        greetingOf(booking.fullName, words),
        '',
        ...news.lines,
        '',
        ...describeRequest(asRead(booking), words),
        '',
        words.see({ address }),
        words.anyoneMaySee,
        '',
        agency,
        phone,
      ].join('\n'),
    },
  };
  return (recipientsOf(booking) ?? []).map((recipient) => ({ ...recipient, ...texts[recipient.channel], about }));
}

/**
 * Returns the messages about a changed booking, given as it is now with what the traveller knew before; none when they
 * know it all.
 */
export function changeMessages(booking: BookingRow, before: ToldTerms, sender: Sender, address: string): NewMessage[] {
  const words = wordsOf(booking).bookingChanges;
  const { preferredDate, travelers, total, currency, reference } = booking;
  const changes = [
    ...(before.preferredDate === preferredDate
      ? []
      : [words.changedDate({ from: before.preferredDate, to: preferredDate })]),
    ...(before.travelers === travelers ? [] : [words.changedTravellers({ from: before.travelers, to: travelers })]),
    ...(before.total === total
      ? []
      : [words.changedTotal({ from: formatMoney(before.total, currency), to: formatMoney(total, currency) })]),
  ];
  if (changes.length === 0) return [];
  const lines = [words.changed, ...changes, '', words.notAgreed, '', words.bookingNow];
  const news = { subject: words.changedSubject({ reference }), lines, sms: words.smsChanged(figuresOf(booking)) };
  return messagesOf(booking, news, sender, address);
}

/** Returns the messages about a booking that the agency has entered for a traveller. */
export function enteredMessages(booking: BookingRow, sender: Sender, address: string): NewMessage[] {
  const words = wordsOf(booking).bookingChanges;
  const news = {
    subject: words.enteredSubject({ reference: booking.reference }),
    lines: [words.entered],
    sms: words.smsEntered(figuresOf(booking)),
  };
  return messagesOf(booking, news, sender, address);
}
