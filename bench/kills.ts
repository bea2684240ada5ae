// Kills the site repeatedly while people register, plan trips, book and submit their phone, and admins write posts, and
// checks that everything acknowledged is stored; then lets it send the due messages, and counts what the mail server
// received.
//   node scripts/with-postgres.ts node bench/kills.ts [rounds = 50]
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../src/server/database/database.ts';
import { makeDatabase } from '../test/databases.ts';
import { startMailServer } from '../test/message-servers.ts';
import { type Acknowledged, nothingYet, prepare, titleOf, workOn } from './kill-work.ts';
import { median, type SiteProcess, startSite } from './site-process.ts';

const rounds = Number(process.argv[2] ?? 50);
const ADMIN = { email: 'admin@safarnama.example', password: 'dusk-on-the-road' };
const SENT_WITHIN_MS = 300_000;

/** Returns what was acknowledged and is missing, according to the site. */
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
  const { blog } = (await (await fetch(`${site.url}/api/blogs/saved-forever`)).json()) as {
    blog: { title: string; content: string };
  };
  const versions = [known.saved.version, known.saved.version + 1];
  const version = versions.find((each) => blog.title === titleOf(each));
  if (version === undefined) lost.push(`save ${known.saved.version}: found "${blog.title}"`);
  else if (blog.content !== `<p>${titleOf(version)}</p>`) lost.push(`half of save ${version}`);
  return lost;
}

interface Verdict {
  readonly lost: string[];
  readonly doubled: string[];
}

/** Returns how often each value of a column occurs. */
const countBy = (values: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

function judge(kind: string, kept: readonly string[], promised: Iterable<string>): Verdict {
  const counts = countBy(kept);
  return {
    lost: [...promised].filter((each) => !counts.has(each)).map((each) => `${kind} ${each}`),
    doubled: [...counts].filter(([, count]) => count > 1).map(([each]) => `${kind} ${each}`),
  };
}

/** Checks the database for everything acknowledged, and for intents stored twice. */
async function judgeRows({ read }: Database, known: Acknowledged): Promise<Verdict> {
  const users = await read.selectFrom('users').select('phone').execute();
  const trips = await read.selectFrom('itineraries').select('slug').execute();
  const booked = await read
    .selectFrom('bookings')
    .select(['id', 'specialRequests', 'reference'])
    .where('fullName', '=', 'Kill Test')
    .execute();
  const leads = await read
    .selectFrom('leads')
    .select(['id', 'canonicalPhone'])
    .where('name', '=', 'Kill Test')
    .execute();
  const posts = await read.selectFrom('blogs').select('slug').execute();
  const told = await read.selectFrom('outbox').select('aboutId').where('channel', '=', 'email').execute();
  const references = booked.map(({ specialRequests, reference }) => `${specialRequests} ${reference}`);
  const verdicts = [
    judge(
      'account',
      users.map(({ phone }) => phone),
      known.phones.keys(),
    ),
    judge(
      'itinerary',
      trips.map(({ slug }) => slug),
      known.slugs,
    ),
    judge(
      'booking',
      booked.map(({ specialRequests }) => specialRequests),
      known.bookings.keys(),
    ),
    judge(
      'reference',
      references,
      [...known.bookings].map((pair) => pair.join(' ')),
    ),
    judge(
      'lead',
      leads.map(({ canonicalPhone }) => canonicalPhone),
      known.leads,
    ),
    judge(
      'post',
      posts.map(({ slug }) => slug),
      known.posts,
    ),
    // Every booking and every lead sends the agency one message.
    judge(
      'message',
      told.map(({ aboutId }) => aboutId),
      [...booked, ...leads].map(({ id }) => id),
    ),
  ];
  return { lost: verdicts.flatMap(({ lost }) => lost), doubled: verdicts.flatMap(({ doubled }) => doubled) };
}

const countWaiting = async ({ read }: Database): Promise<number> => {
  const waiting = read.selectFrom('outbox').select((select) => select.fn.countAll<number>().as('count'));
  return Number((await waiting.where('state', '=', 'waiting').executeTakeFirstOrThrow()).count);
};

async function killRounds(engine: 'sqlite' | 'postgres'): Promise<void> {
  const place = await makeDatabase(engine);
  const mail = await startMailServer();
  const environment = {
    DATA_DIR: place.settings.dataDir,
    DATABASE_URL: place.settings.databaseUrl ?? '',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
    DEMO: '1',
    SMTP_URL: mail.url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const known = nothingYet();
  const lost: string[] = [];
  const ready: number[] = [];
  let token: string | null = null;
  for (let round = 0; round < rounds; round++) {
    const site = await startSite(environment);
    ready.push(site.firstAnswerMs);
    token ??= await prepare(site, known, ADMIN);
    lost.push(...(await findLost(site, known, false)));
    const work = workOn(site, known, token);
    // Sometimes long enough for the job that sends messages, so that it is killed at work as well.
    await wait(round % 5 === 4 ? 5200 : 150 + ((round * 137) % 600));
    await site.kill('SIGKILL');
    await work;
  }
  const database = await place.open();
  // What a killed process had claimed would only be sent after five minutes; no process holds these claims any more.
  await database.db.updateTable('outbox').set({ claimedUntil: null }).execute();
  const site = await startSite(environment);
  // Every call below comes from one address: keep the total below the general rate limit.
  lost.push(...(await findLost(site, known, known.phones.size + known.slugs.size < 1100)));
  for (let waited = 0; waited < SENT_WITHIN_MS && (await countWaiting(database)) > 0; waited += 1000) await wait(1000);
  await site.kill('SIGTERM');
  const verdict = await judgeRows(database, known);
  const mails = database.read.selectFrom('outbox').select('id').where('channel', '=', 'email');
  // Beyond the daily limit, the agency reads messages in the back office instead (decision 34).
  const [sent, kept] = [
    await mails.where('state', '!=', 'kept').execute(),
    await mails.where('state', '=', 'kept').execute(),
  ];
  const received = countBy(mail.mails.map(({ messageId }) => messageId.slice(1).split('@')[0] ?? ''));
  const unsent = sent.filter(({ id }) => !received.has(id));
  await database.close();
  await place.remove();
  await mail.close();
  const allLost = [...new Set([...lost, ...verdict.lost, ...unsent.map(({ id }) => `mail ${id}`)])];
  console.log(
    `${engine}: ${rounds} kills; acknowledged ${known.phones.size} accounts, ${known.slugs.size} itineraries, ` +
      `${known.bookings.size} bookings, ${known.leads.size} leads, ${known.posts.size} posts and ${known.saved.version} saves of one; ` +
      `lost ${allLost.length}, doubled ${verdict.doubled.length}; ${received.size} mails sent and ${kept.length} kept beyond the day's limit, ` +
      `${mail.mails.length - received.size} of them a second time under the same id; ` +
      `ready again after ${Math.round(median(ready.slice(1)))} ms at the median, ${Math.round(Math.max(...ready.slice(1)))} at most ` +
      `(the first start ${Math.round(ready[0] ?? 0)})`,
  );
  for (const each of [...allLost, ...verdict.doubled, ...known.odd].slice(0, 20)) console.log(`  ${each}`);
  if (known.odd.size + allLost.length + verdict.doubled.length > 0) process.exitCode = 1;
}

await killRounds('sqlite');
if (process.env.TEST_DATABASE_URL) await killRounds('postgres');
