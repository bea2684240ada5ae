import { formatDay, isDay } from '../../../core/dates.ts';
import { counted } from '../counts.ts';

/** An agency without a name leaves no gap. */
const sender = (agency: string): string => (agency === '' ? '' : `, this is ${agency}`);

/** First messages to travellers, which open in WhatsApp or in the mail program. */
export const prefilled = {
  bookingSubject: ({ reference, trip }: { reference: string; trip: string }) =>
    `Your booking request ${reference}: ${trip}`,
  bookingMessage: ({
    name,
    agency,
    reference,
    trip,
    travellers,
    from,
  }: {
    name: string;
    agency: string;
    reference: string;
    trip: string;
    travellers: number;
    /** A day; other text is written as it is. */
    from: string;
  }) =>
    `Namaste ${name}${sender(agency)}. Thank you for your booking request ${reference}: ` +
    `${trip}, ${counted(travellers, 'traveller')}, from ${isDay(from) ? formatDay(from) : from}. When may we call you about it?`,
  leadMessage: ({ name, agency }: { name: string; agency: string }) =>
    `Namaste ${name}${sender(agency)}. ` +
    'You left us your number for trips and offers. Where would you like to go, and when may we call you?',
} as const;
