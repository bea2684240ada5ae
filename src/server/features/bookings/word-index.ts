import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import type { Database } from '../../database/database.ts';

export interface BookingFilter {
  /** Beginnings of words that a booking must all have (`typedWords` of core); null without a search. */
  readonly words: readonly string[] | null;
  readonly status: BookingStatus | null;
}

/** No UTF-8 has this byte: the end of every range of words with one beginning. */
const AFTER_ANY = Buffer.from([0xff]);

/** A booking that has a word with this beginning. */
export function hasWord(beginning: string): Expression<SqlBool> {
  const pattern = `% ${beginning.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${sql.ref('bookings.searchText')} like ${pattern} escape '\\'`;
}

/** The entries that lead from words to bookings. `pieceEntries` are read at once: others get their turn in between. */
export function wordIndex({ read }: Database, pieceEntries: number) {
  const entriesOf = (beginning: string) => {
    const from = Buffer.from(beginning);
    return read
      .selectFrom('bookingWords')
      .where('word', '>=', from)
      .where('word', '<', Buffer.concat([from, AFTER_ANY]));
  };
  const entry = sql`(${sql.ref('bookingWords.word')}, ${sql.ref('bookingWords.bookingId')})`;
  const notBeyond = (end: { word: Uint8Array; bookingId: string }) =>
    sql<SqlBool>`${entry} <= (${end.word}, ${end.bookingId})`;
  const beyond = (end: { word: Uint8Array; bookingId: string }) =>
    sql<SqlBool>`${entry} > (${end.word}, ${end.bookingId})`;

  async function countEntries(beginning: string, atMost: number): Promise<number> {
    const { entries } = await read
      .selectFrom(entriesOf(beginning).select('bookingId').limit(atMost).as('some'))
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
    async lookUp(led: string, { words, status }: BookingFilter): Promise<string[]> {
      const others = (words ?? []).filter((word) => word !== led);
      const ids = new Set<string>();
      let last: { word: Uint8Array; bookingId: string } | undefined;
      do {
        const after = last;
        const rest = after ? entriesOf(led).where(beyond(after)) : entriesOf(led);
        const end = await rest
          .select(['word', 'bookingId'])
          .orderBy('word')
          .orderBy('bookingId')
          .limit(1)
          .offset(pieceEntries - 1)
          .executeTakeFirst();
        // Joined across, the entries lead on SQLite: left to itself it may read all bookings.
        const found = await (end ? rest.where(notBeyond(end)) : rest)
          .crossJoin('bookings')
          .select('bookings.id')
          .whereRef('bookings.id', '=', 'bookingWords.bookingId')
          .where((where) => where.and(others.map(hasWord)))
          .$if(status !== null, (query) => query.where('bookings.status', '=', status))
          .execute();
        for (const { id } of found) ids.add(id);
        last = end;
        await nextTurn();
      } while (last);
      return [...ids].sort();
    },
  };
}
