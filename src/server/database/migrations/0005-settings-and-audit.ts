import type { Kysely } from 'kysely';

/** Settings, offers and the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('auditEntries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('adminId', 'text', (c) => c.notNull())
    .addColumn('admin', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('changes', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auditEntriesByTime').on('auditEntries').columns(['at', 'id']).execute();
  await db.schema.createIndex('auditEntriesByAdmin').on('auditEntries').columns(['admin', 'at', 'id']).execute();
  await db.schema.createIndex('auditEntriesByAction').on('auditEntries').columns(['action', 'at', 'id']).execute();
  await db.schema
    .createTable('offers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('percent', 'integer', (c) => c.notNull())
    .addColumn('startsOn', 'text', (c) => c.notNull())
    .addColumn('endsOn', 'text', (c) => c.notNull())
    .addColumn('chips', 'text', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('demo', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('offersByEnd').on('offers').columns(['endsOn', 'id']).execute();
}
