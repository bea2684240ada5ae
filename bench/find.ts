// Measures the search over the whole back office and the dashboard, with 1,000,000 each of bookings, leads and users.
//   node scripts/with-postgres.ts node bench/find.ts [of each = 1000000]        about fifteen minutes, 8 GB of disk
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { engines, makeDatabase } from '../test/databases.ts';
import { FIRST_NAMES, LAST_NAMES, mobileNumber, pick, places, rareName, whole } from './at-scale.ts';
import { fillNoun, referenceOf } from './fill-nouns.ts';
import { measureCalls, openSite } from './measured-site.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const FLOOR_MS = 50;
const TRIES = 25;

const find = (q: string) => `/api/admin/search?q=${encodeURIComponent(q)}`;
const CALLS: Readonly<Record<string, () => string>> = {
  'find: two letters': () => find(pick(FIRST_NAMES).slice(0, 2)),
  'find: a first name': () => find(pick(FIRST_NAMES)),
  'find: a full name': () => find(`${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`),
  'find: a rare name': () => find(rareName()),
  'find: a first and a rare name': () => find(`${pick(FIRST_NAMES)} ${rareName()}`),
  'find: a whole phone': () => find(mobileNumber()),
  'find: the last five digits': () => find(String(whole(10_000, 99_999))),
  'find: a reference': () => find(referenceOf(whole(1, count))),
  'find: a place': () => find(pick(places)),
  'find: nothing': () => find(`zzqx${whole(1, 1e6)}`),
  'find: common names that never meet': () => find(`${FIRST_NAMES[0]} ${FIRST_NAMES[1]}`),
  dashboard: () => '/api/admin/dashboard/overview',
  notifications: () => '/api/admin/notifications',
};

async function measure(engine: 'sqlite' | 'postgres'): Promise<void> {
  const place = await makeDatabase(engine);
  const database = await place.open();
  const startedAt = performance.now();
  for (const noun of ['bookings', 'leads', 'users'] as const) await fillNoun(database, noun, count, Date.now());
  console.log(`${engine}: filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  if (engine === 'postgres') {
    await sql`vacuum analyze`.execute(database.db);
    await wait(5000);
  }
  const site = await openSite(place, database);
  await measureCalls(site, Object.entries(CALLS), { tries: TRIES, floorMs: FLOOR_MS });
  await site.app.close();
  await database.close();
  await place.remove();
}

for (const engine of engines) await measure(engine);
