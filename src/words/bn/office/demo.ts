import { formatCount } from '../../counts.ts';
import type { demo as en } from '../../en/office/demo.ts';
import type { Like } from '../../like.ts';

export const demo = {
  packages: ({ count }) => `${formatCount(count)}টি প্যাকেজ`,
  posts: ({ count }) => `${formatCount(count)}টি পোস্ট`,
  bookings: ({ count }) => `${formatCount(count)}টি বুকিং`,
  leads: ({ count }) => `${formatCount(count)}টি লিড`,
  itineraries: ({ count }) => `${formatCount(count)}টি নমুনা ভ্রমণ পরিকল্পনা`,
  offers: ({ count }) => `${formatCount(count)}টি অফার`,
  shown: ({ list }) => `ডেমো তথ্য দেখানো হচ্ছে: ${list}। যা বদলাবেন তা আপনার হয়ে যাবে।`,
  remove: 'ডেমো তথ্য সরান',
  removeQuestion: 'ডেমো তথ্য সরাবেন?',
  removeForGood: 'চিরতরে সরান',
  removeFailed: 'ডেমো তথ্য সরানো গেল না',
  removed: 'ডেমো তথ্য সরানো হয়েছে।',
  removedHint: 'এগুলি চিরতরে মুছে যাবে:',
  stays: 'আপনার বদলানো প্যাকেজ আর পোস্ট, আর আসল বুকিং থেকে যাবে।',
} satisfies Like<typeof en>;
