import type { Database, Writer } from '../../database/database.ts';
import { firstIdOf } from '../../ids.ts';
import { RESTORED_MARK, type RestoredMark, readMark } from './restored-database.ts';

const NAME = 'nightly-backup';
/** Tells after an interruption whether a restore has taken place. */
const LAST_RESTORE = 'last-restore';
const COUNTED_AT_MOST = 10_000;

/** Holds the SQL that decides which process makes tonight's backup. */
export function backupStore({ db, read }: Database) {
  return {
    /** Returns the state of tonight's backup, in the service's own format; empty at first. */
    async readNight(): Promise<string> {
      const row = await db.selectFrom('installation').select('value').where('name', '=', NAME).executeTakeFirst();
      return row?.value ?? '';
    },

    /** Writes the state if it is still `from`; returns false when another process changed it. */
    async moveNight(from: string, to: string): Promise<boolean> {
      await db
        .insertInto('installation')
        .values({ name: NAME, value: '' })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const moved = await db
        .updateTable('installation')
        .set({ value: to })
        .where('name', '=', NAME)
        .where('value', '=', from)
        .executeTakeFirst();
      return moved.numUpdatedRows > 0n;
    },

    /** Returns whether the tables are restored ones that were not served yet. */
    async hasRestoredMark(): Promise<boolean> {
      const row = await read
        .selectFrom('installation')
        .select('name')
        .where('name', '=', RESTORED_MARK)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the mark of restored tables, only once; null if the tables were not restored. */
    async takeRestored(trx: Writer): Promise<RestoredMark | null> {
      const row = await trx
        .deleteFrom('installation')
        .where('name', '=', RESTORED_MARK)
        .returning('value')
        .executeTakeFirst();
      return row ? readMark(row.value) : null;
    },

    /** Returns the id of the last finished restore from the back office; null for none. */
    async readLastRestore(): Promise<string | null> {
      const row = await db
        .selectFrom('installation')
        .select('value')
        .where('name', '=', LAST_RESTORE)
        .executeTakeFirst();
      return row?.value ?? null;
    },

    noteLastRestore: (trx: Writer, id: string): Promise<unknown> =>
      trx
        .insertInto('installation')
        .values({ name: LAST_RESTORE, value: id })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: id }))
        .execute(),

    /** Counts what was made after an instant, up to `COUNTED_AT_MOST` of each. */
    async countSince(at: number) {
      // Ids sort by the time when they were made.
      const first = firstIdOf(at + 1);
      const countIn = async (table: 'bookings' | 'leads' | 'blogs'): Promise<number> => {
        const some = read.selectFrom(table).select('id').where('id', '>=', first).limit(COUNTED_AT_MOST);
        const { count } = await read
          .selectFrom(some.as('some'))
          .select((select) => select.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return Number(count);
      };
      const [bookings, leads, posts] = await Promise.all([countIn('bookings'), countIn('leads'), countIn('blogs')]);
      return { bookings, leads, posts };
    },
  };
}
