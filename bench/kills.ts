// Kills the site again and again while people register, plan trips and book, and looks for what it had acknowledged.
//   node scripts/with-postgres.ts node bench/kills.ts [rounds = 50]
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../src/server/database/database.ts';
import { makeDatabase } from '../test/databases.ts';
import { type SiteProcess, startSite } from './site-process.ts';

const rounds = Number(process.argv[2] ?? 50);
const CITIES = ['Kolkata', 'Delhi', 'Mumbai', 'Bengaluru', 'Chennai', 'Hyderabad', 'Pune', 'Jaipur'];
/** A package of the demonstration content. */
const BOOKED = process.env.BOOKED ?? 'ladakh-seven-days-leh-nubra-pangong';
const PLACES = ['Darjeeling', 'Goa', 'Manali', 'Kerala', 'Udaipur', 'Varanasi', 'Rishikesh', 'Puri'];

interface Acknowledged {
  readonly phones: Map<string, string>;
  readonly slugs: Set<string>;
  /** Booking intents by their key, with the reference that was answered. */
  readonly bookings: Map<string, string>;
  /** Intents whose answer was cut off: they are sent again with the same key. */
  readonly unsure: Set<string>;
  /** Answers that neither acknowledge nor break off. */
  readonly odd: Set<string>;
}

let people = 0;

/** Addresses differ, as those of a crowd behind a proxy do: one address alone may register only so often. */
const headers = () => ({
  'content-type': 'application/json',
  'x-forwarded-for': `198.51.${people % 250}.${Math.floor(people / 250) % 250}`,
});

async function registerForever(site: SiteProcess, known: Acknowledged): Promise<void> {
  for (;;) {
    const phone = String(9_000_000_000 + people++);
    const body = JSON.stringify({ name: 'Kill Test', phone, password: 'dusk on the road' });
    const answer = await fetch(`${site.url}/api/users/register`, { method: 'POST', headers: headers(), body });
    if (answer.status !== 201) known.odd.add(`registration answered ${answer.status}: ${await answer.text()}`);
    else known.phones.set(phone, ((await answer.json()) as { token: string }).token);
  }
}

async function planForever(site: SiteProcess, known: Acknowledged): Promise<void> {
  for (let i = people; ; i++) {
    const body = JSON.stringify({
      from: CITIES[i % CITIES.length],
      to: PLACES[(i * 3) % PLACES.length],
      departureDate: `2027-02-${String((i % 20) + 1).padStart(2, '0')}`,
      returnDate: `2027-02-${String((i % 20) + 4).padStart(2, '0')}`,
    });
    const answer = await fetch(`${site.url}/api/generate-itinerary`, { method: 'POST', headers: headers(), body });
    const { itineraries = [] } = (await answer.json()) as { itineraries?: { slug: string }[] };
    if (answer.ok) for (const { slug } of itineraries) known.slugs.add(slug);
  }
}

/** Asks to book as a person does who presses again when nothing came back: the same intent keeps its key. */
async function bookForever(site: SiteProcess, known: Acknowledged): Promise<void> {
  for (;;) {
    const intent = known.unsure.values().next().value ?? `intent-${people++}`;
    known.unsure.add(intent);
    const body = JSON.stringify({
      packageSlug: BOOKED,
      packageTitle: 'Kill Test',
      packagePrice: 1,
      itemType: 'package',
      fullName: 'Kill Test',
      phone: '9000000000',
      travelers: 2,
      preferredDate: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
      specialRequests: intent,
    });
    // The caller of a key is the address: it must be the same when the intent is sent again.
    const number = Number(intent.split('-')[1]);
    const address = `198.51.${number % 250}.${Math.floor(number / 250) % 250}`;
    const answer = await fetch(`${site.url}/api/packages/book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': intent, 'x-forwarded-for': address },
      body,
    });
    const text = await answer.text();
    if (answer.status === 201) {
      known.bookings.set(intent, (JSON.parse(text) as { booking: { reference: string } }).booking.reference);
    } else if (answer.status !== 503) {
      // 503: the killed process had taken the key's place; it is free again after a minute.
      known.odd.add(`booking answered ${answer.status}: ${text}`);
    }
    known.unsure.delete(intent);
    if (answer.status === 503) known.unsure.add(intent);
  }
}

/** Bookings that were acknowledged and are not there, and intents that became two. */
async function judgeBookings(database: Database, known: Acknowledged): Promise<{ lost: number; doubled: number }> {
  const rows = await database.read
    .selectFrom('bookings')
    .select(['specialRequests', 'reference'])
    .where('fullName', '=', 'Kill Test')
    .execute();
  const references = new Map<string, string[]>();
  for (const { specialRequests, reference } of rows) {
    references.set(specialRequests, [...(references.get(specialRequests) ?? []), reference]);
  }
  const lost = [...known.bookings].filter(([intent, reference]) => !references.get(intent)?.includes(reference));
  return { lost: lost.length, doubled: [...references.values()].filter(({ length }) => length > 1).length };
}

/** What was promised and is not there. */
async function findLost(site: SiteProcess, known: Acknowledged, all: boolean): Promise<string[]> {
  const lost: string[] = [];
  const recent = <T>(items: Iterable<T>) => (all ? [...items] : [...items].slice(-40));
  for (const [phone, token] of recent(known.phones)) {
    const answer = await fetch(`${site.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
    const body = (await answer.json()) as { user?: { phone: string } };
    if (body.user?.phone !== phone) lost.push(`account ${phone}`);
  }
  for (const slug of recent(known.slugs)) {
    const answer = await fetch(`${site.url}/api/itineraries/${slug}`);
    await answer.arrayBuffer();
    if (!answer.ok) lost.push(`itinerary ${slug}`);
  }
  return lost;
}

async function killRounds(engine: 'sqlite' | 'postgres'): Promise<void> {
  const place = await makeDatabase(engine);
  const environment = {
    DATA_DIR: place.settings.dataDir,
    DATABASE_URL: place.settings.databaseUrl ?? '',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
    DEMO: '1',
  };
  const known: Acknowledged = {
    phones: new Map(),
    slugs: new Set(),
    bookings: new Map(),
    unsure: new Set(),
    odd: new Set(),
  };
  const lost: string[] = [];
  const ready: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const site = await startSite(environment);
    ready.push(site.firstAnswerMs);
    lost.push(...(await findLost(site, known, false)));
    const work = [
      registerForever(site, known),
      registerForever(site, known),
      planForever(site, known),
      bookForever(site, known),
    ];
    const ended = Promise.allSettled(work);
    await wait(150 + ((round * 137) % 600));
    await site.kill('SIGKILL');
    await ended;
  }
  const site = await startSite({ ...environment });
  // Every call below comes from one address: the general bound must not be what is measured.
  lost.push(...(await findLost(site, known, known.phones.size + known.slugs.size < 1100)));
  await site.kill('SIGTERM');
  const database = await place.open();
  const doubled = await database.read
    .selectFrom('users')
    .select((select) => ['canonicalPhone', select.fn.countAll<number>().as('rows')])
    .groupBy('canonicalPhone')
    .having((select) => select.fn.countAll(), '>', 1)
    .execute();
  const { users } = await database.read
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('users'))
    .executeTakeFirstOrThrow();
  const rows = new Set((await database.read.selectFrom('users').select('phone').execute()).map(({ phone }) => phone));
  const missing = [...known.phones.keys()].filter((phone) => !rows.has(phone));
  const slugs = new Set(
    (await database.read.selectFrom('itineraries').select('slug').execute()).map(({ slug }) => slug),
  );
  missing.push(...[...known.slugs].filter((slug) => !slugs.has(slug)));
  const bookings = await judgeBookings(database, known);
  await database.close();
  await place.remove();
  console.log(
    `${engine}: ${rounds} kills; acknowledged ${known.phones.size} accounts, ${known.slugs.size} itineraries and ${known.bookings.size} bookings; ` +
      `lost ${new Set([...lost, ...missing]).size + bookings.lost}, doubled ${doubled.length + bookings.doubled}, users ${users}; ` +
      `ready again after ${Math.round(Math.max(...ready))} ms at most`,
  );
  for (const odd of known.odd) console.log(`odd: ${odd}`);
  if (known.odd.size + lost.length + missing.length + doubled.length + bookings.lost + bookings.doubled > 0)
    process.exitCode = 1;
}

await killRounds('sqlite');
if (process.env.TEST_DATABASE_URL) await killRounds('postgres');
