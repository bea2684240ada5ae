import type { Insertable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type ActivityRow = Insertable<Schema['activities']>;

export function activityStore({ read }: Database) {
  return {
    insert: (writer: Writer, rows: readonly ActivityRow[]) => writer.insertInto('activities').values(rows).execute(),

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
