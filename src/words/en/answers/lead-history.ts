import type { ContactMethod } from '../../../core/bookings/booking-steps.ts';
import { type Day, formatDay } from '../../../core/dates.ts';

const CONTACTED_BY: Readonly<Record<ContactMethod, string>> = {
  phone: 'Phone call',
  email: 'E-mail',
  whatsapp: 'WhatsApp message',
};

export interface ChangedField {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** What happened to a lead, for the back office. */
export const leadHistory = {
  leftOnSite: 'Left name and phone on the site',
  entered: 'Entered by hand',
  imported: ({ file, line }: { file: string; line: string }) => `Imported from ${file}, line ${line}`,
  askedAgain: 'Left name and phone again',
  opened: 'Opened for the first time',
  booked: ({ reference }: { reference: string }) => `Became the booking ${reference}`,
  deleted: 'Deleted',
  restored: 'Brought back',
  reached: ({ by }: { by: ContactMethod }) => `${CONTACTED_BY[by]}: reached`,
  notReached: ({ by }: { by: ContactMethod }) => `${CONTACTED_BY[by]}: not reached`,
  noted: ({ what, notes }: { what: string; notes: string }) => `${what}. ${notes}`,
  changed: ({ field, from, to }: ChangedField) => `${field}: ${from} → ${to}`,
  fields: {
    status: 'Status',
    notes: 'Notes',
    followUpOn: 'Follow-up',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    source: 'Source',
  },
  values: {
    new: 'new',
    contacted: 'contacted',
    converted: 'converted',
    lost: 'lost',
    website: 'website',
    phone: 'phone',
    whatsapp: 'WhatsApp',
    'walk-in': 'walk-in',
    other: 'other',
    import: 'from a file',
  },
  day: ({ day }: { day: Day }) => formatDay(day),
  none: 'none',

  /** Of a lead that an admin entered. */
  spokenConsent: 'Agreed by speech, as noted when the lead was entered',
  noConsent: 'No consent is noted: this lead did not come from the site',
} as const;
