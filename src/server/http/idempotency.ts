import { createHash } from 'node:crypto';
import type { ApiKey } from '../../contracts/api.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { AppError } from './app-error.ts';
import type { Call } from './endpoints.ts';

const KEPT_MS = 24 * 3600_000;
const KEY = /^[\w.:-]{1,200}$/;

/**
 * Answers a repeated write with its first answer. The key belongs to its caller (the signed-in person, else the
 * address) and holds for a day; the same key with another body is refused.
 */
export function idempotencyKeys(database: Database, clock: Clock) {
  const underWay = new Map<string, Promise<unknown>>();

  async function recall(caller: string, key: string, bodyHash: string): Promise<{ answer: unknown } | null> {
    const row = await database.read
      .selectFrom('idempotencyKeys')
      .selectAll()
      .where('caller', '=', caller)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row || row.createdAt < clock() - KEPT_MS) return null;
    if (row.bodyHash !== bodyHash) {
      throw new AppError('conflict', 'This Idempotency-Key was used for another request');
    }
    return { answer: JSON.parse(row.answer) as unknown };
  }

  async function workAndKeep<T>(caller: string, key: string, bodyHash: string, work: () => Promise<T>): Promise<T> {
    const kept = await recall(caller, key, bodyHash);
    if (kept) return kept.answer as T;
    const answer = await work();
    const row = { bodyHash, status: 200, answer: JSON.stringify(answer), createdAt: clock() };
    await database.db
      .insertInto('idempotencyKeys')
      .values({ caller, key, ...row })
      .onConflict((conflict) => conflict.columns(['caller', 'key']).doUpdateSet(row))
      .execute();
    return answer;
  }

  return {
    /** Does the work once for an `Idempotency-Key`; without one, just does it. */
    async once<K extends ApiKey, T>(call: Call<K>, work: () => Promise<T>): Promise<T> {
      const key = call.request.headers['idempotency-key'];
      if (key === undefined) return work();
      if (typeof key !== 'string' || !KEY.test(key)) throw new AppError('invalid', 'The Idempotency-Key is malformed');
      const caller = `${call.session?.userId ?? call.visitor.network} ${call.request.routeOptions.url}`;
      const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest('base64url');
      const place = `${caller}\n${key}\n${bodyHash}`;
      const running = underWay.get(place) ?? workAndKeep(caller, key, bodyHash, work);
      underWay.set(place, running);
      try {
        return (await running) as T;
      } finally {
        underWay.delete(place);
      }
    },

    /** Forgets keys that no longer hold. */
    sweep: () =>
      database.db
        .deleteFrom('idempotencyKeys')
        .where('createdAt', '<', clock() - KEPT_MS)
        .execute(),
  };
}

export type Idempotency = ReturnType<typeof idempotencyKeys>;
