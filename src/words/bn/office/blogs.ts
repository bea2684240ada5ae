import { formatCount } from '../../counts.ts';
import type { blogs as en } from '../../en/office/blogs.ts';
import type { Like } from '../../like.ts';
import { blogs as site } from '../site/blogs.ts';

export const blogs = {
  pageTitle: 'ব্লগ পরিচালনা',
  createPost: 'পোস্ট লিখুন',
  editPost: 'পোস্ট বদলান',
  previewTitle: 'প্রিভিউ',
  noun: 'পোস্ট',
  nouns: 'পোস্ট',
  title: 'পোস্ট',
  allPosts: 'সব পোস্ট',
  emptyHint: 'প্রথম পোস্টটি লিখুন; শুরুতে এটি খসড়া থাকে।',
  readFailed: 'পোস্টগুলি আনা গেল না',
  saveFailed: 'পোস্টটি সেভ করা গেল না',
  deleteFailed: 'পোস্টটি মোছা গেল না',
  notKept: 'নতুন বাছা প্রধান ছবিটি এর মধ্যে নেই।',
  untitledPost: 'শিরোনামহীন পোস্ট',
  statuses: { draft: 'খসড়া', published: 'প্রকাশিত' },
  /** The tabs over the list. */
  states: { draft: 'খসড়া', scheduled: 'সময় ঠিক করা', published: 'প্রকাশিত' },
  scheduledFor: ({ time }) => `প্রকাশের সময়: ${time}`,
  categories: site.categories,
  publishTitled: ({ title }) => `“${title}” প্রকাশ করুন`,
  cardFacts: ({ category, author, minutes, views, changed }) =>
    `${category} · ${author} · পড়তে ${minutes} মিনিট · ${formatCount(views)} বার দেখা · বদলেছে ${changed}`,
  seenByVisitors: 'ভিজিটররা এটাই দেখেন',
  unseenByVisitors: 'ভিজিটররা এটি দেখতে পান না',
} satisfies Like<typeof en>;
