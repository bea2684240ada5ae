import type { MessageChannel } from '../../../contracts/messages.ts';
import type { Site } from '../../../contracts/site.ts';
import { type BookingStatus, isStepBack } from '../../../core/bookings/booking-steps.ts';
import { internationalPhone } from '../../../core/canonical-phone.ts';
import type { NewMessage } from '../messages/service.ts';
import { describeRequest, greetingOf } from './booking-messages.ts';
import { type BookingRow, isErased } from './booking-records.ts';

type Traveller = Pick<BookingRow, 'phone' | 'email' | 'demo'>;
type Sender = Pick<Site, 'agency' | 'phone' | 'brand'>;

export interface ToldStep {
  readonly from: BookingStatus;
  readonly to: BookingStatus;
}

/** The message about a new status; null where the agency tells the traveller in person. */
const NEWS: Readonly<Record<BookingStatus, { readonly subject: string; readonly text: string } | null>> = {
  pending: null,
  contacted: null,
  confirmed: { subject: 'is confirmed', text: 'Your booking is confirmed.' },
  cancelled: {
    subject: 'is cancelled',
    text: 'Your booking is cancelled. If you did not expect this, please call us and tell us your reference.',
  },
  completed: { subject: 'is completed', text: 'Your trip is completed. Thank you for travelling with us.' },
};

/** How a correction names the status that now applies. */
const STANDS: Readonly<Record<BookingStatus, string>> = {
  pending: 'not confirmed yet',
  contacted: 'not confirmed yet',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  completed: 'completed',
};

/** Returns the traveller's addresses; null for an erased or a demonstration traveller. */
export function recipientsOf({ phone, email, demo }: Traveller): Pick<NewMessage, 'channel' | 'to'>[] | null {
  if (isErased({ phone }) || demo === 1) return null;
  const bySms = { channel: 'sms', to: internationalPhone(phone) ?? phone } as const;
  return email === null ? [bySms] : [bySms, { channel: 'email', to: email }];
}

/** Returns the text about a step: none where the traveller is told in person, a correction for a step back. */
function newsOf({ from, to }: ToldStep) {
  if (!isStepBack(from, to)) return NEWS[to];
  return {
    subject: 'has been corrected',
    text: `Our last message about this booking was a mistake. Your booking is ${STANDS[to]}. We are sorry.`,
  };
}

/** Returns the messages about a step, on every channel that reaches the traveller. */
export function stepMessages(
  booking: BookingRow,
  step: ToldStep,
  site: Sender,
  /** Full address of the traveller's own page. */
  statusAddress: string,
): NewMessage[] {
  const news = newsOf(step);
  if (news === null) return [];
  const about = { kind: 'booking', id: booking.id } as const;
  const texts: Readonly<Record<MessageChannel, Pick<NewMessage, 'subject' | 'text'>>> = {
    sms: {
      subject: '',
      text: `${booking.reference}: ${news.text} ${statusAddress} ${site.brand}, ${site.phone}`,
    },
    email: {
      subject: `Your booking ${booking.reference} ${news.subject}`,
      text: [
        greetingOf(booking.fullName),
        '',
        news.text,
        '',
        ...describeRequest(booking),
        '',
        `See your booking: ${statusAddress}`,
        'Anyone who has this link can open it.',
        '',
        site.agency,
        site.phone,
      ].join('\n'),
    },
  };
  return (recipientsOf(booking) ?? []).map((recipient) => ({ ...recipient, ...texts[recipient.channel], about }));
}
