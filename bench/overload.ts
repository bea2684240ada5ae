// Overloads the site with requests from different visitors: measures what is answered, what is rejected and how fast,
// whether cached pages and health stay fast, and how soon the site recovers.
//   node bench/overload.ts [--seconds 20] [--times 3,10] [--connections kept,new] [--minutes 0] [mixed generations ...]
// Needs a build. With TEST_DATABASE_URL (scripts/with-postgres.ts) the site runs on PostgreSQL.
//   --times        load, in multiples of the site's capacity
//   --connections  kept: as a balancer keeps them; new: one for each request
//   --minutes      instead: the first load at the first multiple for this long, with the memory of each minute
// The load must not take the site's processor time: with two cores the site has the first one to itself and the load
// the second (taskset), where the process that times calls has priority over the one that makes most of them (nice).
// The report says how late this process itself was: its figures are no more accurate than that.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeDatabase } from '../test/databases.ts';
import { type Order, pour } from './overload-load.ts';
import {
  type Answer,
  ask,
  CONNECTIONS,
  type Connections,
  closeConnections,
  makeAsk,
  WORKS,
  type Work,
} from './overload-work.ts';
import { quantile, residentMegabytes, type SiteProcess, startSite } from './site-process.ts';

/** The promised limits, in milliseconds. */
const ADMITTED_WITHIN = 1000;
const REFUSED_WITHIN = 100;
const HEALTHY_WITHIN = 1000;
const NORMAL_WITHIN = 5000;
/** Under overload, a site that sheds load still handles at least this share of its capacity. */
const KEEPS_UP = 0.6;
/** Rejecting has a cost as well: above this multiple, the share is not required. */
const KEEPS_UP_TO_TIMES = 3;

const CALM_SECONDS = 6;
const LOW_PRIORITY = 5;

type Load = ReturnType<typeof fork>;
interface Trial {
  readonly load: Load;
  readonly site: SiteProcess;
  readonly work: Work;
  readonly connections: Connections;
}

/** Visitors of this process, whose calls are timed, are not among the load's. */
const OTHER_VISITORS = 8_000_000;

async function give({ load, site, work, connections }: Trial, rate: number, seconds: number): Promise<Answer[]> {
  load.send({ url: site.url, work, connections, seconds, rate } satisfies Order);
  const [answers] = (await once(load, 'message')) as [Answer[]];
  return answers;
}

const listen = ({ site, work, connections }: Trial, rate: number, seconds: number): Promise<Answer[]> =>
  pour({ url: site.url, work, connections, seconds, rate }, OTHER_VISITORS);

/** Requests the health repeatedly while `going`; returns the time of each. */
async function watch({ site, connections }: Trial, going: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (going()) {
    const { ms, status } = await ask(site.url, connections, {
      kind: 'health',
      path: '/api/health',
      visitor: '192.0.2.1',
    });
    times.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
    await wait(100);
  }
  return times;
}

/** Returns the time until calls are as fast as before, three times in a row. */
async function untilNormal({ site, work, connections }: Trial, calmMs: number): Promise<number> {
  const endedAt = performance.now();
  let normalSince: number | null = null;
  for (let number = OTHER_VISITORS + 4_000_000, running = 0; running < 3; number++) {
    const askedAt = performance.now();
    const { status, ms } = await ask(site.url, connections, makeAsk(work, number));
    const isNormal = status === 200 && ms < 2 * calmMs + 100;
    running = isNormal ? running + 1 : 0;
    if (running === 1) normalSince = askedAt;
    if (performance.now() - endedAt > 60_000) return Number.POSITIVE_INFINITY;
  }
  return (normalSince ?? endedAt) - endedAt;
}

const failures: string[] = [];
const check = (name: string, value: number, bound: number, unit = 'ms'): void => {
  const isKept = value <= bound;
  console.log(`  ${isKept ? 'ok  ' : 'FAIL'} ${name}: ${Math.round(value)} ${unit} (at most ${bound})`);
  if (!isKept) failures.push(name);
};

const isAdmitted = ({ status }: Answer): boolean => status === 200;
const isRefused = ({ status }: Answer): boolean => status === 503 || status === 429;
const timesOf = (answers: readonly Answer[]): number[] => answers.map(({ ms }) => ms);
const rateOf = (answers: readonly Answer[], seconds: number): number => answers.filter(isAdmitted).length / seconds;

const describeTimes = (times: readonly number[]): string =>
  `${times.length} (median ${Math.round(quantile(times, 0.5))} ms, slowest ${Math.round(Math.max(0, ...times))} ms)`;

const describeKinds = (answers: readonly Answer[]): string =>
  WORKS.map((work) => ({ work, times: timesOf(answers.filter(({ kind }) => kind === work)) }))
    .filter(({ times }) => times.length > 0)
    .map(({ work, times }) => {
      const [middle, most] = [0.5, 0.99].map((part) => Math.round(quantile(times, part)));
      return `${work} ${times.length} (${middle}, ${most} ms)`;
    })
    .join(', ');

/** Judges all answers by their kind, and those timed here by their times. */
function judge(answers: readonly Answer[], heard: readonly Answer[], seconds: number, leastRate: number): void {
  const all = [...answers, ...heard];
  const admitted = heard.filter(isAdmitted);
  const cached = timesOf(admitted.filter(({ kind }) => kind === 'cached'));
  const refused = timesOf(heard.filter(isRefused));
  const others = all.filter((answer) => !isAdmitted(answer) && !isRefused(answer));
  console.log(
    `  ${all.length} calls, ${all.filter(isAdmitted).length} answered, ${all.filter(isRefused).length} refused; ` +
      `timed: answered ${describeTimes(timesOf(admitted))}, refused ${describeTimes(refused)}`,
  );
  console.log(`  by kind, median and 99 of 100: answered ${describeKinds(admitted)}`);
  console.log(`    refused ${describeKinds(heard.filter(isRefused))}`);
  check('admitted, 99 of 100 within', quantile(timesOf(admitted), 0.99), ADMITTED_WITHIN);
  if (cached.length > 0) check('kept pages, 99 of 100 within', quantile(cached, 0.99), ADMITTED_WITHIN);
  const soon = refused.filter((ms) => ms <= REFUSED_WITHIN).length / Math.max(1, refused.length);
  console.log(`  refused within ${REFUSED_WITHIN} ms: ${(100 * soon).toFixed(1)} of 100`);
  check('refused, 99 of 100 within', quantile(refused, 0.99), REFUSED_WITHIN);
  const wordless = all.filter((answer) => isRefused(answer) && answer.retryAfter === null);
  check('refused without Retry-After', wordless.length, 0, 'calls');
  check('answered otherwise', others.length, 0, `calls ${[...new Set(others.map(({ status }) => status))].join()}`);
  const rate = rateOf(all, seconds);
  const isSlow = rate < leastRate;
  console.log(`  ${isSlow ? 'FAIL' : 'ok  '} answered: ${rate.toFixed(1)}/s (at least ${leastRate.toFixed(1)})`);
  if (isSlow) failures.push('throughput');
}

/** Returns the site's maximum rate for this work over these connections. */
async function findCapacity(trial: Trial): Promise<number> {
  await give(trial, 0, 2);
  let capacity = rateOf(await give(trial, 0, CALM_SECONDS), CALM_SECONDS);
  // On a busy machine the first measurement may be too low: the admitted rate under overload corrects it.
  for (let flood = await give(trial, 2 * capacity, 3); rateOf(flood, 3) > 1.1 * capacity; ) {
    capacity = rateOf(flood, 3);
    flood = await give(trial, 2 * capacity, 3);
  }
  return capacity;
}

async function overload(trial: Trial, capacity: number, times: number, seconds: number): Promise<void> {
  const calmMs = quantile(timesOf(await listen(trial, 4, 3)), 0.9);
  const rate = times * capacity;
  console.log(`${trial.work}, ${trial.connections} connections, ${times} times: ${rate.toFixed(1)}/s for ${seconds} s`);
  const late = monitorEventLoopDelay({ resolution: 5 });
  late.enable();
  let going = true;
  const health = watch(trial, () => going);
  const [answers, heard] = await Promise.all([
    give(trial, rate, seconds),
    // In addition, so the load is slightly above the given multiple.
    listen(trial, Math.max(5, Math.min(rate / 20, 50)), seconds),
  ]);
  going = false;
  late.disable();
  const normal = untilNormal(trial, calmMs);
  judge(answers, heard, seconds, times <= KEEPS_UP_TO_TIMES ? KEEPS_UP * capacity : 0);
  check('health, the slowest', Math.max(...(await health)), HEALTHY_WITHIN);
  check('normal again after', await normal, NORMAL_WITHIN);
  console.log(`  (this process was late itself by ${Math.round(late.percentile(99) / 1e6)} ms in 1 of 100 cases)`);
}

const megabytesOf = ({ site }: Trial): string => `${Math.round(residentMegabytes(site.child.pid ?? 0))} MB`;

async function watchMemory(trial: Trial, times: number, minutes: number): Promise<void> {
  const rate = times * (await findCapacity(trial));
  console.log(`${trial.work}, ${trial.connections} connections, ${rate.toFixed(1)}/s: resident ${megabytesOf(trial)}`);
  for (let minute = 1; minute <= minutes; minute++) {
    const answers = await give(trial, rate, 60);
    const refused = answers.filter(isRefused).length;
    console.log(`  minute ${minute}: resident ${megabytesOf(trial)}; ${answers.length} calls, ${refused} refused`);
  }
  await wait(60_000);
  console.log(`  a minute of quiet later: resident ${megabytesOf(trial)}`);
}

/** Gives a process and its threads one core, on Linux with at least two. */
function keepToCore(pid: number | undefined, core: number): void {
  if (process.platform !== 'linux' || availableParallelism() < 2 || pid === undefined) return;
  execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });
}

const listOf = <T extends string>(words: string, known: readonly T[]): T[] =>
  words.split(',').flatMap((word) => known.filter((each) => each === word));

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '20' },
      times: { type: 'string', default: '3,10' },
      connections: { type: 'string', default: CONNECTIONS.join() },
      minutes: { type: 'string', default: '0' },
    },
  });
  const works = positionals.length > 0 ? listOf(positionals.join(), WORKS) : WORKS;
  const times = values.times.split(',').map(Number);
  const place = await makeDatabase(process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite');
  const site = await startSite({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'safarnama-bench-')),
    DATABASE_URL: place.settings.databaseUrl ?? '',
    TRUSTED_PROXIES: '127.0.0.0/8',
    DEMO: '1',
  });
  const load = fork(join(import.meta.dirname, 'overload-load.ts'));
  keepToCore(site.child.pid, 0);
  keepToCore(load.pid, 1);
  keepToCore(process.pid, 1);
  setPriority(load.pid ?? 0, LOW_PRIORITY);
  for (const work of works) {
    for (const connections of listOf(values.connections, CONNECTIONS)) {
      const trial = { load, site, work, connections };
      if (values.minutes !== '0') {
        await watchMemory(trial, times[0] ?? 3, Number(values.minutes));
        continue;
      }
      const capacity = await findCapacity(trial);
      console.log(`${work}, ${connections} connections: ${capacity.toFixed(1)}/s at most`);
      for (const each of times) await overload(trial, capacity, each, Number(values.seconds));
    }
  }
  load.kill();
  closeConnections();
  await site.kill('SIGTERM');
  await place.remove();
  if (failures.length > 0) process.exitCode = 1;
}

await main();
