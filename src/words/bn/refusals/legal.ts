import type { legal as en } from '../../en/refusals/legal.ts';
import type { Like } from '../../like.ts';

export const legal = {
  notPublished: 'এমন কোনো পাতা নেই',
  meanwhile: 'ইতিমধ্যে অন্য একজন অ্যাডমিন এই পাতা সেভ করেছেন। তাঁর লেখা দেখতে পাতাটি আবার খুলুন, তারপর নিজেরটি সেভ করুন।',
} satisfies Like<typeof en>;
