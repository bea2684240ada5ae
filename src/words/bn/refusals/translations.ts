import type { translations as en } from '../../en/refusals/translations.ts';
import type { Like } from '../../like.ts';

export const translations = {
  changed: 'এর মধ্যে মূল লেখা বদলেছে। বদলটা দেখতে অনুবাদ আবার খুলুন।',
  meanwhile: 'এর মধ্যে অন্য কোনও অ্যাডমিন এই অনুবাদ বদলেছেন। নিজেরটা সেভ করার আগে তাঁর বদল দেখতে আবার খুলুন।',
  notFound: 'এমন কোনও অনুবাদ নেই',
  characters: 'এতে এমন অক্ষর আছে যা ব্যবহার করা যায় না',
  nothingAt: ({ path }) => `${path}-এ অনুবাদ করার কিছু নেই`,
  someProblems: 'সেভ করার আগে কিছু লেখা বদলাতে হবে। পাশে লেখা আছে।',
  nothingTranslated: 'দেখানোর আগে অন্তত একটি লেখা অনুবাদ করুন।',
} satisfies Like<typeof en>;
