// Measures the AI usage section with 1,000,000 requests over 90 days: figures, charts, the log, and the cost of logging
// one.
//   node scripts/with-postgres.ts node bench/ai-usage.ts [requests = 1000000]        some minutes, 3 GB of disk
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { dayOfHour, hourInIndia } from '../src/core/activities/windows.ts';
import { AI_PERIODS } from '../src/core/ai-usage/periods.ts';
import { CHECK_IDS } from '../src/core/planner/verifier/checks.ts';
import type { Database } from '../src/server/database/database.ts';
import { up as countLogs } from '../src/server/database/migrations/0007-ai-usage-figures.ts';
import type { Schema } from '../src/server/database/schema.ts';
import { aiUsageRecorder } from '../src/server/features/ai-usage/service.ts';
import { DEFAULT_SETTINGS } from '../src/server/features/settings/defaults.ts';
import { firstIdOf } from '../src/server/ids.ts';
import { makeDatabase } from '../test/databases.ts';
import { inPieces, pick, places, random, whole } from './at-scale.ts';
import { type Call, measureCalls, openSite } from './measured-site.ts';
import { median } from './site-process.ts';

const requestCount = Number(process.argv[2] ?? 1_000_000);
const FLOOR_MS = 100;
const TRIES = 21;
const DAYS = 90;
const FILLED_AT_ONCE = 10_000;
const BOOKINGS = 100_000;
const TABLES = ['aiCounts', 'aiResponseTimes', 'aiPlanChecks'] as const;
const INDEXES = [
  ...(['aiLogsOfEndpoint', 'aiLogsOfStatus', 'aiLogsOfEndpointAndStatus', 'aiLogsOfUser'] as const),
  'bookingsOfDemo',
] as const;

/** Most take some hundred milliseconds, some with a language model many seconds. */
const responseTime = (): number =>
  Math.round(Math.exp(4.5 + random() * 1.5 + random() * 1.5 + (random() < 0.3 ? 3 : 0)));

const searchOf = () => ({
  from: pick(places),
  to: pick(places),
  departureDate: '2026-12-05',
  returnDate: '2026-12-09',
  travellers: whole(1, 6),
  travelClass: 'Economy',
  priceRange: [0, 50_000],
  exclude: [],
});

const answerOf = (status: number): object =>
  status >= 400
    ? { code: status, message: 'Plans for these dates start at ₹12,400 per person.', reason: 'BUDGET_TOO_LOW' }
    : {
        itineraries: Array.from({ length: 6 }, (_, i) => ({
          slug: `${pick(places).toLowerCase().replaceAll(' ', '-')}-in-${whole(2, 9)}-days-2026-12-05-${i}`,
          pricePP: whole(5000, 40_000),
          checks: 35,
        })),
        plans: { planned: 8, passed: 7, failed: { V15: 1 } },
      };

type Row = readonly (string | number | null)[];

function* generate(now: number): Generator<Row> {
  const step = (DAYS * 86_400_000) / requestCount;
  for (let made = 0; made < requestCount; made++) {
    const at = Math.floor(now - DAYS * 86_400_000 + made * step);
    const endpoint = random() < 0.75 ? 'generate-itinerary' : 'itinerary-details';
    const status = random() < 0.06 ? pick([422, 422, 499, 503]) : 200;
    yield [
      firstIdOf(at) + made.toString(36).padStart(17, '0'),
      endpoint,
      status < 400 ? 'success' : 'error',
      status,
      responseTime(),
      whole(0, 4000),
      whole(0, 30_000),
      random() < 0.2 ? `user${whole(1, 20_000)}` : null,
      '203.0.113.0/24',
      'Mozilla/5.0 (iPhone) Mobile',
      JSON.stringify(searchOf()),
      JSON.stringify(answerOf(status)),
      at,
    ];
  }
}

const COLUMNS = [
  'id',
  'endpoint',
  'responseStatus',
  'httpStatus',
  'responseTimeMs',
  'tokensUsed',
  'costMicroUsd',
  'userId',
  'network',
  'userAgent',
  'requestData',
  'responseData',
  'createdAt',
];
const NUMBERS = new Set(['httpStatus', 'responseTimeMs', 'tokensUsed', 'costMicroUsd', 'createdAt']);

/** Inserts rows the fastest way on both engines: one parameter of JSON. */
async function insertRows(db: Kysely<Schema>, engine: Database['engine'], rows: readonly Row[]): Promise<void> {
  const json = JSON.stringify(rows);
  const into = sql.raw(COLUMNS.map((name) => `"${name}"`).join(', '));
  const cast = (name: string) => (engine === 'postgres' && NUMBERS.has(name) ? '::bigint' : '');
  const values = sql.raw(COLUMNS.map((name, i) => `(value->>${i})${cast(name)}`).join(', '));
  const from = engine === 'sqlite' ? sql`json_each(${json})` : sql`json_array_elements(${json}::json) as value`;
  await sql`insert into "aiLogs" (${into}) select ${values} from ${from}`.execute(db);
}

/** Inserts bookings whose ids contain their time: bookings of a period are counted by id. */
async function fillBookings(db: Kysely<Schema>, now: number): Promise<void> {
  const words = {
    itemType: 'package',
    itemId: 'p',
    itemSlug: 'p',
    itemTitle: 'P',
    itemPrice: 1,
    pricePerPerson: 1,
    total: 1,
    currency: 'INR',
    fullName: 'Asha Sen',
    phone: '9831012345',
    email: null,
    travelers: 2,
    specialRequests: '',
    preferredDate: '2026-12-05',
    status: 'pending',
    userId: null,
    consent: '',
    network: '',
    seenAt: null,
    demo: 0,
    searchText: '',
  };
  for (let first = 0; first < BOOKINGS; first += 1000) {
    const rows = Array.from({ length: 1000 }, (_, i) => {
      const at = Math.floor(now - ((BOOKINGS - first - i) / BOOKINGS) * DAYS * 86_400_000);
      const id = firstIdOf(at) + (first + i).toString(36).padStart(17, '0');
      return { ...words, id, reference: `SN-${first + i}`, createdAt: at, updatedAt: at };
    });
    await db.insertInto('bookings').values(rows).execute();
  }
}

/** Fills the log without its indexes, then lets the migration create them and count the rows. */
async function fill(db: Kysely<Schema>, engine: Database['engine'], now: number): Promise<void> {
  for (const index of INDEXES) await db.schema.dropIndex(index).execute();
  for (const table of TABLES) await db.schema.dropTable(table).execute();
  for (const rows of inPieces(generate(now), FILLED_AT_ONCE)) await insertRows(db, engine, rows);
  await db.schema.createIndex('aiLogsByTime').on('aiLogs').columns(['createdAt', 'endpoint']).execute();
  await countLogs(db as unknown as Kysely<unknown>);
  const hour = hourInIndia(now);
  for (let i = 0; i < DAYS * 24; i++) {
    const outcomes = ['planned', 'passed', ...CHECK_IDS];
    const cells = [{ unit: 'hour', at: hour - i }, ...(i < DAYS ? [{ unit: 'day', at: dayOfHour(hour) - i }] : [])];
    const counts = cells.flatMap((cell) => outcomes.map((outcome) => ({ ...cell, outcome, count: whole(1, 4000) })));
    await db.insertInto('aiPlanChecks').values(counts).execute();
  }
  await fillBookings(db, now);
  await sql.raw(engine === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(db);
}

/** Returns calls for every period, and logs with every filter, at the start, in the middle and at the end. */
function listCalls(ids: readonly string[]): Call[] {
  const usage = '/api/admin/dashboard/ai-usage';
  const some = () => pick(ids);
  const last = ids[0] ?? '';
  const calls: Call[] = AI_PERIODS.map((period) => [
    `figures and charts, ${period}`,
    () => `${usage}?period=${period}`,
  ]);
  for (const filter of [
    '',
    'endpoint=itinerary-details&',
    'status=error&',
    'endpoint=itinerary-details&status=error&',
    'period=90d&',
    'includeData=true&',
  ]) {
    const words = filter === '' ? 'the log' : `the log, ${filter.slice(0, -1)}`;
    calls.push([`${words}: newest`, () => `${usage}/logs?${filter}`]);
    calls.push([`${words}: anywhere`, () => `${usage}/logs?${filter}before=${some()}`]);
    calls.push([`${words}: oldest`, () => `${usage}/logs?${filter}before=${last}`]);
  }
  calls.push(['the log, by reference', () => `${usage}/logs?search=${some()}`]);
  calls.push(['the log, by how a reference begins', () => `${usage}/logs?search=${some().slice(0, 5)}&status=error`]);
  calls.push(['a single request', () => `${usage}/logs/${some()}`]);
  return calls;
}

async function recordingCosts(database: Database): Promise<void> {
  const settings = async () => DEFAULT_SETTINGS;
  const clock = () => Date.now();
  const recorder = aiUsageRecorder({ database, clock, settings: { current: settings, within: settings } });
  const times: number[] = [];
  for (let i = 0; i < 300; i++) {
    // The transaction's own cost, a sync to disk, belongs to the write that it is part of.
    await database.db.transaction().execute(async (trx) => {
      const began = performance.now();
      await recorder.record(trx, {
        endpoint: 'generate-itinerary',
        userId: null,
        startedAt: clock() - whole(10, 900),
        status: 200,
        visitor: { network: '203.0.113.0/24', userAgent: 'Mozilla/5.0 (iPhone) Mobile' },
        request: searchOf(),
        response: answerOf(200),
        plans: { planned: 8, passed: 7, failed: { V15: 1 } },
        used: { tokens: 900, costMicroUsd: 1200 },
      });
      times.push(performance.now() - began);
    });
  }
  console.log(`  logging one in a transaction: median ${median(times).toFixed(2)} ms`);
}

async function measure(engine: 'sqlite' | 'postgres'): Promise<void> {
  const place = await makeDatabase(engine);
  const database = await place.open();
  const startedAt = performance.now();
  const now = Date.now();
  if (engine === 'sqlite') await fill(database.db, engine, now);
  else {
    // Without the timeouts of the product's own connections.
    const pool = new pg.Pool({ connectionString: place.settings.databaseUrl, max: 1 });
    const filling = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    await fill(filling, engine, now);
    await filling.destroy();
    await wait(5000);
  }
  console.log(`${engine}: ${requestCount} requests in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  const site = await openSite(place, database);
  const sample = await database.read.selectFrom('aiLogs').select('id').orderBy('id').limit(200).execute();
  const later = await database.read
    .selectFrom('aiLogs')
    .select('id')
    .where('id', '>', firstIdOf(now - 45 * 86_400_000))
    .orderBy('id')
    .limit(2000)
    .execute();
  const calls = listCalls([...sample.slice(100), ...later].map(({ id }) => id));
  await measureCalls(site, calls, { tries: TRIES, floorMs: FLOOR_MS });
  await recordingCosts(database);
  await site.app.close();
  await database.close();
  await place.remove();
}

await measure('sqlite');
if (process.env.TEST_DATABASE_URL) await measure('postgres');
