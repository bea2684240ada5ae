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

/** All SQL of accounts, sessions and sign-in attempts. */
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

    /** Sessions that have ended, and attempts of an hour ago: nobody may be traced by them. */
    async deleteExpired(now: number): Promise<void> {
      await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
      await db
        .deleteFrom('signInAttempts')
        .where('at', '<', now - 3600_000)
        .execute();
    },

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

    /**
     * Takes a place for one sign-in in every bucket, or says which bucket is full. One transaction, so that guesses
     * sent at the same moment cannot all slip in.
     */
    takeAttempt: (
      attempts: readonly { readonly id: string; readonly bucket: string; readonly limit: number }[],
      now: number,
      windowMs: number,
    ): Promise<string | null> =>
      db.transaction().execute(async (trx) => {
        // Rows are never updated, so on PostgreSQL only a lock of its own puts two guesses one after the other.
        for (const { bucket } of attempts.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))) {
          await trx
            .insertInto('signInAttempts')
            .values({ id: `lock:${bucket}`, bucket: 'lock', at: now })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
            .execute();
        }
        const buckets = attempts.map(({ bucket }) => bucket);
        await trx
          .deleteFrom('signInAttempts')
          .where('bucket', 'in', buckets)
          .where('at', '<=', now - windowMs)
          .execute();
        for (const { bucket, limit } of attempts) {
          const { taken } = await trx
            .selectFrom('signInAttempts')
            .select((select) => select.fn.countAll<number>().as('taken'))
            .where('bucket', '=', bucket)
            .executeTakeFirstOrThrow();
          if (taken >= limit) return bucket;
        }
        await trx
          .insertInto('signInAttempts')
          .values(attempts.map(({ id, bucket }) => ({ id, bucket, at: now })))
          .execute();
        return null;
      }),

    /** A right sign-in gives its places back. */
    releaseAttempts: (ids: readonly string[]) =>
      db
        .deleteFrom('signInAttempts')
        .where('id', 'in', [...ids])
        .execute(),

    /** Erases the person; what was counted stays without them. */
    erase: (userId: string) =>
      db.transaction().execute(async (trx) => {
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
        await trx.deleteFrom('users').where('id', '=', userId).execute();
      }),
  };
}
