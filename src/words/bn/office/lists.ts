import type { lists as en } from '../../en/office/lists.ts';
import type { Like } from '../../like.ts';
import { genitive } from '../planner/grammar.ts';

export const lists = {
  search: 'খোঁজ',
  status: 'অবস্থা',
  exportCsv: 'CSV ডাউনলোড করুন',
  importCsv: 'CSV আমদানি করুন',
  exportFailed: ({ noun }) => `${noun}: CSV তৈরি করা গেল না`,
  none: ({ noun }) => `কোনও ${noun} নেই`,
  shown: ({ first, last, total, noun }) => `${first}–${last}, মোট ${total}টি ${noun}`,
  /** Where only a part was counted. */
  shownOfMany: ({ first, last, total, noun }) => `${first}–${last}, মোট ${total}টির বেশি ${noun}`,
  perPageOf: ({ noun }) => `প্রতি পাতায় ${noun}`,
  perPage: ({ size }) => `প্রতি পাতায় ${size}`,
  pagesOf: ({ noun }) => `${genitive(noun)} পাতা`,
  previousPage: 'আগের পাতা',
  nextPage: 'পরের পাতা',
  pageNumber: ({ number }) => `পাতা ${number}`,
  notes: 'নোট',
  notesHint: 'কী কথা হল, আর এর পরে কী করতে হবে',
  notesTooLong: ({ length, most }) => `নোট ছোট করুন: ${most}টির মধ্যে ${length}টি অক্ষর`,
  readingRecord: ({ noun }) => `${noun} খুলছে`,
  recordGone: ({ noun }) => `এই ${noun} আর নেই।`,
  recordUnread: ({ noun }) => `এই ${noun} খোলা গেল না।`,
  isNew: 'নতুন',
  isDemo: 'ডেমো',
} satisfies Like<typeof en>;
