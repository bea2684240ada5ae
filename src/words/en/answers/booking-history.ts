import { type Day, formatDay } from '../../../core/dates.ts';
import { formatMoney } from '../../../core/money.ts';
import type { ChangedField } from './lead-history.ts';

/** What the agency entered and changed of a booking, for the back office. */
export const bookingHistory = {
  entered: 'Entered by hand',
  imported: ({ file, line }: { file: string; line: string }) => `Imported from ${file}, line ${line}`,
  changed: ({ field, from, to }: ChangedField) => `${field}: ${from} → ${to}`,
  /** The values were erased together with the person. */
  detailsChanged: 'Details changed',
  doubleOf: ({ reference }: { reference: string }) => `Double of ${reference}`,
  hasDouble: ({ reference }: { reference: string }) => `${reference} was marked as a double of this booking`,
  doubleUndone: ({ reference }: { reference: string }) =>
    `${reference} is no longer marked as a double of this booking`,
  fields: {
    preferredDate: 'Date',
    durationDays: 'Days',
    travelers: 'Travellers',
    price: 'Price',
    fullName: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    specialRequests: 'Special requests',
  },
  day: ({ day }: { day: Day }) => formatDay(day),
  prices: {
    person: ({ amount, currency }: { amount: number; currency: string }) =>
      `${formatMoney(amount, currency)} per person`,
    group: ({ amount, currency }: { amount: number; currency: string }) => `${formatMoney(amount, currency)} in all`,
  },
  none: 'none',
} as const;
