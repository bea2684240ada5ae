import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Expression, type SqlBool, sql } from 'kysely';
import { beginningsOf } from '../../core/typed-words.ts';
import { firstIdOf, momentOfId } from '../ids.ts';
import type { Database } from './database.ts';
import { type Entries, hasWord, type IndexedNoun, type WordEntries, wordEntries } from './word-index.ts';

/** The order of ids, which sort by time. */
export type Order = 'asc' | 'desc';

export interface Page {
  readonly offset: number;
  readonly limit: number;
  readonly order: Order;
}

export interface Found {
  readonly ids: readonly string[];
  readonly total: number;
  /** True when there may be more matches than were counted. */
  readonly totalIsAtLeast: boolean;
}

/** A noun whose records carry their words in `searchText`. Index entries are deleted together with their records. */
export interface TimelineNoun extends IndexedNoun {
  readonly records: 'bookings' | 'leads' | 'users';
  /** Condition that excludes soft-deleted `records`. */
  readonly isThere?: Expression<SqlBool>;
}

export interface WordFilter {
  /** Typed words that a record must all contain (`typedWords` of core); null without a search. */
  readonly words: readonly string[] | null;
  readonly status: string | null;
  /** Further condition on `records`, beyond a status. */
  readonly narrowedTo?: Expression<SqlBool>;
}
type Search = WordFilter & { readonly words: readonly string[] };

/** Limits of the work of one search. */
export interface SearchBounds {
  /** A word with at most this many entries is looked up at once. */
  readonly rareEntries: number;
  /**
   * A word with at most this many entries is looked up, or compared with others, when the only alternative is to read
   * on.
   */
  readonly lookedUpEntries: number;
  /** Rows or entries per piece. */
  readonly pieceRows: number;
  /** Pieces read before another way is tried. */
  readonly readPieces: number;
  /** Pieces read within one status: its rows lie far apart, and each costs several times as much to read. */
  readonly readPiecesOfStatus: number;
  /** Maximum of counted matches. */
  readonly countedMatches: number;
  /** The entries of a typed word are compared in parts if it stands for at most this many words. */
  readonly comparedWords: number;
  /** Number of time ranges in which entries are compared. */
  readonly comparedParts: number;
  /** Ranges that are counted even when the page is full. */
  readonly countedParts: number;
}

const BOUNDS: SearchBounds = {
  rareEntries: 10_000,
  lookedUpEntries: 300_000,
  pieceRows: 2500,
  readPieces: 4,
  readPiecesOfStatus: 1,
  countedMatches: 10_000,
  comparedWords: 40,
  comparedParts: 12,
  countedParts: 4,
};
/** Ranges compared concurrently: a server may have several cores. */
const AT_ONCE = 2;

interface SearchedRecord {
  id: string;
  /** Users have none and are never filtered by status. */
  status: string;
  searchText: string;
}

/** Returns the noun's table under the alias `records`. */
const recordsOf = ({ records }: TimelineNoun) => sql<SearchedRecord>`${sql.table(records)}`.as('records');

/** Reads the records of a status in order, piece by piece, and yields the ids of matches. */
function recordReader({ read }: Database, noun: TimelineNoun, pieceRows: number) {
  return async function* readInOrder(
    { words, status, narrowedTo }: WordFilter,
    order: Order,
  ): AsyncGenerator<string[]> {
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
        .where((where) => where.and([...(words ?? []).map(hasWord), ...(narrowedTo ? [narrowedTo] : [])]))
        .execute();
      yield found.map(({ id }) => id);
      last = end?.id;
      await nextTurn();
    } while (last !== undefined);
  };
}

/**
 * Condition for an id whose record has a status and further words. It is evaluated per id; otherwise a wrong estimate
 * would make the engine scan all records.
 */
function isRecordLike(
  noun: TimelineNoun,
  id: Expression<string>,
  { words, status, narrowedTo }: Search,
): Expression<SqlBool>[] {
  if (words.length === 0 && status === null && !narrowedTo) return [];
  const conditions = [
    sql<SqlBool>`${sql.ref('records.id')} = ${id}`,
    ...(status === null ? [] : [sql<SqlBool>`${sql.ref('records.status')} = ${status}`]),
    ...(narrowedTo ? [narrowedTo] : []),
    ...words.map(hasWord),
  ];
  return [
    sql<SqlBool>`(select 1 from ${sql.table(noun.records)} as "records" where ${sql.join(conditions, sql` and `)}) = 1`,
  ];
}

/** Looks up one word: returns the sorted ids of all matches, found through the entries of that word. */
function wordReader(noun: TimelineNoun, entries: WordEntries, pieceEntries: number) {
  const { ownerId } = entries;
  const position = sql`(${sql.ref('entries.word')}, ${ownerId})`;

  async function* lookUpBeginning(beginning: string, isMatch: readonly Expression<SqlBool>[]): AsyncGenerator<string> {
    let last: { readonly word: Uint8Array; readonly ownerId: string } | undefined;
    do {
      const after = last;
      const all = entries.beginningWith(beginning);
      const rest = after ? all.where(sql<SqlBool>`${position} > (${after.word}, ${after.ownerId})`) : all;
      const end = await rest
        .select(['entries.word', ownerId.as('ownerId')])
        .orderBy('entries.word')
        .orderBy(ownerId)
        .limit(1)
        .offset(pieceEntries - 1)
        .executeTakeFirst();
      const piece = end ? rest.where(sql<SqlBool>`${position} <= (${end.word}, ${end.ownerId})`) : rest;
      const found = await piece
        .select(ownerId.as('id'))
        .where((where) => where.and(isMatch))
        .execute();
      for (const { id } of found) yield id;
      last = end;
      await nextTurn();
    } while (last);
  }

  return async function lookUp(led: string, search: Search): Promise<string[]> {
    const others = search.words.filter((word) => word !== led);
    const isMatch = isRecordLike(noun, ownerId, { ...search, words: others });
    const ids = new Set<string>();
    for (const beginning of beginningsOf(led)) {
      for await (const id of lookUpBeginning(beginning, isMatch)) ids.add(id);
    }
    return [...ids].sort();
  };
}

/** Intersects the entries of several words, one time range after another, and yields the ids of matches. */
function entryComparer({ read }: Database, noun: TimelineNoun, { ownerId }: WordEntries) {
  const edge = async (order: Order): Promise<number> => {
    const row = await read.selectFrom(recordsOf(noun)).select('id').orderBy('id', order).limit(1).executeTakeFirst();
    return row ? momentOfId(row.id) : 0;
  };

  return async function* compare(
    sets: readonly Entries[],
    rest: Search,
    order: Order,
    parts: number,
  ): AsyncGenerator<string[]> {
    const [first, last] = [await edge('asc'), await edge('desc')];
    const step = Math.ceil((last - first + 1) / parts);
    const compareIn = async (part: number): Promise<string[]> => {
      const from = first + step * (order === 'asc' ? part : parts - 1 - part);
      const shared = sets
        .map((entries) =>
          entries
            .where(ownerId, '>=', firstIdOf(from))
            .where(ownerId, '<', firstIdOf(from + step))
            .select(ownerId.as('id')),
        )
        .reduce((all, next) => all.intersect(next))
        .orderBy('id');
      const found = await read
        .selectFrom(shared.as('shared'))
        .select('id')
        .where((where) => where.and(isRecordLike(noun, sql.ref('shared.id'), rest)))
        .orderBy('id', order)
        .execute();
      return found.map(({ id }) => id);
    };
    for (let part = 0; part < parts; part += AT_ONCE) {
      const some = Math.min(AT_ONCE, parts - part);
      const pieces = await Promise.all(Array.from({ length: some }, (_, next) => compareIn(part + next)));
      yield pieces.flat();
      await nextTurn();
    }
  };
}

/** Collects the ids of a page from pieces that arrive in its order. */
function pageTaker({ offset, limit }: Page) {
  const wanted = offset + limit;
  const ids: string[] = [];
  let total = 0;
  return {
    take(piece: readonly string[]): void {
      ids.push(...piece.slice(Math.max(0, offset - total), Math.max(0, wanted - total)));
      total += piece.length;
    },
    /** One more than wanted, so that a total of "at least" always has a next page. */
    isFull: () => total > wanted,
    found: (totalIsAtLeast: boolean): Found => ({ ids, total, totalIsAtLeast }),
    get total() {
      return total;
    },
  };
}

/**
 * Finds records in the order of time, by status and by the words of a search. A rare word is looked up. Common words
 * are found soon by reading records in order; where common words hardly ever occur together, their entries are
 * compared.
 */
export function timelineSearch(database: Database, noun: TimelineNoun, given: Partial<SearchBounds> = {}) {
  const bounds: SearchBounds = { ...BOUNDS, ...given };
  const entries = wordEntries(database, noun);
  const readInOrder = recordReader(database, noun, bounds.pieceRows);
  const lookUp = wordReader(noun, entries, bounds.pieceRows);
  const compare = entryComparer(database, noun, entries);

  /** Returns the word with the fewest entries, if they are at most `atMost`. */
  async function findRarest(words: readonly string[], atMost: number): Promise<string | null> {
    let rarest: string | null = null;
    let fewest = atMost + 1;
    for (const word of words) {
      const counted = await entries.countMeantBy(word, fewest);
      if (counted < fewest) [rarest, fewest] = [word, counted];
    }
    return rarest;
  }

  async function findByLookingUp(word: string, search: Search, { offset, limit, order }: Page): Promise<Found> {
    const ids = await lookUp(word, search);
    if (order === 'desc') ids.reverse();
    return { ids: ids.slice(offset, offset + limit), total: ids.length, totalIsAtLeast: false };
  }

  /** Returns null unless the entries of at least two words can be compared. */
  async function findByComparing(search: Search, page: Page): Promise<Found | null> {
    const sets: Entries[] = [];
    const others: string[] = [];
    let areInOrder = true;
    for (const word of search.words) {
      const listed = await entries.listWords(word, bounds.comparedWords);
      if (listed) sets.push(entries.of(listed));
      else if ((await entries.countMeantBy(word, bounds.lookedUpEntries + 1)) > bounds.lookedUpEntries)
        others.push(word);
      else {
        sets.push(entries.meantBy(word));
        areInOrder = false;
      }
    }
    if (sets.length < 2) return null;
    // The entries of one word are in the order of time, those of very many words are not: the latter are compared all
    // at once.
    const parts = areInOrder ? bounds.comparedParts : 1;
    const taker = pageTaker(page);
    let compared = 0;
    for await (const piece of compare(sets, { ...search, words: others }, page.order, parts)) {
      taker.take(piece);
      compared += AT_ONCE;
      if (taker.isFull() && compared >= bounds.countedParts) return taker.found(compared < parts);
    }
    return taker.found(false);
  }

  async function findByReading(search: Search, page: Page): Promise<Found> {
    const mostPieces = search.status === null ? bounds.readPieces : bounds.readPiecesOfStatus;
    const taker = pageTaker(page);
    let pieces = 0;
    for await (const piece of readInOrder(search, page.order)) {
      taker.take(piece);
      pieces += 1;
      if (taker.total < bounds.countedMatches && pieces < mostPieces) continue;
      if (taker.isFull()) return taker.found(true);
      if (pieces !== mostPieces) continue;
      const compared = await findByComparing(search, page);
      if (compared) return compared;
      const rarest = await findRarest(search.words, bounds.lookedUpEntries);
      if (rarest !== null) return findByLookingUp(rarest, search, page);
    }
    return taker.found(false);
  }

  /** Returns all matches, the newest first, looked up by a rare word; null where no word is rare. */
  async function lookUpRare(search: Search): Promise<string[] | null> {
    const rare = await findRarest(search.words, bounds.rareEntries);
    return rare === null ? null : (await lookUp(rare, search)).reverse();
  }

  return {
    lookUpRare,

    /** Yields all matches, read in order, in pieces of bounded size. */
    newestFirst: (filter: WordFilter) => readInOrder(filter, 'desc'),

    /** Returns one page of a search. The total is exact up to a limit; beyond it, it is the number counted. */
    async search(search: Search, page: Page): Promise<Found> {
      if (search.words.length === 0) return { ids: [], total: 0, totalIsAtLeast: false };
      const rare = await findRarest(search.words, bounds.rareEntries);
      return rare === null ? findByReading(search, page) : findByLookingUp(rare, search, page);
    },

    /** Yields all matches, the newest first, in pieces of bounded size. */
    async *all(filter: WordFilter): AsyncGenerator<string[]> {
      const { words } = filter;
      if (words?.length === 0) return;
      const rare = words === null ? null : await lookUpRare({ ...filter, words });
      if (rare === null) yield* readInOrder(filter, 'desc');
      else yield rare;
    },
  };
}
