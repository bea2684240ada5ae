import type { Database } from '../../database/database.ts';

export interface Attempt {
  readonly id: string;
  /** A keyed hash of what is counted: no phone, no address. */
  readonly bucket: string;
  readonly limit: number;
}

/** All SQL of counting sign-in attempts. */
export function attemptStore({ db }: Database) {
  return {
    /**
     * Takes a place for one sign-in in every bucket, or says which bucket is full. One transaction, so that guesses
     * sent at the same moment cannot all slip in.
     */
    take: (attempts: readonly Attempt[], now: number, windowMs: number): Promise<string | null> =>
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
    release: (ids: readonly string[]) =>
      db
        .deleteFrom('signInAttempts')
        .where('id', 'in', [...ids])
        .execute(),

    deleteBefore: (instant: number) => db.deleteFrom('signInAttempts').where('at', '<', instant).execute(),
  };
}
