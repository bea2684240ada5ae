import type { Kysely } from 'kysely';

/** Facts of places as the back office has corrected them; those in force, and those that once were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('placeCorrections')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('placeId', 'text', (c) => c.notNull())
    .addColumn('baseId', 'text', (c) => c.notNull())
    .addColumn('fact', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('madeAt', 'bigint', (c) => c.notNull())
    .addColumn('madeBy', 'text', (c) => c.notNull())
    .addColumn('endedAt', 'bigint')
    .addColumn('endedBy', 'text')
    .execute();
  await db.schema
    .createIndex('placeCorrectionsInForce')
    .unique()
    .on('placeCorrections')
    .columns(['placeId', 'fact'])
    .where('endedAt' as never, 'is', null)
    .execute();
}
