import type { Kysely } from 'kysely';

/** Translations of packages, posts, offers and the site's own texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('translations')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('writtenBy', 'text', (c) => c.notNull())
    .addColumn('stale', 'integer', (c) => c.notNull())
    .addColumn('released', 'text')
    .addColumn('card', 'text')
    .addColumn('whole', 'integer', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedBy', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('translationsOfRecord', ['kind', 'recordId', 'language'])
    .execute();
}
