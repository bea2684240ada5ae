import { type Kysely, sql } from 'kysely';

/**
 * Itineraries in a compressed column, and what decides whether they are kept. Rows written before stay as they are until
 * the sweep packs them: there may be millions.
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
