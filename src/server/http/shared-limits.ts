import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import type { ServiceOutages } from '../gateways/service-outages.ts';

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

interface Window {
  count: number;
  endsAt: number;
}

/** Keeps at most this many counters per window; older ones are evicted in turn. Each costs some hundred bytes. */
const MAX_REMEMBERED = 20_000;
/** Timeout: a rate limit must not delay every call when Redis is slow. */
const REDIS_PATIENCE_MS = 200;
/**
 * Circuit breaker: after a failure Redis is left alone for this long; then a single call tries it, and the others do
 * not wait for it.
 */
const REDIS_REST_MS = 500;
const RECONNECT_WITHIN_MS = 500;

/** Returns the counters of this process. They count even where Redis does, so that losing Redis resets no limit. */
function localCounter() {
  // By window length, so that the many counters of a minute do not evict those of a day.
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

/** Fixed-window counters, by a key that the caller chooses. */
export interface SharedCounters {
  /** Adds 1, or `by`; returns the count of the current window and the milliseconds until it ends. */
  readonly count: (
    key: string,
    windowMs: number,
    by?: number,
  ) => Promise<{ readonly current: number; readonly ttl: number }>;
  readonly close: () => void;
}

/**
 * Counts in this process and, with a Redis, over all processes. When Redis is away or hangs, limits still hold and
 * requests do not wait: this process's own counts apply until it is back.
 */
export async function sharedCounters(redisUrl: string | undefined, outages: ServiceOutages): Promise<SharedCounters> {
  const redis = redisUrl ? await connect(redisUrl) : null;
  redis?.on('error', outages.failed);
  const countHere = localCounter();
  let restsUntil = 0;

  async function countEverywhere(client: Redis, key: string, windowMs: number, by: number) {
    if (performance.now() < restsUntil) return null;
    // Concurrent calls do not wait for this one: Redis may still be away.
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

/** Returns the counters as a store of the framework's rate limiter. */
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

    /** A route with a limit of its own counts separately, or with its group. */
    child(route: { routeInfo?: { method?: unknown; url?: unknown }; groupId?: string }): Store {
      return new Store(route, route.groupId ?? `${String(route.routeInfo?.method)} ${String(route.routeInfo?.url)}`);
    }
  }
  return Store as unknown as FastifyRateLimitStoreCtor;
}
