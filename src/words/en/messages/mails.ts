import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import type { PriceReduction } from '../../../core/bookings/price-reduction.ts';
import type { Day } from '../../../core/dates.ts';
import { formatMoney } from '../../../core/money.ts';
import { dates } from '../site/dates.ts';

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

/** What stands in mails around their wording: facts of a booking, the button and the foot. */
export const mails = {
  labels: {
    reference: 'Reference',
    trip: 'Trip',
    preferredDate: 'Preferred date',
    travellers: 'Travelers',
    price: 'Price',
    total: 'Total',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    wishes: 'Special requests',
  },
  day: ({ day }: { day: Day }) => dates.longDay(day),
  travellers: ({ count }: { count: number }) => String(count),
  /** "₹20,000 − 10% discount − 20% offer “20% off all bookings” = ₹14,400". */
  price: ({ basePrice, price, discountPercentage, offer, currency }: Priced) => {
    const less = [
      ...(discountPercentage > 0 ? [`${discountPercentage}% discount`] : []),
      ...(offer ? [`${offer.percent}% offer “${offer.title}”`] : []),
    ];
    return `${[formatMoney(basePrice, currency), ...less].join(' − ')} = ${formatMoney(price, currency)}`;
  },
  noEmail: 'none',
  /** For a name that cannot be used. */
  greetingWithoutName: 'Dear traveler,',
  nameless: 'traveler',
  /** In a mail; short in an SMS. */
  stands: ({ status }: { status: BookingStatus }) => STANDS[status],
  standsInSms: ({ status }: { status: BookingStatus }) => STANDS[status],
  /** Above the heading of a mail. */
  marks: {
    received: 'Request received',
    contacted: 'In progress',
    confirmed: 'Confirmed',
    entered: 'Noted',
    changed: 'Changed',
    cancelled: 'Cancelled',
    corrected: 'Correction',
    week: 'Travel soon',
    completed: 'Completed',
    'lead-thanks': 'Thank you',
    'agency-request': 'New request',
    'agency-lead': 'New lead',
  },
  /** The columns of what has changed. */
  before: 'Before',
  now: 'Now',
  track: 'Track your request',
  see: 'See your booking',
  inOffice: 'Open in the back office',
  anyoneMayTrack: 'Anyone with this link can open it.',
  anyoneMaySee: 'Anyone who has this link can open it.',
  /** At the foot of a mail to a traveller. */
  why: ({ agency }: { agency: string }) => `You get this mail because you asked ${agency} for a trip.`,
  /** What previews show. */
  sampleName: 'Asha Sen',
  sampleTrip: 'Darjeeling and Sikkim by Toy Train',
  test: ({ brand }: { brand: string }) => `Test message from ${brand}`,
  testText: ({ brand }: { brand: string }) => `This is a test message from the back office of ${brand}. It works.`,
} as const;
