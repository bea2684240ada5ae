import type { Database } from '../../database/database.ts';
import { type Found, type TimelineNoun, timelineSearch } from '../../database/timeline-search.ts';

/** A word that lists look up is looked up here as well: both then count the same. */
const RARE_BOUNDS = { rareEntries: 10_000, pieceRows: 2500 };
/** Common words are read for in small pieces: here the newest few are wanted, at every letter typed. */
const READ_BOUNDS = { pieceRows: 250 };
/** Pieces of the newest records that are read for common words. */
const MOST_PIECES = 32;
/** Once the newest few are found, counting goes no further than this. */
const COUNTED_PIECES = 8;
const COUNTED_MATCHES = 100;
/** Where common words hardly ever stand together, the rarest of them is looked up when it has at most so many entries. */
const PATIENT_BOUNDS = { rareEntries: 20_000, pieceRows: 2500 };

/**
 * The newest records with all the words, without ever reading them all: a name that thousands bear is found among the
 * newest, and what both they and the index bounds leave out is found in the list of its own section. How many there are
 * is exact for rare words; of common ones it is what was counted.
 */
export function newestByWords(database: Database, noun: TimelineNoun) {
  const rarely = timelineSearch(database, noun, RARE_BOUNDS);
  const reader = timelineSearch(database, noun, READ_BOUNDS);
  const patient = timelineSearch(database, noun, PATIENT_BOUNDS);

  return async (words: readonly string[], most: number): Promise<Found> => {
    const search = { words, status: null };
    const exactly = (found: readonly string[]): Found => ({
      ids: found.slice(0, most),
      total: found.length,
      totalIsAtLeast: false,
    });
    const rare = await rarely.lookUpRare(search);
    if (rare !== null) return exactly(rare);
    const ids: string[] = [];
    let pieces = 0;
    for await (const piece of reader.newestFirst(search)) {
      ids.push(...piece);
      pieces += 1;
      const isCounted = ids.length >= COUNTED_MATCHES || pieces >= COUNTED_PIECES;
      if (pieces === MOST_PIECES || (ids.length > most && isCounted)) {
        if (ids.length < most) break;
        return { ...exactly(ids), totalIsAtLeast: true };
      }
    }
    if (pieces < MOST_PIECES) return exactly(ids);
    const found = await patient.lookUpRare(search);
    return found === null ? { ...exactly(ids), totalIsAtLeast: true } : exactly(found);
  };
}
