import type { bulk as en } from '../../en/refusals/bulk.ts';
import type { Like } from '../../like.ts';

export const bulk = {
  tooMany: ({ most }) => `${most}টির বেশি মিলছে। আগে তালিকা ছোট করুন।`,
  listChanged: ({ now }) => `এর মধ্যে তালিকা বদলেছে: এখন ${now}টি মিলছে। আবার দেখে নিন, তারপর আবার করুন।`,
  gone: 'আর নেই',
  notTried: 'করা হয়নি: কাজ মাঝপথে থেমেছে। বাকিগুলির জন্য আবার করুন।',
  justRecorded: 'এই একই যোগাযোগ এইমাত্র লেখা হয়েছে',
  nothingToUndo: 'এর শেষ ধাপ আর এখান থেকে ফেরানো যায় না',
} satisfies Like<typeof en>;
