import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, listeningUrl } from '../test/site-process.ts';

/** The folder of this checkout, which is measured unless another one is given. */
export const THIS_CHECKOUT = join(import.meta.dirname, '..');

export interface SiteProcess {
  readonly url: string;
  readonly child: ChildProcess;
  readonly pid: number;
  /** From the start of the process to the first answer. */
  readonly firstAnswerMs: number;
  /** Processor time of the process until the first answer. */
  readonly firstAnswerCpuMs: number;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Returns the command of a checkout's `npm start`, which differs from one version to another. */
function startCommand(checkout: string): string {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  if (!scripts.start) throw new Error(`${checkout}/package.json has no start script`);
  return scripts.start;
}

/** Starts a built checkout as its own `npm start` does, on a free port, and waits for its first answer. */
export async function startSite(
  environment: Record<string, string>,
  checkout = THIS_CHECKOUT,
  command = startCommand(checkout),
): Promise<SiteProcess> {
  const startedAt = performance.now();
  const PATH = `${join(checkout, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
  const child = spawn('/bin/sh', ['-c', command], {
    cwd: checkout,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'info', DATABASE_URL: '', ...environment, PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await listeningUrl(child);
  await (await fetch(`${url}/api/health`)).text();
  const firstAnswerMs = performance.now() - startedAt;
  const pid = child.pid ?? 0;
  // Otherwise the figures would be those of the shell.
  if (process.platform === 'linux' && !/\/node$/.test(readlinkSync(`/proc/${pid}/exe`)))
    throw new Error(`"${command}" does not replace its shell: begin it with exec`);
  return {
    url,
    child,
    pid,
    firstAnswerMs,
    firstAnswerCpuMs: process.platform === 'linux' ? cpuMilliseconds(pid) : Number.NaN,
    kill: (signal) => endProcess(child, signal),
  };
}

/** Returns a process's resident memory in megabytes, as Linux counts it. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Returns the numbers of /proc/PID/stat from the third one on. */
function statOf(pid: number | 'self'): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may contain spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Returns the processor time of a process and all its threads so far, in steps of 10 ms. */
export function cpuMilliseconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** Returns the processes that a process has started and that still run. */
export const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Returns the running processes whose title has the text, as PostgreSQL writes a connection's database into it. */
export function processesTitled(text: string): readonly number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
      } catch {
        // It has ended meanwhile.
        return false;
      }
    })
    .map(Number);
}

/** Returns the processor time of the ended processes that this one has started. */
export function endedChildrenCpuMilliseconds(): number {
  const fields = statOf('self');
  return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
}

/** Returns the processor time that the whole machine has spent working so far. */
export function machineCpuMilliseconds(): number {
  const [user, nice, system, , , irq, softIrq] = readFileSync('/proc/stat', 'utf8')
    .split(/\s+/)
    .slice(1, 8)
    .map(Number);
  return [user, nice, system, irq, softIrq].reduce<number>((sum, ticks) => sum + (ticks ?? 0), 0) * MS_PER_TICK;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Returns the value below which the given share of all lies. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};
