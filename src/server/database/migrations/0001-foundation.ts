import { type Kysely, sql } from 'kysely';

/** Accounts, itineraries, searches, activities and the AI usage log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('nounVersions')
    .addColumn('noun', 'text', (c) => c.primaryKey())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('idempotencyKeys')
    .addColumn('caller', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('bodyHash', 'text', (c) => c.notNull())
    .addColumn('answer', 'text')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotencyKeysKey', ['caller', 'key'])
    .execute();
  await createAccounts(db);
  await createItineraries(db);
  await createRecords(db);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('canonicalPhone', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('passwordHash', 'text', (c) => c.notNull())
    .addColumn('consent', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('lastSeenAt', 'bigint', (c) => c.notNull())
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessionsOfUser').on('sessions').columns(['userId', 'createdAt']).execute();
  await db.schema
    .createTable('signInAttempts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('bucket', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('signInAttemptsOfBucket').on('signInAttempts').columns(['bucket', 'at']).execute();
}

async function createItineraries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('itineraries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('fromLocation', 'text', (c) => c.notNull())
    .addColumn('toLocation', 'text', (c) => c.notNull())
    .addColumn('startDate', 'text', (c) => c.notNull())
    .addColumn('endDate', 'text', (c) => c.notNull())
    .addColumn('durationDays', 'integer', (c) => c.notNull())
    .addColumn('pricePerPersonRupees', 'bigint', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('details', 'text')
    .addColumn('detailedAt', 'bigint')
    .addColumn('views', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('demo', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('itinerariesPopular')
    .on('itineraries')
    .columns(['views', 'createdAt'])
    .where(sql.ref('detailedAt'), 'is not', null)
    .execute();
  await db.schema
    .createTable('itineraryShares')
    .addColumn('itineraryId', 'text', (c) => c.notNull().references('itineraries.id').onDelete('cascade'))
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('itinerarySharesKey', ['itineraryId', 'platform'])
    .execute();
  await db.schema
    .createTable('searches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('searchesOfUser').on('searches').columns(['userId', 'createdAt']).execute();
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activities')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('occurredAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('activitiesByTime').on('activities').columns(['occurredAt', 'type']).execute();
  await db.schema.createIndex('activitiesOfUser').on('activities').columns(['userId', 'occurredAt']).execute();
  await db.schema
    .createTable('aiLogs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('responseStatus', 'text', (c) => c.notNull())
    .addColumn('httpStatus', 'integer', (c) => c.notNull())
    .addColumn('responseTimeMs', 'integer', (c) => c.notNull())
    .addColumn('tokensUsed', 'bigint', (c) => c.notNull())
    .addColumn('costMicroUsd', 'bigint', (c) => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('userAgent', 'text', (c) => c.notNull())
    .addColumn('requestData', 'text', (c) => c.notNull())
    .addColumn('responseData', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('aiLogsByTime').on('aiLogs').columns(['createdAt', 'endpoint']).execute();
}
