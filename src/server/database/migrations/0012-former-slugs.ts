import type { Kysely } from 'kysely';

const TABLES = [
  { table: 'packageFormerSlugs', records: 'packages' },
  { table: 'blogFormerSlugs', records: 'blogs' },
] as const;

/** Former slugs of packages and posts, so that their old addresses redirect. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, records } of TABLES) {
    await db.schema
      .createTable(table)
      .addColumn('slug', 'text', (c) => c.primaryKey())
      .addColumn('recordId', 'text', (c) => c.notNull().references(`${records}.id`).onDelete('cascade'))
      .execute();
    await db.schema.createIndex(`${table}OfRecord`).on(table).column('recordId').execute();
  }
}
