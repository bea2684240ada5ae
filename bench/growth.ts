// Measures what strangers add to the database: bytes of each kind of write, and everything one address can add before
// it is refused for the rest of the day. Runs as fast as the limits per minute allow, about ten minutes on each
// database.
//   node bench/growth.ts          with TEST_DATABASE_URL (scripts/with-postgres.ts) on both databases
import { sql } from 'kysely';
import { addDays } from '../src/core/dates.ts';
import type { Database } from '../src/server/database/database.ts';
import { engines, makeDatabase, type TestDatabase } from '../test/databases.ts';
import { openSite } from './measured-site.ts';

const MEGABYTE = 1024 * 1024;
/** The promised limit per address and day. */
const MOST_BYTES = 50 * MEGABYTE;
const TRIES = 40;
const AT_MOST = 100_000;

type Site = Awaited<ReturnType<typeof openSite>>;
interface Sent {
  readonly method: 'POST';
  readonly url: string;
  readonly payload: object;
  readonly headers?: Record<string, string>;
}

const today = new Date().toISOString().slice(0, 10);
const PLACES = ['Darjeeling', 'Munnar', 'Manali', 'Jaipur', 'Puri', 'Gangtok', 'Leh', 'Hampi', 'Goa', 'Shimla'];
const words = (length: number): string => 'mountains and rivers '.repeat(length).slice(0, length);
const phoneOf = (number: number): string => String(7_000_000_000 + number);

/** The itinerary to book. */
let planned = { slug: '', startDate: '' };

/** The largest body that each write accepts, every one different. */
const WRITES: Readonly<Record<string, (number: number) => Sent>> = {
  'plans of a trip of 8 days': (number) => ({
    method: 'POST',
    url: '/api/generate-itinerary',
    payload: {
      from: 'Kolkata',
      to: PLACES[number % PLACES.length],
      travellers: 2,
      travelClass: 'Economy',
      departureDate: addDays(today, 20 + Math.floor(number / PLACES.length)),
      returnDate: addDays(today, 28 + Math.floor(number / PLACES.length)),
      priceRange: [0, 500_000],
    },
  }),
  'an activity': (number) => ({
    method: 'POST',
    url: '/api/activity',
    payload: { type: 'page_view', pageData: { path: `/${words(450)}${number}`, pageTitle: words(190) } },
  }),
  'fifty activities': (number) => ({
    method: 'POST',
    url: '/api/activity',
    payload: {
      activities: Array.from({ length: 50 }, (_, nth) => ({
        type: 'page_view',
        pageData: { path: `/${words(450)}${number}-${nth}`, pageTitle: words(190) },
      })),
    },
  }),
  'a lead': (number) => ({
    method: 'POST',
    url: '/api/promotional-leads/submit',
    payload: { name: 'Asha Sen', phone: phoneOf(number) },
  }),
  'a booking': (number) => ({
    method: 'POST',
    url: '/api/packages/book',
    payload: {
      packageSlug: planned.slug,
      itemType: 'itinerary',
      fullName: 'Asha Sen',
      phone: phoneOf(number),
      travelers: 2,
      preferredDate: planned.startDate,
      specialRequests: words(400),
    },
    headers: { 'idempotency-key': `growth-bench-${number}-0123456789abcdef` },
  }),
  'a registration': (number) => ({
    method: 'POST',
    url: '/api/users/register',
    payload: { name: words(90), phone: phoneOf(number), password: 'dusk-on-the-road' },
  }),
  'a wrong sign-in': (number) => ({
    method: 'POST',
    url: '/api/users/login',
    payload: { phone: phoneOf(number), password: 'wrong-wrong-wrong' },
  }),
};

/** Returns the bytes of rows and indexes, without space freed by deleted rows. */
async function sizeOf(database: Database): Promise<number> {
  // Buffered writes are finished by then.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const size =
    database.engine === 'sqlite'
      ? sql<{ bytes: number }>`select (page_count - freelist_count) * page_size as bytes
          from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(database.db);
  return Number(rows[0]?.bytes);
}

let asked = 0;
const freshAddress = (): string => `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked++ & 255}`;

const send = ({ app }: Site, sent: Sent, remoteAddress: string) =>
  app.inject({ ...sent, remoteAddress, headers: { 'user-agent': 'Mozilla/5.0', ...sent.headers } });

async function measureOne(site: Site, database: Database, name: string): Promise<void> {
  const before = await sizeOf(database);
  const statuses = new Map<number, number>();
  for (let number = 0; number < TRIES; number++) {
    const write = WRITES[name];
    if (!write) continue;
    const { statusCode } = await send(site, write(number), freshAddress());
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  const each = ((await sizeOf(database)) - before) / TRIES;
  console.log(
    `  ${name}: ${(each / 1024).toFixed(1)} KB (${[...statuses].map(([code, n]) => `${n} × ${code}`).join()})`,
  );
}

/** Makes writes of one kind until an address is refused for the day; returns their number. */
async function spendDay(site: Site, name: string): Promise<number> {
  const write = WRITES[name];
  for (let number = 1000; write && number < AT_MOST; number++) {
    const answer = await send(site, write(number), '203.0.113.9');
    if (answer.statusCode !== 429) continue;
    if (Number(answer.headers['retry-after']) > 3600) return number - 1000;
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers['retry-after'])));
  }
  throw new Error(`${name} is never refused`);
}

async function measureOn(place: TestDatabase): Promise<void> {
  const database = await place.open();
  const site = await openSite(place, database);
  const { app } = site;
  console.log(database.engine);
  const firstTrip = {
    from: 'Kolkata',
    to: 'Puri',
    departureDate: addDays(today, 90),
    returnDate: addDays(today, 94),
  };
  const { itineraries } = (
    await app.inject({
      method: 'POST',
      url: '/api/generate-itinerary',
      payload: { ...firstTrip, travellers: 2, travelClass: 'Economy', priceRange: [0, 500_000] },
    })
  ).json() as { itineraries: { slug: string; startDate: string }[] };
  planned = itineraries[0] ?? planned;
  for (const name of Object.keys(WRITES)) await measureOne(site, database, name);
  const before = await sizeOf(database);
  const beganAt = performance.now();
  for (const name of ['plans of a trip of 8 days', 'fifty activities']) {
    console.log(`  one address: ${name}, ${await spendDay(site, name)} times, then refused for the day`);
  }
  const grown = (await sizeOf(database)) - before;
  const seconds = Math.round((performance.now() - beganAt) / 1000);
  console.log(`  one address: ${(grown / MEGABYTE).toFixed(1)} MB in ${seconds} s (at most ${MOST_BYTES / MEGABYTE})`);
  if (grown > MOST_BYTES) process.exitCode = 1;
  await app.close();
  await database.close();
}

for (const engine of engines) {
  const place = await makeDatabase(engine);
  await measureOn(place);
  await place.remove();
}
