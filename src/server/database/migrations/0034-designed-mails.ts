import { type Kysely, sql } from 'kysely';

/** Designed mails in the outbox, its lists by channel, and for which departure a traveller was reminded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('design', 'text').execute();
  await db.schema.createIndex('outboxByChannel').on('outbox').columns(['channel', 'id']).execute();
  await db.schema.createIndex('outboxByChannelState').on('outbox').columns(['channel', 'state', 'id']).execute();
  await db.schema.alterTable('bookings').addColumn('remindedFor', 'text').execute();
  await db.schema
    .createIndex('bookingsToRemind')
    .on('bookings')
    .columns(['preferredDate', 'id'])
    .where(sql.ref('status'), '=', sql.lit('confirmed'))
    .execute();
}
