import type { MessageChannel } from '../../../contracts/messages.ts';
import type { Site } from '../../../contracts/site.ts';
import { type BookingStatus, isStepBack } from '../../../core/bookings/booking-steps.ts';
import { internationalPhone } from '../../../core/canonical-phone.ts';
import { MESSAGE_WORDS, type MessageWords } from '../../../words/words-of.ts';
import type { NewMessage } from '../messages/service.ts';
import { describeRequest, greetingOf, languageOfTraveller } from './booking-messages.ts';
import { type BookingRow, isErased } from './booking-records.ts';
import { asRead } from './present.ts';

type Traveller = Pick<BookingRow, 'phone' | 'email' | 'demo'>;
type Sender = Pick<Site, 'agency' | 'phone' | 'brand'>;

export interface ToldStep {
  readonly from: BookingStatus;
  readonly to: BookingStatus;
}

interface News {
  readonly subject: string;
  readonly email: string;
  readonly sms: string;
}

/** Returns the traveller's addresses; null for an erased or a demonstration traveller. */
export function recipientsOf({ phone, email, demo }: Traveller): Pick<NewMessage, 'channel' | 'to'>[] | null {
  if (isErased({ phone }) || demo === 1) return null;
  const bySms = { channel: 'sms', to: internationalPhone(phone) ?? phone } as const;
  return email === null ? [bySms] : [bySms, { channel: 'email', to: email }];
}

/** Returns the texts about a step: none where the agency tells the traveller in person, a correction for a step back. */
function newsOf({ from, to }: ToldStep, reference: string, words: MessageWords['bookings']): News | null {
  if (isStepBack(from, to)) {
    const [email, sms] = [words.corrected({ status: to }), words.smsCorrected({ status: to })];
    return { subject: words.stepSubjects.corrected({ reference }), email, sms };
  }
  if (to === 'pending' || to === 'contacted') return null;
  return { subject: words.stepSubjects[to]({ reference }), email: words.steps[to], sms: words.smsSteps[to] };
}

/** Returns the messages about a step in the traveller's language, on every channel that reaches them. */
export function stepMessages(
  booking: BookingRow,
  step: ToldStep,
  { agency, phone, brand }: Sender,
  /** Full address of the traveller's own page. */
  address: string,
): NewMessage[] {
  const words = MESSAGE_WORDS[languageOfTraveller(booking)].bookings;
  const { reference } = booking;
  const news = newsOf(step, reference, words);
  if (news === null) return [];
  const about = { kind: 'booking', id: booking.id } as const;
  const texts: Readonly<Record<MessageChannel, Pick<NewMessage, 'subject' | 'text'>>> = {
    sms: { subject: '', text: words.sms({ reference, news: news.sms, address, brand, phone }) },
    email: {
      subject: news.subject,
      text: [
        greetingOf(booking.fullName, words),
        '',
        news.email,
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
