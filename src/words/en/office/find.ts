import { counted } from '../counts.ts';

/** The search over the whole back office. */
export const find = {
  title: 'Find anything',
  field: 'Find bookings, leads, users, packages, posts and places',
  placeholder: 'Name, title, phone or reference',
  hint: 'Type at least two characters of a name, title, phone number or reference.',
  looking: 'Looking…',
  nothing: ({ words }: { words: string }) => `No results for “${words}”.`,
  total: ({ count }: { count: number }) => `${counted(count, 'result')}.`,
  totalAtLeast: ({ count }: { count: number }) => `More than ${counted(count, 'result')}.`,
  byKeys: 'Use the arrow keys to choose, Enter to open.',
  failed: 'The search failed.',
  results: 'Results',
  kinds: {
    booking: 'Bookings',
    lead: 'Leads',
    customer: 'Customers',
    user: 'Users',
    package: 'Packages',
    blog: 'Posts',
    place: 'Places',
  },
  showAll: ({ kind, total }: { kind: string; total: string }) => `Show all ${total} ${kind.toLowerCase()}`,
  showAllOfMany: ({ kind, total }: { kind: string; total: string }) =>
    `Show all ${kind.toLowerCase()}, more than ${total}`,
} as const;
