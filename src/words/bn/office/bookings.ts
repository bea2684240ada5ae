import { formatCount } from '../../counts.ts';
import type { bookings as en } from '../../en/office/bookings.ts';
import type { Like } from '../../like.ts';

export const bookings = {
  pageTitle: 'বুকিং পরিচালনা',
  nouns: 'বুকিং',
  statuses: {
    pending: 'অপেক্ষায়',
    contacted: 'যোগাযোগ হয়েছে',
    confirmed: 'নিশ্চিত',
    cancelled: 'বাতিল',
    completed: 'সম্পূর্ণ',
  },
  byStatus: 'অবস্থা অনুযায়ী বুকিং',
  total: 'মোট',
  searched: 'নাম, ফোন, ইমেল, রেফারেন্স নম্বর বা ভ্রমণ',
  readFailed: 'বুকিংগুলি আনা গেল না',
  plannedTrips: 'সাইটে তৈরি ভ্রমণ',
  byTitle: 'নাম লিখে তোলা ভ্রমণ',
  onePackage: 'একটি প্যাকেজ',
  dropItem: ({ item }) => `শুধু ${item} নয়, সব বুকিং দেখান`,
  columns: {
    reference: 'রেফারেন্স নম্বর',
    traveller: 'যাত্রী',
    trip: 'ভ্রমণ',
    date: 'তারিখ',
    total: 'মোট দাম',
    status: 'অবস্থা',
    received: 'কবে এসেছে',
  },
  newBooking: 'নতুন বুকিং',
  isNew: 'নতুন',
  travellers: ({ count, isItinerary }) => `${formatCount(count)} জন যাত্রী${isItinerary ? ', ভ্রমণ পরিকল্পনা' : ''}`,
  noMatchTitle: 'কোনও বুকিং মিলছে না',
  noMatch:
    'কম শব্দ লিখুন বা অন্য অবস্থা বাছুন। নাম, ফোন, ইমেল, রেফারেন্স নম্বর আর ভ্রমণ প্রতিটি শব্দের শুরু থেকে মেলানো হয়। ফোন নম্বর শেষ তিন বা তার বেশি সংখ্যা দিয়েও পাওয়া যায়।',
  showAll: 'সব বুকিং দেখান',
  noneTitle: 'এখনও কোনও বুকিং নেই',
  none: 'যাত্রীরা প্যাকেজ বা ভ্রমণ পরিকল্পনা থেকে অনুরোধ পাঠালে এখানে দেখা যাবে।',
  viewPackages: 'প্যাকেজ দেখুন',
} satisfies Like<typeof en>;
