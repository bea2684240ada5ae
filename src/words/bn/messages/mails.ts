import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { formatMoney } from '../../../core/money.ts';
import type { mails as en } from '../../en/messages/mails.ts';
import type { Like } from '../../like.ts';
import { dates } from '../site/dates.ts';

const STANDS: Readonly<Record<BookingStatus, string>> = {
  pending: 'এখনও নিশ্চিত নয়',
  contacted: 'এখনও নিশ্চিত নয়',
  confirmed: 'নিশ্চিত',
  cancelled: 'বাতিল',
  completed: 'সম্পূর্ণ',
};

const SHORT: Readonly<Record<BookingStatus, string>> = {
  pending: 'নিশ্চিত নয়',
  contacted: 'নিশ্চিত নয়',
  confirmed: 'নিশ্চিত',
  cancelled: 'বাতিল',
  completed: 'সম্পূর্ণ',
};

export const mails = {
  labels: {
    reference: 'রেফারেন্স নম্বর',
    trip: 'ভ্রমণ',
    preferredDate: 'কবে যেতে চান',
    travellers: 'যাত্রী',
    price: 'দাম',
    total: 'মোট',
    name: 'নাম',
    phone: 'ফোন',
    email: 'ইমেল',
    wishes: 'বিশেষ অনুরোধ',
  },
  day: ({ day }) => dates.longDay(day),
  travellers: ({ count }) => `${count} জন`,
  price: ({ basePrice, price, discountPercentage, offer, currency }) => {
    const less = [
      ...(discountPercentage > 0 ? [`${discountPercentage}% ছাড়`] : []),
      ...(offer ? [`${offer.percent}% অফার “${offer.title}”`] : []),
    ];
    return `${[formatMoney(basePrice, currency), ...less].join(' − ')} = ${formatMoney(price, currency)}`;
  },
  noEmail: 'দেওয়া নেই',
  greetingWithoutName: 'নমস্কার,',
  nameless: 'যাত্রী',
  stands: ({ status }) => STANDS[status],
  standsInSms: ({ status }) => SHORT[status],
  marks: {
    received: 'অনুরোধ পেয়েছি',
    contacted: 'কাজ চলছে',
    confirmed: 'নিশ্চিত',
    entered: 'লিখে রাখা হয়েছে',
    changed: 'বদল',
    cancelled: 'বাতিল',
    corrected: 'সংশোধন',
    week: 'ভ্রমণ আসন্ন',
    completed: 'সম্পূর্ণ',
    'lead-thanks': 'ধন্যবাদ',
    'agency-request': 'নতুন অনুরোধ',
    'agency-lead': 'নতুন লিড',
  },
  before: 'আগে',
  now: 'এখন',
  track: 'অনুরোধের অবস্থা দেখুন',
  see: 'আপনার বুকিং দেখুন',
  inOffice: 'ব্যাক অফিসে খুলুন',
  anyoneMayTrack: 'যাঁর কাছে এই লিঙ্ক আছে, তিনিই এটি খুলতে পারেন।',
  anyoneMaySee: 'যাঁর কাছে এই লিঙ্ক আছে, তিনিই এটি খুলতে পারেন।',
  why: ({ agency }) => `আপনি ${agency}-এর কাছে ভ্রমণের কথা জানিয়েছিলেন, তাই এই মেল পেয়েছেন।`,
  sampleName: 'আশা সেন',
  sampleTrip: 'টয় ট্রেনে দার্জিলিং ও সিকিম',
  test: ({ brand }) => `${brand}-এর পরীক্ষামূলক বার্তা`,
  testText: ({ brand }) => `এটি ${brand}-এর ব্যাক অফিস থেকে পাঠানো পরীক্ষামূলক বার্তা। সব ঠিক আছে।`,
} satisfies Like<typeof en>;
