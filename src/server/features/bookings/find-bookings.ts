import type { Database } from '../../database/database.ts';
import { BOOKINGS_BY_WORDS } from '../../database/indexed-nouns.ts';
import { type SearchBounds, timelineSearch } from '../../database/timeline-search.ts';

export const bookingFinder = (database: Database, bounds?: SearchBounds) =>
  timelineSearch(database, BOOKINGS_BY_WORDS, bounds);
