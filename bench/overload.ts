// Twice as much as the site can do, for twenty seconds, from visitors who are all different: what is answered, what is
// refused and how fast, whether the site stays healthy, and how soon it is itself again.
//   node bench/overload.ts [seconds = 20] [generations searches calls cached]      needs a build; calls and cached need wrk
// With TEST_DATABASE_URL (scripts/with-postgres.ts) the site runs on PostgreSQL. The load comes from a process of its own
// with low priority, so that it does not take the site's two cores; the calls that are timed come from this one, which
// waits for nobody but the site.
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeDatabase } from '../test/databases.ts';
import { type Answer, ask, closeConnections, luaCalls, makeAsk, type Work } from './overload-work.ts';
import { quantile, startSite } from './site-process.ts';

/** What the promise says, in milliseconds. */
const ADMITTED_WITHIN = 1000;
const REFUSED_WITHIN = 100;
const HEALTHY_WITHIN = 1000;
const NORMAL_WITHIN = 5000;
/** Of what it does undisturbed, a site that sheds instead of collapsing still does so much. */
const KEEPS_UP = 0.6;

/** How many ask at once to find out what the site can do: enough that it never waits for them. */
const PRESSING: Readonly<Record<Work, number>> = { generations: 5, searches: 12 };
const CALM_SECONDS = 6;
const LOW_PRIORITY = 5;

interface Order {
  readonly url: string;
  readonly work: Work;
  readonly seconds: number;
  /** Calls by the second, whatever becomes of those before; 0: the next call when one has been answered. */
  readonly rate: number;
}

/** Calls evenly spread, each on its way whether or not the ones before it have been answered. */
async function pour(url: string, work: Work, seconds: number, rate: number, first: number): Promise<Answer[]> {
  const sent: Promise<Answer>[] = [];
  const beganAt = performance.now();
  for (let number = 0; number < rate * seconds; number++) {
    const early = beganAt + (number * 1000) / rate - performance.now();
    if (early > 1) await wait(early);
    sent.push(ask(url, makeAsk(work, first + number)));
  }
  return Promise.all(sent);
}

let asked = 0;
/** A further part of all visitors, so that none comes twice. */
const nextVisitors = (): number => 100_000 * ++asked;

/** The same from this process, which is not kept waiting: its calls are those that are timed. */
const listen = (url: string, work: Work, seconds: number, rate: number): Promise<Answer[]> =>
  pour(url, work, seconds, rate, nextVisitors() + 8_000_000);

/** Many who each ask again as soon as they are answered, or told to come again: as much as the site can do. */
async function press({ url, work, seconds }: Order): Promise<Answer[]> {
  const answers: Answer[] = [];
  const until = performance.now() + seconds * 1000;
  let number = nextVisitors();
  const one = async () => {
    while (performance.now() < until) {
      const answer = await ask(url, makeAsk(work, number++));
      answers.push(answer);
      if (answer.status !== 200) await wait(50);
    }
  };
  await Promise.all(Array.from({ length: PRESSING[work] }, one));
  return answers;
}

const pourOut = ({ url, work, seconds, rate }: Order) => pour(url, work, seconds, rate, nextVisitors());

/** The load's own process does what it is told, and tells what came of it. */
function serveOrders(): void {
  process.on('message', (order: Order) => {
    void (order.rate === 0 ? press(order) : pourOut(order)).then((answers) => process.send?.(answers));
  });
}

/** One small call after the other, for as long as `going`; answers how long each took. */
async function watch(url: string, going: () => boolean, everyMs: number): Promise<number[]> {
  const times: number[] = [];
  while (going()) {
    const { ms, status } = await ask(url, { path: '/api/health', visitor: '192.0.2.1' });
    times.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
    await wait(everyMs);
  }
  return times;
}

/** How long until the work is done as it was before, three times running. */
async function untilNormal(url: string, work: Work, calmMs: number): Promise<number> {
  const endedAt = performance.now();
  let normalSince: number | null = null;
  for (let number = nextVisitors() + 8_000_000, running = 0; running < 3; number++) {
    const askedAt = performance.now();
    const { status, ms } = await ask(url, makeAsk(work, number));
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

/** Judges all answers by what they are, and those that were listened to from here by how long they took. */
function judge(answers: readonly Answer[], heard: readonly Answer[], capacity: number, seconds: number): void {
  const all = [...answers, ...heard];
  const admitted = timesOf(heard.filter(isAdmitted));
  const refused = timesOf(heard.filter(isRefused));
  const others = all.filter((answer) => !isAdmitted(answer) && !isRefused(answer));
  console.log(
    `  ${all.length} calls, ${all.filter(isAdmitted).length} answered, ${all.filter(isRefused).length} refused; ` +
      `of ${heard.length} that were timed ${admitted.length} answered (median ${Math.round(quantile(admitted, 0.5))} ms), ` +
      `${refused.length} refused (median ${Math.round(quantile(refused, 0.5))} ms)`,
  );
  check('admitted, 99 of 100 within', quantile(admitted, 0.99), ADMITTED_WITHIN);
  check('refused, 99 of 100 within', quantile(refused, 0.99), REFUSED_WITHIN);
  const wordless = all.filter((answer) => isRefused(answer) && answer.retryAfter === null);
  check('refused without Retry-After', wordless.length, 0, 'calls');
  check('answered otherwise', others.length, 0, `calls ${[...new Set(others.map(({ status }) => status))].join()}`);
  check('throughput lost', 100 - (100 * rateOf(all, seconds)) / capacity, 100 * (1 - KEEPS_UP), '%');
}

async function overload(load: ReturnType<typeof fork>, url: string, work: Work, seconds: number): Promise<void> {
  const order = async (rate: number, forSeconds: number): Promise<Answer[]> => {
    load.send({ url, work, seconds: forSeconds, rate } satisfies Order);
    const [answers] = (await once(load, 'message')) as [Answer[]];
    return answers;
  };
  await order(0, 2);
  const calm = await order(0, CALM_SECONDS);
  let capacity = rateOf(calm, CALM_SECONDS);
  // Nobody asks fast enough to find out on a busy machine: what is admitted of too much tells.
  for (let flood = await order(2 * capacity, 3); rateOf(flood, 3) > 1.1 * capacity; ) {
    capacity = rateOf(flood, 3);
    flood = await order(2 * capacity, 3);
  }
  const calmMs = quantile(timesOf(await listen(url, work, 3, 2)), 0.9);
  const rate = 2 * capacity;
  console.log(`${work}: ${capacity.toFixed(1)}/s at most; now ${rate.toFixed(1)}/s for ${seconds} s`);
  let going = true;
  const health = watch(url, () => going, 100);
  const [answers, heard] = await Promise.all([
    order(rate, seconds),
    // Beside them, so that it is a little more than twice as much.
    listen(url, work, seconds, Math.max(5, rate / 20)),
  ]);
  going = false;
  const normal = untilNormal(url, work, calmMs);
  judge(answers, heard, capacity, seconds);
  check('health, the slowest', Math.max(...(await health)), HEALTHY_WITHIN);
  check('normal again after', await normal, NORMAL_WITHIN);
}

/** What wrk gets out of the site, in as many connections. */
async function runWrk(url: string, script: string | null, connections: number, seconds: number) {
  const args = ['-n', String(LOW_PRIORITY), 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
  if (script) args.push('-s', script);
  const { stdout } = await promisify(execFile)('nice', [...args, '-H', 'Accept-Encoding: br', `${url}/`]);
  const [, number, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]) - refused / seconds,
    refused,
    p99: Number(number) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1),
    broken: /Socket errors: (.*)/.exec(stdout)?.[1],
  };
}

const MANY = 1000;

/** What costs little takes connections, not visitors, to be asked for too often. */
async function overloadByConnections(url: string, work: 'calls' | 'cached', seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-bench-'));
  /** Kept pages are asked for as fast as anybody can; for them no pause is short enough. */
  const script = (pauseMs: number): string | null => {
    if (work === 'cached') return null;
    writeFileSync(join(folder, 'calls.lua'), luaCalls(pauseMs));
    return join(folder, 'calls.lua');
  };
  const calm = await runWrk(url, script(0), 64, CALM_SECONDS);
  console.log(`${work}: ${Math.round(calm.rate)}/s over 64 connections; now ${MANY} connections for ${seconds} s`);
  let going = true;
  const health = watch(url, () => going, 100);
  const { rate, p99, refused, broken } = await runWrk(url, script((1000 * MANY) / (2 * calm.rate)), MANY, seconds);
  going = false;
  console.log(`  ${Math.round(rate)}/s answered, ${refused} refused; broken connections: ${broken ?? 'none'}`);
  check('answered or refused, 99 of 100 within', p99, ADMITTED_WITHIN);
  check('throughput lost', 100 - (100 * rate) / calm.rate, 100 * (1 - KEEPS_UP), '%');
  check('health, the slowest', Math.max(...(await health)), HEALTHY_WITHIN);
}

async function main(): Promise<void> {
  const [seconds = '20', ...chosen] = process.argv.slice(2);
  const works = chosen.length > 0 ? chosen : ['generations', 'searches', 'calls', 'cached'];
  const place = await makeDatabase(process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite');
  const site = await startSite({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'safarnama-bench-')),
    DATABASE_URL: place.settings.databaseUrl ?? '',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
    DEMO: '1',
  });
  const load = fork(import.meta.filename, ['--load']);
  setPriority(load.pid ?? 0, LOW_PRIORITY);
  for (const work of works) {
    if (work === 'calls' || work === 'cached') await overloadByConnections(site.url, work, Number(seconds));
    else await overload(load, site.url, work as Work, Number(seconds));
  }
  load.kill();
  closeConnections();
  await site.kill('SIGTERM');
  await place.remove();
  if (failures.length > 0) process.exitCode = 1;
}

if (process.argv[2] === '--load') serveOrders();
else await main();
