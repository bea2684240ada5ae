import type { records as en } from '../../en/refusals/records.ts';
import type { Like } from '../../like.ts';

export const records = {
  notFound: {
    packages: 'প্যাকেজটি পাওয়া গেল না',
    blogs: 'ব্লগ পোস্টটি পাওয়া গেল না',
  },
  changedMeanwhile: {
    packages: 'এর মধ্যে অন্য অ্যাডমিন এই প্যাকেজ বদলেছেন। নিজের বদল সেভ করার আগে আবার খুলে তাঁর বদল দেখে নিন।',
    blogs: 'এর মধ্যে অন্য অ্যাডমিন এই পোস্ট বদলেছেন। নিজের বদল সেভ করার আগে আবার খুলে তাঁর বদল দেখে নিন।',
  },
  versionMissing: {
    packages: 'প্যাকেজের কোন সংস্করণ খোলা হয়েছিল, জানানো হয়নি',
    blogs: 'পোস্টের কোন সংস্করণ খোলা হয়েছিল, জানানো হয়নি',
  },
  slugTaken: ({ slug, free }) => `“${slug}” স্লাগটি নেওয়া হয়ে গেছে। “${free}” খালি আছে।`,
  slugFormer: ({ slug, title, free }) =>
    `“${slug}” স্লাগটি আগে “${title}”-এর ছিল, এখনও সেখানেই নিয়ে যায়। “${free}” খালি আছে।`,
  autosaveOfPublic: 'শুধু খসড়াই নিজে থেকে সেভ হয়। তৈরি হলে এটি নিজে সেভ করুন।',
  versionGone: 'এই সংস্করণটি আর রাখা নেই',
  formerSlugGone: 'এই পুরনো ঠিকানাটি আগেই সরানো হয়েছে',
  textTooLong: 'লেখাটি খুব লম্বা',
  tagsUnclosed: 'লেখায় এমন অনেক ট্যাগ আছে যা বন্ধ হয়নি',
  shorterFirst: 'ছোট মেয়াদটি আগে লিখুন',
  pricesCrossed: 'ন্যূনতম দাম সর্বোচ্চ দামের বেশি হতে পারে না',
} satisfies Like<typeof en>;
