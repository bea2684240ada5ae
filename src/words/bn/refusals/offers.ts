import type { offers as en } from '../../en/refusals/offers.ts';
import type { Like } from '../../like.ts';

export const offers = {
  notFound: 'এমন কোনও অফার নেই',
  changedMeanwhile: 'অন্য অ্যাডমিন এই অফার বদলেছেন। তাঁর বদল দেখতে পাতাটি আবার খুলুন, তারপর নিজেরটি সেভ করুন।',
} satisfies Like<typeof en>;
