import type { Insertable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type ActivityRow = Insertable<Schema['activities']>;

/** An engine takes only so many parameters in one statement. */
const ROWS_AT_ONCE = 200;

export function activityStore({ db, read }: Database) {
  return {
    async insert(writer: Writer, rows: readonly ActivityRow[]): Promise<void> {
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        await writer
          .insertInto('activities')
          .values(rows.slice(start, start + ROWS_AT_ONCE))
          .execute();
      }
    },

    deleteBefore: (instant: number) => db.deleteFrom('activities').where('occurredAt', '<', instant).execute(),

    async listOf(userId: string) {
      const rows = await read
        .selectFrom('activities')
        .select(['type', 'device', 'data', 'occurredAt'])
        .where('userId', '=', userId)
        .orderBy('occurredAt', 'desc')
        .limit(10_000)
        .execute();
      return rows.map((row) => ({
        type: row.type,
        device: row.device,
        data: JSON.parse(row.data) as unknown,
        occurredAt: new Date(row.occurredAt).toISOString(),
      }));
    },
  };
}
