import type { bookings as en } from '../../en/refusals/bookings.ts';
import type { Like } from '../../like.ts';

export const bookings = {
  notFound: 'এমন কোনও বুকিং নেই',
  erased: 'যাত্রীর তথ্য মুছে দেওয়া হয়েছে। এই বুকিং আর বদলানো যায় না।',
  wrongLink: 'এই লিঙ্ক কোনও বুকিংয়ের সঙ্গে মেলে না',
  sayWhat: 'কী বুক করতে চান, জানান',
  itemGone: {
    package: 'এই প্যাকেজ আর পাওয়া যায় না',
    itinerary: 'এই ভ্রমণ পরিকল্পনা আর পাওয়া যায় না',
  },
  changedMeanwhile: 'এর মধ্যে অন্য অ্যাডমিন এই বুকিং বদলেছেন। আবার দেখে নিন',
  doubleOfItself: 'দুটি একই বুকিং',
  otherIsCancelled: ({ reference }) => `${reference} বাতিল। তার বদলে অন্য বুকিংটি রাখুন`,
  changedTo: {
    pending: 'এই বুকিং এখন “অপেক্ষায়”: অন্য অ্যাডমিন বদলেছেন। আবার দেখে নিন',
    contacted: 'এই বুকিং এখন “যোগাযোগ হয়েছে”: অন্য অ্যাডমিন বদলেছেন। আবার দেখে নিন',
    confirmed: 'এই বুকিং এখন “নিশ্চিত”: অন্য অ্যাডমিন বদলেছেন। আবার দেখে নিন',
    cancelled: 'এই বুকিং এখন “বাতিল”: অন্য অ্যাডমিন বদলেছেন। আবার দেখে নিন',
    completed: 'এই বুকিং এখন “সম্পূর্ণ”: অন্য অ্যাডমিন বদলেছেন। আবার দেখে নিন',
  },
} satisfies Like<typeof en>;
