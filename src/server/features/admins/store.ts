import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type AdminRow = Selectable<Schema['admins']>;

/** All SQL of admins and their sessions. */
export function adminStore({ db, read }: Database) {
  return {
    findByEmail: (canonicalEmail: string) =>
      read.selectFrom('admins').selectAll().where('canonicalEmail', '=', canonicalEmail).executeTakeFirst(),

    /** The admin of a session, with when they had signed in before it. */
    findOfSession: (tokenHash: string) =>
      read
        .selectFrom('admins')
        .innerJoin('adminSessions', 'adminSessions.adminId', 'admins.id')
        .selectAll('admins')
        .select('adminSessions.previousLoginAt')
        .where('adminSessions.tokenHash', '=', tokenHash)
        .executeTakeFirst(),

    async hasAny(from: Writer): Promise<boolean> {
      const row = await from.selectFrom('admins').select('id').limit(1).executeTakeFirst();
      return row !== undefined;
    },

    /** Puts processes that start at the same moment in line. */
    lockFirstAdmin: (trx: Writer) =>
      trx
        .insertInto('installation')
        .values({ name: 'first-admin', value: '1' })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`"installation"."value"` }))
        .execute(),

    insert: (trx: Writer, row: Insertable<Schema['admins']>) => trx.insertInto('admins').values(row).execute(),

    startSession: async (trx: Writer, session: Insertable<Schema['adminSessions']>): Promise<void> => {
      await trx.insertInto('adminSessions').values(session).execute();
      await trx
        .updateTable('admins')
        .set({ lastLoginAt: session.createdAt })
        .where('id', '=', session.adminId)
        .execute();
    },

    findSession: (tokenHash: string) =>
      read
        .selectFrom('adminSessions')
        .innerJoin('admins', 'admins.id', 'adminSessions.adminId')
        .select([
          'adminSessions.tokenHash',
          'adminSessions.adminId',
          'adminSessions.createdAt',
          'adminSessions.lastSeenAt',
          'adminSessions.expiresAt',
          'admins.username',
          'admins.role',
        ])
        .where('adminSessions.tokenHash', '=', tokenHash)
        .executeTakeFirst(),

    touchSession: (tokenHash: string, lastSeenAt: number, expiresAt: number) =>
      db.updateTable('adminSessions').set({ lastSeenAt, expiresAt }).where('tokenHash', '=', tokenHash).execute(),

    endSession: (tokenHash: string) => db.deleteFrom('adminSessions').where('tokenHash', '=', tokenHash).execute(),

    deleteExpired: (now: number) => db.deleteFrom('adminSessions').where('expiresAt', '<', now).execute(),

    /** True when this admin has a session from this network. */
    async knowsNetwork(adminId: string, network: string): Promise<boolean> {
      const row = await read
        .selectFrom('adminSessions')
        .select('tokenHash')
        .where('adminId', '=', adminId)
        .where('network', '=', network)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
