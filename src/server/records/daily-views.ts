import { sql } from 'kysely';
import { type Clock, todayInIndia } from '../clock.ts';
import type { Database, Writer } from '../database/database.ts';
import { writeBuffer } from '../database/write-buffer.ts';
import { browserOfAddress, type Visitor } from '../http/visitor.ts';

const FLUSH_AFTER_MS = 2000;
/** Rows per transaction: other writers wait for it. */
const WRITTEN_AT_ONCE = 1000;
/**
 * Beyond this many waiting views, further ones are not counted: their slugs come from callers, and an outage must not
 * fill the memory.
 */
const MAX_WAITING = 20_000;
/** Beyond this many entries the day's memory of views is cleared. */
const MAX_REMEMBERED = 100_000;

/** Distinguishes the visitors of a day in memory, at most five per address; never stored. */
export const viewerOf = ({ limitKey, userAgent }: Visitor): string => `${limitKey} ${browserOfAddress(userAgent)}`;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Counts the views of a table's rows, once per visitor and day (at most five a day per address), in memory, and writes
 * them in batches: views are best effort, and reading must not cost a write.
 */
export function dailyViews(table: 'itineraries' | 'packages' | 'blogs', { database, clock, onFailure }: Dependencies) {
  const seen = new Set<string>();
  let day = '';
  const soon = writeBuffer<string>({
    afterMs: FLUSH_AFTER_MS,
    atOnce: WRITTEN_AT_ONCE,
    most: MAX_WAITING,
    write: (slugs) => database.db.transaction().execute((trx) => writeDown(trx, table, slugs)),
    onFailure,
  });

  return {
    /** Counts a view; returns false if it was counted already. */
    count(slug: string, viewer: string): boolean {
      const today = todayInIndia(clock);
      if (today !== day || seen.size >= MAX_REMEMBERED) seen.clear();
      day = today;
      const view = `${viewer} ${slug}`;
      if (seen.has(view)) return false;
      seen.add(view);
      soon.add(slug);
      return true;
    },
    /** Writes the buffer; await it before closing the database. */
    flush: soon.flush,
  };
}

async function writeDown(
  writer: Writer,
  table: 'itineraries' | 'packages' | 'blogs',
  slugs: readonly string[],
): Promise<void> {
  const views = new Map<string, number>();
  for (const slug of slugs) views.set(slug, (views.get(slug) ?? 0) + 1);
  // In one order, since two processes that write the same pages could deadlock otherwise.
  for (const [slug, count] of [...views].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await writer
      .updateTable(table)
      .set({ views: sql<number>`"views" + ${count}` })
      .where('slug', '=', slug)
      .execute();
  }
}
