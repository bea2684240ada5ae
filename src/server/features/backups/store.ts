import type { Database, Writer } from '../../database/database.ts';
import { RESTORED_MARK } from './restored-database.ts';

const NAME = 'nightly-backup';

/** Holds the SQL that decides which process makes tonight's backup. */
export function backupStore({ db }: Database) {
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

    /** Returns the instant of the restored backup, only once; null if the tables were not restored. */
    async takeRestored(trx: Writer): Promise<number | null> {
      const row = await trx
        .deleteFrom('installation')
        .where('name', '=', RESTORED_MARK)
        .returning('value')
        .executeTakeFirst();
      return row ? Number(row.value) : null;
    },
  };
}
