import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type AdminRow = Selectable<Schema['admins']>;

export function adminStore({ db, read }: Database) {
  return {
    findByEmail: (canonicalEmail: string, from: Writer = read): Promise<AdminRow | undefined> =>
      from.selectFrom('admins').selectAll().where('canonicalEmail', '=', canonicalEmail).executeTakeFirst(),

    find: (id: string): Promise<AdminRow | undefined> =>
      read.selectFrom('admins').selectAll().where('id', '=', id).executeTakeFirst(),

    list: (): Promise<AdminRow[]> => read.selectFrom('admins').selectAll().orderBy('createdAt').orderBy('id').execute(),

    /** Returns the admin of a session, with their sign-in before it. */
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

    insertChallenge: (trx: Writer, challenge: Insertable<Schema['adminChallenges']>) =>
      trx.insertInto('adminChallenges').values(challenge).execute(),

    findChallenge: (tokenHash: string, now: number) =>
      read
        .selectFrom('adminChallenges')
        .innerJoin('admins', 'admins.id', 'adminChallenges.adminId')
        .select(['adminChallenges.adminId', 'admins.canonicalEmail'])
        .where('adminChallenges.tokenHash', '=', tokenHash)
        .where('adminChallenges.expiresAt', '>', now)
        .executeTakeFirst(),

    /** Counts a guess; returns false when the challenge has expired or has no guesses left. */
    async countGuess(trx: Writer, tokenHash: string, now: number, most: number): Promise<boolean> {
      const counted = await trx
        .updateTable('adminChallenges')
        .set((set) => ({ guesses: set('guesses', '+', 1) }))
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now)
        .where('guesses', '<', most)
        .executeTakeFirst();
      return Number(counted.numUpdatedRows) === 1;
    },

    deleteChallengesOf: (trx: Writer, adminId: string) =>
      trx.deleteFrom('adminChallenges').where('adminId', '=', adminId).execute(),

    deleteEndedChallenges: (now: number) => db.deleteFrom('adminChallenges').where('expiresAt', '<', now).execute(),

    async replaceRecoveryCodes(trx: Writer, adminId: string, codeHashes: readonly string[]): Promise<void> {
      await trx.deleteFrom('adminRecoveryCodes').where('adminId', '=', adminId).execute();
      if (codeHashes.length === 0) return;
      const rows = codeHashes.map((codeHash) => ({ adminId, codeHash }));
      await trx.insertInto('adminRecoveryCodes').values(rows).execute();
    },

    /** Deletes a recovery code; returns false when there is none. */
    async spendRecoveryCode(trx: Writer, adminId: string, codeHash: string): Promise<boolean> {
      const used = await trx
        .deleteFrom('adminRecoveryCodes')
        .where('adminId', '=', adminId)
        .where('codeHash', '=', codeHash)
        .executeTakeFirst();
      return Number(used.numDeletedRows) === 1;
    },

    async countRecoveryCodes(adminId: string): Promise<number> {
      const { count } = await read
        .selectFrom('adminRecoveryCodes')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('adminId', '=', adminId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
