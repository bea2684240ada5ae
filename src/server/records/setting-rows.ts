import type { Database, Writer } from '../database/database.ts';

/** Stores what the back office sets: documents by name, each missing until its first save. */
export function settingRows({ read }: Pick<Database, 'read'>) {
  return {
    find: (name: string, from: Writer = read) =>
      from.selectFrom('settings').select(['value', 'version']).where('name', '=', name).executeTakeFirst(),

    /** Returns the documents of these names. */
    list: (names: readonly string[], from: Writer = read) =>
      names.length === 0
        ? Promise.resolve([])
        : from.selectFrom('settings').select(['name', 'value', 'version']).where('name', 'in', names).execute(),

    /** Writes the next version if the read one is current; returns false when another save was first. */
    async replace(writer: Writer, name: string, value: string, readVersion: number): Promise<boolean> {
      if (readVersion === 0) {
        const inserted = await writer
          .insertInto('settings')
          .values({ name, value, version: 1 })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirst();
        return Number(inserted.numInsertedOrUpdatedRows) === 1;
      }
      const updated = await writer
        .updateTable('settings')
        .set({ value, version: readVersion + 1 })
        .where('name', '=', name)
        .where('version', '=', readVersion)
        .executeTakeFirst();
      return Number(updated.numUpdatedRows) === 1;
    },
  };
}
