import type { accountLinks as en } from '../../en/site/account-links.ts';
import type { Like } from '../../like.ts';

export const accountLinks = {
  resetTitle: 'নতুন পাসওয়ার্ড বাছুন',
  resetDescription: 'পাঠানো লিঙ্ক দিয়ে নতুন পাসওয়ার্ড বাছুন।',
  confirmTitle: 'আপনার ইমেল নিশ্চিত করুন',
  confirmDescription: 'পাঠানো লিঙ্ক দিয়ে আপনার ইমেল নিশ্চিত করুন।',
  needsScript: 'এই লিঙ্ক ব্যবহার করতে JavaScript চালু করুন।',
  noLink: 'এই পাতা খোলে আমাদের পাঠানো লিঙ্কে। আপনার ঠিকানায় লিঙ্কটি পুরো নেই।',
  confirmNow: 'এই ঠিকানা নিশ্চিত করুন',
  confirmed: ({ address }) => `${address} নিশ্চিত হয়েছে।`,
  toAccount: 'আমার অ্যাকাউন্টে যান',
  failed: 'এটি হল না। আবার চেষ্টা করুন।',
} satisfies Like<typeof en>;
