import { type Selectable, sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type StoredActivity = Selectable<Schema['activities']>;

export interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly until: number;
}

/**
 * The SQL of one person's activities and of ending old ones. `activity-figures.ts` writes them and counts them,
 * `feed-store.ts` lists them.
 */
export function activityStore({ db, read }: Database) {
  return {
    /** Deletes at most `most` of the oldest activities before the moment; returns how many. */
    async deleteBefore(moment: number, most: number): Promise<number> {
      const deleted = await db
        .deleteFrom('activities')
        .where('id', 'in', (within) =>
          within
            .selectFrom('activities')
            .select('id')
            .where('occurredAt', '<', moment)
            .orderBy('occurredAt')
            .limit(most),
        )
        .executeTakeFirst();
      return Number(deleted.numDeletedRows);
    },

    listOf: (userId: string, most: number): Promise<StoredActivity[]> =>
      read
        .selectFrom('activities')
        .selectAll()
        .where('userId', '=', userId)
        .orderBy('occurredAt', 'desc')
        .limit(most)
        .execute(),

    /** Returns what was done under day keys without an account, newest first. */
    listOfDayKeys: async (dayKeys: readonly string[], most: number): Promise<StoredActivity[]> =>
      dayKeys.length === 0
        ? []
        : read
            .selectFrom('activities')
            .selectAll()
            .where('dayKey', 'in', dayKeys)
            .where('userId', 'is', null)
            // `+ 0` keeps the order from an index: SQLite would scan all rows without a user, millions of them.
            .orderBy(sql`"occurredAt" + 0`, 'desc')
            .limit(most)
            .execute(),

    /** Returns the forms sent in a span without an account. */
    formsWithoutAccount: ({ from, until }: Span, reader: Writer = read): Promise<StoredActivity[]> =>
      reader
        .selectFrom('activities')
        .selectAll()
        .where('type', '=', 'form_submission')
        .where('occurredAt', '>=', from)
        .where('occurredAt', '<', until)
        .where('userId', 'is', null)
        .execute(),
  };
}
