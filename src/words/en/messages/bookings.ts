import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import type { PriceReduction } from '../../../core/bookings/price-reduction.ts';
import type { Day } from '../../../core/dates.ts';
import { formatMoney } from '../../../core/money.ts';

export interface Priced extends PriceReduction {
  readonly currency: string;
}

/** How a correction names the status that now applies. */
const STANDS: Readonly<Record<BookingStatus, string>> = {
  pending: 'not confirmed yet',
  contacted: 'not confirmed yet',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  completed: 'completed',
};

export interface StepSms {
  readonly reference: string;
  readonly news: string;
  readonly address: string;
  readonly brand: string;
  readonly phone: string;
}

/** Mails and SMS about bookings. */
export const bookings = {
  /** Lines of what was asked for. */
  reference: ({ reference }: { reference: string }) => `Reference: ${reference}`,
  trip: ({ title }: { title: string }) => `Trip: ${title}`,
  preferredDate: ({ day }: { day: Day }) => `Preferred date: ${day}`,
  travellers: ({ count }: { count: number }) => `Travelers: ${count}`,
  /** "Price: ₹20,000 − 10% discount − 20% offer “20% off all bookings” = ₹14,400". */
  price: ({ basePrice, price, discountPercentage, offer, currency }: Priced) => {
    const less = [
      ...(discountPercentage > 0 ? [`${discountPercentage}% discount`] : []),
      ...(offer ? [`${offer.percent}% offer “${offer.title}”`] : []),
    ];
    return `Price: ${[formatMoney(basePrice, currency), ...less].join(' − ')} = ${formatMoney(price, currency)}`;
  },
  total: ({ amount }: { amount: string }) => `Total: ${amount}`,

  greeting: ({ name }: { name: string }) => `Dear ${name},`,
  greetingWithoutName: 'Dear traveler,',
  takenSubject: ({ reference }: { reference: string }) => `We have your request ${reference}`,
  taken: 'Thank you for your booking request. We will contact you within 24 hours.',
  track: ({ address }: { address: string }) => `Track your request: ${address}`,
  anyoneMayTrack: 'Anyone with this link can open it.',

  /** To the agency. */
  newSubject: ({ reference, title }: { reference: string; title: string }) => `New booking ${reference}: ${title}`,
  name: ({ name }: { name: string }) => `Name: ${name}`,
  phone: ({ phone }: { phone: string }) => `Phone: ${phone}`,
  email: ({ email }: { email: string }) => `E-mail: ${email}`,
  noEmail: 'E-mail: none',
  wishes: 'Special requests:',

  /** A new status, in a mail's subject and in its text. */
  stepSubjects: {
    confirmed: ({ reference }: { reference: string }) => `Your booking ${reference} is confirmed`,
    cancelled: ({ reference }: { reference: string }) => `Your booking ${reference} is cancelled`,
    completed: ({ reference }: { reference: string }) => `Your booking ${reference} is completed`,
    corrected: ({ reference }: { reference: string }) => `Your booking ${reference} has been corrected`,
  },
  steps: {
    confirmed: 'Your booking is confirmed.',
    cancelled: 'Your booking is cancelled. If you did not expect this, please call us and tell us your reference.',
    completed: 'Your trip is completed. Thank you for travelling with us.',
  },
  corrected: ({ status }: { status: BookingStatus }) =>
    `Our last message about this booking was a mistake. Your booking is ${STANDS[status]}. We are sorry.`,
  see: ({ address }: { address: string }) => `See your booking: ${address}`,
  anyoneMaySee: 'Anyone who has this link can open it.',

  /** The same as an SMS. */
  smsSteps: {
    confirmed: 'Your booking is confirmed.',
    cancelled: 'Your booking is cancelled. If you did not expect this, please call us and tell us your reference.',
    completed: 'Your trip is completed. Thank you for travelling with us.',
  },
  smsCorrected: ({ status }: { status: BookingStatus }) =>
    `Our last message about this booking was a mistake. Your booking is ${STANDS[status]}. We are sorry.`,
  sms: ({ reference, news, address, brand, phone }: StepSms) => `${reference}: ${news} ${address} ${brand}, ${phone}`,
} as const;
