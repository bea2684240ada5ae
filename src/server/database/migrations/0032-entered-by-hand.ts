import { type Kysely, sql } from 'kysely';

/**
 * Bookings and leads that the agency enters: their source, the agreed price, the lead that became a booking, doubles;
 * changes in the history of bookings, and a history of leads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, type] of [
    ['leadId', 'text'],
    ['doubleOf', 'text'],
  ] as const) {
    await db.schema.alterTable('bookings').addColumn(column, type).execute();
  }
  await db.schema
    .alterTable('bookings')
    .addColumn('source', 'text', (c) => c.notNull().defaultTo('website'))
    .execute();
  await db.schema
    .alterTable('bookings')
    .addColumn('priceAgreed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // Namesakes on one day are found in the index alone.
  await db.schema.createIndex('bookingsByDay').on('bookings').columns(['preferredDate', 'fullName', 'id']).execute();
  await db.schema.alterTable('bookingEvents').addColumn('changes', 'text').execute();

  await db.schema.alterTable('leads').addColumn('email', 'text').execute();
  await db.schema
    .alterTable('leads')
    .addColumn('source', 'text', (c) => c.notNull().defaultTo('website'))
    .execute();
  await db.schema
    .createIndex('leadsBySource')
    .on('leads')
    .columns(['source', 'id'])
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  await db.schema
    .createIndex('leadsBySourceAndStatus')
    .on('leads')
    .columns(['source', 'status', 'id'])
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  await db.schema
    .createTable('leadEvents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('leadId', 'text', (c) => c.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('adminId', 'text')
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('method', 'text')
    .addColumn('successful', 'integer')
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('changes', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('eventsOfLead').on('leadEvents').columns(['leadId', 'at', 'id']).execute();
}
