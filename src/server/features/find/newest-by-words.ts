import type { Database } from '../../database/database.ts';
import { type SearchBounds, wordFinder } from '../../database/word-finder.ts';
import { type SearchedNoun, wordIndex } from '../../database/word-index.ts';

/**
 * Narrower than those of lists, which count what they find: here the newest few are wanted, at every letter typed.
 * Counting is not asked for, so its bounds play no part.
 */
const BOUNDS: SearchBounds = {
  rareEntries: 1000,
  lookedUpEntries: 0,
  pieceRows: 250,
  readPieces: 0,
  readPiecesOfStatus: 0,
  countedMatches: 0,
};
/** Pieces of the newest records that are read for common words. */
const MOST_PIECES = 32;
/** Where common words hardly ever stand together, the rarest of them is looked up when it has at most so many entries. */
const LOOKED_UP_ENTRIES = 20_000;
const LOOKED_UP_AT_ONCE = 2500;

/**
 * The newest records with all the words, without ever reading them all: a name that thousands bear is found among the
 * newest, and what both they and the index bounds leave out is found in the list of its own section.
 */
export function newestByWords(database: Database, noun: SearchedNoun) {
  const finder = wordFinder(database, noun, BOUNDS);
  const index = wordIndex(database, noun, LOOKED_UP_AT_ONCE);

  return async (words: readonly string[], most: number): Promise<string[]> => {
    const filter = { words, status: null };
    const ids: string[] = [];
    let pieces = 0;
    for await (const piece of finder.all(filter)) {
      ids.push(...piece);
      pieces += 1;
      if (ids.length >= most) return ids.slice(0, most);
      if (pieces === MOST_PIECES) break;
    }
    if (pieces < MOST_PIECES) return ids;
    const rarest = await index.findRarest(words, LOOKED_UP_ENTRIES);
    return rarest === null ? ids : (await index.lookUp(rarest, filter)).reverse().slice(0, most);
  };
}
