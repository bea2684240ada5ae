import type { Kysely } from 'kysely';

/** Second factors, sessions that can be listed and ended, and one-time passwords. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column at a time.
  const admins = () => db.schema.alterTable('admins');
  await admins().addColumn('handedOverAt', 'bigint').execute();
  await admins().addColumn('totpSecret', 'text').execute();
  await admins()
    .addColumn('totpLastStep', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await admins().addColumn('totpPending', 'text').execute();

  // Sessions get ids and devices, which open ones lack: admins sign in again.
  await db.schema.dropTable('adminSessions').execute();
  await db.schema
    .createTable('adminSessions')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('adminId', 'text', (c) => c.notNull().references('admins.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('lastSeenAt', 'bigint', (c) => c.notNull())
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('previousLoginAt', 'bigint')
    .execute();
  await db.schema.createIndex('adminSessionsOfAdmin').on('adminSessions').columns(['adminId', 'createdAt']).execute();
  await db.schema.createIndex('sessionsByLastSeen').on('sessions').columns(['lastSeenAt']).execute();

  await db.schema
    .createTable('adminChallenges')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('adminId', 'text', (c) => c.notNull().references('admins.id').onDelete('cascade'))
    .addColumn('guesses', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('adminChallengesOfAdmin').on('adminChallenges').columns(['adminId']).execute();
  await db.schema
    .createTable('adminRecoveryCodes')
    .addColumn('adminId', 'text', (c) => c.notNull().references('admins.id').onDelete('cascade'))
    .addColumn('codeHash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('adminRecoveryCodesKey', ['adminId', 'codeHash'])
    .execute();
}
