import type { Selectable } from 'kysely';
import { userWords } from '../../../core/accounts/user-words.ts';
import { canonicalPhone } from '../../../core/canonical-phone.ts';
import { formerPhone, otherForms } from '../../../core/former-phone.ts';
import { phoneDigits } from '../../../core/phone.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { toSearchText, wordsOfSearchText } from '../../database/word-index.ts';

export type UserRow = Selectable<Schema['users']>;
export type NewUser = Omit<UserRow, 'searchText'>;
export type StoredSession = Selectable<Schema['sessions']>;

export function accountStore({ db, read }: Database) {
  /**
   * Returns true when the phone belongs to an account from before phones had countries (foreign phones were stored as
   * digits only, and the owner signs in with them), or to one that an old process registered during a rolling update.
   * New processes add no such account, so checking before the insert is enough.
   */
  async function isFormersPhone(writer: Writer, phone: string): Promise<boolean> {
    const former = phone.startsWith('+') ? phoneDigits(phone) : null;
    const others = otherForms(phone);
    if (former === null && others.length === 0) return false;
    const row = await writer
      .selectFrom('users')
      .select('id')
      .where((where) =>
        where.or([
          ...(former === null ? [] : [where('formerPhone', '=', former)]),
          ...(others.length === 0 ? [] : [where('canonicalPhone', 'in', others)]),
        ]),
      )
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    /**
     * Returns the account that a typed phone signs in to: first the one stored under the phone's former form, then the
     * one under its canonical form, then one that an old process registered.
     */
    async findToSignIn(typed: string): Promise<UserRow | undefined> {
      const former = formerPhone(typed);
      const forms = [canonicalPhone(typed), ...otherForms(typed)];
      const rows = await read
        .selectFrom('users')
        .selectAll()
        .where((where) => where.or([where('canonicalPhone', 'in', forms), where('formerPhone', '=', former)]))
        .execute();
      const placeOf = (row: UserRow): number => (row.formerPhone === former ? -1 : forms.indexOf(row.canonicalPhone));
      return rows.toSorted((a, b) => placeOf(a) - placeOf(b))[0];
    },

    /** Returns the accounts of a phone: one, or several that turned out to share it when phones got countries. */
    listByPhone: (phone: string): Promise<UserRow[]> =>
      read
        .selectFrom('users')
        .selectAll()
        .where((where) =>
          where.or([where('canonicalPhone', 'in', [phone, ...otherForms(phone)]), where('sharedPhone', '=', phone)]),
        )
        .orderBy('id')
        .execute(),

    findById: (id: string) => read.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Returns false when the phone is taken; the unique index decides between concurrent registrations. */
    async insertUser(writer: Writer, user: NewUser): Promise<boolean> {
      if (await isFormersPhone(writer, user.canonicalPhone)) return false;
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

    insertSession: (writer: Writer, session: StoredSession) => writer.insertInto('sessions').values(session).execute(),

    findSession: (tokenHash: string) =>
      read.selectFrom('sessions').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),

    sessionsOf: (userId: string): Promise<StoredSession[]> =>
      read.selectFrom('sessions').selectAll().where('userId', '=', userId).orderBy('createdAt', 'desc').execute(),

    touchSession: (tokenHash: string, lastSeenAt: number) =>
      db.updateTable('sessions').set({ lastSeenAt }).where('tokenHash', '=', tokenHash).execute(),

    deleteSession: (tokenHash: string) => db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute(),

    deleteSessionsOf: (userId: string, writer: Writer = db) =>
      writer.deleteFrom('sessions').where('userId', '=', userId).execute(),

    deleteUnused: (since: number) => db.deleteFrom('sessions').where('lastSeenAt', '<', since).execute(),

    /** Returns true when this person has a session from this network: likely the owner, not a guesser elsewhere. */
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

    /** Deletes an account with its sessions, searches, links and passkeys, and returns it; undefined for none. */
    async deleteUser(trx: Writer, id: string): Promise<Pick<UserRow, 'canonicalPhone'> | undefined> {
      const deleted = await trx
        .deleteFrom('users')
        .where('id', '=', id)
        .returning(['searchText', 'canonicalPhone'])
        .executeTakeFirst();
      await trx.deleteFrom('idempotencyKeys').where('caller', 'like', `${id} %`).execute();
      const words = wordsOfSearchText(deleted?.searchText ?? '');
      if (words.length > 0) {
        await trx.deleteFrom('userWords').where('userId', '=', id).where('word', 'in', words).execute();
      }
      return deleted;
    },
  };
}
