import type { Kysely } from 'kysely';

/** Lists the processes that may answer from noun versions that they have just read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('versionReaders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('renewals', 'integer', (c) => c.notNull())
    .execute();
}
