// What the benches of large tables share: content from dice that always fall alike, and calls through the API.
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { gazetteer } from '../src/core/gazetteer/gazetteer.ts';
import { builtInPlanner } from '../src/core/planner/built-in-planner.ts';
import { seededRandom } from '../src/core/random.ts';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import type { Database } from '../src/server/database/database.ts';
import { openPostgres } from '../src/server/database/postgres.ts';
import type { CountChange } from '../src/server/database/status-counts.ts';
import { localFiles } from '../src/server/gateways/uploads/local-files.ts';
import { makeDatabase } from '../test/databases.ts';
import { median } from './site-process.ts';

const FLOOR_MS = 50;
const TRIES = 25;
const ADMIN = { ADMIN_EMAIL: 'admin@safarnama.example', ADMIN_PASSWORD: 'lamp-in-the-window' };

export const random = seededRandom(20_261_121);
export const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
export const whole = (min: number, max: number): number => min + Math.floor(random() * (max - min + 1));

export const places = [...gazetteer.bases.values()].map(({ name }) => name);
export const FIRST_NAMES = [
  'Asha',
  'Rahul',
  'Priya',
  'Arjun',
  'Fatima',
  'Sourav',
  'Lakshmi',
  'Gurpreet',
  'Ananya',
  'Imran',
  'Meera',
  'Vikram',
];
export const LAST_NAMES = [
  'Sen',
  'Das',
  'Iyer',
  'Singh',
  'Khan',
  'Banerjee',
  'Nair',
  'Patel',
  'Reddy',
  'Ghosh',
  'Mehta',
  'Pillai',
];
const SYLLABLES = ['ka', 'ri', 'mo', 'ta', 'shi', 'ran', 'del', 'va', 'nu', 'pri', 'gho', 'bal'];

/** One of some 1700 names. */
export const rareName = (): string => pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES);
export const surname = (): string => (random() < 0.5 ? pick(LAST_NAMES) : rareName());
export const mobileNumber = (): string => String(6_000_000_000 + whole(0, 3_999_999_999));

export function* inPieces<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let piece: T[] = [];
  for (const item of items) {
    piece.push(item);
    if (piece.length === size) {
      yield piece;
      piece = [];
    }
  }
  if (piece.length > 0) yield piece;
}

/** Counts rows by status for `changeStatusCounts`. */
export function statusCounter() {
  const counts = new Map<string, { count: number; unseen: number }>();
  return {
    add({ status, seenAt }: { readonly status: string; readonly seenAt?: number | null | undefined }): void {
      const known = counts.get(status) ?? { count: 0, unseen: 0 };
      counts.set(status, { count: known.count + 1, unseen: known.unseen + (seenAt === null ? 1 : 0) });
    },
    changes: (): CountChange[] => [...counts].map(([status, sum]) => ({ status, ...sum })),
  };
}

/** Asks and answers how long it took; of a stream, until its first piece was there. */
async function timeOf(app: FastifyInstance, url: string, remoteAddress: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const began = performance.now();
  const answer = await app.inject({ url, remoteAddress, headers, payloadAsStream: true });
  const stream = answer.stream();
  let took = Number.NaN;
  for await (const _piece of stream) {
    took = performance.now() - began;
    if (url.includes('/export')) break;
  }
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return took;
}

/** The address that one try asks for. */
type Calls = Readonly<Record<string, () => string>>;

interface Scale {
  readonly fill: (database: Database) => Promise<void>;
  /** Calls as people make them; each try asks for something else where the name says so. */
  readonly calls: Calls;
  /** Calls that are known to take longer, and are not to take longer still. */
  readonly slowCalls?: Calls;
}

/** What PostgreSQL's autovacuum does of itself within some minutes of so many rows. */
async function vacuum(databaseUrl: string): Promise<void> {
  const database = openPostgres(databaseUrl, 'migrating');
  await sql`vacuum`.execute(database.db);
  await database.close();
}

async function measureOn(engine: 'sqlite' | 'postgres', { fill, calls, slowCalls = {} }: Scale): Promise<void> {
  const place = await makeDatabase(engine);
  const startedAt = performance.now();
  const filled = await place.open();
  await fill(filled);
  await filled.close();
  if (place.settings.databaseUrl !== undefined) await vacuum(place.settings.databaseUrl);
  console.log(`${engine}: filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  const database = await place.open();
  const app = await buildApp({
    config: readConfig({ DATA_DIR: place.settings.dataDir, DEMO: '0', ...ADMIN }),
    database,
    clock: () => Date.now(),
    planner: builtInPlanner,
    gazetteer,
    remotePictures: { fetchPicture: () => Promise.reject(new Error('not here')) },
    uploadedFiles: localFiles(place.settings.dataDir),
    logger: pino({ level: 'error' }),
    version: 'bench',
    screens: null,
    announce: () => undefined,
  });
  const login = await app.inject({
    method: 'POST',
    url: '/api/admin/auth/login',
    payload: { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD },
  });
  const { token } = login.json() as { token: string };
  let asked = 0;
  for (const [name, address] of Object.entries({ ...calls, ...slowCalls })) {
    const times: number[] = [];
    for (let i = 0; i < TRIES; i++) {
      asked += 1;
      const remoteAddress = `198.51.${asked % 250}.${Math.floor(asked / 250)}`;
      times.push(await timeOf(app, address(), remoteAddress, token));
    }
    const middle = median(times);
    console.log(`  ${name}: median ${middle.toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms`);
    if (middle > FLOOR_MS && !(name in slowCalls)) process.exitCode = 1;
  }
  await app.close();
  await database.close();
  await place.remove();
}

/** Fills a database of each engine that is there and measures every call. */
export async function measureAtScale(scale: Scale): Promise<void> {
  await measureOn('sqlite', scale);
  if (process.env.TEST_DATABASE_URL) await measureOn('postgres', scale);
}
