import type { Database } from '../../database/database.ts';
import { type SearchBounds, wordFinder } from '../../database/word-finder.ts';

/** Finds bookings by status and by the words of a search. */
export const bookingFinder = (database: Database, bounds?: SearchBounds) =>
  wordFinder(database, { records: 'bookings', words: 'bookingWords', owner: 'bookingId' }, bounds);
