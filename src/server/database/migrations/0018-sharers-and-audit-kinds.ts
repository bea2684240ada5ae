import type { Kysely } from 'kysely';

/**
 * Counts a visitor's share of an itinerary once; separates sign-ins and refusals from admins' actions in the audit log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('itinerarySharers')
    .addColumn('itineraryId', 'text', (c) => c.notNull().references('itineraries.id').onDelete('cascade'))
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('itinerarySharersKey', ['itineraryId', 'platform', 'visitor'])
    .execute();
  const texts = { kind: 'deed', requestId: '', network: '' };
  for (const [column, value] of Object.entries(texts)) {
    await db.schema
      .alterTable('auditEntries')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(value))
      .execute();
  }
  await db.schema
    .alterTable('auditEntries')
    .addColumn('count', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('auditEntries').addColumn('summedAs', 'text').execute();
  await db.schema.createIndex('auditEntriesSummed').unique().on('auditEntries').column('summedAs').execute();
  await db.schema.createIndex('auditEntriesByKind').on('auditEntries').columns(['kind', 'at', 'id']).execute();
}
