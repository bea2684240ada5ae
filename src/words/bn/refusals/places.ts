import type { places as en } from '../../en/refusals/places.ts';
import type { Like } from '../../like.ts';

export const places = {
  notFound: 'জায়গাটি পাওয়া যায়নি',
  correctedMeanwhile: 'এর মধ্যে অন্য একজন অ্যাডমিন এই তথ্যটি শুধরে দিয়েছেন। জায়গাটি আবার খুলুন।',
  correctionGone: 'এই সংশোধন আগেই তুলে নেওয়া হয়েছে',
  decidedMeanwhile: 'এর মধ্যে অন্য একজন অ্যাডমিন এটি নিয়ে সিদ্ধান্ত নিয়েছেন',
  imported: ({ publisher }) => `${publisher} থেকে নেওয়া`,
  tooManyCorrections: ({ most }) => `${most}টি সংশোধন চালু আছে। আরও যোগ করার আগে এগুলি প্রজেক্টকে ফেরত দিন।`,
} satisfies Like<typeof en>;
