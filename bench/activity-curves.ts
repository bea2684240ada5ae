// Measures what the activity tracker shows over time, by page and by route, with 1,000,000 activities over 90 days that
// end in 100,000 booking requests, and what recording costs.
//   node scripts/with-postgres.ts node bench/activity-curves.ts [activities = 1000000] [sqlite | postgres]
// Takes about ten minutes per database.
import { sql } from 'kysely';
import { makeDatabase } from '../test/databases.ts';
import { fillActivities } from './fill-activities.ts';
import { type Call, measureCalls, openSite } from './measured-site.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const onlyEngine = process.argv[3];
const FLOOR_MS = 50;
const TRIES = 25;
const DAYS = 90;

async function measure(engine: 'sqlite' | 'postgres'): Promise<void> {
  const place = await makeDatabase(engine);
  const database = await place.open();
  const began = performance.now();
  await fillActivities(database, { count, days: DAYS, now: Date.now(), visitsPerRequest: 2 });
  const took = performance.now() - began;
  await sql.raw('analyze').execute(database.db);
  const { requests } = await database.read
    .selectFrom('routeRequests')
    .select((select) => select.fn.countAll<number>().as('requests'))
    .executeTakeFirstOrThrow();
  console.log(`${engine}: ${count} activities, ${requests} requests, recorded in ${(took / count).toFixed(3)} ms each`);
  const site = await openSite(place, database);
  const headers = { authorization: `Bearer ${site.token}` };
  const { routes } = (await site.app.inject({ url: '/api/admin/activity/routes?range=90', headers })).json() as {
    routes: { id: string; asked: number }[];
  };
  console.log(`  the most searched route has ${routes[0]?.asked} requests`);
  const calls: Call[] = [];
  for (const range of [1, 7, 30, 90]) {
    calls.push([`curves, ${range} days`, () => `/api/admin/activity/series?range=${range}`]);
    calls.push([`pages and sources, ${range} days`, () => `/api/admin/activity/visited?range=${range}`]);
    calls.push([`routes, ${range} days`, () => `/api/admin/activity/routes?range=${range}`]);
    calls.push([`one route, ${range} days`, () => `/api/admin/activity/routes/${routes[0]?.id}?range=${range}`]);
  }
  await measureCalls(site, calls, { tries: TRIES, floorMs: FLOOR_MS });
  await site.app.close();
  await database.close();
  await place.remove();
}

if (onlyEngine !== 'postgres') await measure('sqlite');
if (onlyEngine !== 'sqlite' && process.env.TEST_DATABASE_URL) await measure('postgres');
