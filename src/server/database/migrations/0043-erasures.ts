import type { Kysely } from 'kysely';

/** Who was erased, as keyed hashes: a restored backup must not bring them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('userKeys', 'text', (c) => c.notNull())
    .addColumn('phoneKey', 'text')
    .execute();
  await db.schema.createIndex('erasuresByTime').on('erasures').columns(['at']).execute();
}
