/** The lists of the back office: search, filters, pages, and the records in them. */
export const lists = {
  search: 'Search',
  status: 'Status',
  exportCsv: 'Export CSV',
  importCsv: 'Import CSV',
  exportFailed: ({ noun }: { noun: string }) => `Failed to export ${noun}`,
  none: ({ noun }: { noun: string }) => `No ${noun}`,
  shown: ({ first, last, total, noun }: { first: string; last: string; total: string; noun: string }) =>
    `${first}–${last} of ${total} ${noun}`,
  /** Where only a part was counted. */
  shownOfMany: ({ first, last, total, noun }: { first: string; last: string; total: string; noun: string }) =>
    `${first}–${last} of more than ${total} ${noun}`,
  perPageOf: ({ noun }: { noun: string }) => `${noun} per page`,
  perPage: ({ size }: { size: number }) => `${size} per page`,
  pagesOf: ({ noun }: { noun: string }) => `Pages of ${noun}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: ({ number }: { number: string }) => `Page ${number}`,
  notes: 'Notes',
  notesHint: 'What was said, and the next step',
  notesTooLong: ({ length, most }: { length: string; most: string }) =>
    `Please shorten the notes: ${length} of ${most} characters`,
  readingRecord: ({ noun }: { noun: string }) => `Reading the ${noun}`,
  recordGone: ({ noun }: { noun: string }) => `This ${noun} no longer exists.`,
  recordUnread: ({ noun }: { noun: string }) => `This ${noun} could not be read.`,
  isNew: 'New',
  isDemo: 'Demo',
} as const;
