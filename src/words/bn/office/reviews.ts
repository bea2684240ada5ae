import type { reviews as en } from '../../en/office/reviews.ts';
import type { Like } from '../../like.ts';

export const reviews = {
  title: 'রিভিউ',
  about: 'প্রতিটি সম্পূর্ণ ভ্রমণের জন্য ভ্রমণকারীরা একটি করে রিভিউ লেখেন। আপনি দেখাবেন কি না ঠিক করেন; কথাগুলি যেমন আছে তেমনই থাকে।',
  states: { waiting: 'অপেক্ষায়', released: 'দেখা যাচ্ছে', rejected: 'দেখানো হচ্ছে না' },
  filter: 'অবস্থা অনুযায়ী রিভিউ',
  stateCount: ({ state, count }) => `${state} (${count})`,
  unread: 'রিভিউ লোড করা যায়নি',
  noneTitle: 'এখানে কোনো রিভিউ নেই',
  none: 'বুকিং সম্পূর্ণ হলে ভ্রমণকারীদের তার পাতায় জিজ্ঞাসা করা হয়।',
  by: ({ name, when }) => `${name}, ${when}`,
  booking: ({ reference }) => `বুকিং ${reference}`,
  release: 'দেখান',
  reject: 'দেখাবেন না',
  takeBack: 'সাইট থেকে সরান',
  decided: ({ state, admin, when }) => `${state}: ${admin}, ${when}`,
  failed: 'রিভিউ বদলানো যায়নি',
  released: 'রিভিউটি সাইটে আছে।',
  rejected: 'রিভিউটি দেখানো হচ্ছে না।',
  withoutText: 'শুধু তারা',
  nouns: 'রিভিউ',
} satisfies Like<typeof en>;
