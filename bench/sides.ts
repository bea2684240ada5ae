// Measures two versions of the site alternately in one run: this checkout ("now") and an older built one ("before").
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuMilliseconds, type SiteProcess, startSite, THIS_CHECKOUT } from './site-process.ts';

export interface Side {
  readonly name: 'before' | 'now';
  readonly checkout: string;
}

export interface RunningSide extends Side {
  readonly site: SiteProcess;
  readonly dataDir: string;
}

/** Returns the versions to measure: this checkout, and the one given with `--before`, if any. */
export const sidesOf = (before: string | undefined): readonly Side[] => [
  ...(before === undefined ? [] : [{ name: 'before', checkout: resolve(before) } as const]),
  { name: 'now', checkout: THIS_CHECKOUT },
];

export const makeDataDir = (): string => mkdtempSync(join(tmpdir(), 'safarnama-bench-'));

/** Starts each side on a data folder of its own. Each forwarded address is a different visitor. */
export async function startSides(
  sides: readonly Side[],
  environment: Record<string, string> = {},
): Promise<readonly RunningSide[]> {
  const running: RunningSide[] = [];
  for (const side of sides) {
    const dataDir = makeDataDir();
    const settings = { DATA_DIR: dataDir, DEMO: '1', TRUSTED_PROXIES: '127.0.0.0/8', ...environment };
    running.push({ ...side, dataDir, site: await startSite(settings, side.checkout) });
  }
  return running;
}

export async function stopSides(sides: readonly RunningSide[]): Promise<void> {
  for (const { site } of sides) await site.kill('SIGTERM');
}

/** How long a site is watched to learn what it uses without any request. */
const WATCHED_IDLE_MS = 3000;

/** Returns the processor time that an idle process uses, per millisecond. */
export async function idleCpuOf(pid: number): Promise<number> {
  const [before, since] = [cpuMilliseconds(pid), performance.now()];
  await wait(WATCHED_IDLE_MS);
  return (cpuMilliseconds(pid) - before) / (performance.now() - since);
}

/** Returns the processor time of a process while the work is done, without what it uses when idle. */
export async function cpuOf(pid: number, idleCpu: number, work: () => Promise<unknown>): Promise<number> {
  const [before, since] = [cpuMilliseconds(pid), performance.now()];
  await work();
  return cpuMilliseconds(pid) - before - idleCpu * (performance.now() - since);
}
