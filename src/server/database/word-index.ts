import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';

/** Records that are found by their words: `searchText` holds those of each, a table of its own leads from words to records. */
export interface SearchedNoun {
  readonly records: 'bookings' | 'leads' | 'users';
  readonly words: 'bookingWords' | 'leadWords' | 'userWords';
  /** The column of `words` that holds a record's id. */
  readonly owner: 'bookingId' | 'leadId' | 'userId';
  /** True of the records that are still there, where some are kept for a while after they were deleted. */
  readonly isThere?: Expression<SqlBool>;
}

export interface WordFilter {
  /** Beginnings of words that a record must all have (`typedWords` of core); null without a search. */
  readonly words: readonly string[] | null;
  readonly status: string | null;
}

interface SearchedRecord {
  id: string;
  /** Users have none: they are not asked for by status. */
  status: string;
  searchText: string;
}

/** No UTF-8 has this byte: the end of every range of words with one beginning. */
const AFTER_ANY = Buffer.from([0xff]);

/** Words as a record's `searchText` keeps them. */
export const toSearchText = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('');

/** The words that `toSearchText` kept, as the entries of an index hold them. */
export const wordsOfSearchText = (searchText: string): Buffer[] =>
  searchText
    .split(' ')
    .slice(1)
    .map((word) => Buffer.from(word));

/** The records of a noun under the name `records`, whichever its table is. */
export const recordsOf = ({ records }: SearchedNoun) => sql<SearchedRecord>`${sql.table(records)}`.as('records');

/** A record that has a word with this beginning. */
export function hasWord(beginning: string): Expression<SqlBool> {
  const pattern = `% ${beginning.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${sql.ref('records.searchText')} like ${pattern} escape '\\'`;
}

interface Entry {
  readonly word: Uint8Array;
  readonly ownerId: string;
}

/** The entries that lead from words to records. `pieceEntries` are read at once: others get their turn in between. */
export function wordIndex({ read }: Database, noun: SearchedNoun, pieceEntries: number) {
  const owner: RawBuilder<string> = sql.ref(`entries.${noun.owner}`);
  const entriesOf = (beginning: string) => {
    const from = Buffer.from(beginning);
    return read
      .selectFrom(sql<{ word: Uint8Array }>`${sql.table(noun.words)}`.as('entries'))
      .where('entries.word', '>=', from)
      .where('entries.word', '<', Buffer.concat([from, AFTER_ANY]));
  };
  const entry = sql`(${sql.ref('entries.word')}, ${owner})`;
  const notBeyond = (end: Entry) => sql<SqlBool>`${entry} <= (${end.word}, ${end.ownerId})`;
  const beyond = (end: Entry) => sql<SqlBool>`${entry} > (${end.word}, ${end.ownerId})`;

  async function countEntries(beginning: string, atMost: number): Promise<number> {
    const { entries } = await read
      .selectFrom(entriesOf(beginning).select(owner.as('ownerId')).limit(atMost).as('some'))
      .select((select) => select.fn.countAll<number>().as('entries'))
      .executeTakeFirstOrThrow();
    return Number(entries);
  }

  return {
    /** The word that the fewest entries begin with, when they are at most so many. */
    async findRarest(words: readonly string[], atMost: number): Promise<string | null> {
      let rarest: string | null = null;
      let fewest = atMost + 1;
      for (const word of words) {
        const entries = await countEntries(word, fewest);
        if (entries < fewest) [rarest, fewest] = [word, entries];
      }
      return rarest;
    },

    /** The ids of all that match, sorted, found through the entries of one of the words. */
    async lookUp(led: string, { words, status }: WordFilter): Promise<string[]> {
      const others = (words ?? []).filter((word) => word !== led);
      const ids = new Set<string>();
      let last: Entry | undefined;
      do {
        const after = last;
        const rest = after ? entriesOf(led).where(beyond(after)) : entriesOf(led);
        const end = await rest
          .select(['entries.word', owner.as('ownerId')])
          .orderBy('entries.word')
          .orderBy(owner)
          .limit(1)
          .offset(pieceEntries - 1)
          .executeTakeFirst();
        // Joined across, the entries lead on SQLite: left to itself it may read all records.
        const found = await (end ? rest.where(notBeyond(end)) : rest)
          .crossJoin(recordsOf(noun))
          .select('records.id')
          .where(sql<SqlBool>`${sql.ref('records.id')} = ${owner}`)
          .where((where) => where.and([...others.map(hasWord), ...(noun.isThere ? [noun.isThere] : [])]))
          .$if(status !== null, (query) => query.where('records.status', '=', status))
          .execute();
        for (const { id } of found) ids.add(id);
        last = end;
        await nextTurn();
      } while (last);
      return [...ids].sort();
    },
  };
}
