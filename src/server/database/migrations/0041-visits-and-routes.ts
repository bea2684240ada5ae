import { type Kysely, sql } from 'kysely';

/** 5:30 hours, and one hour, in milliseconds: rows are counted by hours in India. */
const IST_MS = 19_800_000;
const HOUR_MS = 3_600_000;
/** The longest window of the activity tracker with the one before it, in days. */
const SHOWN_DAYS = 180;

/** Counts of visitors, pages, sources and searched routes, maintained as activities are written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createVisits(db);
  await createRoutes(db);
  await countVisitors(db);
}

async function createVisits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visitSeen')
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('key', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('visitSeenKey', ['day', 'key'])
    .execute();
  await db.schema
    .createTable('visitFigures')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('views', 'bigint', (c) => c.notNull())
    .addColumn('visitors', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('visitFiguresKey', ['kind', 'day', 'name'])
    .execute();
}

async function createRoutes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('searchedRoutes')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('fromPlace', 'text', (c) => c.notNull())
    .addColumn('toPlace', 'text', (c) => c.notNull())
    .addColumn('lastDay', 'integer', (c) => c.notNull())
    .addColumn('total', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('searchedRoutesByDay').on('searchedRoutes').column('lastDay').execute();
  await db.schema
    .createIndex('searchedRoutesByTotal')
    .on('searchedRoutes')
    .columns(['total', 'id', 'lastDay'])
    .execute();
  await db.schema
    .createTable('routeDays')
    .addColumn('routeId', 'bigint', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('searched', 'integer', (c) => c.notNull())
    .addColumn('opened', 'integer', (c) => c.notNull())
    .addColumn('planned', 'integer', (c) => c.notNull())
    .addColumn('asked', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('routeDaysKey', ['routeId', 'day'])
    .execute();
  // Contains everything that short windows are ranked by.
  await db.schema.createIndex('routeDaysByDay').on('routeDays').columns(['day', 'routeId', 'searched']).execute();
  await db.schema
    .createTable('routeTraits')
    .addColumn('routeId', 'bigint', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('trait', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('routeTraitsKey', ['routeId', 'day', 'trait', 'value'])
    .execute();
  await db.schema.createIndex('routeTraitsByDay').on('routeTraits').column('day').execute();
  await db.schema
    .createTable('routeRequests')
    .addColumn('reference', 'text', (c) => c.primaryKey())
    .addColumn('routeId', 'bigint', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('person', 'bigint', (c) => c.notNull())
    .addColumn('confirmed', 'integer', (c) => c.notNull())
    .execute();
  // Contains everything that is counted, so that counting reads no rows.
  await db.schema
    .createIndex('routeRequestsOfRoute')
    .on('routeRequests')
    .columns(['routeId', 'confirmed', 'day', 'person'])
    .execute();
  await db.schema.createIndex('routeRequestsByDay').on('routeRequests').column('day').execute();
}

/** Counts the visitors of activities that were recorded before: of each day, and of the last hours. */
async function countVisitors(db: Kysely<unknown>): Promise<void> {
  const hour = sql`("occurredAt" + ${sql.lit(IST_MS)}) / ${sql.lit(HOUR_MS)}`;
  for (const [unit, at, hours] of [
    ['hour-visitors', hour, 48],
    ['day-visitors', sql`(${hour}) / 24`, SHOWN_DAYS * 24],
  ] as const) {
    await sql`insert into "activityCounts" ("unit", "at", "type", "device", "count")
      select ${sql.lit(unit)}, ${at}, 'visitor', '', count(distinct "visitor") from "activities"
      where "visitor" <> 'erased'
        and "occurredAt" > (select max("occurredAt") from "activities") - ${sql.lit(hours * HOUR_MS)}
      group by ${at}`.execute(db);
  }
}
