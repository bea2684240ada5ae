// Runs Lighthouse against Chromium. It is not a dependency: 114 packages of 176 MB would be installed by everyone who
// runs the tests. The first run of the bench installs the version below into a folder beside other temporary files.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROME_PATH } from './browser.ts';

const VERSION = '13.5.0';
const FOLDER = join(tmpdir(), `safarnama-lighthouse-${VERSION}`);
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const CHROME_FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic';
/** A run that fails, as may happen on a busy machine, is repeated. */
const TRIES = 3;

function install(): void {
  if (existsSync(PROGRAM)) return;
  console.log(`installing lighthouse@${VERSION} into ${FOLDER}`);
  // Renamed when it is whole, so that an interrupted installation is not taken for one.
  const folder = mkdtempSync(`${FOLDER}-`);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options, `lighthouse@${VERSION}`], { cwd: folder, stdio: 'inherit' });
  renameSync(folder, FOLDER);
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}

/** The parts of Lighthouse's report that are read here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Speed Index': 'speed-index',
} as const;
export type Metric = keyof typeof METRICS;

export interface Run {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** In milliseconds; the layout shift has no unit. */
  readonly metrics: Readonly<Record<Metric, number>>;
  readonly requests: number;
  /** Addresses of all scripts that were loaded. */
  readonly scripts: readonly string[];
  /** The element whose paint is the largest one, as HTML. */
  readonly largest: string;
  /** Audits that cost points in a category other than performance. */
  readonly failed: readonly string[];
  /** How fast the machine was during the run: the simulation multiplies times that were measured on it. */
  readonly machine: number;
}

interface Requested {
  readonly url: string;
  readonly resourceType?: string;
}

const mapOf = <K extends string, V>(keys: readonly K[], pick: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, pick(key)])) as Record<K, V>;

function readRun({ audits, categories, environment }: Report): Run {
  const requests = (audits['network-requests']?.details?.items ?? []) as readonly Requested[];
  const nodes = (audits['lcp-breakdown-insight']?.details?.items ?? []) as readonly { snippet?: string }[];
  const costs = ({ id, weight }: { id: string; weight: number }) => weight > 0 && (audits[id]?.score ?? 1) < 1;
  return {
    scores: mapOf(CATEGORIES, (name) => 100 * (categories[name]?.score ?? Number.NaN)),
    metrics: mapOf(Object.keys(METRICS) as Metric[], (name) => audits[METRICS[name]]?.numericValue ?? Number.NaN),
    requests: requests.length,
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url),
    largest: nodes.find(({ snippet }) => snippet)?.snippet ?? 'unknown',
    failed: CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
      (categories[name]?.auditRefs ?? []).filter(costs).map(({ id }) => id),
    ),
    machine: environment.benchmarkIndex,
  };
}

/**
 * Measures a page once as a mid-range phone with simulated throttling, in a fresh profile. A page that search engines
 * are told to leave out is not judged by that.
 */
export function runLighthouse(url: string, isForSearchEngines: boolean): Run {
  install();
  const output = join(FOLDER, `report-${process.pid}.json`);
  const args = [PROGRAM, url, '--output=json', `--output-path=${output}`, '--quiet', `--chrome-flags=${CHROME_FLAGS}`];
  if (!isForSearchEngines) args.push('--skip-audits=is-crawlable');
  let problem = '';
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      execFileSync(process.execPath, args, {
        env: { ...process.env, CHROME_PATH },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
      if (!report.runtimeError) return readRun(report);
      problem = report.runtimeError.message;
    } catch (error) {
      problem = String(error);
    } finally {
      rmSync(output, { force: true });
    }
  }
  throw new Error(`Lighthouse did not measure ${url}: ${problem}`);
}
