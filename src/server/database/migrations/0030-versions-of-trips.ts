import type { Kysely } from 'kysely';

/**
 * How each version of a trip came about, what it costs, and on which plan its decisions are made; and the plans of versions that
 * are not made on the plan of today. Older versions have none of it: they are made on the first plan.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['planNumber', 'restored', 'perPersonRupees'])
    await db.schema.alterTable('tripRevisions').addColumn(column, 'integer').execute();
  await db.schema.alterTable('tripRevisions').addColumn('made', 'text').execute();
  await db.schema
    .createTable('versionPlans')
    .addColumn('tripId', 'text', (c) => c.notNull())
    .addColumn('planNumber', 'integer', (c) => c.notNull())
    .addColumn('packed', 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('versionPlansKey', ['tripId', 'planNumber'])
    .execute();
}
