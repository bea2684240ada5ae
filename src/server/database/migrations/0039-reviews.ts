import type { Kysely } from 'kysely';

/** What travellers say of completed trips: one review for each booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('bookingId', 'text', (c) => c.notNull().unique())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('packageId', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('stars', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('photo', 'text', (c) => c.notNull())
    .addColumn('travelledIn', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('decidedAt', 'bigint')
    .addColumn('decidedBy', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('reviewsOfPackage').on('reviews').columns(['packageId', 'state', 'id']).execute();
  await db.schema.createIndex('reviewsByState').on('reviews').columns(['state', 'id']).execute();
}
