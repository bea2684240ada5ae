import type { Kysely } from 'kysely';

/** The language of the page from which a person came, for what is sent to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'bookings', 'leads']) {
    await db.schema
      .alterTable(table)
      .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
      .execute();
  }
}
