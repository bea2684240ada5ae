import type { lists as en } from '../../en/office/lists.ts';
import type { Like } from '../../like.ts';

export const lists = {
  search: 'खोज',
  status: 'स्थिति',
  exportCsv: 'CSV डाउनलोड करें',
  importCsv: 'CSV आयात करें',
  exportFailed: ({ noun }) => `${noun}: CSV नहीं बन सकी`,
  none: ({ noun }) => `कोई ${noun} नहीं`,
  shown: ({ first, last, total, noun }) => `${first}–${last}, कुल ${total} ${noun}`,
  /** Where only a part was counted. */
  shownOfMany: ({ first, last, total, noun }) => `${first}–${last}, कुल ${total} से ज़्यादा ${noun}`,
  perPageOf: ({ noun }) => `हर पेज पर ${noun}`,
  perPage: ({ size }) => `हर पेज पर ${size}`,
  pagesOf: ({ noun }) => `${noun} के पेज`,
  previousPage: 'पिछला पेज',
  nextPage: 'अगला पेज',
  pageNumber: ({ number }) => `पेज ${number}`,
  notes: 'नोट',
  notesHint: 'क्या बात हुई, और आगे क्या करना है',
  notesTooLong: ({ length, most }) => `नोट छोटा करें: ${most} में से ${length} अक्षर`,
  readingRecord: ({ noun }) => `${noun} को खोला जा रहा है`,
  recordGone: ({ noun }) => `यह ${noun} अब नहीं है।`,
  recordUnread: ({ noun }) => `इस ${noun} को खोला नहीं जा सका।`,
  isNew: 'नया',
  isDemo: 'डेमो',
} satisfies Like<typeof en>;
