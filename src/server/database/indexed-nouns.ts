import { sql } from 'kysely';
import type { TimelineNoun } from './timeline-search.ts';

/** The word index of packages. */
export const PACKAGES_BY_WORDS = {
  records: 'packages',
  words: 'packageWords',
  owner: 'packageId',
  formerSlugs: 'packageFormerSlugs',
} as const;
/** The word index of posts. */
export const BLOGS_BY_WORDS = {
  records: 'blogs',
  words: 'blogWords',
  owner: 'blogId',
  formerSlugs: 'blogFormerSlugs',
} as const;

/** The word index of bookings, in the order of time. */
export const BOOKINGS_BY_WORDS: TimelineNoun = { records: 'bookings', words: 'bookingWords', owner: 'bookingId' };
/** The word index of leads; deleted leads are not found. */
export const LEADS_BY_WORDS: TimelineNoun = {
  records: 'leads',
  words: 'leadWords',
  owner: 'leadId',
  isThere: sql<boolean>`${sql.ref('records.deletedAt')} is null`,
};
/** The word index of users. */
export const USERS_BY_WORDS: TimelineNoun = { records: 'users', words: 'userWords', owner: 'userId' };
