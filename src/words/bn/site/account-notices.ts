import type { accountNotices as en } from '../../en/site/account-notices.ts';
import type { Like } from '../../like.ts';

export const accountNotices = {
  phoneTaken:
    'আপনার অ্যাকাউন্টের নম্বরটি অন্য একজন কোড দিয়ে নিজের বলে প্রমাণ করেছেন, এখন সেটি তাঁর। আপনার ভ্রমণ আর বুকিং এখানেই আছে। নিজের নম্বর বা ইমেল যোগ করুন, যাতে আবার সাইন ইন করতে পারেন।',
  linkMade: 'আপনার অনুরোধে এজেন্সি নতুন পাসওয়ার্ডের লিঙ্ক তৈরি করেছে। আপনি না বলে থাকলে আমাদের ফোন করুন।',
  toAccount: 'আমার অ্যাকাউন্টে যান',
  understood: 'পড়েছি',
} satisfies Like<typeof en>;
