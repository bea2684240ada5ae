import type { ProblemWords } from '../../../core/translations/check-translation.ts';

export const translationProblems: ProblemWords = {
  'too-long': ({ most }) => `বড়জোর ${most}টি অক্ষর লিখুন।`,
  'placeholder-missing': ({ found }) => `মূল লেখার ${found} রেখে দিন: এর জায়গায় পরে কথা বসানো হয়।`,
  'placeholder-added': ({ found }) => `${found} সরান: মূল লেখায় এমন কোনও জায়গা নেই।`,
  'link-missing': ({ found }) => `মূল লেখার ${found} লিঙ্কটি রেখে দিন।`,
  'link-added': ({ found }) => `${found} লিঙ্কটি সরান: মূল লেখায় এটি নেই।`,
  'picture-missing': ({ found }) => `মূল লেখার ছবি ${found} রেখে দিন।`,
  'picture-added': ({ found }) => `ছবি ${found} সরান: মূল লেখায় এটি নেই।`,
  'figure-missing': ({ found }) => `${found} অঙ্কে লিখুন, যেমন মূল লেখায় আছে: অফারের কথা সত্যি থাকা চাই।`,
  'figure-added': ({ found }) => `${found} সরান: মূল লেখায় এই কথা দেওয়া হয়নি।`,
  gift: ({ found }) => `“${found}” সরান: অফারে শুধু দাম কমে, আর কিছু পাওয়া যায় না।`,
  'number-missing': ({ found }) => `AI মডেল ${found} বাদ দিয়েছে।`,
  'number-added': ({ found }) => `AI মডেল ${found} যোগ করেছে, যা মূল লেখায় নেই।`,
  'not-translated': () => 'AI মডেল এটির অনুবাদ করেনি।',
  'markup-changed': () => 'AI মডেল লেখার অনুচ্ছেদ, তালিকা বা সাজ বদলে দিয়েছে।',
  'not-answered': () => 'AI মডেল এটির অনুবাদ দেয়নি।',
  incomplete: ({ done, all }) => `${all}টির মধ্যে ${done}টি লাইনের অনুবাদ হয়েছে। সব কটির অনুবাদ করুন, না হলে একটিরও নয়।`,
};
