import type { Kysely } from 'kysely';

/** Places of open data that wait for a decision, and what each import found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('placeImports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('importedAt', 'bigint', (c) => c.notNull())
    .addColumn('report', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('placeCandidates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('sourceId', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('found', 'text', (c) => c.notNull())
    .addColumn('importedAt', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('decidedAt', 'bigint')
    .addColumn('decidedBy', 'text')
    .execute();
  await db.schema
    .createIndex('placeCandidatesBySource')
    .unique()
    .on('placeCandidates')
    .columns(['source', 'sourceId'])
    .execute();
  await db.schema.createIndex('placeCandidatesByState').on('placeCandidates').columns(['state', 'id']).execute();
}
