// Compares one process with two behind nginx (deploy/balancer.conf) on PostgreSQL: cached pages per second, and
// processor time per booking. One and two run at the same time, each on a database of its own, measured alternately.
//   node scripts/with-postgres.ts node bench/balanced.ts [--before DIR]
// Needs wrk, nginx, redis-server, PostgreSQL's programs and a build (npm run build). Linux only.
// wrk, nginx and PostgreSQL share the cores with the sites: the report says what each took. On fewer
// than six cores two processes cannot show what they are able to: the limit then applies to twice the pages that one of
// them answers per second of its processor time.
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ApiError } from '../src/contracts/client.ts';
import { makeEmptyDatabase } from '../test/databases.ts';
import { BALANCER_ADDRESS, freePort, startBalancer, startRedis } from '../test/servers.ts';
import { bookingOf, visitorAt } from '../test/two-processes.ts';
import { atLeast, atMost, type Figure, printFigures } from './figures.ts';
import { idleCpuOf, type Side, sidesOf } from './sides.ts';
import {
  childrenOf,
  cpuMilliseconds,
  endedChildrenCpuMilliseconds,
  machineCpuMilliseconds,
  median,
  processesTitled,
  type SiteProcess,
  startSite,
} from './site-process.ts';

const LEAST_TIMES_PAGES = 1.6;
const MOST_TIMES_BOOKING_CPU = 1.3;
/** wrk, nginx and PostgreSQL besides two sites, and one to spare. */
const ENOUGH_CORES = 6;

const ROUNDS = 5;
const WRK_SECONDS = 4;
/** Bookings per process and round: with fewer, the code of two processes would be compiled for half as many each. */
const BOOKINGS = 200;
const BOOKED_AT_ONCE = 4;

interface Cluster {
  readonly side: Side;
  readonly size: 1 | 2;
  readonly sites: readonly SiteProcess[];
  readonly url: string;
  /** nginx and its worker. */
  readonly balancer: readonly number[];
  readonly databaseName: string;
  readonly idleCpu: number;
  readonly pagesPerSecond: number[];
  readonly cpuPerPage: number[];
  readonly cpuPerBooking: number[];
  readonly close: () => Promise<void>;
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
const cpuOf = (pids: readonly number[]): number => sum(pids.map(cpuMilliseconds));
const cpuOfAll = (sites: readonly SiteProcess[]): number => cpuOf(sites.map(({ pid }) => pid));

/** Starts some processes of a checkout on one PostgreSQL and one Redis, behind nginx. */
async function startCluster(side: Side, size: Cluster['size']): Promise<Cluster> {
  const place = await makeEmptyDatabase('postgres');
  const redis = await startRedis(await freePort());
  const environment = {
    DATABASE_URL: place.settings.databaseUrl ?? '',
    DATA_DIR: place.settings.dataDir,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    TRUSTED_PROXIES: BALANCER_ADDRESS,
    DEMO: '1',
  };
  const sites: SiteProcess[] = [];
  while (sites.length < size) sites.push(await startSite(environment, side.checkout));
  // A first page may take longer to render than requests wait for it.
  for (const site of sites) await (await fetch(site.url)).text();
  const ports = sites.map(({ url }) => Number(new URL(url).port));
  const balancer = await startBalancer(await freePort(), [ports[0] ?? 0, ports[1] ?? ports[0] ?? 0]);
  return {
    side,
    size,
    sites,
    url: balancer.url,
    balancer: [balancer.pid, ...childrenOf(balancer.pid)],
    databaseName: new URL(environment.DATABASE_URL).pathname.slice(1),
    idleCpu: sum(await Promise.all(sites.map(({ pid }) => idleCpuOf(pid)))),
    pagesPerSecond: [],
    cpuPerPage: [],
    cpuPerBooking: [],
    async close() {
      await balancer.close();
      for (const site of sites) await site.kill('SIGTERM');
      await redis.kill();
      await place.remove();
    },
  };
}

/** Returns the processor time that each part of a cluster and the whole machine have taken so far. */
const cpuOfParts = ({ sites, balancer, databaseName }: Cluster) => ({
  sites: cpuOfAll(sites),
  nginx: cpuOf(balancer),
  // Without its writers in the background, which have nothing to write while pages are read.
  PostgreSQL: cpuOf(processesTitled(`${databaseName} `)),
  wrk: endedChildrenCpuMilliseconds(),
  'whole machine': machineCpuMilliseconds(),
});

/** Loads the cached home page through nginx as fast as it can; prints the processor time that each part took. */
function loadPages(cluster: Cluster): void {
  const { side, size, url, pagesPerSecond, cpuPerPage } = cluster;
  const [before, since] = [cpuOfParts(cluster), performance.now()];
  const args = ['-t1', '-c64', `-d${WRK_SECONDS}s`, '-H', 'Accept-Encoding: br', `${url}/`];
  const report = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx/.test(report)) throw new Error(report);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
  const pages = Number(/(\d+) requests in/.exec(report)?.[1]);
  const whole = availableParallelism() * (performance.now() - since);
  const after = cpuOfParts(cluster);
  const parts = (Object.keys(before) as (keyof typeof before)[]).map((part) => {
    const took = after[part] - before[part];
    return `${part} ${((100 * took) / whole).toFixed(0)} % (${(took / pages).toFixed(3)} ms per page)`;
  });
  console.log(`  ${side.name}, ${size}: ${rate.toFixed(0)} pages/s; of the machine: ${parts.join(', ')}`);
  pagesPerSecond.push(rate);
  cpuPerPage.push((after.sites - before.sites) / pages);
}

/** Books for many visitors through nginx; a refusal of a busy site is tried again. */
async function book({ size, sites, url, idleCpu, cpuPerBooking }: Cluster): Promise<void> {
  const [before, since] = [cpuOfAll(sites), performance.now()];
  let begun = 0;
  const caller = async () => {
    while (begun < BOOKINGS * size) {
      begun += 1;
      const body = bookingOf(`Visitor ${begun}`);
      await visitorAt(url)
        .api('POST /api/packages/book', { body })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError && error.status === 503)) throw error;
          begun -= 1;
        });
    }
  };
  await Promise.all(Array.from({ length: BOOKED_AT_ONCE }, caller));
  const took = cpuOfAll(sites) - before - idleCpu * (performance.now() - since);
  cpuPerBooking.push(took / (BOOKINGS * size));
}

/** Returns the figures of both sizes, and two against one. */
function figuresOf(clusters: readonly Cluster[]): Figure[] {
  type Pick = (cluster: Cluster) => readonly number[];
  const middle = (side: Side['name'], size: Cluster['size'], pick: Pick): number =>
    median(clusters.filter((each) => each.side.name === side && each.size === size).flatMap(pick));
  const names = [...new Set(clusters.map(({ side }) => side.name))];
  const valuesOf = (value: (side: Side['name']) => number): Figure['values'] =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  const pair = (name: string, unit: string, digits: number, pick: Pick): Figure[] =>
    ([1, 2] as const).map((size) => ({
      name: `${name}, ${size === 1 ? 'one process' : 'two processes'}`,
      unit,
      digits,
      values: valuesOf((side) => middle(side, size, pick)),
    }));
  const times = (pick: Pick) => valuesOf((side) => middle(side, 2, pick) / middle(side, 1, pick));
  const enough = availableParallelism() >= ENOUGH_CORES;
  const least = atLeast(LEAST_TIMES_PAGES);
  return [
    ...pair('cached pages per second', '', 0, ({ pagesPerSecond }) => pagesPerSecond),
    {
      name: 'as measured, two to one',
      unit: '',
      limit: enough ? least : undefined,
      values: times((each) => each.pagesPerSecond),
    },
    ...pair('processor time per page', 'ms', 3, ({ cpuPerPage }) => cpuPerPage),
    {
      name: 'pages per second that the processes could answer, two to one',
      unit: '',
      limit: enough ? undefined : least,
      values: valuesOf(
        (side) => (2 * middle(side, 1, (each) => each.cpuPerPage)) / middle(side, 2, (each) => each.cpuPerPage),
      ),
    },
    ...pair('processor time per booking', 'ms', 2, ({ cpuPerBooking }) => cpuPerBooking),
    {
      name: 'two to one',
      unit: '',
      limit: atMost(MOST_TIMES_BOOKING_CPU),
      values: times((each) => each.cpuPerBooking),
    },
  ];
}

const { values: options } = parseArgs({ options: { before: { type: 'string' } } });
const clusters: Cluster[] = [];
try {
  for (const side of sidesOf(options.before)) {
    for (const size of [1, 2] as const) clusters.push(await startCluster(side, size));
  }
  console.log(`${availableParallelism()} cores`);
  // One more round than counted: in the first one the compiler learns the code.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const cluster of clusters) {
      loadPages(cluster);
      await book(cluster);
    }
  }
  for (const { pagesPerSecond, cpuPerPage, cpuPerBooking } of clusters) {
    for (const taken of [pagesPerSecond, cpuPerPage, cpuPerBooking]) taken.shift();
  }
  printFigures('behind nginx, on PostgreSQL', figuresOf(clusters));
} finally {
  for (const cluster of clusters) await cluster.close();
}
