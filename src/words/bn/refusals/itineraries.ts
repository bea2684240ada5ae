import type { itineraries as en } from '../../en/refusals/itineraries.ts';
import type { Like } from '../../like.ts';

export const itineraries = {
  notFound: 'ভ্রমণ পরিকল্পনাটি পাওয়া গেল না',
  goneSearchAgain: 'ভ্রমণ পরিকল্পনাটি পাওয়া গেল না। নতুন পরিকল্পনার জন্য আবার খুঁজুন।',
  noDayPlan: 'দিন ধরে ধরে পরিকল্পনা এখনও হয়নি',
  busy: 'এখন অনেক ভ্রমণের পরিকল্পনা হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
  tooSlow: 'এই ভ্রমণের পরিকল্পনায় অনেক বেশি সময় লাগল। একটু পরে আবার চেষ্টা করুন।',
  modelAway: 'AI মডেলে এখন খুব চাপ। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  readingWish: 'আপনার ইচ্ছা পড়া হচ্ছে',
  wishNotRead: ({ words }) => `“${words.join('”, “')}” আমরা বুঝতে পারিনি, সেটি বাদ দিয়েই পরিকল্পনা করছি`,
  notReplayable: 'শুধু ভ্রমণের অনুরোধই আবার চালানো যায়',
  noPrompts: 'প্রম্পটের এমন কোনও সংস্করণ নেই',
  noModel: 'কোনও AI মডেল বাছা নেই',
} satisfies Like<typeof en>;
