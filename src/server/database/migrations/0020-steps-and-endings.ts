import { type Kysely, sql } from 'kysely';

/** How long booked trips last, messages that a step can take back, leads that nobody has called, phones by their ending. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTripDays(db);
  await addCauses(db);
}

/** Days of the trip that was booked, as far as what was booked is still there. */
async function addTripDays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('durationDays', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  for (const [itemType, table] of [
    ['package', 'packages'],
    ['itinerary', 'itineraries'],
  ] as const) {
    const item = sql`select "durationDays" from ${sql.table(table)} as "item" where "item"."id" = "bookings"."itemId"`;
    await sql`update "bookings" set "durationDays" = (${item})
      where "itemType" = ${sql.lit(itemType)} and exists (${item})`.execute(db);
  }
}

async function addCauses(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('cause', 'text').execute();
  await db.schema
    .createIndex('outboxOfCause')
    .on('outbox')
    .columns(['cause'])
    .where(sql.ref('cause'), 'is not', null)
    .execute();
}
