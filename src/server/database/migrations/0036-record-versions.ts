import { type Kysely, sql } from 'kysely';

/** Versions of packages and posts, packages that are published at a set time, and the order of what is scheduled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recordVersions')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('savedAt', 'bigint', (c) => c.notNull())
    .addColumn('adminId', 'text', (c) => c.notNull())
    .addColumn('admin', 'text', (c) => c.notNull())
    .addColumn('made', 'text', (c) => c.notNull())
    .addColumn('restored', 'bigint')
    .addColumn('packed', 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('recordVersionsKey', ['kind', 'recordId', 'version'])
    .execute();
  await db.schema.alterTable('packages').addColumn('publishAt', 'bigint').execute();
  for (const table of ['packages', 'blogs'])
    await db.schema
      .createIndex(`${table}Scheduled`)
      .on(table)
      .columns(['publishAt', 'id'])
      .where(sql.ref('publishAt'), 'is not', null)
      .execute();
  // Lists count the scheduled ones among the drafts from the index alone.
  await db.schema.dropIndex('packagesByChange').execute();
  await db.schema
    .createIndex('packagesByChange')
    .on('packages')
    .columns(['updatedAt', 'id', 'status', 'publishAt'])
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
}
