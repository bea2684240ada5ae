import type { messages as en } from '../../en/refusals/messages.ts';
import type { Like } from '../../like.ts';

export const messages = {
  noWording: 'এই মাধ্যমে এমন কোনও বার্তা নেই',
  wordingChanged: 'এর মধ্যে অন্য এক অ্যাডমিন লেখাটি সেভ করেছেন। তাঁর লেখা দেখতে পাতাটি আবার খুলুন, তারপর নিজেরটি সেভ করুন।',
  providersChanged: 'এর মধ্যে অন্য এক অ্যাডমিন প্রোভাইডার সেভ করেছেন। তাঁর বদলগুলি দেখতে পাতাটি আবার খুলুন, তারপর নিজেরটি সেভ করুন।',
} satisfies Like<typeof en>;
