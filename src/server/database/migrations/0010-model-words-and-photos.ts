import type { Kysely } from 'kysely';

/** Calls of language models, their texts for itineraries, and photos of places. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('itineraries').addColumn('words', 'text').execute();
  await db.schema
    .createTable('aiCalls')
    .addColumn('logId', 'text', (c) => c.notNull().references('aiLogs.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('promptVersion', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('inputTokens', 'integer', (c) => c.notNull())
    .addColumn('outputTokens', 'integer', (c) => c.notNull())
    .addColumn('costMicroUsd', 'integer', (c) => c.notNull())
    .addColumn('costPaise', 'integer', (c) => c.notNull())
    .addColumn('firstWordsMs', 'integer')
    .addColumn('totalMs', 'integer', (c) => c.notNull())
    .addColumn('accepted', 'integer', (c) => c.notNull())
    .addColumn('refused', 'integer', (c) => c.notNull())
    .addColumn('invented', 'integer', (c) => c.notNull())
    .addColumn('material', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('aiCallsKey', ['logId', 'position'])
    .execute();
  await db.schema
    .createTable('photos')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('file', 'text')
    .addColumn('credit', 'text')
    .addColumn('lookedAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('photosKey', ['subject', 'provider'])
    .execute();
}
