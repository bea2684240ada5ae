// Takes PostgreSQL away repeatedly while people book, submit their phone, register and read: stopped, killed, its
// backends ended, hanging. Checks whether the process lives, the answers meanwhile, how soon writing works again, and
// whether everything acknowledged is stored once.
//   node bench/outages.ts [outages = 20]      needs a build and PostgreSQL's programs
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresPrograms, type PostgresServer, startPostgresServer } from '../test/postgres-server.ts';

import { median, type SiteProcess, startSite } from './site-process.ts';

const outages = Number(process.argv[2] ?? 20);
const WRITERS = 3;
const GIVEN_UP_AFTER_MS = 60_000;
const BACK_WITHIN_MS = 1000;
/** A package of the demonstration content. */
const BOOKED = 'ladakh-seven-days-leh-nubra-pangong';

type Fault = (server: PostgresServer) => Promise<void>;

async function ask(server: PostgresServer, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    client.end().catch(() => undefined);
  }
}

const stopped =
  (mode: 'fast' | 'immediate'): Fault =>
  async (server) => {
    server.stop(mode);
    await wait(1500);
    server.start();
  };

const FAULTS: Readonly<Record<string, Fault>> = {
  'stopped (fast)': stopped('fast'),
  'stopped (immediate)': stopped('immediate'),
  async 'backends ended'(server) {
    for (let round = 0; round < 5; round++) {
      await ask(server, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
      await wait(200);
    }
  },
  async killed(server) {
    server.kill();
    await wait(1500);
    server.start();
  },
  async hanging(server) {
    server.freeze();
    await wait(9000);
    server.thaw();
  },
};

/** The answers, by request and status, and everything acknowledged. */
class Told {
  readonly statuses = new Map<string, number>();
  /** Booking references by intent. */
  readonly bookings = new Map<string, string>();
  readonly leads = new Set<string>();
  readonly users = new Set<string>();
  readonly withoutRetryAfter = new Set<string>();
  slowestMs = 0;

  count(kind: string, status: string): void {
    const key = `${kind} ${status}`;
    this.statuses.set(key, (this.statuses.get(key) ?? 0) + 1);
  }
}

let people = 0;
const addressOf = (number: number): string => `198.51.${number % 250}.${Math.floor(number / 250) % 250}`;

/** Makes one request; returns null when the connection broke. */
async function call(told: Told, kind: string, url: string, init: RequestInit = {}): Promise<Response | null> {
  const since = performance.now();
  const answer = await fetch(url, init).catch(() => null);
  told.slowestMs = Math.max(told.slowestMs, performance.now() - since);
  told.count(kind, String(answer?.status ?? 'cut off'));
  if (answer?.status === 503 && !answer.headers.get('retry-after')) told.withoutRetryAfter.add(kind);
  return answer;
}

function send(told: Told, kind: string, url: string, body: object, number: number, key?: string) {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': addressOf(number),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  return call(told, kind, url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Returns the day this many days ahead, as the form sends it. */
const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

function writersOf({ url }: SiteProcess, told: Told, isOver: () => boolean): Promise<unknown> {
  const book = async () => {
    while (!isOver()) {
      const number = people++;
      const intent = `intent-${number}`;
      const body = {
        packageSlug: BOOKED,
        packageTitle: 'Outage',
        packagePrice: 1,
        itemType: 'package',
        fullName: 'Outage Test',
        phone: '9000000000',
        travelers: 2,
        preferredDate: dayAhead(60),
        specialRequests: intent,
      };
      // Like a person who presses again.
      for (;;) {
        const answer = await send(told, 'booking', `${url}/api/packages/book`, body, number, intent);
        if (answer?.status === 201) {
          const { booking } = (await answer.json()) as { booking: { reference: string } };
          told.bookings.set(intent, booking.reference);
          break;
        }
        if (isOver()) break;
        await wait(20);
      }
    }
  };
  const leave = async () => {
    while (!isOver()) {
      const number = people++;
      const phone = String(8_000_000_000 + number);
      const body = { name: 'Outage Test', phone };
      const answer = await send(told, 'lead', `${url}/api/promotional-leads/submit`, body, number);
      if (answer?.status === 201) told.leads.add(phone);
      else await wait(20);
    }
  };
  const register = async () => {
    while (!isOver()) {
      const number = people++;
      const phone = String(9_000_000_000 + number);
      const body = { name: 'Outage Test', phone, password: 'dusk on the road' };
      const answer = await send(told, 'account', `${url}/api/users/register`, body, number);
      if (answer?.status === 201) told.users.add(phone);
      else await wait(20);
    }
  };
  const read = async () => {
    while (!isOver()) {
      for (const path of [
        '/contact',
        '/packages',
        '/api/packages',
        '/api/site',
        '/api/health',
        `/packages?search=${people}`,
      ]) {
        const kind = path.startsWith('/packages?') ? 'search page' : path;
        await call(told, kind, url + path, { headers: { accept: 'text/html', 'x-forwarded-for': addressOf(people) } });
      }
      await wait(30);
    }
  };
  return Promise.all([...Array.from({ length: WRITERS }, () => [book(), leave()]).flat(), register(), read()]);
}

/**
 * Returns the milliseconds until a write is accepted; infinite when the process has died, or after a minute without
 * one.
 */
async function backAfter({ url, child }: SiteProcess, told: Told): Promise<number> {
  const since = performance.now();
  for (;;) {
    const isOver =
      child.exitCode !== null || child.signalCode !== null || performance.now() - since > GIVEN_UP_AFTER_MS;
    if (isOver) return Number.POSITIVE_INFINITY;
    const number = people++;
    const body = { name: 'Outage Test', phone: String(8_000_000_000 + number) };
    const answer = await send(told, 'lead', `${url}/api/promotional-leads/submit`, body, number);
    if (answer?.status === 201) return performance.now() - since;
    await wait(10);
  }
}

async function lostAndDoubled(server: PostgresServer, told: Told): Promise<string[]> {
  const columns = async (statement: string) => (await ask(server, statement)).rows as Record<string, string>[];
  const bookings = await columns(
    `select "specialRequests" as intent, reference from bookings where "fullName" = 'Outage Test'`,
  );
  const leads = new Set(
    (await columns('select "canonicalPhone" as phone from leads')).map(({ phone }) => phone?.slice(-10)),
  );
  const users = new Set((await columns('select phone from users')).map(({ phone }) => phone?.slice(-10)));
  const references = new Map<string, string[]>();
  for (const { intent = '', reference = '' } of bookings) {
    references.set(intent, [...(references.get(intent) ?? []), reference]);
  }
  return [
    ...[...told.bookings]
      .filter(([intent, one]) => !references.get(intent)?.includes(one))
      .map(([each]) => `lost ${each}`),
    ...[...references].filter(([, all]) => all.length > 1).map(([each]) => `doubled ${each}`),
    ...[...told.leads].filter((phone) => !leads.has(phone)).map((each) => `lost lead ${each}`),
    ...[...told.users].filter((phone) => !users.has(phone)).map((each) => `lost account ${each}`),
  ];
}

interface Times {
  /** Times of writes under this load without any fault. */
  readonly calm: readonly number[];
  readonly back: readonly number[];
}

/** Takes the server away repeatedly; returns the milliseconds of the first write after each return. */
async function takeAway(server: PostgresServer, site: SiteProcess, told: Told): Promise<Times> {
  const [calm, back] = [[] as number[], [] as number[]];
  // The cached pages.
  for (const path of ['/contact', '/packages']) await fetch(site.url + path);
  let isOver = false;
  const working = writersOf(site, told, () => isOver);
  const faults = Object.entries(FAULTS);
  for (let round = 0; round < outages && site.child.exitCode === null; round++) {
    const [name, fault] = faults[round % faults.length] ?? ['', async () => undefined];
    await wait(800);
    calm.push(await backAfter(site, told));
    await fault(server);
    back.push(await backAfter(site, told));
    console.log(`outage ${round + 1}, ${name}: writing again after ${Math.round(back.at(-1) ?? 0)} ms`);
  }
  isOver = true;
  await working;
  return { calm, back };
}

async function measure(server: PostgresServer, site: SiteProcess): Promise<void> {
  const told = new Told();
  const { calm, back } = await takeAway(server, site, told);
  const wrong = await lostAndDoubled(server, told);
  const isAlive = site.child.exitCode === null && site.child.signalCode === null;
  const errors = [...told.statuses].filter(([key]) => / (?:500|502|cut off)$/.test(key));
  console.log(
    `${outages} outages: the process ${isAlive ? 'lived through all' : 'DIED'}; writing again after ${Math.round(median(back))} ms ` +
      `at the median, ${Math.round(Math.max(...back))} at most (a write while nothing was wrong: ${Math.round(median(calm))}, ` +
      `${Math.round(Math.max(...calm))}); acknowledged ${told.bookings.size} bookings, ${told.leads.size} leads, ` +
      `${told.users.size} accounts, lost or doubled ${wrong.length}; slowest answer ${Math.round(told.slowestMs)} ms`,
  );
  for (const [key, count] of [...told.statuses].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`  ${key}: ${count}`);
  for (const each of [...wrong, ...told.withoutRetryAfter].slice(0, 20)) console.log(`  ${each}`);
  const isKept = isAlive && wrong.length === 0 && errors.length === 0 && told.withoutRetryAfter.size === 0;
  if (!isKept || Math.max(...back) > BACK_WITHIN_MS) process.exitCode = 1;
}

const server = await startPostgresServer(findPostgresPrograms() ?? '');
const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-bench-'));
try {
  const site = await startSite({
    DATA_DIR: dataDir,
    DATABASE_URL: server.url,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
    DEMO: '1',
    ADMIN_EMAIL: 'admin@safarnama.example',
    ADMIN_PASSWORD: 'dusk-on-the-road',
  });
  try {
    await measure(server, site);
  } finally {
    await site.kill('SIGTERM');
  }
} finally {
  server.remove();
  rmSync(dataDir, { recursive: true, force: true });
}
