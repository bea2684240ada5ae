import type { ContactMethod } from '../../../core/bookings/booking-steps.ts';
import type { leadHistory as en } from '../../en/answers/lead-history.ts';
import type { Like } from '../../like.ts';
import { dates } from '../site/dates.ts';

const CONTACTED_BY: Readonly<Record<ContactMethod, string>> = {
  phone: 'ফোন',
  email: 'ইমেল',
  whatsapp: 'WhatsApp বার্তা',
};

export const leadHistory = {
  leftOnSite: 'সাইটে নাম আর ফোন নম্বর দিয়েছেন',
  entered: 'হাতে লেখা হয়েছে',
  imported: ({ file, line }) => `${file} থেকে আমদানি করা, লাইন ${line}`,
  askedAgain: 'আবার নাম আর ফোন নম্বর দিয়েছেন',
  opened: 'প্রথমবার খোলা হয়েছে',
  booked: ({ reference }) => `বুকিং ${reference} হয়েছে`,
  deleted: 'মোছা হয়েছে',
  restored: 'ফিরিয়ে আনা হয়েছে',
  reached: ({ by }) => `${CONTACTED_BY[by]}: কথা হয়েছে`,
  notReached: ({ by }) => `${CONTACTED_BY[by]}: কথা হয়নি`,
  noted: ({ what, notes }) => `${what}। ${notes}`,
  changed: ({ field, from, to }) => `${field}: ${from} → ${to}`,
  fields: {
    status: 'অবস্থা',
    notes: 'নোট',
    followUpOn: 'পরের যোগাযোগ',
    name: 'নাম',
    phone: 'ফোন',
    email: 'ইমেল',
    source: 'কোথা থেকে',
  },
  values: {
    new: 'নতুন',
    contacted: 'যোগাযোগ হয়েছে',
    converted: 'বুকিং হয়েছে',
    lost: 'হাতছাড়া',
    website: 'ওয়েবসাইট',
    phone: 'ফোন',
    whatsapp: 'WhatsApp',
    'walk-in': 'অফিসে এসে',
    other: 'অন্যভাবে',
    import: 'ফাইল থেকে',
  },
  day: ({ day }) => dates.longDay(day),
  none: 'কিছু নেই',

  spokenConsent: 'মুখে সম্মতি দিয়েছেন, লিডটি লেখার সময় তাই জানানো হয়েছে',
  noConsent: 'কোনও সম্মতি লেখা নেই: এই লিড সাইট থেকে আসেনি',
} satisfies Like<typeof en>;
