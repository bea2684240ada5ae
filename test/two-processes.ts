import { existsSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { type ApiCall, makeClient } from '../src/contracts/client.ts';
import { dayInIndia } from '../src/core/dates.ts';
import { makeEmptyDatabase } from './databases.ts';
import { BALANCER_ADDRESS, findProgram, freePort, startBalancer, startRedis } from './servers.ts';
import { endProcess, startProcess } from './site-process.ts';
import { FIRST_ADMIN } from './start-app.ts';

/** Returns what is missing for testing two processes behind a balancer, or null. */
function whatIsMissing(): string | null {
  if (!process.env.TEST_DATABASE_URL) return 'PostgreSQL is not on this machine';
  for (const program of ['nginx', 'redis-server'])
    if (!findProgram(program)) return `${program} is not on this machine`;
  if (process.platform !== 'linux') return 'only Linux answers to all of 127.0.0.0/8';
  const site = join(import.meta.dirname, '../build/app/main.js');
  return existsSync(site) ? null : 'the site is not built (npm run build)';
}

/** Both processes start on an empty database without a compile cache, on a machine that may be busy. */
export const TAKES_AT_MOST_MS = 120_000;

/**
 * Returns whether two real processes can be tested here. On CI they must be; elsewhere a message says that they are
 * not.
 */
export function canTryTwoProcesses(): boolean {
  const missing = whatIsMissing();
  if (missing === null) return true;
  if (process.env.CI) throw new Error(`Two processes cannot be tried: ${missing}. On CI this may not be left out.`);
  process.stderr.write(`\n*** Two processes behind a balancer are NOT tried: ${missing}. ***\n\n`);
  return false;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Returns a booking of a demonstration package, in two months. */
export const bookingOf = (fullName: string) => ({
  packageSlug: 'ladakh-seven-days-leh-nubra-pangong',
  fullName,
  phone: '9830000001',
  travelers: 2,
  preferredDate: dayInIndia(Date.now() + 60 * 86_400_000),
});

let visitors = 0;

/** Returns a local address in a network that no other test uses. */
export function freshAddress(): string {
  visitors += 1;
  return `127.${100 + (visitors >> 8)}.${visitors & 255}.7`;
}

/**
 * A visitor with an address of their own, who calls a server directly or through the balancer, with a new connection
 * each time.
 */
export function visitorAt(url: string, address = freshAddress()) {
  const send = (path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = { method, headers: { 'user-agent': 'test', ...headers }, localAddress: address, agent: false };
      const request = httpRequest(`${url}${path}`, options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        response.once('error', reject).once('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      request.once('error', reject).end(body);
    });

  const apiAs = (token: string | null): ApiCall =>
    makeClient(
      async (path, { method = 'GET', headers, body }) => {
        const sent = { method, headers: headers as Record<string, string> };
        const { status, text } = await send(path, { ...sent, ...(typeof body === 'string' && { body }) });
        return new Response(status === 204 ? null : text, { status });
      },
      () => (token === null ? {} : { authorization: `Bearer ${token}` }),
    );

  return { address, send, api: apiAs(null), apiAs };
}

/** Starts one process of the site, which is restarted as soon as it ends. */
async function startMember(environment: Record<string, string>) {
  const port = await freePort();
  const start = () => startProcess({ ...environment, PORT: String(port) });
  let isWatched = true;
  let { child, url } = await start();
  let back: Promise<unknown> = Promise.resolve();
  return {
    port,
    url,
    /** Suspends the process until it is thawed: it keeps its connections and does not answer. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    /** Ends the process; another one is started at once. */
    async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
      const code = await endProcess(child, signal);
      back = start().then((started) => {
        ({ child, url } = started);
      });
      // A failure is reported when it is awaited.
      back.catch(() => undefined);
      return code;
    },
    /** Resolves when the process that replaced an ended one answers. */
    isBack: () => back,
    async close(): Promise<void> {
      if (!isWatched) return;
      isWatched = false;
      await back.catch(() => undefined);
      await endProcess(child, 'SIGTERM');
    },
  };
}

/**
 * Starts two real processes of the built product on one PostgreSQL, one Redis and one folder of pictures, behind nginx.
 */
export async function startTwoProcesses(environment: Record<string, string> = {}) {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.reverse()) await step();
  };
  try {
    return await startAll(environment, undo, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts everything; each step adds to `undo` how to end it, so that nothing is left when a later step fails. */
async function startAll(
  environment: Record<string, string>,
  undo: (() => Promise<unknown>)[],
  close: () => Promise<void>,
) {
  const place = await makeEmptyDatabase('postgres');
  undo.push(() => place.remove());
  const redisPort = await freePort();
  let redis = await startRedis(redisPort);
  undo.push(() => redis.kill());
  const shared = {
    DATABASE_URL: place.settings.databaseUrl ?? '',
    DATA_DIR: place.settings.dataDir,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    TRUSTED_PROXIES: BALANCER_ADDRESS,
    DEMO: '1',
    ...FIRST_ADMIN,
    ...environment,
  };
  // Together, as a compose file starts them on an empty database.
  const starting = [startMember(shared), startMember(shared)] as const;
  undo.push(() => Promise.all(starting.map(async (member) => (await member.catch(() => null))?.close())));
  const [first, second] = await Promise.all(starting);
  const balancer = await startBalancer(await freePort(), [first.port, second.port]);
  undo.push(() => balancer.close());
  const database = new pg.Client({ connectionString: place.settings.databaseUrl });
  await database.connect();
  undo.push(() => database.end());

  const admin = visitorAt(balancer.url);
  const signedIn = await admin.api('POST /api/admin/auth/login', {
    body: { email: FIRST_ADMIN.ADMIN_EMAIL, password: FIRST_ADMIN.ADMIN_PASSWORD },
  });
  if (!('token' in signedIn)) throw new Error('the first admin is asked for a code');
  const { token } = signedIn;

  return {
    first,
    second,
    balancer,
    /** Reads the database directly, not through the processes. */
    database,
    adminToken: token,
    /** The API of the super_admin, through the balancer or directly at one of the processes. */
    adminApi: (url = balancer.url): ApiCall => visitorAt(url, admin.address).apiAs(token),
    async count(from: string): Promise<number> {
      const { rows } = await database.query<{ count: string }>(`select count(*) as count from ${from}`);
      return Number(rows[0]?.count);
    },
    killRedis: () => redis.kill(),
    async startRedisAgain(): Promise<void> {
      redis = await startRedis(redisPort);
    },
    close,
  };
}

export type TwoProcesses = Awaited<ReturnType<typeof startTwoProcesses>>;
