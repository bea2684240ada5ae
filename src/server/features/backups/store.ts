import type { Database, Writer } from '../../database/database.ts';
import { RESTORED_MARK } from './restored-database.ts';

const NAME = 'nightly-backup';

/** All SQL of backups: which process makes tonight's. */
export function backupStore({ db }: Database) {
  return {
    /** How far tonight's has come, in words that only the service reads; empty at first. */
    async readNight(): Promise<string> {
      const row = await db.selectFrom('installation').select('value').where('name', '=', NAME).executeTakeFirst();
      return row?.value ?? '';
    },

    /** Writes it, unless somebody else has meanwhile. */
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

    /** The moment of the backup that these tables were restored from, told once; null when they were not. */
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
