import { userWords } from '../../../core/user-words.ts';
import type { Database, Writer } from '../../database/database.ts';
import { toSearchText, wordsOfSearchText } from '../../database/word-index.ts';

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
  /** However much it is used. */
  readonly expiresAt: number;
  readonly network: string;
}

/** All SQL of accounts and their sessions. */
export function accountStore({ db, read }: Database) {
  return {
    findByPhone: (canonicalPhone: string) =>
      read.selectFrom('users').selectAll().where('canonicalPhone', '=', canonicalPhone).executeTakeFirst(),

    findById: (id: string) => read.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

    /** False when the phone is taken; the unique index decides, however many ask at once. */
    async insertUser(writer: Writer, user: UserRow): Promise<boolean> {
      const searchText = toSearchText(userWords(user));
      const result = await writer
        .insertInto('users')
        .values({ ...user, searchText })
        .onConflict((conflict) => conflict.column('canonicalPhone').doNothing())
        .executeTakeFirst();
      if (Number(result.numInsertedOrUpdatedRows) !== 1) return false;
      const entries = wordsOfSearchText(searchText).map((word) => ({ word, userId: user.id }));
      await writer.insertInto('userWords').values(entries).execute();
      return true;
    },

    insertSession: (writer: Writer, session: SessionRow) => writer.insertInto('sessions').values(session).execute(),

    findSession: (tokenHash: string) =>
      read.selectFrom('sessions').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),

    sessionsOf: (userId: string) =>
      read
        .selectFrom('sessions')
        .select(['createdAt', 'lastSeenAt', 'network'])
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .execute(),

    touchSession: (tokenHash: string, lastSeenAt: number) =>
      db.updateTable('sessions').set({ lastSeenAt }).where('tokenHash', '=', tokenHash).execute(),

    deleteSession: (tokenHash: string) => db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute(),

    deleteSessionsOf: (userId: string) => db.deleteFrom('sessions').where('userId', '=', userId).execute(),

    deleteUnused: (since: number) => db.deleteFrom('sessions').where('lastSeenAt', '<', since).execute(),

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

    /** Ends an account with its sessions and searches; false when there is none. */
    async deleteUser(trx: Writer, id: string): Promise<boolean> {
      const deleted = await trx.deleteFrom('users').where('id', '=', id).returning('searchText').executeTakeFirst();
      await trx.deleteFrom('idempotencyKeys').where('caller', 'like', `${id} %`).execute();
      const words = wordsOfSearchText(deleted?.searchText ?? '');
      if (words.length > 0) {
        await trx.deleteFrom('userWords').where('userId', '=', id).where('word', 'in', words).execute();
      }
      return deleted !== undefined;
    },
  };
}
