import type { Day } from '../../../core/dates.ts';
import { counted } from '../counts.ts';

export interface FromTo<T> {
  readonly from: T;
  readonly to: T;
}

/** Mails and SMS about a booking that the agency entered or changed. */
export const bookingChanges = {
  changedSubject: ({ reference }: { reference: string }) => `Your booking ${reference} was changed`,
  changed: 'We have changed your booking:',
  changedDate: ({ from, to }: FromTo<Day>) => `Preferred date: ${from} → ${to}`,
  changedTravellers: ({ from, to }: FromTo<number>) => `Travelers: ${from} → ${to}`,
  changedTotal: ({ from, to }: FromTo<string>) => `Total: ${from} → ${to}`,
  notAgreed: 'If this is not what you agreed with us, please call us and tell us your reference.',
  bookingNow: 'Your booking now:',

  enteredSubject: ({ reference }: { reference: string }) => `Your booking ${reference}`,
  entered: 'We have noted your trip as you asked. Please check it, and call us if anything is wrong.',

  /** The same as an SMS. */
  smsChanged: ({ day, travellers, total }: { day: Day; travellers: number; total: string }) =>
    `Your booking was changed: ${day}, ${counted(travellers, 'traveler')}, ${total} in all.`,
  smsEntered: ({ day, travellers, total }: { day: Day; travellers: number; total: string }) =>
    `We have noted your trip: ${day}, ${counted(travellers, 'traveler')}, ${total} in all.`,
} as const;
