import { type Kysely, sql } from 'kysely';

/** Browsers' random day keys, and counts of messages caused by visitors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('activities').addColumn('dayKey', 'text').execute();
  await db.schema
    .createIndex('activitiesOfDayKey')
    .on('activities')
    .columns(['dayKey', 'occurredAt'])
    .where(sql.ref('dayKey'), 'is not', null)
    .execute();
  await db.schema.alterTable('leads').addColumn('dayKey', 'text').execute();
  await db.schema.alterTable('leads').addColumn('dayKeyAt', 'bigint').execute();
  await db.schema
    .createTable('messageCounts')
    .addColumn('bucket', 'text', (c) => c.primaryKey())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('messageCountsByDay').on('messageCounts').column('day').execute();
}
