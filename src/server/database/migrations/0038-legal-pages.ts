import type { Kysely } from 'kysely';

/** The agency's legal pages, and every text of them that was in force. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('legalPages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('published', 'text')
    .addColumn('publishedAt', 'bigint')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('legalEditions')
    .addColumn('pageId', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('publishedAt', 'bigint', (c) => c.notNull())
    .addColumn('publishedBy', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('legalEditionsKey', ['pageId', 'number'])
    .execute();
}
