import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type AdminRow = Selectable<Schema['admins']>;

/** All SQL of admins; `session-store.ts` and `second-step-store.ts` have that of their sessions and second steps. */
export function adminStore({ read }: Database) {
  return {
    findByEmail: (canonicalEmail: string, from: Writer = read): Promise<AdminRow | undefined> =>
      from.selectFrom('admins').selectAll().where('canonicalEmail', '=', canonicalEmail).executeTakeFirst(),

    find: (id: string): Promise<AdminRow | undefined> =>
      read.selectFrom('admins').selectAll().where('id', '=', id).executeTakeFirst(),

    list: (): Promise<AdminRow[]> => read.selectFrom('admins').selectAll().orderBy('createdAt').orderBy('id').execute(),

    async hasAny(from: Writer): Promise<boolean> {
      const row = await from.selectFrom('admins').select('id').limit(1).executeTakeFirst();
      return row !== undefined;
    },

    /** Serialises all changes of admins, over all processes, by a row lock. */
    lockAll: (trx: Writer) =>
      trx
        .insertInto('installation')
        .values({ name: 'first-admin', value: '1' })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`"installation"."value"` }))
        .execute(),

    /** Locks and returns the admin until the transaction ends; with a hash, only if it is still their password's. */
    hold: (trx: Writer, id: string, passwordHash?: string): Promise<AdminRow | undefined> =>
      trx
        .updateTable('admins')
        .set({ id })
        .where('id', '=', id)
        .$if(passwordHash !== undefined, (query) => query.where('passwordHash', '=', passwordHash ?? ''))
        .returningAll()
        .executeTakeFirst(),

    insert: (trx: Writer, row: Insertable<Schema['admins']>) => trx.insertInto('admins').values(row).execute(),

    update: (trx: Writer, id: string, changed: Updateable<Schema['admins']>) =>
      trx.updateTable('admins').set(changed).where('id', '=', id).execute(),

    /** Deletes an admin with their sessions, challenges and codes. */
    delete: (trx: Writer, id: string) => trx.deleteFrom('admins').where('id', '=', id).execute(),

    async hasAnother(
      trx: Writer,
      id: string,
      what: Partial<Pick<AdminRow, 'role' | 'canonicalEmail' | 'handedOverAt'>>,
    ) {
      const row = await trx
        .selectFrom('admins')
        .select('id')
        .where('id', '!=', id)
        .where((where) => where.and(what))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
