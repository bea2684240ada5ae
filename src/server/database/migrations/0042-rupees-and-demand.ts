import { type Kysely, SqliteAdapter, sql } from 'kysely';
import { ASKED_KINDS, blockOfDay, unservedSearchOf } from '../../../core/activities/unserved-search.ts';
import { dayOfHour, hourInIndia } from '../../../core/activities/windows.ts';
import { BOOKED_ITEM } from '../sort-keys.ts';

/** When bookings were contacted and confirmed, their figures in rupees, and what searches without a trip asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSteps(db);
  await indexBookings(db);
  await addDemand(db);
}

/**
 * Reads the steps from the history. A booking without the step in its history counts as contacted or confirmed when it
 * came in, if its status says that it was.
 */
async function addSteps(db: Kysely<unknown>): Promise<void> {
  for (const column of ['contactedAt', 'confirmedAt']) {
    await db.schema.alterTable('bookings').addColumn(column, 'bigint').execute();
  }
  const last = (condition: ReturnType<typeof sql>) =>
    sql`(select max("at") from "bookingEvents" where "bookingId" = "bookings"."id" and ${condition})`;
  const first = (condition: ReturnType<typeof sql>) =>
    sql`(select min("at") from "bookingEvents" where "bookingId" = "bookings"."id" and ${condition})`;
  const isForward = sql`coalesce("fromStatus", '') not in ('completed', 'cancelled')`;
  const confirmed = last(sql`"toStatus" = 'confirmed' and ${isForward}`);
  const takenBack = last(sql`"toStatus" in ('pending', 'contacted')`);
  await sql`update "bookings" set "confirmedAt" = case
      when "status" in ('confirmed', 'completed') then coalesce(${confirmed}, "createdAt")
      when ${confirmed} >= coalesce(${takenBack}, 0) then ${confirmed} end
    where "status" in ('confirmed', 'completed', 'cancelled')`.execute(db);
  const contacted = first(sql`"toStatus" in ('contacted', 'confirmed')`);
  await sql`update "bookings" set "contactedAt" = coalesce(${contacted}, "createdAt")
    where "status" in ('contacted', 'confirmed', 'completed')`.execute(db);
  await sql`update "bookings" set "contactedAt" = ${contacted} where "status" = 'cancelled'`.execute(db);
}

/** Sums and counts are read from an index alone; lists are read in order of time within a source or an item. */
async function indexBookings(db: Kysely<unknown>): Promise<void> {
  const of = sql.table('bookings');
  const money = sql`"status", "total", "currency"`;
  for (const index of [
    sql`"bookingsBySource" on ${of} ("source", "id", ${money}, "preferredDate", "contactedAt")`,
    sql`"bookingsByItem" on ${of} (${BOOKED_ITEM}, "id", ${money}, "preferredDate", "contactedAt")`,
    sql`"bookingsReceived" on ${of} ("id", "itemType", "itemId", ${money}, "contactedAt")`,
    sql`"bookingsConfirmed" on ${of} ("confirmedAt", ${money}) where "confirmedAt" is not null`,
    sql`"bookingsOpen" on ${of} (${money}) where "status" in ('pending', 'contacted')`,
    sql`"bookingsOfLead" on ${of} ("leadId", "confirmedAt") where "leadId" is not null`,
  ]) {
    await sql`create index ${index}`.execute(db);
  }
}

/** Adds the figures of searches without a trip, and counts those that are still kept. */
export async function addDemand(db: Kysely<unknown>): Promise<void> {
  await makeDemandTables(db);
  await countDemand(db as Kysely<Figures>);
}

async function makeDemandTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('unservedRoutes')
    .addColumn('people', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('unservedRoutes').addColumn('packageId', 'text').execute();
  await db.schema
    .createIndex('unservedRoutesByPeople')
    .on('unservedRoutes')
    .columns(['people', 'id', 'lastDay'])
    .execute();
  await db.schema
    .createIndex('unservedRoutesOfPlaces')
    .on('unservedRoutes')
    .columns(['fromPlace', 'toPlace'])
    .execute();
  await db.schema
    .alterTable('unservedSearches')
    .addColumn('people', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('unservedVisitors')
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('routeId', 'bigint', (c) => c.notNull())
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('unservedVisitorsKey', ['day', 'routeId', 'visitor'])
    .execute();
  await db.schema.createIndex('unservedVisitorsByName').on('unservedVisitors').column('visitor').execute();
  // Summed by route, kind and value: in the order of the key, and SQLite keeps the rows themselves in it.
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema
    .createTable('unservedAsked')
    .addColumn('routeId', 'bigint', (c) => c.notNull())
    .addColumn('block', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('value', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('unservedAskedKey', ['routeId', 'kind', 'value', 'block'])
    .$call((table) => (isSqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  await db.schema.createIndex('unservedAskedByBlock').on('unservedAsked').column('block').execute();
}

interface Figures {
  activities: { id: string; type: string; data: string; visitor: string; occurredAt: number };
  unservedRoutes: { id: number; fromPlace: string; toPlace: string; reason: string; people: number };
  unservedSearches: { routeId: number; day: number; people: number };
  unservedAsked: { routeId: number; block: number; kind: string; value: number; count: number };
}

const READ_AT_ONCE = 2000;
const WRITTEN_AT_ONCE = 500;
/** Visitors of this many days are held, since activities are read in the order of their arrival. */
const DAYS_HELD = 3;

/** Counts the searches without a trip that are still kept, each person of a day once. */
async function countDemand(db: Kysely<Figures>): Promise<void> {
  const ids = new Map<string, number>();
  for (const { id, fromPlace, toPlace, reason } of await db.selectFrom('unservedRoutes').selectAll().execute()) {
    ids.set(JSON.stringify([fromPlace, toPlace, reason]), id);
  }
  if (ids.size === 0) return;
  const people = new Map<string, number>();
  const asked = new Map<string, number>();
  const seen = new Map<number, Set<string>>();
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('activities')
      .select(['id', 'type', 'data', 'visitor', 'occurredAt'])
      .where('id', '>', last)
      .where('type', '=', 'search')
      .where('data', 'like', '%"status":422%')
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute();
    for (const { type, data, visitor, occurredAt } of rows) {
      const search = unservedSearchOf({ type, data: JSON.parse(data) as Record<string, unknown> });
      const id = search && ids.get(JSON.stringify([search.fromPlace, search.toPlace, search.reason]));
      if (!search || id === undefined) continue;
      const day = dayOfHour(hourInIndia(Number(occurredAt)));
      const met = seen.get(day) ?? new Set();
      if (met.size === 0) for (const old of seen.keys()) if (old < day - DAYS_HELD) seen.delete(old);
      seen.set(day, met);
      if (met.has(`${id} ${visitor}`)) continue;
      met.add(`${id} ${visitor}`);
      add(people, `${id} ${day}`);
      for (const kind of ASKED_KINDS) {
        const value = search.asked[kind];
        if (value !== undefined) add(asked, `${id} ${blockOfDay(day)} ${kind} ${value}`);
      }
    }
    const end = rows.at(-1)?.id;
    if (end === undefined || rows.length < READ_AT_ONCE) break;
    last = end;
  }
  await writeDemand(db, people, asked);
}

async function writeDemand(
  db: Kysely<Figures>,
  people: ReadonlyMap<string, number>,
  asked: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [key, count] of people) {
    const [routeId = 0, day = 0] = key.split(' ').map(Number);
    await db
      .updateTable('unservedSearches')
      .set({ people: count })
      .where('routeId', '=', routeId)
      .where('day', '=', day)
      .execute();
  }
  await sql`update "unservedRoutes" set "people" = coalesce(
    (select sum("people") from "unservedSearches" where "routeId" = "unservedRoutes"."id"), 0)`.execute(db);
  const rows = [...asked].map(([key, count]) => {
    const [routeId = '', block = '', kind = '', value = ''] = key.split(' ');
    return { routeId: Number(routeId), block: Number(block), kind, value: Number(value), count };
  });
  for (let start = 0; start < rows.length; start += WRITTEN_AT_ONCE) {
    await db
      .insertInto('unservedAsked')
      .values(rows.slice(start, start + WRITTEN_AT_ONCE))
      .execute();
  }
}
