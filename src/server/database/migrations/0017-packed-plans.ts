import { type Kysely, sql } from 'kysely';

/**
 * A compressed column for itineraries, and the columns that decide whether they are kept. Older rows stay until the
 * sweep compresses them: there may be millions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['packed', 'packedDetails']) {
    await db.schema.alterTable('itineraries').addColumn(column, 'bytea').execute();
  }
  await db.schema.alterTable('itineraries').addColumn('madeBy', 'text').execute();
  await db.schema.alterTable('itineraries').addColumn('keptAt', 'bigint').execute();
  await db.schema
    .createIndex('itinerariesUnpacked')
    .on('itineraries')
    .column('id')
    .where(sql.ref('packed'), 'is', null)
    .execute();
  await db.schema
    .createIndex('itinerariesUnkept')
    .on('itineraries')
    .column('createdAt')
    .where(sql.ref('keptAt'), 'is', null)
    .where(sql.ref('detailedAt'), 'is', null)
    .execute();
  await db.schema
    .createIndex('bookingsOfItineraries')
    .on('bookings')
    .column('itemId')
    .where(sql.ref('itemType'), '=', sql.lit('itinerary'))
    .execute();
}
