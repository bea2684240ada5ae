// Measures the activity tracker with 10,000,000 activities over 90 days: figures, feed pages, tables, the funnel, the
// export, and the cost of recording one.
//   node scripts/with-postgres.ts node bench/activities.ts [activities = 10000000] [sqlite | postgres]
// Takes about half an hour and 8 GB of disk per database.
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { ACTIVITY_DEVICES, ACTIVITY_TYPES } from '../src/contracts/activities.ts';
import { hourInIndia, startOfHour } from '../src/core/activities/windows.ts';
import type { Database } from '../src/server/database/database.ts';
import { up as countActivities } from '../src/server/database/migrations/0006-activity-figures.ts';
import { addDemand } from '../src/server/database/migrations/0042-rupees-and-demand.ts';
import type { Schema } from '../src/server/database/schema.ts';
import { activityRecorder } from '../src/server/features/activities/service.ts';
import { addUnserved } from '../src/server/features/activities/unserved-routes.ts';
import { DEFAULT_SETTINGS } from '../src/server/features/settings/defaults.ts';
import { firstIdOf } from '../src/server/ids.ts';
import { makeDatabase } from '../test/databases.ts';
import { inPieces, pick, places, random, whole } from './at-scale.ts';
import { type Call, type MeasuredSite, measureCalls, openSite } from './measured-site.ts';
import { median } from './site-process.ts';

const activityCount = Number(process.argv[2] ?? 10_000_000);
const onlyEngine = process.argv[3];
const FLOOR_MS = 100;
const RECORDING_FLOOR_MS = 1;
const TRIES = 21;
const DAYS = 90;
const USERS = 200_000;
const FILLED_AT_ONCE = 10_000;

/** Cumulative shares of the types, in percent. */
const MIX: readonly (readonly [type: string, upTo: number])[] = [
  ['page_view', 55],
  ['itinerary_view', 72],
  ['search', 87],
  ['form_submission', 90],
  ['user_login', 94],
  ['user_register', 95],
  ['itinerary_share', 98],
  ['error', 100],
];

function dataOf(type: string): unknown {
  const slug = `${pick(places).toLowerCase()}-in-${whole(2, 9)}-days`;
  switch (type) {
    case 'page_view':
      return { pageTitle: `${pick(places)} | Safarnama`, path: random() < 0.3 ? `/itinerary/${slug}` : '/packages' };
    case 'search':
      return {
        from: pick(places),
        to: pick(places),
        departureDate: '2026-12-05',
        returnDate: '2026-12-09',
        travellers: 2,
        travelClass: 'Economy',
        priceRange: [0, 50_000],
        ...(random() < 0.05 ? { status: 422, reason: 'BUDGET_TOO_LOW' } : { status: 200 }),
        processingTime: whole(20, 400),
      };
    case 'form_submission':
      return { formType: 'booking', reference: `SN-${whole(0, 1e6)}`, itemType: 'itinerary', itemSlug: slug };
    case 'error':
      return { pageTitle: 'TypeError: x is undefined', path: '/packages' };
    default:
      return type.startsWith('user_') ? {} : { itinerarySlug: slug, viewDuration: whole(1, 300) };
  }
}

type Row = readonly [
  id: string,
  type: string,
  user: string | null,
  visitor: string,
  device: string,
  data: string,
  at: number,
];

/** Generates visits of one to fifteen activities, fewer at night. */
function* generate(now: number): Generator<Row> {
  const visits = activityCount / 8;
  for (let made = 0, visit = 0; made < activityCount; visit++) {
    let at = now - DAYS * 86_400_000 + Math.floor((visit / visits) * DAYS * 86_400_000);
    at += Math.floor(Math.sin((at / 86_400_000) * 2 * Math.PI) * 3 * 3_600_000);
    const visitor = `v${visit.toString(36).padStart(21, '0')}`;
    const user = random() < 0.2 ? `user${whole(1, USERS)}` : null;
    const device = pick(['mobile', 'mobile', 'mobile', 'desktop', 'desktop', 'tablet'] as const);
    for (let i = whole(1, 15); i > 0 && made < activityCount; i--, made++) {
      at = Math.min(now, at + whole(1, 90_000));
      const part = whole(1, 100);
      const type = MIX.find(([, upTo]) => part <= upTo)?.[0] ?? 'error';
      const id = firstIdOf(at) + made.toString(36).padStart(17, '0');
      const signedIn = type.startsWith('user_') ? (user ?? `user${whole(1, USERS)}`) : user;
      yield [id, type, signedIn, visitor, device, JSON.stringify(dataOf(type)), at];
    }
  }
}

/** Inserts rows the fastest way on both engines: one parameter of JSON. */
async function insertRows(db: Kysely<Schema>, engine: Database['engine'], rows: readonly Row[]): Promise<void> {
  const json = JSON.stringify(rows);
  const columns = sql.raw('"id", "type", "userId", "visitor", "device", "data", "occurredAt"');
  await (engine === 'sqlite'
    ? sql`insert into "activities" (${columns}) select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6
        from json_each(${json})`
    : sql`insert into "activities" (${columns}) select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5,
        (value->>6)::bigint from json_array_elements(${json}::json) as value`
  ).execute(db);
}

const FIGURES = [
  'activityCounts',
  'activityPeople',
  'unservedRoutes',
  'unservedSearches',
  'unservedVisitors',
  'unservedAsked',
] as const;
const INDEXES = ['activitiesInOrder', 'activitiesOfType', 'activitiesOfUser', 'activitiesOfVisitor', 'leadsOfVisitor'];

async function fillUsers(db: Kysely<Schema>): Promise<void> {
  for (let first = 1; first <= USERS; first += 2000) {
    const users = Array.from({ length: 2000 }, (_, i) => first + i).map((number) => ({
      id: `user${number}`,
      name: `Traveller ${number}`,
      phone: String(6e9 + number),
      email: null,
      createdAt: 0,
      canonicalPhone: String(6e9 + number),
      passwordHash: '',
      consent: '',
    }));
    await db.insertInto('users').values(users).execute();
  }
}

/** Fills the table without its indexes, then lets the migration create them and count the rows. */
async function fill(db: Kysely<Schema>, engine: Database['engine'], now: number): Promise<void> {
  for (const index of INDEXES) await db.schema.dropIndex(index).execute();
  for (const table of FIGURES) await db.schema.dropTable(table).execute();
  await fillUsers(db);
  for (const rows of inPieces(generate(now), FILLED_AT_ONCE)) await insertRows(db, engine, rows);
  await db.schema.createIndex('activitiesByTime').on('activities').column('id').execute();
  await db.schema.createIndex('activitiesOfUser').on('activities').columns(['userId', 'occurredAt']).execute();
  await db.schema.createIndex('activitiesOfVisitor').on('activities').columns(['visitor', 'occurredAt']).execute();
  await countActivities(db as unknown as Kysely<unknown>);
  await addDemand(db as unknown as Kysely<unknown>);
  // Nearly every search has a different route: the worst case for this many searches.
  for (let i = 0; i < DAYS; i++) {
    const searches = Array.from({ length: 800 }, () => ({
      type: 'search',
      userId: null,
      visitor: '',
      occurredAt: now - i * 86_400_000,
      data: {
        status: 422,
        from: pick(places),
        to: `${pick(places)} ${whole(1, 40)}`,
        reason: pick(['BUDGET_TOO_LOW', 'UNKNOWN_PLACE', 'ABROAD']),
      },
    }));
    await addUnserved(db, searches);
  }
  await sql.raw(engine === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(db);
}

const filter = (type: string, device: string, range: number, page: number) =>
  `/api/admin/activity?type=${type}&device=${device}&range=${range}&page=${page}`;

/**
 * Returns calls for every figure and table in every range, and feed pages at the start, in the middle and at the end.
 */
async function callsOf({ app, token }: MeasuredSite): Promise<Call[]> {
  const calls: Call[] = [];
  const headers = { authorization: `Bearer ${token}` };
  for (const range of [1, 7, 30, 90]) {
    calls.push([`stats, ${range} days`, () => `/api/admin/activity/stats?range=${range}`]);
    calls.push([`login stats, ${range} days`, () => `/api/admin/activity/login-stats?days=${range}`]);
    calls.push([`funnel, ${range} days`, () => `/api/admin/activity/funnel?range=${range}`]);
    calls.push([`unserved routes, ${range} days`, () => `/api/admin/activity/unserved-routes?range=${range}`]);
  }
  for (const [type, device] of [
    ['all', 'all'],
    ...ACTIVITY_TYPES.map((name) => [name, 'all'] as const),
    ...ACTIVITY_DEVICES.map((name) => ['all', name] as const),
    ['error', 'tablet'],
    ['page_view', 'tablet'],
  ] as const) {
    const answer = await app.inject({ url: filter(type, device, 90, 1), headers });
    const { totalPages } = answer.json() as { totalPages: number };
    const words = `feed of ${type}, ${device}`;
    calls.push([`${words}: first page`, () => filter(type, device, 90, 1)]);
    calls.push([`${words}: any page of ${totalPages}`, () => filter(type, device, 90, whole(1, totalPages))]);
    calls.push([`${words}: last page`, () => filter(type, device, 90, totalPages)]);
  }
  const logins = await app.inject({ url: '/api/admin/activity/login-stats?days=90', headers });
  const { loginUserDetails } = logins.json() as { loginUserDetails: { id: string }[] };
  calls.push(['timeline of a person', () => `/api/admin/activity/people/user/${pick(loginUserDetails).id}`]);
  return calls;
}

async function recordingCosts(database: Database): Promise<void> {
  const settings = async () => DEFAULT_SETTINGS;
  const recorder = activityRecorder({
    database,
    clock: () => Date.now(),
    settings: { current: settings, within: settings },
    secret: 'bench',
    onFailure: (error) => console.error(error),
  });
  const visitor = (i: number) => ({
    address: `203.0.${i % 250}.${i % 199}`,
    limitKey: '',
    network: '',
    requestId: 'bench',
    userAgent: 'Mozilla/5.0 (iPhone) Mobile',
    device: 'mobile' as const,
    doNotTrack: false,
    language: 'en' as const,
    dayKey: null,
  });
  const alone: number[] = [];
  for (let i = 0; i < 300; i++) {
    // The transaction's own cost, a sync to disk, belongs to the write that it is part of.
    await database.db.transaction().execute(async (trx) => {
      const began = performance.now();
      await recorder.record(trx, { type: 'search', visitor: visitor(i), userId: `user${whole(1, USERS)}`, data: {} });
      alone.push(performance.now() - began);
    });
  }
  const began = performance.now();
  for (let i = 0; i < 5000; i++) {
    const data = { path: '/itinerary/goa', pageTitle: 'Goa' };
    recorder.recordSoon({ type: 'page_view', visitor: visitor(i), userId: null, data });
  }
  await recorder.flush();
  const together = (performance.now() - began) / 5000;
  console.log(`  recording one in a transaction: median ${median(alone).toFixed(2)} ms`);
  console.log(`  recording 5,000 page views: ${together.toFixed(3)} ms each`);
  if (median(alone) > RECORDING_FLOOR_MS || together > RECORDING_FLOOR_MS) process.exitCode = 1;
}

/** Measures the export over a real connection, and the process's memory during it. */
async function exportCosts(url: string, token: string): Promise<void> {
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const answer = await fetch(`${url}/api/admin/activity/export?range=90`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
  let rows = 0;
  const grown: number[] = [];
  const reader = answer.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done && rows < 1_000_000; piece = await reader?.read()) {
    for (const byte of piece.value as Uint8Array) if (byte === 10) rows += 1;
    if (rows > (grown.length + 1) * 200_000) grown.push(Math.round((process.memoryUsage().rss - before) / 1e6));
  }
  await reader?.cancel();
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `  export of ${rows} rows: ${seconds.toFixed(0)} s, more memory after each 200,000: ${grown.join(', ')} MB`,
  );
}

async function measure(engine: 'sqlite' | 'postgres'): Promise<void> {
  const place = await makeDatabase(engine);
  const database = await place.open();
  const now = Math.min(Date.now(), startOfHour(hourInIndia(Date.now()) + 1) - 1);
  const startedAt = performance.now();
  if (engine === 'sqlite') await fill(database.db, engine, now);
  else {
    // Without the timeouts of the product's own connections.
    const pool = new pg.Pool({ connectionString: place.settings.databaseUrl, max: 1 });
    const filling = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    await sql`set maintenance_work_mem = '512MB'`.execute(filling);
    await fill(filling, engine, now);
    await filling.destroy();
    await wait(5000);
  }
  console.log(`${engine}: ${activityCount} activities in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  const site = await openSite(place, database);
  await measureCalls(site, await callsOf(site), { tries: TRIES, floorMs: FLOOR_MS });
  await recordingCosts(database);
  await exportCosts(await site.app.listen({ port: 0, host: '127.0.0.1' }), site.token);
  await site.app.close();
  await database.close();
  await place.remove();
}

if (onlyEngine !== 'postgres') await measure('sqlite');
if (onlyEngine !== 'sqlite' && process.env.TEST_DATABASE_URL) await measure('postgres');
