import type { Database, Writer } from '../../database/database.ts';

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly canonicalPhone: string;
  readonly email: string | null;
  readonly passwordHash: string;
  readonly consent: string;
  readonly createdAt: number;
}

export interface SessionRow {
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
  readonly network: string;
}

/** All SQL of accounts and their sessions. */
export function accountStore(database: Database) {
  const { db, read } = database;
  return {
    findByPhone: (canonicalPhone: string) =>
      read.selectFrom('users').selectAll().where('canonicalPhone', '=', canonicalPhone).executeTakeFirst(),

    findById: (id: string) => read.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

    /** False when the phone is taken; the unique index decides, however many ask at once. */
    async insertUser(writer: Writer, user: UserRow): Promise<boolean> {
      const result = await writer
        .insertInto('users')
        .values(user)
        .onConflict((conflict) => conflict.column('canonicalPhone').doNothing())
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows) === 1;
    },

    insertSession: (writer: Writer, session: SessionRow) => writer.insertInto('sessions').values(session).execute(),

    findSession: (tokenHash: string) =>
      read.selectFrom('sessions').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),

    sessionsOf: (userId: string) =>
      read
        .selectFrom('sessions')
        .select(['createdAt', 'lastSeenAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .execute(),

    touchSession: (tokenHash: string, lastSeenAt: number, expiresAt: number) =>
      db.updateTable('sessions').set({ lastSeenAt, expiresAt }).where('tokenHash', '=', tokenHash).execute(),

    deleteSession: (tokenHash: string) => db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute(),

    deleteSessionsOf: (userId: string) => db.deleteFrom('sessions').where('userId', '=', userId).execute(),

    deleteExpired: (now: number) => db.deleteFrom('sessions').where('expiresAt', '<', now).execute(),

    /** True when this person has a session from this network: the owner, not a guesser elsewhere. */
    async knowsNetwork(userId: string, network: string): Promise<boolean> {
      const row = await read
        .selectFrom('sessions')
        .select('tokenHash')
        .where('userId', '=', userId)
        .where('network', '=', network)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Erases the person, with what other features hold of them; what was counted stays without them. */
    erase: (userId: string, eraseOthers: (writer: Writer) => Promise<void>) =>
      db.transaction().execute(async (trx) => {
        // First: what is being written in the person's name is done before, or refused after.
        await trx.deleteFrom('users').where('id', '=', userId).execute();
        await eraseOthers(trx);
        await trx
          .updateTable('activities')
          .set({ userId: null, visitor: 'erased' })
          .where('userId', '=', userId)
          .execute();
        await trx
          .updateTable('aiLogs')
          .set({ userId: null, network: 'erased', userAgent: '' })
          .where('userId', '=', userId)
          .execute();
        await trx.deleteFrom('idempotencyKeys').where('caller', 'like', `${userId} %`).execute();
      }),
  };
}
