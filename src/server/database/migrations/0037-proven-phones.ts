import type { Kysely } from 'kysely';

/** Proven phones, one-time codes, links to accounts, and passkeys of travellers and admins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, type] of [
    ['phoneProvenAt', 'bigint'],
    ['confirmedEmail', 'text'],
    ['notice', 'text'],
  ] as const) {
    await db.schema.alterTable('users').addColumn(column, type).execute();
  }
  await db.schema.createIndex('usersByConfirmedEmail').unique().on('users').column('confirmedEmail').execute();
  for (const table of ['sessions', 'adminSessions']) {
    await db.schema.alterTable(table).addColumn('signedInBy', 'text').execute();
  }
  await db.schema
    .createTable('phoneCodes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('phoneKey', 'text', (c) => c.notNull())
    .addColumn('codeHash', 'text', (c) => c.notNull())
    .addColumn('proofHash', 'text')
    .addColumn('guesses', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('phoneCodesByPhone').on('phoneCodes').column('phoneKey').execute();
  await db.schema.createIndex('phoneCodesByEnd').on('phoneCodes').column('expiresAt').execute();
  await db.schema
    .createTable('accountLinks')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('accountLinksByUser').on('accountLinks').column('userId').execute();
  await db.schema.createIndex('accountLinksByEnd').on('accountLinks').column('expiresAt').execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('adminId', 'text', (c) => c.references('admins.id').onDelete('cascade'))
    .addColumn('credentialId', 'text', (c) => c.notNull().unique())
    .addColumn('publicKey', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('lastUsedAt', 'bigint')
    .execute();
  await db.schema.createIndex('passkeysByUser').on('passkeys').column('userId').execute();
  await db.schema.createIndex('passkeysByAdmin').on('passkeys').column('adminId').execute();
  await db.schema
    .createTable('passkeyChallenges')
    .addColumn('challengeHash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('ownerId', 'text')
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('passkeyChallengesByEnd').on('passkeyChallenges').column('expiresAt').execute();
}
