import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { ApiKey, IdempotentKey } from '../../contracts/api.ts';
import { idempotencyKey } from '../../contracts/endpoint.ts';
import type { Clock } from '../clock.ts';
import type { Database, Writer } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { AppError } from './app-error.ts';
import type { Call } from './endpoints.ts';

const KEPT_MS = 24 * 3600_000;
/** A first call without an answer after this time died with its process; the next call may do the work. */
const GIVEN_UP_AFTER_MS = 60_000;
const ASK_AGAIN_MS = 40;
const WAIT_AT_MOST_MS = 25_000;

interface Place {
  readonly caller: string;
  readonly key: string;
  readonly bodyHash: string;
}

type PlaceRow = Selectable<Schema['idempotencyKeys']>;

/**
 * A place that this call has taken. The instant tells it from a later one under the same key, taken after this one
 * expired.
 */
type TakenPlace = Place & { readonly takenAt: number };

/** A write that must not happen twice. */
interface WriteOnce<Prepared, T> {
  /** Checks everything that can be refused, before the transaction. */
  readonly prepare: () => Promise<Prepared>;
  /** Writes what was prepared; the whole of it is one transaction. */
  readonly write: (trx: Writer, prepared: Prepared) => Promise<T>;
}

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
/** Decimal digits alone are times, phones and counters, so at least one letter is required. */
const HEX = /^(?=.*[a-f])[0-9a-f]{32,}$/i;
/**
 * 21 characters of base 64 hold 126 bits; random ones mix capitals, small letters and digits, which words rarely do.
 */
const MIXED = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w-]{21,}$/;
/**
 * Random text of that length has at least so many different characters: of 32 hexadecimal digits, fewer than 8
 * different ones never occur.
 */
const LEAST_DIFFERENT = { hexadecimal: 8, mixed: 12 };

/**
 * Returns true for an unguessable key: a random UUID, 32 hexadecimal digits, or 21 mixed letters and digits (at least
 * 122 bits when they are random), without the repetitions of a made-up or counted key.
 */
export function isUnguessable(key: string): boolean {
  const different = new Set(key.toLowerCase().replaceAll('-', '')).size;
  if (UUID_V4.test(key) || HEX.test(key)) return different >= LEAST_DIFFERENT.hexadecimal;
  return MIXED.test(key) && different >= LEAST_DIFFERENT.mixed;
}

/**
 * Returns the owner of a key: the signed-in traveller or admin. Without a session, an unguessable key belongs to any
 * caller that has it, because a phone changes its address between two tries; a guessable key belongs to its address.
 */
function callerOf({ session, visitor, request }: Call<ApiKey>, key: string, secret: string): string {
  const person = session && ('adminId' in session ? session.adminId : session.userId);
  const anonymous = isUnguessable(key)
    ? 'anyone'
    : createHmac('sha256', secret).update(visitor.address).digest('base64url');
  const who = person ?? anonymous;
  return `${who} ${request.routeOptions.url}`;
}

/** All SQL of the places (rows) of idempotency keys. */
function keyPlaces(db: Writer, clock: Clock) {
  return {
    isOver: ({ answer, createdAt }: PlaceRow): boolean =>
      createdAt < clock() - (answer === null ? GIVEN_UP_AFTER_MS : KEPT_MS),

    find: ({ caller, key }: Place): Promise<PlaceRow | undefined> =>
      db
        .selectFrom('idempotencyKeys')
        .selectAll()
        .where('caller', '=', caller)
        .where('key', '=', key)
        .executeTakeFirst(),

    /** Returns the place to the one call that may do the work; null to all others. Replaces an expired row. */
    async take(writer: Writer, place: Place, over: PlaceRow | undefined): Promise<TakenPlace | null> {
      const { caller, key, bodyHash } = place;
      const now = clock();
      if (over) {
        await writer
          .deleteFrom('idempotencyKeys')
          .where('caller', '=', caller)
          .where('key', '=', key)
          .where('createdAt', '=', over.createdAt)
          .$if(over.answer === null, (unanswered) => unanswered.where('answer', 'is', null))
          .execute();
      }
      const taken = await writer
        .insertInto('idempotencyKeys')
        .values({ caller, key, bodyHash, answer: null, createdAt: now })
        .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
        .executeTakeFirst();
      return Number(taken.numInsertedOrUpdatedRows) === 1 ? { ...place, takenAt: now } : null;
    },

    async keepAnswer(writer: Writer, { caller, key, takenAt }: TakenPlace, answer: unknown): Promise<void> {
      await writer
        .updateTable('idempotencyKeys')
        .set({ answer: JSON.stringify(answer) })
        .where('caller', '=', caller)
        .where('key', '=', key)
        .where('createdAt', '=', takenAt)
        .execute();
    },

    /** Frees the place of refused work: refusals are not kept, so the same call may succeed later. */
    async giveBack({ caller, key, takenAt }: TakenPlace): Promise<void> {
      await db
        .deleteFrom('idempotencyKeys')
        .where('caller', '=', caller)
        .where('key', '=', key)
        .where('createdAt', '=', takenAt)
        .where('answer', 'is', null)
        .execute();
    },

    /** Deletes expired keys. */
    deleteOver: () =>
      db
        .deleteFrom('idempotencyKeys')
        .where('createdAt', '<', clock() - KEPT_MS)
        .execute(),
  };
}

/**
 * Repeats the first answer of a repeated write, in every process. A key belongs to its caller and is valid for a day;
 * the same key with a different request is refused. The key is claimed before the work begins: of many concurrent
 * calls, one does the work and the others get its answer.
 */
export function idempotencyKeys(database: Database, clock: Clock, secret: string) {
  const { db } = database;
  const places = keyPlaces(db, clock);

  async function workAndKeep<T>(place: TakenPlace, work: () => Promise<T>): Promise<T> {
    try {
      const answer = await work();
      await places.keepAnswer(db, place, answer);
      return answer;
    } catch (error) {
      await places.giveBack(place);
      throw error;
    }
  }

  /** Returns the place of a call; null for a call without a key. */
  function placeOf<K extends ApiKey>(call: Call<K>): Place | null {
    const sent = call.request.headers['idempotency-key'];
    if (sent === undefined) return null;
    const { data: key } = idempotencyKey.safeParse(sent);
    if (key === undefined) throw new AppError('invalid', ({ calls }) => calls.keyMalformed);
    const asked = JSON.stringify([call.params, call.body]);
    return {
      caller: callerOf(call, key, secret),
      key,
      bodyHash: createHash('sha256').update(asked).digest('base64url'),
    };
  }

  /** Polls until the place has an answer or `tryWork` has made one. */
  async function answerOnce<T>(
    place: Place,
    tryWork: (over: PlaceRow | undefined) => Promise<{ readonly answer: T } | null>,
  ): Promise<T> {
    for (let waited = 0; waited <= WAIT_AT_MOST_MS; waited += ASK_AGAIN_MS) {
      const row = await places.find(place);
      if (!row || places.isOver(row)) {
        const done = await tryWork(row);
        if (done) return done.answer;
        continue;
      }
      if (row.bodyHash !== place.bodyHash) {
        throw new AppError('conflict', ({ calls }) => calls.keyUsed);
      }
      // At most a day old; the endpoint's schema parses what leaves the house.
      if (row.answer !== null) return JSON.parse(row.answer) as T;
      await wait(ASK_AGAIN_MS);
    }
    throw new AppError('overloaded', ({ calls }) => calls.keyBusy, {
      retryAfterSeconds: 5,
    });
  }

  return {
    /**
     * Does long work once per `Idempotency-Key`; without a key, just does it. The answer is stored after the work: when
     * a process dies in between, its place expires after a minute and the work is done again.
     */
    async once<K extends IdempotentKey, T>(call: Call<K>, work: () => Promise<T>): Promise<T> {
      const place = placeOf(call);
      if (!place) return work();
      return answerOnce(place, async (over) => {
        const taken = await places.take(db, place, over);
        return taken && { answer: await workAndKeep(taken, work) };
      });
    },

    /**
     * Writes once per `Idempotency-Key`: the place, the rows and the answer are one transaction, so that a process that
     * dies has done all of it or nothing. Concurrent calls wait for the place's row lock and get its answer.
     */
    async writeOnce<K extends IdempotentKey, Prepared, T>(
      call: Call<K>,
      { prepare, write }: WriteOnce<Prepared, T>,
    ): Promise<T> {
      const place = placeOf(call);
      if (!place) {
        const prepared = await prepare();
        return db.transaction().execute((trx) => write(trx, prepared));
      }
      return answerOnce(place, async (over) => {
        const prepared = await prepare();
        return db.transaction().execute(async (trx) => {
          const taken = await places.take(trx, place, over);
          if (!taken) return null;
          const answer = await write(trx, prepared);
          await places.keepAnswer(trx, taken, answer);
          return { answer };
        });
      });
    },

    /** Deletes expired keys. */
    sweep: () => places.deleteOver(),
  };
}

export type Idempotency = ReturnType<typeof idempotencyKeys>;
