import type { backups as en } from '../../en/refusals/backups.ts';
import type { Like } from '../../like.ts';

export const backups = {
  notFound: 'এমন কোনও ব্যাকআপ নেই',
  noRoom: 'ডিস্ক ভরা বা তাতে লেখা যায় না। যে ব্যাকআপ আর লাগবে না সেগুলি মুছুন, বা সার্ভারে জায়গা করুন।',
  underWay: 'একটি ব্যাকআপ আগেই তৈরি হচ্ছে',
  linkExpired: 'এই ডাউনলোড লিঙ্কের মেয়াদ শেষ। আবার “ডাউনলোড করুন” টিপুন।',
} satisfies Like<typeof en>;
