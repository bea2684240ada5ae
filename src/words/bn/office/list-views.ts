import type { listViews as en } from '../../en/office/list-views.ts';
import type { Like } from '../../like.ts';

export const listViews = {
  viewsOf: ({ noun }) => `${noun}: ভিউ`,
  all: 'সব',
  fresh: 'নতুন',
  toCall: 'ফোন করতে হবে',
  confirmed: 'নিশ্চিত',
  departingSoon: 'শিগগির যাত্রা',
  save: 'ভিউ রাখুন',
  name: 'নাম',
  nameMissing: 'ভিউয়ের নাম দিন',
  share: 'সব অ্যাডমিনকে দেখান',
  manage: ({ name }) => `ভিউ ${name} বদলান`,
  rename: 'নাম বদলান বা ভাগ করুন',
  delete: 'ভিউ মুছুন',
  deleted: ({ name }) => `ভিউ ${name} মোছা হয়েছে।`,
  saved: ({ name }) => `ভিউ ${name} রাখা হয়েছে।`,
  sharedBy: ({ name, owner }) => `${name}, ${owner} ভাগ করেছেন`,
  failed: 'ভিউ রাখা গেল না',
  cancel: 'বাতিল',
} satisfies Like<typeof en>;
