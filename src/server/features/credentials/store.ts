import type { Database } from '../../database/database.ts';

/** A limit of attempts within a window. */
export interface Bucket {
  /** A keyed hash of what is counted: no phone and no address. */
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** A slot in the first of these buckets with room. */
export interface Place {
  readonly id: string;
  readonly buckets: readonly Bucket[];
}

export function attemptStore({ db, read }: Database) {
  return {
    /** Takes all slots, or none and returns false. One transaction, so that simultaneous guesses cannot all pass. */
    take: (places: readonly Place[], now: number): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const buckets = places.flatMap(({ buckets }) => buckets).toSorted((a, b) => (a.name < b.name ? -1 : 1));
        const taken = new Map<string, number>();
        for (const { name } of buckets) {
          // Rows are never updated, so PostgreSQL needs an explicit lock row to serialise two guesses.
          await trx
            .insertInto('signInAttempts')
            .values({ id: `lock:${name}`, bucket: 'lock', at: now })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
            .execute();
        }
        for (const { name, windowMs } of buckets) {
          const { count } = await trx
            .selectFrom('signInAttempts')
            .select((select) => select.fn.countAll<number>().as('count'))
            .where('bucket', '=', name)
            .where('at', '>', now - windowMs)
            .executeTakeFirstOrThrow();
          taken.set(name, Number(count));
        }
        const found = places.map(({ id, buckets }) => ({
          id,
          bucket: buckets.find(({ name, limit }) => (taken.get(name) ?? 0) < limit)?.name,
        }));
        const rows = found.flatMap(({ id, bucket }) => (bucket === undefined ? [] : [{ id, bucket, at: now }]));
        if (rows.length < places.length) return false;
        await trx.insertInto('signInAttempts').values(rows).execute();
        return true;
      }),

    /** Returns whether anything was counted in a bucket since. */
    async hasAny(bucket: string, since: number): Promise<boolean> {
      const row = await read
        .selectFrom('signInAttempts')
        .select('id')
        .where('bucket', '=', bucket)
        .where('at', '>', since)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Frees the slots of a successful sign-in. */
    release: (ids: readonly string[]) =>
      db
        .deleteFrom('signInAttempts')
        .where('id', 'in', [...ids])
        .execute(),

    deleteBefore: (instant: number) => db.deleteFrom('signInAttempts').where('at', '<', instant).execute(),
  };
}
