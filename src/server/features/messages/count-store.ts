import { sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';

/** The SQL of counting the messages of a day. */
export function messageCountStore({ db }: Database) {
  return {
    /**
     * Counts one more in a bucket and returns true; returns false when the bucket is full, also for concurrent
     * requests.
     */
    async countUpTo(
      writer: Writer,
      { bucket, day, most }: { readonly bucket: string; readonly day: number; readonly most: number },
    ): Promise<boolean> {
      if (most < 1) return false;
      const counted = await writer
        .insertInto('messageCounts')
        .values({ bucket, day, count: 1 })
        .onConflict((conflict) =>
          conflict
            .column('bucket')
            .doUpdateSet({ count: sql`"messageCounts"."count" + 1` })
            .where('messageCounts.count', '<', most),
        )
        .returning('bucket')
        .executeTakeFirst();
      return counted !== undefined;
    },

    deleteCountsBefore: (day: number) => db.deleteFrom('messageCounts').where('day', '<', day).execute(),
  };
}
