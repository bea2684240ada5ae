import { formatCount } from '../../counts.ts';
import type { packages as en } from '../../en/office/packages.ts';
import type { Like } from '../../like.ts';
import { packageCards } from '../site/package-cards.ts';

export const packages = {
  pageTitle: 'প্যাকেজ পরিচালনা',
  createPackage: 'প্যাকেজ তৈরি করুন',
  editPackage: 'প্যাকেজ বদলান',
  previewTitle: 'প্রিভিউ',
  noun: 'প্যাকেজ',
  nouns: 'প্যাকেজ',
  title: 'প্যাকেজ',
  allPackages: 'সব প্যাকেজ',
  emptyHint: 'প্রথম প্যাকেজটি তৈরি করুন; শুরুতে এটি খসড়া থাকে।',
  readFailed: 'প্যাকেজগুলি আনা গেল না',
  saveFailed: 'প্যাকেজটি সেভ করা গেল না',
  deleteFailed: 'প্যাকেজটি মোছা গেল না',
  statusFailed: 'অবস্থা বদলানো গেল না',
  notKept: 'নতুন বাছা ছবিগুলি এর মধ্যে নেই।',
  untitledPackage: 'শিরোনামহীন প্যাকেজ',
  statuses: { draft: 'খসড়া', published: 'প্রকাশিত', archived: 'আর্কাইভে' },
  /** The tabs over the list. */
  states: { draft: 'খসড়া', scheduled: 'সময় ঠিক করা', published: 'প্রকাশিত', archived: 'আর্কাইভে' },
  categories: packageCards.categories,
  scheduledFor: ({ time }) => `প্রকাশের সময়: ${time}`,
  statusOf: ({ title }) => `“${title}”-এর অবস্থা`,
  percentOff: ({ percent }) => `${percent}% ছাড়`,
  isFeatured: 'বাছাই করা',
  routeAndDays: ({ from, to, days }) => `${from} → ${to} · ${formatCount(days)} দিন`,
  cardFacts: ({ category, views, changed }) => `${category} · ${formatCount(views)} বার দেখা · বদলেছে ${changed}`,
  basePriceSpoken: 'মূল দাম',
  priceNote: ({ isEach, hasEnded }) => `${isEach ? 'জনপ্রতি' : 'পুরো দলের জন্য'}${hasEnded ? ' · ছাড় শেষ' : ''}`,
  seenByVisitors: 'ভিজিটররা এটাই দেখেন',
  unseenByVisitors: 'ভিজিটররা এটি দেখতে পান না',
} satisfies Like<typeof en>;
