import type { Database } from '../../database/database.ts';
import { type TimelineNoun, timelineSearch } from '../../database/timeline-search.ts';

/** Narrower than those of lists, which count what they find: here the newest few are wanted, at every letter typed. */
const BOUNDS = { rareEntries: 1000, pieceRows: 250 };
/** Pieces of the newest records that are read for common words. */
const MOST_PIECES = 32;
/** Where common words hardly ever stand together, the rarest of them is looked up when it has at most so many entries. */
const PATIENT_BOUNDS = { rareEntries: 20_000, pieceRows: 2500 };

/**
 * The newest records with all the words, without ever reading them all: a name that thousands bear is found among the
 * newest, and what both they and the index bounds leave out is found in the list of its own section.
 */
export function newestByWords(database: Database, noun: TimelineNoun) {
  const finder = timelineSearch(database, noun, BOUNDS);
  const patient = timelineSearch(database, noun, PATIENT_BOUNDS);

  return async (words: readonly string[], most: number): Promise<string[]> => {
    const search = { words, status: null };
    const ids: string[] = [];
    let pieces = 0;
    for await (const piece of finder.all(search)) {
      ids.push(...piece);
      pieces += 1;
      if (ids.length >= most) return ids.slice(0, most);
      if (pieces === MOST_PIECES) break;
    }
    if (pieces < MOST_PIECES) return ids;
    return (await patient.lookUpRare(search))?.slice(0, most) ?? ids;
  };
}
