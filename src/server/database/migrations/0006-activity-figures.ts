import { type Kysely, sql } from 'kysely';

/** 5:30 hours, and one hour, in milliseconds: rows are counted by hours in India. */
const IST_MS = 19_800_000;
const HOUR_MS = 3_600_000;

/** Counts of activities, maintained as they are written, so that the back office never scans all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCounts(db);
  await db.schema.dropIndex('activitiesByTime').execute();
  // Contains everything that the feed filters and sorts by, so that an offset reads no rows.
  await db.schema
    .createIndex('activitiesInOrder')
    .on('activities')
    .columns(['occurredAt', 'id', 'type', 'device'])
    .execute();
  await db.schema
    .createIndex('activitiesOfType')
    .on('activities')
    .columns(['type', 'occurredAt', 'id', 'device'])
    .execute();
  await db.schema.createIndex('leadsOfVisitor').on('leads').columns(['visitor']).execute();
  await countWhatIsThere(db);
}

async function createCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activityCounts')
    .addColumn('unit', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('activityCountsKey', ['unit', 'at', 'type', 'device'])
    .execute();
  await db.schema
    .createTable('activityPeople')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('lastAt', 'bigint', (c) => c.notNull())
    .addColumn('counted', 'integer', (c) => c.notNull())
    .addColumn('wasAt', 'bigint')
    .addColumn('wasCounted', 'integer')
    .addPrimaryKeyConstraint('activityPeopleKey', ['kind', 'who'])
    .execute();
  await db.schema.createIndex('activityPeopleByTime').on('activityPeople').columns(['kind', 'lastAt']).execute();
  await db.schema
    .createTable('unservedRoutes')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('fromPlace', 'text', (c) => c.notNull())
    .addColumn('toPlace', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('lastDay', 'integer', (c) => c.notNull())
    .addColumn('total', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('unservedRoutesByDay').on('unservedRoutes').column('lastDay').execute();
  await db.schema
    .createIndex('unservedRoutesByTotal')
    .on('unservedRoutes')
    .columns(['total', 'id', 'lastDay'])
    .execute();
  await db.schema
    .createTable('unservedSearches')
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('routeId', 'bigint', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('unservedSearchesKey', ['routeId', 'day'])
    .execute();
  await db.schema.createIndex('unservedSearchesByDay').on('unservedSearches').column('day').execute();
}

const hour = (column: 'occurredAt' | 'lastAt') => sql`(${sql.ref(column)} + ${sql.lit(IST_MS)}) / ${sql.lit(HOUR_MS)}`;

async function countWhatIsThere(db: Kysely<unknown>): Promise<void> {
  for (const [unit, at] of [
    ['hour', hour('occurredAt')],
    ['day', sql`(${hour('occurredAt')}) / 24`],
  ] as const) {
    await sql`insert into "activityCounts" ("unit", "at", "type", "device", "count")
      select ${sql.lit(unit)}, ${at}, "type", "device", count(*) from "activities" group by ${at}, "type", "device"`.execute(
      db,
    );
  }
  const signedIn = sql`"userId" is not null`;
  const known = sql`"visitor" <> 'erased'`;
  const card = sql`(("type" = 'page_view' and "data" like '%"path":"/itinerary/%') or "type" = 'itinerary_view')`;
  const booking = sql`"type" = 'form_submission' and "data" like '%"formType":"booking"%"itemType":"itinerary"%'`;
  for (const [kind, who, where] of [
    ['user', 'userId', signedIn],
    ['user_login', 'userId', sql`${signedIn} and "type" = 'user_login'`],
    ['user_register', 'userId', sql`${signedIn} and "type" = 'user_register'`],
    ['visitor', 'visitor', known],
    ['search', 'visitor', sql`${known} and "type" = 'search'`],
    ['card', 'visitor', sql`${known} and ${card}`],
    ['booking', 'visitor', sql`${known} and ${booking}`],
  ] as const) {
    const counted = kind === 'visitor' ? sql`min(case when "userId" is null then 1 else 0 end)` : sql`1`;
    await sql`insert into "activityPeople" ("kind", "who", "lastAt", "counted")
      select ${sql.lit(kind)}, ${sql.ref(who)}, max("occurredAt"), ${counted}
      from "activities" where ${where} group by ${sql.ref(who)}`.execute(db);
  }
  await sql`insert into "activityCounts" ("unit", "at", "type", "device", "count")
    select 'people', ${hour('lastAt')}, "kind", '', sum("counted")
    from "activityPeople" group by "kind", ${hour('lastAt')}`.execute(db);
}
