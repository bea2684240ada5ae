import type { Database } from '../../database/database.ts';
import { type SearchBounds, timelineSearch } from '../../database/timeline-search.ts';

/** Finds bookings by status and by the words of a search. */
export const bookingFinder = (database: Database, bounds?: SearchBounds) =>
  timelineSearch(database, { records: 'bookings', words: 'bookingWords', owner: 'bookingId' }, bounds);
