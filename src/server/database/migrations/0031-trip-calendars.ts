import type { Kysely } from 'kysely';

/** Secret addresses under which calendars subscribe to kept trips. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tripCalendars')
    .addColumn('tripId', 'text', (c) => c.primaryKey())
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('endedTripCalendars')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('endedAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('endedTripCalendarsByTime').on('endedTripCalendars').column('endedAt').execute();
}
