import { sql } from 'kysely';
import { type Clock, todayInIndia } from './clock.ts';
import type { Database, Writer } from './database/database.ts';
import { DatabaseUnavailable } from './database/unavailable.ts';
import { browserOfAddress, type Visitor } from './http/visitor.ts';

const FLUSH_AFTER_MS = 2000;
/** Beyond this many the day's memory of who has seen what starts anew. */
const MAX_REMEMBERED = 100_000;

/** Tells the visitors of a day apart in memory, at most five behind one address; never stored. */
export const viewerOf = ({ limitKey, userAgent }: Visitor): string => `${limitKey} ${browserOfAddress(userAgent)}`;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Counts the views of a table's rows, once for a visitor and day (at most five a day from one address), in memory, and writes them down together: a view is
 * not a promise, and reading must not cost a write.
 */
export function dailyViews(table: 'itineraries' | 'packages' | 'blogs', { database, clock, onFailure }: Dependencies) {
  const seen = new Set<string>();
  let day = '';
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const views = waiting;
    waiting = new Map();
    if (views.size === 0) return;
    try {
      await database.db.transaction().execute((trx) => writeDown(trx, table, views));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        for (const [slug, count] of views) waiting.set(slug, (waiting.get(slug) ?? 0) + count);
        flushLater();
      }
      throw error;
    }
  }

  function flushLater(): void {
    timer ??= setTimeout(() => flush().catch(onFailure), FLUSH_AFTER_MS).unref();
  }

  return {
    /** Counts a view; answers false for one that is counted already. */
    count(slug: string, viewer: string): boolean {
      const today = todayInIndia(clock);
      if (today !== day || seen.size >= MAX_REMEMBERED) seen.clear();
      day = today;
      const view = `${viewer} ${slug}`;
      if (seen.has(view)) return false;
      seen.add(view);
      waiting.set(slug, (waiting.get(slug) ?? 0) + 1);
      flushLater();
      return true;
    },
    /** Writes down what waits; to be awaited before the database closes. */
    flush,
  };
}

async function writeDown(
  writer: Writer,
  table: 'itineraries' | 'packages' | 'blogs',
  views: ReadonlyMap<string, number>,
): Promise<void> {
  // In one order, or two processes that write down the same pages would wait for each other.
  for (const slug of [...views.keys()].sort()) {
    await writer
      .updateTable(table)
      .set({ views: sql<number>`"views" + ${views.get(slug) ?? 0}` })
      .where('slug', '=', slug)
      .execute();
  }
}
