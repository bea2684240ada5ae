import type { Insertable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** All SQL of one-time codes and of the proofs that they become. */
export function phoneCodeStore({ db }: Database) {
  return {
    insert: (row: Insertable<Schema['phoneCodes']>) => db.insertInto('phoneCodes').values(row).execute(),

    delete: (id: string) => db.deleteFrom('phoneCodes').where('id', '=', id).execute(),

    /** Deletes all codes and proofs of a phone, but one. */
    deleteOf: (writer: Writer, phoneKey: string, butFor: string | null) =>
      writer
        .deleteFrom('phoneCodes')
        .where('phoneKey', '=', phoneKey)
        .$if(butFor !== null, (query) => query.where('id', '!=', butFor ?? ''))
        .execute(),

    /** Counts one more guess at a code that still takes one, and returns its hash. */
    countGuess: (
      trx: Writer,
      { id, phoneKey, now, most }: { id: string; phoneKey: string; now: number; most: number },
    ): Promise<{ readonly codeHash: string } | undefined> =>
      trx
        .updateTable('phoneCodes')
        .set((set) => ({ guesses: set('guesses', '+', 1) }))
        .where('id', '=', id)
        .where('phoneKey', '=', phoneKey)
        .where('proofHash', 'is', null)
        .where('expiresAt', '>', now)
        .where('guesses', '<', most)
        .returning('codeHash')
        .executeTakeFirst(),

    setProof: (trx: Writer, id: string, proof: { readonly proofHash: string; readonly expiresAt: number }) =>
      trx.updateTable('phoneCodes').set(proof).where('id', '=', id).execute(),

    /** Uses a proof up; false when there is none, it has expired, or it was used. */
    async spendProof(trx: Writer, proof: { phoneKey: string; proofHash: string; now: number }): Promise<boolean> {
      const spent = await trx
        .deleteFrom('phoneCodes')
        .where('phoneKey', '=', proof.phoneKey)
        .where('proofHash', '=', proof.proofHash)
        .where('expiresAt', '>', proof.now)
        .executeTakeFirst();
      return Number(spent.numDeletedRows) === 1;
    },

    deleteExpired: (now: number) => db.deleteFrom('phoneCodes').where('expiresAt', '<=', now).execute(),
  };
}
