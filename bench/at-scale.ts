// Shared by the benches of large tables: content from a seeded generator, and calls through the API.
import { sql } from 'kysely';
import { seededRandom } from '../src/core/random.ts';
import type { Database } from '../src/server/database/database.ts';
import { openPostgres } from '../src/server/database/postgres.ts';
import type { CountChange } from '../src/server/database/status-counts.ts';
import { makeDatabase } from '../test/databases.ts';
import { gazetteer } from '../test/gazetteer.ts';
import { measureCalls, openSite } from './measured-site.ts';

const FLOOR_MS = 50;
const QUICK_MS = 30;
const TRIES = 25;

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

/** Returns one of about 1700 names. */
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

/** Each function returns the address for one try. */
type Calls = Readonly<Record<string, () => string>>;

interface Scale {
  readonly fill: (database: Database) => Promise<void>;
  /** Typical calls; each try asks for something else where the name says so. */
  readonly calls: Calls;
  /** Calls that must be quicker than the others. */
  readonly quickCalls?: Calls;
  /** Calls known to be slower, which must not get slower still. */
  readonly slowCalls?: Calls;
}

/** Does what PostgreSQL's autovacuum does within minutes of this many rows. */
async function vacuum(databaseUrl: string): Promise<void> {
  const database = openPostgres(databaseUrl, 'migrating');
  await sql`vacuum`.execute(database.db);
  await database.close();
}

async function measureOn(
  engine: 'sqlite' | 'postgres',
  { fill, calls, quickCalls = {}, slowCalls = {} }: Scale,
): Promise<void> {
  const place = await makeDatabase(engine);
  const startedAt = performance.now();
  const filled = await place.open();
  await fill(filled);
  await filled.close();
  if (place.settings.databaseUrl !== undefined) await vacuum(place.settings.databaseUrl);
  console.log(`${engine}: filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  const database = await place.open();
  const site = await openSite(place, database);
  await measureCalls(site, Object.entries(quickCalls), { tries: TRIES, floorMs: QUICK_MS });
  await measureCalls(site, Object.entries(calls), { tries: TRIES, floorMs: FLOOR_MS });
  await measureCalls(site, Object.entries(slowCalls), { tries: TRIES, floorMs: null });
  await site.app.close();
  await database.close();
  await place.remove();
}

/** Fills a database of each available engine and measures every call. */
export async function measureAtScale(scale: Scale): Promise<void> {
  await measureOn('sqlite', scale);
  if (process.env.TEST_DATABASE_URL) await measureOn('postgres', scale);
}
