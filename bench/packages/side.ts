// Measures one version of the site in a process of its own: argv is its checkout, the database and the number of
// packages; the answer is one message.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { PACKAGE_CATEGORIES } from '../../src/core/packages/package-options.ts';
import type { Database } from '../../src/server/database/database.ts';
import type { TestDatabase } from '../../test/databases.ts';
import { pick, places, whole } from '../at-scale.ts';
import type { MeasuredSite } from '../measured-site.ts';
import { median } from '../site-process.ts';

type Figures = Readonly<Record<string, number>>;

export interface SideAnswer {
  /** Medians of the processor time of each call, in milliseconds. */
  readonly cpu: Figures;
  /** Medians of the milliseconds until the answer, in which PostgreSQL's own work counts. */
  readonly waits: Figures;
  readonly others: Figures;
}

const TRIES = 25;
const WARM_TRIES = 10;

const [checkout = '', place = '', size = ''] = process.argv.slice(2);
const count = Number(size);

const ask = (query: Record<string, string | number> = {}) =>
  `/api/packages?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
const price = () => ({ minPrice: whole(1, 20) * 1000, maxPrice: whole(40, 80) * 1000 });
const pages = Math.ceil((count * 0.95) / 24);

const CALLS: Readonly<Record<string, () => string>> = {
  'list, recommended': () => ask({ limit: 24 }),
  'list, price-low': () => ask({ limit: 24, sort: 'price-low' }),
  'list, price-high': () => ask({ limit: 24, sort: 'price-high' }),
  'list, duration': () => ask({ limit: 24, sort: 'duration' }),
  'list, newest': () => ask({ limit: 24, sort: 'newest' }),
  'list, a page in the middle': () => ask({ limit: 24, page: Math.floor(pages / 2) }),
  'list, the last page, cheapest first': () => ask({ limit: 24, page: pages, sort: 'price-low' }),
  'list, a category': () => ask({ limit: 24, category: pick(PACKAGE_CATEGORIES) }),
  'list, prices': () => ask({ limit: 24, ...price() }),
  'list, durations': () => ask({ limit: 24, duration: `${whole(2, 4)}-${whole(5, 9)}` }),
  'list, category, prices and durations, dearest first': () =>
    ask({ limit: 24, category: pick(PACKAGE_CATEGORIES), ...price(), duration: '3-9', sort: 'price-high' }),
  'search, a place': () => ask({ limit: 24, search: pick(places) }),
  'search, a place and a word of a fifth, newest first': () =>
    ask({ limit: 24, search: `${pick(places)} rail`, sort: 'newest' }),
  'search, a word of a third': () => ask({ limit: 24, search: 'winter' }),
  'search, a word of all': () => ask({ limit: 24, search: 'journey' }),
  'search, two words of all': () => ask({ limit: 24, search: 'journey road' }),
  'search, two words never together': () => ask({ limit: 24, search: 'winter monsoon' }),
  'search, three letters': () => ask({ limit: 24, search: pick(places).slice(0, 3) }),
  'search, no match': () => ask({ limit: 24, search: `zzqx${whole(1, 1e6)}` }),
  featured: () => '/api/packages/featured',
  categories: () => '/api/packages/categories',
  'one package with others like it': () => `/api/packages/package-${whole(1, count - 1) | 1}`,
  'the site, with its largest discount': () => '/api/site',
};

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return milliseconds(process.cpuUsage(before));
}

/** Returns the longest turn of the event loop during some work, in milliseconds of the process's processor time. */
async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  const watched = (async () => {
    let before = process.cpuUsage();
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      longest = Math.max(longest, milliseconds(process.cpuUsage(before)));
      before = process.cpuUsage();
    }
  })();
  await work();
  isDone = true;
  await watched;
  return longest;
}

function memoryMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

/** Measures the first call after a change of a package, several times; three of them warm the code up. */
async function measureChanges(timeOf: MeasuredSite['timeOf'], change: () => Promise<unknown>): Promise<Figures> {
  const afterChange = async (url: string, measure: (work: () => Promise<unknown>) => Promise<number>) => {
    const all: number[] = [];
    for (let nr = 0; nr < 8; nr++) {
      await change();
      all.push(await measure(() => timeOf(url)));
    }
    return all.slice(3);
  };
  const wall = async (work: () => Promise<unknown>) => {
    const beganAt = performance.now();
    await work();
    return performance.now() - beganAt;
  };
  return {
    'first list after a change, ms of processor time': median(await afterChange(ask({ limit: 24 }), cpuOf)),
    'first list after a change, ms until the answer': median(await afterChange(ask({ limit: 24 }), wall)),
    'longest turn of the event loop in the first list, ms': median(
      await afterChange(ask({ limit: 24 }), longestTurnOf),
    ),
    'first search of a word of all after a change, ms of processor time': median(
      await afterChange(ask({ limit: 24, search: 'journey' }), cpuOf),
    ),
    'longest turn of the event loop in the first search, ms': median(
      await afterChange(ask({ limit: 24, search: 'journey' }), longestTurnOf),
    ),
  };
}

/** Measures the sitemap as crawlers get it, which the page cache answers before the framework. */
async function measureSitemap(app: MeasuredSite['app']): Promise<Figures> {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const read = async () => {
    const [response] = (await once(
      get(`${origin}/sitemap.xml`, { headers: { 'accept-encoding': 'br' } }),
      'response',
    )) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
  };
  // The first is made, the second is compressed.
  const all: number[] = [];
  for (let nr = 0; nr < 5; nr++) all.push(await cpuOf(read));
  return {
    'sitemap, dearest call, ms of processor time': Math.max(...all),
    'sitemap again, ms of processor time': median(all.slice(2)),
  };
}

async function main(): Promise<SideAnswer> {
  const from = async <M>(path: string): Promise<M> => (await import(join(checkout, path))) as M;
  const { openDatabase } = await from<typeof import('../../src/server/database/open-database.ts')>(
    'src/server/database/open-database.ts',
  );
  const { touchNoun } = await from<typeof import('../../src/server/http/noun-versions.ts')>(
    'src/server/http/noun-versions.ts',
  );
  const { openSite } = await from<typeof import('../measured-site.ts')>('bench/measured-site.ts');
  const testDatabase = JSON.parse(place) as TestDatabase;
  const database: Database = await openDatabase(testDatabase.settings);
  const { app, timeOf } = await openSite(testDatabase, database);
  const cpu: Record<string, number> = {};
  const waits: Record<string, number> = {};
  const memoryBefore = memoryMegabytes();
  // Shared code is compiled before the first call is measured.
  for (const address of Object.values(CALLS)) await timeOf(address());
  for (const [name, address] of Object.entries(CALLS)) {
    const [used, waited]: [number[], number[]] = [[], []];
    for (let nr = 0; nr < WARM_TRIES + TRIES; nr++) {
      used.push(await cpuOf(async () => waited.push(await timeOf(address()))));
    }
    cpu[name] = median(used.slice(WARM_TRIES));
    waits[name] = median(waited.slice(WARM_TRIES));
  }
  const memory = { 'memory after all calls, MB more than before': memoryMegabytes() - memoryBefore };
  const changes = await measureChanges(timeOf, () => touchNoun(database.db, 'packages'));
  const others = { ...memory, ...changes, ...(await measureSitemap(app)) };
  app.server.closeAllConnections();
  await app.close();
  await database.close();
  return { cpu, waits, others };
}

const answer = await main();
process.send?.(answer, () => process.exit());
