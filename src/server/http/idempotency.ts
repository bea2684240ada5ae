import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiKey } from '../../contracts/api.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { AppError } from './app-error.ts';
import type { Call } from './endpoints.ts';

const KEPT_MS = 24 * 3600_000;
/** A first call that has not answered by then died with its process; the next one may do the work. */
const GIVEN_UP_AFTER_MS = 60_000;
const ASK_AGAIN_MS = 40;
const WAIT_AT_MOST_MS = 25_000;
const KEY = /^[\w.:-]{1,200}$/;

interface Place {
  readonly caller: string;
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * Answers a repeated write with its first answer, in every process. The key belongs to its caller (the signed-in
 * person, else the address) and holds for a day; the same key with another body is refused. The place is taken before
 * the work begins, so that of many calls at once a single one works and the others wait for its answer.
 */
export function idempotencyKeys(database: Database, clock: Clock, secret: string) {
  const { db } = database;

  /** True for the one call that may do the work. */
  async function takePlace({ caller, key, bodyHash }: Place): Promise<boolean> {
    const now = clock();
    await db
      .deleteFrom('idempotencyKeys')
      .where('caller', '=', caller)
      .where('key', '=', key)
      .where((where) =>
        where.or([
          where('createdAt', '<', now - KEPT_MS),
          where.and([where('answer', 'is', null), where('createdAt', '<', now - GIVEN_UP_AFTER_MS)]),
        ]),
      )
      .execute();
    const taken = await db
      .insertInto('idempotencyKeys')
      .values({ caller, key, bodyHash, answer: null, createdAt: now })
      .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
      .executeTakeFirst();
    return Number(taken.numInsertedOrUpdatedRows) === 1;
  }

  const placed = ({ caller, key }: Place) =>
    db.selectFrom('idempotencyKeys').selectAll().where('caller', '=', caller).where('key', '=', key).executeTakeFirst();

  async function workAndKeep<T>({ caller, key }: Place, work: () => Promise<T>): Promise<T> {
    try {
      const answer = await work();
      await db
        .updateTable('idempotencyKeys')
        .set({ answer: JSON.stringify(answer) })
        .where('caller', '=', caller)
        .where('key', '=', key)
        .execute();
      return answer;
    } catch (error) {
      // A refusal is not kept: the same call may succeed later.
      await db.deleteFrom('idempotencyKeys').where('caller', '=', caller).where('key', '=', key).execute();
      throw error;
    }
  }

  return {
    /** Does the work once for an `Idempotency-Key`; without one, just does it. */
    async once<K extends ApiKey, T>(call: Call<K>, work: () => Promise<T>): Promise<T> {
      const key = call.request.headers['idempotency-key'];
      if (key === undefined) return work();
      if (typeof key !== 'string' || !KEY.test(key)) throw new AppError('invalid', 'The Idempotency-Key is malformed');
      const who = call.session?.userId ?? createHmac('sha256', secret).update(call.visitor.address).digest('base64url');
      const place: Place = {
        caller: `${who} ${call.request.routeOptions.url}`,
        key,
        bodyHash: createHash('sha256').update(JSON.stringify(call.body)).digest('base64url'),
      };
      for (let waited = 0; waited <= WAIT_AT_MOST_MS; waited += ASK_AGAIN_MS) {
        if (await takePlace(place)) return workAndKeep(place, work);
        const row = await placed(place);
        if (row && row.bodyHash !== place.bodyHash) {
          throw new AppError('conflict', 'This Idempotency-Key was used for another request');
        }
        if (row?.answer) return JSON.parse(row.answer) as T;
        await wait(ASK_AGAIN_MS);
      }
      throw new AppError('overloaded', 'The first call with this Idempotency-Key is still at work', {
        retryAfterSeconds: 5,
      });
    },

    /** Forgets keys that no longer hold. */
    sweep: () =>
      db
        .deleteFrom('idempotencyKeys')
        .where('createdAt', '<', clock() - KEPT_MS)
        .execute(),
  };
}

export type Idempotency = ReturnType<typeof idempotencyKeys>;
