import { sql } from 'kysely';
import type { TimelineNoun } from './timeline-search.ts';

/** How packages are found by their words. */
export const PACKAGES_BY_WORDS = {
  records: 'packages',
  words: 'packageWords',
  owner: 'packageId',
  formerSlugs: 'packageFormerSlugs',
} as const;
/** How posts are. */
export const BLOGS_BY_WORDS = {
  records: 'blogs',
  words: 'blogWords',
  owner: 'blogId',
  formerSlugs: 'blogFormerSlugs',
} as const;

/** How bookings are found by theirs, in the order of time. */
export const BOOKINGS_BY_WORDS: TimelineNoun = { records: 'bookings', words: 'bookingWords', owner: 'bookingId' };
/** How leads are; those that were deleted are found no more. */
export const LEADS_BY_WORDS: TimelineNoun = {
  records: 'leads',
  words: 'leadWords',
  owner: 'leadId',
  isThere: sql<boolean>`${sql.ref('records.deletedAt')} is null`,
};
/** How people with an account are. */
export const USERS_BY_WORDS: TimelineNoun = { records: 'users', words: 'userWords', owner: 'userId' };
