// Kills the site again and again while people register and plan trips, and looks for what it had acknowledged.
//   node scripts/with-postgres.ts node bench/kills.ts [rounds = 50]
import { setTimeout as wait } from 'node:timers/promises';
import { makeDatabase } from '../test/databases.ts';
import { type SiteProcess, startSite } from './site-process.ts';

const rounds = Number(process.argv[2] ?? 50);
const CITIES = ['Kolkata', 'Delhi', 'Mumbai', 'Bengaluru', 'Chennai', 'Hyderabad', 'Pune', 'Jaipur'];
const PLACES = ['Darjeeling', 'Goa', 'Manali', 'Kerala', 'Udaipur', 'Varanasi', 'Rishikesh', 'Puri'];

interface Acknowledged {
  readonly phones: Map<string, string>;
  readonly slugs: Set<string>;
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
  };
  const known: Acknowledged = { phones: new Map(), slugs: new Set(), odd: new Set() };
  const lost: string[] = [];
  const ready: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const site = await startSite(environment);
    ready.push(site.firstAnswerMs);
    lost.push(...(await findLost(site, known, false)));
    const work = [registerForever(site, known), registerForever(site, known), planForever(site, known)];
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
  await database.close();
  await place.remove();
  console.log(
    `${engine}: ${rounds} kills; acknowledged ${known.phones.size} accounts and ${known.slugs.size} itineraries; ` +
      `lost ${new Set([...lost, ...missing]).size}, doubled ${doubled.length}, rows ${users}; ` +
      `ready again after ${Math.round(Math.max(...ready))} ms at most`,
  );
  for (const odd of known.odd) console.log(`odd: ${odd}`);
  if (known.odd.size + lost.length + missing.length + doubled.length > 0) process.exitCode = 1;
}

await killRounds('sqlite');
if (process.env.TEST_DATABASE_URL) await killRounds('postgres');
