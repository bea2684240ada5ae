import type { Database, Writer } from '../../database/database.ts';

const NAME = 'settings';

/** Holds all SQL of the settings: one row, missing until the first save. */
export function settingsStore({ read }: Database) {
  const find = (from: Writer) =>
    from.selectFrom('settings').select(['value', 'version']).where('name', '=', NAME).executeTakeFirst();

  return {
    find: (from: Writer = read) => find(from),

    /** Writes the next version if the read one is current; returns false when another save was first. */
    async replace(writer: Writer, value: string, readVersion: number): Promise<boolean> {
      if (readVersion === 0) {
        const inserted = await writer
          .insertInto('settings')
          .values({ name: NAME, value, version: 1 })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirst();
        return Number(inserted.numInsertedOrUpdatedRows) === 1;
      }
      const updated = await writer
        .updateTable('settings')
        .set({ value, version: readVersion + 1 })
        .where('name', '=', NAME)
        .where('version', '=', readVersion)
        .executeTakeFirst();
      return Number(updated.numUpdatedRows) === 1;
    },
  };
}
