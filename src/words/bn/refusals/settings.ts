import type { settings as en } from '../../en/refusals/settings.ts';
import type { Like } from '../../like.ts';

export const settings = {
  keyIncomplete: 'এটি পুরো চাবি নয়। চাবিটি আবার পেস্ট করুন, বা যেটি রাখা আছে সেটিই থাকতে দিন।',
  changedMeanwhile: 'অন্য অ্যাডমিন সেটিংস বদলেছেন। তাঁর বদল দেখতে পাতাটি আবার খুলুন, তারপর নিজেরটি সেভ করুন।',
} satisfies Like<typeof en>;
