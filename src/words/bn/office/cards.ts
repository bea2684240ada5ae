import type { cards as en } from '../../en/office/cards.ts';
import type { Like } from '../../like.ts';

export const cards = {
  searchRecords: ({ nouns }) => `${nouns} খুঁজুন`,
  byStatus: ({ nouns }) => `অবস্থা অনুযায়ী ${nouns}`,
  all: 'সব',
  edit: 'বদলান',
  editTitled: ({ title }) => `“${title}” বদলান`,
  preview: 'প্রিভিউ',
  previewTitled: ({ title }) => `“${title}”-এর প্রিভিউ`,
  viewOnSite: 'সাইটে দেখুন',
  viewTitledOnSite: ({ title }) => `সাইটে দেখুন: ${title} (নতুন ট্যাবে খুলবে)`,
  remove: 'মুছুন',
  removeTitled: ({ title }) => `“${title}” মুছুন`,
  removeRecord: ({ noun }) => `${noun} মুছুন`,
  removeQuestion: ({ noun }) => `এই ${noun} মুছে ফেলবেন?`,
  isDeleted: ({ title }) => `“${title}” মুছে ফেলা হয়েছে।`,
  isBack: ({ title }) => `“${title}” ফিরিয়ে নেওয়া হয়েছে।`,
  noneMatch: ({ nouns }) => `এই খোঁজে কোনও ${nouns} নেই`,
  noneYet: ({ nouns }) => `এখনও কোনও ${nouns} নেই`,
  tryOtherWords: 'অন্য শব্দ দিয়ে দেখুন, বা সব দেখুন।',
  showAll: ({ nouns }) => `সব ${nouns} দেখুন`,
} satisfies Like<typeof en>;
