import { type Kysely, sql } from 'kysely';

/** Trips that people keep, and what they decided in each of their versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trips')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('itineraryId', 'text', (c) => c.notNull())
    .addColumn('isOwn', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .addColumn('deletedAt', 'bigint')
    .execute();
  await db.schema.createIndex('tripsOfUsers').on('trips').columns(['userId', 'updatedAt']).execute();
  await db.schema
    .createIndex('tripsKeptOnce')
    .unique()
    .on('trips')
    .columns(['userId', 'itineraryId'])
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  await db.schema.createIndex('tripsDeleted').on('trips').column('deletedAt').execute();
  await db.schema
    .createTable('tripRevisions')
    .addColumn('tripId', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('decisions', 'text', (c) => c.notNull())
    .addColumn('savedAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('tripRevisionsKey', ['tripId', 'revision'])
    .execute();
}
