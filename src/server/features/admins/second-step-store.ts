import type { Insertable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** All SQL of the second step of a sign-in: challenges and recovery codes. */
export function secondStepStore({ db, read }: Database) {
  return {
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
