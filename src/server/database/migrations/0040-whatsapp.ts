import { type Kysely, sql } from 'kysely';

/** Messages that WhatsApp's Cloud API sends, what became of them, and what travellers write there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, type] of [
    ['template', 'text'],
    ['fallback', 'text'],
    ['providerId', 'text'],
    ['deliveredAt', 'bigint'],
    ['readAt', 'bigint'],
  ] as const) {
    await db.schema.alterTable('outbox').addColumn(column, type).execute();
  }
  await db.schema
    .createIndex('outboxByProviderId')
    .on('outbox')
    .column('providerId')
    .where(sql.ref('providerId'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('outboxOnWhatsapp')
    .on('outbox')
    .columns(['recipient', 'id'])
    .where(sql.ref('channel'), '=', sql.lit('whatsapp'))
    .execute();
  await db.schema
    .createTable('conversations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('phone', 'text', (c) => c.notNull().unique())
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('lastAt', 'bigint', (c) => c.notNull())
    .addColumn('waitingSince', 'bigint')
    .addColumn('laterOn', 'text')
    .execute();
  await db.schema
    .createIndex('conversationsWaiting')
    .on('conversations')
    .columns(['waitingSince', 'id'])
    .where(sql.ref('waitingSince'), 'is not', null)
    .execute();
  await db.schema.createIndex('conversationsByLast').on('conversations').columns(['lastAt', 'id']).execute();
  await db.schema
    .createTable('incomingMessages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('conversationId', 'text', (c) => c.notNull().references('conversations.id').onDelete('cascade'))
    .addColumn('providerId', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('incomingOfConversation')
    .on('incomingMessages')
    .columns(['conversationId', 'at', 'id'])
    .execute();
}
