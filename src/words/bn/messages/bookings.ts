import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { formatMoney } from '../../../core/money.ts';
import type { bookings as en } from '../../en/messages/bookings.ts';
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

export const bookings = {
  reference: ({ reference }) => `রেফারেন্স নম্বর: ${reference}`,
  trip: ({ title }) => `ভ্রমণ: ${title}`,
  preferredDate: ({ day }) => `কবে যেতে চান: ${dates.longDay(day)}`,
  travellers: ({ count }) => `যাত্রী: ${count} জন`,
  price: ({ basePrice, price, discountPercentage, offer, currency }) => {
    const less = [
      ...(discountPercentage > 0 ? [`${discountPercentage}% ছাড়`] : []),
      ...(offer ? [`${offer.percent}% অফার “${offer.title}”`] : []),
    ];
    return `দাম: ${[formatMoney(basePrice, currency), ...less].join(' − ')} = ${formatMoney(price, currency)}`;
  },
  total: ({ amount }) => `মোট: ${amount}`,

  greeting: ({ name }) => `নমস্কার ${name},`,
  greetingWithoutName: 'নমস্কার,',
  takenSubject: ({ reference }) => `আপনার অনুরোধ ${reference} পেয়েছি`,
  taken: 'বুকিংয়ের অনুরোধের জন্য ধন্যবাদ। 24 ঘণ্টার মধ্যে আমরা আপনার সঙ্গে যোগাযোগ করব।',
  track: ({ address }) => `অনুরোধের অবস্থা এখানে দেখুন: ${address}`,
  anyoneMayTrack: 'যাঁর কাছে এই লিঙ্ক আছে, তিনিই এটি খুলতে পারেন।',

  newSubject: ({ reference, title }) => `নতুন বুকিং ${reference}: ${title}`,
  name: ({ name }) => `নাম: ${name}`,
  phone: ({ phone }) => `ফোন: ${phone}`,
  email: ({ email }) => `ইমেল: ${email}`,
  noEmail: 'ইমেল: দেওয়া নেই',
  wishes: 'বিশেষ অনুরোধ:',

  stepSubjects: {
    confirmed: ({ reference }) => `আপনার বুকিং ${reference} নিশ্চিত হয়েছে`,
    cancelled: ({ reference }) => `আপনার বুকিং ${reference} বাতিল হয়েছে`,
    completed: ({ reference }) => `আপনার বুকিং ${reference} সম্পূর্ণ হয়েছে`,
    corrected: ({ reference }) => `আপনার বুকিং ${reference} সংশোধন করা হয়েছে`,
  },
  steps: {
    confirmed: 'আপনার বুকিং নিশ্চিত হয়েছে।',
    cancelled: 'আপনার বুকিং বাতিল হয়েছে। এমনটা হওয়ার কথা না থাকলে আমাদের ফোন করুন, রেফারেন্স নম্বরটি জানান।',
    completed: 'আপনার ভ্রমণ সম্পূর্ণ হয়েছে। আমাদের সঙ্গে বেড়ানোর জন্য ধন্যবাদ।',
  },
  corrected: ({ status }) => `এই বুকিং নিয়ে আমাদের আগের বার্তাটি ভুল ছিল। আপনার বুকিং ${STANDS[status]}। আমরা দুঃখিত।`,
  see: ({ address }) => `আপনার বুকিং এখানে দেখুন: ${address}`,
  anyoneMaySee: 'যাঁর কাছে এই লিঙ্ক আছে, তিনিই এটি খুলতে পারেন।',

  // Two parts of 67 characters, and the address takes most of them: it names the site, and holds the reference.
  smsSteps: {
    confirmed: 'আপনার বুকিং নিশ্চিত হয়েছে।',
    cancelled: 'আপনার বুকিং বাতিল হয়েছে।',
    completed: 'ভ্রমণ সম্পূর্ণ হয়েছে। ধন্যবাদ!',
  },
  smsCorrected: ({ status }) => `আগের বার্তা ভুল: বুকিং ${SHORT[status]}।`,
  sms: ({ news, address }) => `${news} ${address}`,
} satisfies Like<typeof en>;
