import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from './database.ts';
import { hasWord, recordsOf, type SearchedNoun, type WordFilter, wordIndex } from './word-index.ts';

/** Ids sort by time. */
export type Order = 'asc' | 'desc';

export interface Page {
  readonly offset: number;
  readonly limit: number;
  readonly order: Order;
}

export interface Found {
  readonly ids: readonly string[];
  readonly total: number;
  /** True when there may be more than were counted. */
  readonly totalIsAtLeast: boolean;
}

/** How much a search may do. */
export interface SearchBounds {
  /** A word with at most so many entries is looked up at once. */
  readonly rareEntries: number;
  /** A word with at most so many is looked up when reading on has not filled the page. */
  readonly lookedUpEntries: number;
  /** Rows or entries read in one piece. */
  readonly pieceRows: number;
  /** Pieces read before giving up on counting them all. */
  readonly readPieces: number;
  /** The same of one status: its rows lie far apart, and each costs several times as much to read. */
  readonly readPiecesOfStatus: number;
  /** Matches counted at most. */
  readonly countedMatches: number;
}

const BOUNDS: SearchBounds = {
  rareEntries: 10_000,
  lookedUpEntries: 300_000,
  pieceRows: 2500,
  readPieces: 8,
  readPiecesOfStatus: 1,
  countedMatches: 10_000,
};

/** Reads the records of a status in order, piece by piece, and yields the ids of those that match. */
function recordReader({ read }: Database, noun: SearchedNoun, pieceRows: number) {
  return async function* readInOrder({ words, status }: WordFilter, order: Order): AsyncGenerator<string[]> {
    const [beyond, upTo] = order === 'asc' ? (['>', '<='] as const) : (['<', '>='] as const);
    let last: string | undefined;
    do {
      const after = last;
      const rest = read
        .selectFrom(recordsOf(noun))
        .select('records.id')
        .where((where) => where.and(noun.isThere ? [noun.isThere] : []))
        .$if(status !== null, (query) => query.where('records.status', '=', status))
        .$if(after !== undefined, (query) => query.where('records.id', beyond, after ?? ''))
        .orderBy('records.id', order);
      const end = await rest
        .limit(1)
        .offset(pieceRows - 1)
        .executeTakeFirst();
      const found = await rest
        .$if(end !== undefined, (query) => query.where('records.id', upTo, end?.id ?? ''))
        .where((where) => where.and((words ?? []).map(hasWord)))
        .execute();
      yield found.map(({ id }) => id);
      last = end?.id;
      await nextTurn();
    } while (last !== undefined);
  };
}

/**
 * Finds records in the order of time, by status and by the words of a search. A rare word is looked up. Common ones are
 * met soon by reading records in order; where they are, and still hardly ever together, the rarest is looked up after all.
 */
export function wordFinder(database: Database, noun: SearchedNoun, bounds: SearchBounds = BOUNDS) {
  const readInOrder = recordReader(database, noun, bounds.pieceRows);
  const index = wordIndex(database, noun, bounds.pieceRows);

  async function lookUp(word: string, filter: WordFilter, { offset, limit, order }: Page): Promise<Found> {
    const ids = await index.lookUp(word, filter);
    if (order === 'desc') ids.reverse();
    return { ids: ids.slice(offset, offset + limit), total: ids.length, totalIsAtLeast: false };
  }

  async function findByReading(filter: WordFilter & { words: readonly string[] }, page: Page): Promise<Found> {
    const wanted = page.offset + page.limit;
    const mostPieces = filter.status === null ? bounds.readPieces : bounds.readPiecesOfStatus;
    const ids: string[] = [];
    let total = 0;
    let pieces = 0;
    for await (const piece of readInOrder(filter, page.order)) {
      ids.push(...piece.slice(Math.max(0, page.offset - total), Math.max(0, wanted - total)));
      total += piece.length;
      pieces += 1;
      if (total < bounds.countedMatches && pieces < mostPieces) continue;
      // One more than wanted, so that whoever is told "at least" finds a next page.
      if (total > wanted) return { ids, total, totalIsAtLeast: true };
      if (pieces !== mostPieces) continue;
      const rarest = await index.findRarest(filter.words, bounds.lookedUpEntries);
      if (rarest !== null) return lookUp(rarest, filter, page);
    }
    return { ids, total, totalIsAtLeast: false };
  }

  return {
    /** One page of a search. The total is exact up to a bound; beyond it is what was counted. */
    async search(filter: WordFilter & { readonly words: readonly string[] }, page: Page): Promise<Found> {
      if (filter.words.length === 0) return { ids: [], total: 0, totalIsAtLeast: false };
      const rare = await index.findRarest(filter.words, bounds.rareEntries);
      return rare === null ? findByReading(filter, page) : lookUp(rare, filter, page);
    },

    /** All that match, the newest first, in pieces of bounded size. */
    async *all(filter: WordFilter): AsyncGenerator<string[]> {
      if (filter.words?.length === 0) return;
      const rare = filter.words === null ? null : await index.findRarest(filter.words, bounds.rareEntries);
      if (rare === null) yield* readInOrder(filter, 'desc');
      else yield (await index.lookUp(rare, filter)).reverse();
    },
  };
}
