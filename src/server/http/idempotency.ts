import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { ApiKey } from '../../contracts/api.ts';
import type { Clock } from '../clock.ts';
import type { Database, Writer } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
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

type PlaceRow = Selectable<Schema['idempotencyKeys']>;

/** A place that this call has taken; the instant tells it from one that another took after this was given up. */
type TakenPlace = Place & { readonly takenAt: number };

/**
 * Keeps the answer of a write that may not happen twice, in the transaction that makes it: either both are there or
 * neither. Throws when the call took so long that another was let in, so that the transaction undoes itself.
 */
export type Keep<T> = (writer: Writer, answer: T) => Promise<void>;

/** Whose key it is: the signed-in person or admin, else the address. */
function callerOf({ session, visitor, request }: Call<ApiKey>, secret: string): string {
  const person = session && ('adminId' in session ? session.adminId : session.userId);
  const who = person ?? createHmac('sha256', secret).update(visitor.address).digest('base64url');
  return `${who} ${request.routeOptions.url}`;
}

/**
 * Answers a repeated write with its first answer, in every process. The key belongs to its caller and holds for a day;
 * the same key with another request is refused. The place is taken before the work begins, so that of many calls at
 * once a single one works and the others wait for its answer.
 */
export function idempotencyKeys(database: Database, clock: Clock, secret: string) {
  const { db } = database;

  const isOver = ({ answer, createdAt }: PlaceRow): boolean =>
    createdAt < clock() - (answer === null ? GIVEN_UP_AFTER_MS : KEPT_MS);

  const findPlace = ({ caller, key }: Place) =>
    db.selectFrom('idempotencyKeys').selectAll().where('caller', '=', caller).where('key', '=', key).executeTakeFirst();

  /** The place, for the one call that may do the work; null for all others. A row that is over makes room. */
  async function takePlace(place: Place, over: PlaceRow | undefined): Promise<TakenPlace | null> {
    const { caller, key, bodyHash } = place;
    const now = clock();
    if (over) {
      await db
        .deleteFrom('idempotencyKeys')
        .where('caller', '=', caller)
        .where('key', '=', key)
        .where('createdAt', '=', over.createdAt)
        .$if(over.answer === null, (unanswered) => unanswered.where('answer', 'is', null))
        .execute();
    }
    const taken = await db
      .insertInto('idempotencyKeys')
      .values({ caller, key, bodyHash, answer: null, createdAt: now })
      .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
      .executeTakeFirst();
    return Number(taken.numInsertedOrUpdatedRows) === 1 ? { ...place, takenAt: now } : null;
  }

  async function keepAnswer(writer: Writer, { caller, key, takenAt }: TakenPlace, answer: unknown): Promise<boolean> {
    const kept = await writer
      .updateTable('idempotencyKeys')
      .set({ answer: JSON.stringify(answer) })
      .where('caller', '=', caller)
      .where('key', '=', key)
      .where('createdAt', '=', takenAt)
      .where('answer', 'is', null)
      .executeTakeFirst();
    return Number(kept.numUpdatedRows) === 1;
  }

  async function workAndKeep<T>(place: TakenPlace, work: (keep: Keep<T>) => Promise<T>): Promise<T> {
    const keep: Keep<T> = async (writer, answer) => {
      if (await keepAnswer(writer, place, answer)) return;
      throw new AppError('overloaded', 'This took too long. Please try again.', { retryAfterSeconds: 1 });
    };
    try {
      const answer = await work(keep);
      // What keeps its answer by itself has done so by now, and nothing is changed here.
      await keepAnswer(db, place, answer);
      return answer;
    } catch (error) {
      // A refusal is not kept: the same call may succeed later. An answer that was committed after all stays.
      await db
        .deleteFrom('idempotencyKeys')
        .where('caller', '=', place.caller)
        .where('key', '=', place.key)
        .where('createdAt', '=', place.takenAt)
        .where('answer', 'is', null)
        .execute();
      throw error;
    }
  }

  return {
    /**
     * Does the work once for an `Idempotency-Key`; without one, just does it. Work that may not be done twice hands its
     * answer to `keep` inside its own transaction; the answer of other work is kept after it.
     */
    async once<K extends ApiKey, T>(call: Call<K>, work: (keep: Keep<T>) => Promise<T>): Promise<T> {
      const key = call.request.headers['idempotency-key'];
      if (key === undefined) return work(async () => undefined);
      if (typeof key !== 'string' || !KEY.test(key)) throw new AppError('invalid', 'The Idempotency-Key is malformed');
      const asked = JSON.stringify([call.params, call.body]);
      const place: Place = {
        caller: callerOf(call, secret),
        key,
        bodyHash: createHash('sha256').update(asked).digest('base64url'),
      };
      for (let waited = 0; waited <= WAIT_AT_MOST_MS; waited += ASK_AGAIN_MS) {
        const row = await findPlace(place);
        if (!row || isOver(row)) {
          const taken = await takePlace(place, row);
          if (taken) return workAndKeep(taken, work);
          continue;
        }
        if (row.bodyHash !== place.bodyHash) {
          throw new AppError('conflict', 'This Idempotency-Key was used for another request');
        }
        if (row.answer !== null) return JSON.parse(row.answer) as T;
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
