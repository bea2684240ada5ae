import type { Insertable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** All SQL of admins' sessions. */
export function adminSessionStore({ db, read }: Database) {
  return {
    /** Returns the admin of a session, with their sign-in before it. */
    findOfSession: (tokenHash: string) =>
      read
        .selectFrom('admins')
        .innerJoin('adminSessions', 'adminSessions.adminId', 'admins.id')
        .selectAll('admins')
        .select(['adminSessions.previousLoginAt', 'adminSessions.signedInBy'])
        .where('adminSessions.tokenHash', '=', tokenHash)
        .executeTakeFirst(),

    insertSession: (trx: Writer, session: Insertable<Schema['adminSessions']>) =>
      trx.insertInto('adminSessions').values(session).execute(),

    findSession: (tokenHash: string) =>
      read
        .selectFrom('adminSessions')
        .innerJoin('admins', 'admins.id', 'adminSessions.adminId')
        .select([
          'adminSessions.tokenHash',
          'adminSessions.adminId',
          'adminSessions.createdAt',
          'adminSessions.lastSeenAt',
          'adminSessions.signedInBy',
          'admins.username',
          'admins.role',
          'admins.handedOverAt',
          'admins.totpSecret',
        ])
        .where('adminSessions.tokenHash', '=', tokenHash)
        .executeTakeFirst(),

    touchSession: (tokenHash: string, lastSeenAt: number) =>
      db.updateTable('adminSessions').set({ lastSeenAt }).where('tokenHash', '=', tokenHash).execute(),

    /** Returns the sessions of one admin or of all, last used first. */
    listSessions: (adminId: string | null) =>
      read
        .selectFrom('adminSessions')
        .innerJoin('admins', 'admins.id', 'adminSessions.adminId')
        .selectAll('adminSessions')
        .select('admins.username')
        .$if(adminId !== null, (query) => query.where('adminSessions.adminId', '=', adminId))
        .orderBy('adminSessions.lastSeenAt', 'desc')
        .orderBy('adminSessions.id')
        .execute(),

    findSessionById: (id: string, from: Writer) =>
      from
        .selectFrom('adminSessions')
        .innerJoin('admins', 'admins.id', 'adminSessions.adminId')
        .select(['adminSessions.adminId', 'adminSessions.tokenHash', 'admins.username'])
        .where('adminSessions.id', '=', id)
        .executeTakeFirst(),

    endSession: (tokenHash: string, writer: Writer = db) =>
      writer.deleteFrom('adminSessions').where('tokenHash', '=', tokenHash).execute(),

    /** Ends an admin's sessions except one; returns how many. */
    async endSessionsOf(trx: Writer, adminId: string, butFor: string | null): Promise<number> {
      const ended = await trx
        .deleteFrom('adminSessions')
        .where('adminId', '=', adminId)
        .$if(butFor !== null, (query) => query.where('tokenHash', '!=', butFor ?? ''))
        .executeTakeFirst();
      return Number(ended.numDeletedRows);
    },

    deleteEnded: (now: number, unusedSince: number) =>
      db
        .deleteFrom('adminSessions')
        .where((where) => where.or([where('expiresAt', '<', now), where('lastSeenAt', '<', unusedSince)]))
        .execute(),

    /** Returns true when this admin has a session from this network. */
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
