import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { beginningsOf, indexedWords, isBackwards } from '../../core/typed-words.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Word index of a noun: a separate table leads from words to records, with one row per pair. */
export interface IndexedNoun {
  readonly records: 'packages' | 'blogs' | 'bookings' | 'leads' | 'users';
  readonly words: 'packageWords' | 'blogWords' | 'bookingWords' | 'leadWords' | 'userWords';
  /** The column of the index table that holds the record's id. */
  readonly owner: 'packageId' | 'blogId' | 'bookingId' | 'leadId' | 'userId';
}

/** UTF-8 never contains this byte: it ends the range of words with a given prefix. */
const AFTER_ANY = Buffer.from([0xff]);
/** No word contains it: a word with it sorts right after the word itself. */
const BEFORE_ANY = Buffer.from([0x00]);

/** Words from the first up to, but without, the second. */
type WordRange = readonly [from: Uint8Array, to: Uint8Array];

/** Returns words in the form of a record's `searchText`. */
export const toSearchText = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('');

/** Returns the index entries of a record's words. */
export const entriesOfWords = (words: readonly string[]): Buffer[] =>
  indexedWords(words).map((word) => Buffer.from(word));

/** Returns the index entries of a `searchText`. */
export const wordsOfSearchText = (searchText: string): Buffer[] => entriesOfWords(searchText.split(' ').slice(1));

const hasBeginning = (beginning: string): RawBuilder<SqlBool> => {
  const typed = beginning.replace(/[\\%_]/g, '\\$&');
  // A part of a phone stands anywhere in its reverse, after the mark.
  const pattern = isBackwards(beginning) ? `% ${typed.charAt(0)}%${typed.slice(1)}%` : `% ${typed}%`;
  return sql<SqlBool>`${sql.ref('records.searchText')} like ${pattern} escape '\\'`;
};

/** Returns the condition that a record's `searchText` contains a word that the typed one stands for. */
export const hasWord = (typed: string): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(beginningsOf(typed).map(hasBeginning), sql` or `)})`;

/** A selection of entries under the alias `entries`. */
export type Entries = SelectQueryBuilder<Schema & { entries: { word: Uint8Array } }, 'entries', object>;

/** Queries the index entries of a noun. */
export function wordEntries({ read }: Database, { words, owner }: IndexedNoun) {
  const ownerId: RawBuilder<string> = sql.ref(`entries.${owner}`);
  const all: Entries = read.selectFrom(sql<{ word: Uint8Array }>`${sql.table(words)}`.as('entries'));
  const ends = (beginning: string): WordRange => {
    const from = Buffer.from(beginning);
    return [from, Buffer.concat([from, AFTER_ANY])];
  };

  function beginningWith(beginning: string): Entries {
    const [from, to] = ends(beginning);
    return all.where('entries.word', '>=', from).where('entries.word', '<', to);
  }

  /** Returns the number of entries, counted up to a limit. */
  async function count(entries: Entries, atMost: number): Promise<number> {
    const { counted } = await read
      .selectFrom(entries.select(ownerId.as('ownerId')).limit(atMost).as('some'))
      .select((select) => select.fn.countAll<number>().as('counted'))
      .executeTakeFirstOrThrow();
    return Number(counted);
  }

  /**
   * Returns the words with a prefix, at most one more than `atMost`. Skips from word to word, not from entry to entry.
   */
  async function wordsWith(beginning: string, atMost: number): Promise<Uint8Array[]> {
    const [from, to] = ends(beginning);
    const table = sql.table(words);
    const { rows } = await sql<{ word: Uint8Array }>`
      with recursive met(word, nr) as (
        select (select "word" from ${table} where "word" >= ${from} and "word" < ${to} order by "word" limit 1), 1
        union all
        select (
          select entries."word" from ${table} as entries
          where entries."word" > met.word and entries."word" < ${to} order by entries."word" limit 1
        ), nr + 1
        from met where met.word is not null and nr <= ${sql.lit(atMost)}
      )
      select word from met where word is not null`.execute(read);
    return rows.map(({ word }) => word);
  }

  return {
    ownerId,

    of: (some: readonly Uint8Array[]): Entries => all.where('entries.word', 'in', some),

    beginningWith,

    /** Returns the range of one word. */
    rangeOf: (word: string): WordRange => [Buffer.from(word), Buffer.concat([Buffer.from(word), BEFORE_ANY])],

    /** Returns the ranges of the words that a typed one stands for. */
    rangesMeantBy: (typed: string): WordRange[] => beginningsOf(typed).map(ends),

    /** Yields the owners of a range's entries in the order of the index, at most `atOnce` in each piece. */
    async *ownersIn([from, to]: WordRange, atOnce: number): AsyncGenerator<string[]> {
      const range = all.select(['entries.word', ownerId.as('ownerId')]).where('entries.word', '<', to);
      const position = sql`(entries."word", ${ownerId})`;
      let after: { readonly word: Uint8Array; readonly ownerId: string } | undefined = { word: from, ownerId: '' };
      while (after) {
        const rows: (typeof after)[] = await range
          .where(sql<SqlBool>`${position} > (${after.word}, ${after.ownerId})`)
          .orderBy('entries.word')
          .orderBy(ownerId)
          .limit(atOnce)
          .execute();
        yield rows.map((row) => row.ownerId);
        after = rows.length < atOnce ? undefined : rows.at(-1);
      }
    },

    /** Selects the entries that a typed word stands for. */
    meantBy: (typed: string): Entries =>
      all.where((where) =>
        where.or(
          beginningsOf(typed).map((beginning) => {
            const [from, to] = ends(beginning);
            return where.and([where('entries.word', '>=', from), where('entries.word', '<', to)]);
          }),
        ),
      ),

    count,

    /**
     * Returns the number of entries that a typed word stands for, up to a limit; counts range after range, each along
     * its index.
     */
    async countMeantBy(typed: string, atMost: number): Promise<number> {
      let counted = 0;
      for (const beginning of beginningsOf(typed)) {
        if (counted < atMost) counted += await count(beginningWith(beginning), atMost - counted);
      }
      return counted;
    },

    /** Returns the words that a typed one stands for, if they are at most `atMost`. */
    async listWords(typed: string, atMost: number): Promise<Uint8Array[] | null> {
      const listed: Uint8Array[] = [];
      for (const beginning of beginningsOf(typed)) {
        listed.push(...(await wordsWith(beginning, atMost - listed.length)));
        if (listed.length > atMost) return null;
      }
      return listed;
    },
  };
}
export type WordEntries = ReturnType<typeof wordEntries>;

/** Engines limit the parameters of one statement. */
const WORDS_AT_ONCE = 400;

/** Inserts index entries in pieces that fit into one statement. */
export async function inPieces<T>(rows: readonly T[], insert: (piece: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += WORDS_AT_ONCE) {
    await insert(rows.slice(start, start + WORDS_AT_ONCE));
  }
}
