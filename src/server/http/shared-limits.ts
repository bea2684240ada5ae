import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import type { ServiceOutages } from '../database/outage-log.ts';

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

interface Window {
  count: number;
  endsAt: number;
}

/** A visitor more than this many are forgotten in turn; each costs some hundred bytes. */
const MAX_REMEMBERED = 20_000;
/** A limit must not make every call wait for a Redis that is ill. */
const REDIS_PATIENCE_MS = 200;
/** After a failure Redis is left alone for so long, then asked again by one call: the others do not wait for it. */
const REDIS_REST_MS = 500;
const RECONNECT_WITHIN_MS = 500;

/** Counts of this process alone. They run along even where Redis counts, so that its loss resets nothing. */
function localCounter() {
  // Those of a day are not forgotten for those of a minute, of which there are many more.
  const ofLength = new Map<number, Map<string, Window>>();
  return (key: string, windowMs: number, by: number): Window => {
    const windows = ofLength.get(windowMs) ?? new Map<string, Window>();
    ofLength.set(windowMs, windows);
    const now = Date.now();
    let window = windows.get(key);
    if (!window || window.endsAt <= now) {
      windows.delete(key);
      if (windows.size >= MAX_REMEMBERED) windows.delete(windows.keys().next().value ?? '');
      window = { count: 0, endsAt: now + windowMs };
      windows.set(key, window);
    }
    window.count += by;
    return window;
  };
}

async function countInRedis(
  redis: Redis,
  key: string,
  windowMs: number,
  by: number,
): Promise<{ current: number; ttl: number }> {
  const results = await redis.multi().incrby(key, by).pexpire(key, windowMs, 'NX').pttl(key).exec();
  const [count, , ttl] = results ?? [];
  if (!count || count[0] || !ttl || ttl[0]) throw count?.[0] ?? ttl?.[0] ?? new Error('Redis gave no answer');
  return { current: Number(count[1]), ttl: Math.max(0, Number(ttl[1])) };
}

async function connect(redisUrl: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  return new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: REDIS_PATIENCE_MS,
    retryStrategy: (times) => Math.min(RECONNECT_WITHIN_MS, 50 * 2 ** times),
  });
}

/** Counts what happens within a time, by a name that is chosen by whoever counts. */
export interface SharedCounters {
  /**
   * Counts one more, or as many as are told; answers how many there are now in the time that is running, and the
   * milliseconds until it ends.
   */
  readonly count: (
    key: string,
    windowMs: number,
    by?: number,
  ) => Promise<{ readonly current: number; readonly ttl: number }>;
  readonly close: () => void;
}

/**
 * Counts in this process and, with a Redis, over all processes. A Redis that is away or hangs opens nothing and holds up
 * nobody: the process' own counts hold until it is back.
 */
export async function sharedCounters(redisUrl: string | undefined, outages: ServiceOutages): Promise<SharedCounters> {
  const redis = redisUrl ? await connect(redisUrl) : null;
  redis?.on('error', outages.failed);
  const countHere = localCounter();
  let restsUntil = 0;

  async function countEverywhere(client: Redis, key: string, windowMs: number, by: number) {
    if (performance.now() < restsUntil) return null;
    // Those who come before this call is answered do not wait, should it find Redis still away.
    if (restsUntil > 0) restsUntil = performance.now() + REDIS_REST_MS;
    try {
      const counted = await countInRedis(client, key, windowMs, by);
      restsUntil = 0;
      outages.answered();
      return counted;
    } catch (error) {
      restsUntil = performance.now() + REDIS_REST_MS;
      outages.failed(error);
      return null;
    }
  }

  return {
    async count(key, windowMs, by = 1) {
      const here = countHere(key, windowMs, by);
      const local = { current: here.count, ttl: here.endsAt - Date.now() };
      const counted = redis && (await countEverywhere(redis, key, windowMs, by));
      return counted && counted.current >= local.current ? counted : local;
    },
    close: () => redis?.disconnect(),
  };
}

/** The same as the framework's limits want it. */
export function limitStore({ count }: SharedCounters): FastifyRateLimitStoreCtor {
  class Store {
    readonly #prefix: string;
    constructor(_options: unknown, prefix = 'all') {
      this.#prefix = prefix;
    }

    incr(visitor: string, answer: Answer, windowMs: number): void {
      count(`limit:${this.#prefix}:${visitor}`, windowMs).then(
        (counted) => answer(null, counted),
        (error: Error) => answer(error),
      );
    }

    /** A route with a bound of its own counts by itself, or with its group. */
    child(route: { routeInfo?: { method?: unknown; url?: unknown }; groupId?: string }): Store {
      return new Store(route, route.groupId ?? `${String(route.routeInfo?.method)} ${String(route.routeInfo?.url)}`);
    }
  }
  return Store as unknown as FastifyRateLimitStoreCtor;
}
