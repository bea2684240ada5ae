import { counted } from '../counts.ts';
import { packageCards } from '../site/package-cards.ts';

/** Travel packages in the back office: their list, and what the editor calls them. */
export const packages = {
  pageTitle: 'Package Management',
  createPackage: 'Create Package',
  editPackage: 'Edit Package',
  previewTitle: 'Preview',
  noun: 'package',
  nouns: 'packages',
  title: 'Packages',
  allPackages: 'All packages',
  emptyHint: 'Create the first one; it starts as a draft.',
  readFailed: 'Failed to fetch packages',
  saveFailed: 'Failed to save package',
  deleteFailed: 'Failed to delete package',
  statusFailed: 'Failed to update status',
  notKept: 'Newly chosen pictures are not among them.',
  untitledPackage: 'Untitled package',
  statuses: { draft: 'Draft', published: 'Published', archived: 'Archived' },
  /** The tabs over the list. */
  states: { draft: 'Drafts', scheduled: 'Scheduled', published: 'Published', archived: 'Archived' },
  categories: packageCards.categories,
  scheduledFor: ({ time }: { time: string }) => `Scheduled for ${time}`,
  statusOf: ({ title }: { title: string }) => `Status of ${title}`,
  percentOff: ({ percent }: { percent: number }) => `${percent}% OFF`,
  isFeatured: 'Featured',
  routeAndDays: ({ from, to, days }: { from: string; to: string; days: number }) =>
    `${from} → ${to} · ${counted(days, 'day')}`,
  cardFacts: ({ category, views, changed }: { category: string; views: number; changed: string }) =>
    `${category} · ${counted(views, 'view')} · changed ${changed}`,
  /** Before the crossed-out price, for screen readers. */
  basePriceSpoken: 'Base price',
  /** After the price on a card. */
  priceNote: ({ isEach, hasEnded }: { isEach: boolean; hasEnded: boolean }) =>
    `${isEach ? 'per person' : 'per group'}${hasEnded ? ' · discount ended' : ''}`,
  seenByVisitors: 'This is what visitors see',
  unseenByVisitors: 'Visitors cannot see it',
} as const;
