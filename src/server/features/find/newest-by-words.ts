import type { Database } from '../../database/database.ts';
import { type Found, type TimelineNoun, timelineSearch } from '../../database/timeline-search.ts';

/** Words that lists look up are looked up here too, so that both count the same. */
const RARE_BOUNDS = { rareEntries: 10_000, pieceRows: 2500 };
/** Reads small pieces for common words: the search wants the newest few, at every typed letter. */
const READ_BOUNDS = { pieceRows: 250 };
/** Pieces of the newest records to read for common words. */
const MOST_PIECES = 32;
/** Once the newest few are found, counting stops here. */
const COUNTED_PIECES = 8;
const COUNTED_MATCHES = 100;
/** If common words rarely occur together, the rarest is looked up when it has at most this many entries. */
const PATIENT_BOUNDS = { rareEntries: 20_000, pieceRows: 2500 };

/**
 * Returns the newest records with all the words, without reading all records. What lies beyond the newest pieces and
 * the index bounds is found only in the section's own list. The total is exact for rare words, and a lower bound for
 * common ones.
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
