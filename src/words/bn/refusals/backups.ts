import type { backups as en } from '../../en/refusals/backups.ts';
import type { Like } from '../../like.ts';

export const backups = {
  notFound: 'এমন কোনও ব্যাকআপ নেই',
  noRoom: 'ডিস্ক ভরা বা তাতে লেখা যায় না। যে ব্যাকআপ আর লাগবে না সেগুলি মুছুন, বা সার্ভারে জায়গা করুন।',
  underWay: 'একটি ব্যাকআপ আগেই তৈরি হচ্ছে',
  linkExpired: 'এই ডাউনলোড লিঙ্কের মেয়াদ শেষ। আবার “ডাউনলোড করুন” টিপুন।',
  siteClosed: ({ step, percent }) =>
    `ব্যাকআপ ফেরানো হচ্ছে, তাই সাইট অল্প সময়ের জন্য বন্ধ: ${step}${percent > 0 ? ` (${percent}%)` : ''}। নিজেই আবার খুলবে।`,
  /** What is being done, inside a sentence. */
  steps: {
    checking: 'ব্যাকআপ যাচাই হচ্ছে',
    closing: 'শুরু হওয়া কাজগুলি শেষ হচ্ছে',
    keeping: 'এখনকার তথ্য তুলে রাখা হচ্ছে',
    replacing: 'তথ্য বদলানো হচ্ছে',
  },
  confirmationWrong: ({ expected }) => `${expected} ঠিক যেমন দেখাচ্ছে তেমনই লিখুন`,
  restoreUnderWay: 'একটি ব্যাকআপ এখন তৈরি হচ্ছে বা ফেরানো হচ্ছে। সেটি শেষ হলে আবার চেষ্টা করুন।',
  cannotBeRead: 'সাইটের এই সংস্করণ ফাইলটি পড়তে পারে না',
  otherDatabase: 'এটি অন্য ধরনের ডেটাবেসের ব্যাকআপ, সাইট এখন যা ব্যবহার করে তা নয়',
  ofNewerVersion: 'এই ব্যাকআপ সাইটের আরও নতুন সংস্করণে তৈরি। আগে সেই সংস্করণ ইনস্টল করুন।',
} satisfies Like<typeof en>;
