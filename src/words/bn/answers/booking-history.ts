import { formatMoney } from '../../../core/money.ts';
import type { bookingHistory as en } from '../../en/answers/booking-history.ts';
import type { Like } from '../../like.ts';
import { dates } from '../site/dates.ts';

export const bookingHistory = {
  entered: 'হাতে লেখা হয়েছে',
  imported: ({ file, line }) => `${file} থেকে আমদানি করা, লাইন ${line}`,
  changed: ({ field, from, to }) => `${field}: ${from} → ${to}`,
  detailsChanged: 'তথ্য বদলানো হয়েছে',
  doubleOf: ({ reference }) => `${reference}-এর দ্বিতীয় বুকিং`,
  hasDouble: ({ reference }) => `${reference}-কে এই বুকিংয়ের দ্বিতীয় বুকিং বলা হয়েছে`,
  doubleUndone: ({ reference }) => `${reference} আর এই বুকিংয়ের দ্বিতীয় বুকিং নয়`,
  fields: {
    preferredDate: 'তারিখ',
    durationDays: 'দিন',
    travelers: 'যাত্রী',
    price: 'দাম',
    fullName: 'নাম',
    phone: 'ফোন',
    email: 'ইমেল',
    specialRequests: 'বিশেষ অনুরোধ',
  },
  day: ({ day }) => dates.longDay(day),
  prices: {
    person: ({ amount, currency }) => `জনপ্রতি ${formatMoney(amount, currency)}`,
    group: ({ amount, currency }) => `মোট ${formatMoney(amount, currency)}`,
  },
  none: 'কিছু নেই',
} satisfies Like<typeof en>;
