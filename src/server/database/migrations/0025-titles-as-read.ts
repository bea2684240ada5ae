import type { Kysely } from 'kysely';

/** What a traveller booked, as the page that they booked from named it in its language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['titleAsRead', 'offerAsRead']) {
    await db.schema.alterTable('bookings').addColumn(column, 'text').execute();
  }
}
