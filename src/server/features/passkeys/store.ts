import type { Insertable, Selectable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type PasskeyRow = Selectable<Schema['passkeys']>;

/** A traveller or an admin. */
export interface PasskeyOwner {
  readonly kind: 'user' | 'admin';
  readonly id: string;
}

const COLUMN_OF = { user: 'userId', admin: 'adminId' } as const;

/** All SQL of passkeys and their challenges. */
export function passkeyStore({ db, read }: Database) {
  return {
    list: ({ kind, id }: PasskeyOwner, from: Writer = read): Promise<PasskeyRow[]> =>
      from.selectFrom('passkeys').selectAll().where(COLUMN_OF[kind], '=', id).orderBy('id').execute(),

    findByCredential: (credentialId: string): Promise<PasskeyRow | undefined> =>
      read.selectFrom('passkeys').selectAll().where('credentialId', '=', credentialId).executeTakeFirst(),

    /** Returns false when there is a passkey with this credential already. */
    async insert(writer: Writer, row: Insertable<Schema['passkeys']>): Promise<boolean> {
      const result = await writer
        .insertInto('passkeys')
        .values(row)
        .onConflict((conflict) => conflict.column('credentialId').doNothing())
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows) === 1;
    },

    /** Stores a use; false when another one with this count, or a later one, came before it. */
    async countUse({ id, counter, now }: { id: string; counter: number; now: number }): Promise<boolean> {
      const used = await db
        .updateTable('passkeys')
        .set({ counter, lastUsedAt: now })
        .where('id', '=', id)
        .$if(counter > 0, (query) => query.where('counter', '<', counter))
        .executeTakeFirst();
      return Number(used.numUpdatedRows) === 1;
    },

    async delete(writer: Writer, { kind, id }: PasskeyOwner, passkeyId: string): Promise<boolean> {
      const deleted = await writer
        .deleteFrom('passkeys')
        .where('id', '=', passkeyId)
        .where(COLUMN_OF[kind], '=', id)
        .executeTakeFirst();
      return Number(deleted.numDeletedRows) === 1;
    },

    deleteOf: (writer: Writer, { kind, id }: PasskeyOwner) =>
      writer.deleteFrom('passkeys').where(COLUMN_OF[kind], '=', id).execute(),

    insertChallenge: (row: Insertable<Schema['passkeyChallenges']>) =>
      db.insertInto('passkeyChallenges').values(row).execute(),

    /** Uses a challenge up; false when there is none for this purpose and owner, or it has expired. */
    async spendChallenge(spent: {
      challengeHash: string;
      purpose: string;
      ownerId: string | null;
      now: number;
    }): Promise<boolean> {
      const deleted = await db
        .deleteFrom('passkeyChallenges')
        .where('challengeHash', '=', spent.challengeHash)
        .where('purpose', '=', spent.purpose)
        .where('ownerId', spent.ownerId === null ? 'is' : '=', spent.ownerId)
        .where('expiresAt', '>', spent.now)
        .executeTakeFirst();
      return Number(deleted.numDeletedRows) === 1;
    },

    deleteExpiredChallenges: (now: number) =>
      db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).execute(),
  };
}
