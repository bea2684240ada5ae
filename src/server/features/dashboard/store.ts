import { sql } from 'kysely';
import type { Window } from '../../../core/bookings/money-windows.ts';
import type { Database } from '../../database/database.ts';
import { firstIdOf } from '../../ids.ts';

/** Holds the dashboard's own SQL. Ids contain the time, so counting reads an index and no rows. */
export function dashboardStore({ engine, read }: Database) {
  async function countIn(table: 'users' | 'bookings' | 'leads', { from, to }: Window): Promise<number> {
    const { count } = await read
      .selectFrom(sql<{ id: string; deletedAt: number | null }>`${sql.table(table)}`.as('made'))
      .where('made.id', '>=', firstIdOf(from))
      .where('made.id', '<', firstIdOf(to))
      .$if(table === 'leads', (query) => query.where('made.deletedAt', 'is', null))
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  return {
    /** Returns the users, bookings and leads created within the window that still exist. */
    async countNew(window: Window): Promise<{ users: number; bookings: number; leads: number }> {
      const [users, bookings, leads] = await Promise.all([
        countIn('users', window),
        countIn('bookings', window),
        countIn('leads', window),
      ]);
      return { users, bookings, leads };
    },

    /** Returns bookings whose sender has not been reached yet, longest waiting first. */
    listWaiting: (limit: number) =>
      read
        .selectFrom('bookings')
        .where('status', '=', 'pending')
        .select(['id', 'reference', 'fullName', 'itemTitle', 'createdAt'])
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** Returns the size of the database in bytes. */
    async sizeBytes(): Promise<number> {
      const size =
        engine === 'sqlite'
          ? sql<{ size: number }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`
          : sql<{ size: number }>`select pg_database_size(current_database()) as size`;
      const { rows } = await size.execute(read);
      return Number(rows[0]?.size ?? 0);
    },

    ask: () => sql`select 1`.execute(read),
  };
}
