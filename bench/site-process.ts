import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { endProcess, startProcess } from '../test/site-process.ts';

export interface SiteProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** From the start of the process to the first answer. */
  readonly firstAnswerMs: number;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts the built product and waits for its first answer. */
export async function startSite(environment: Record<string, string>): Promise<SiteProcess> {
  const startedAt = performance.now();
  const { url, child } = await startProcess(environment);
  await (await fetch(`${url}/api/health`)).text();
  const firstAnswerMs = performance.now() - startedAt;
  return {
    url,
    child,
    firstAnswerMs,
    kill: (signal) => endProcess(child, signal),
  };
}

/** Returns a process's resident memory in megabytes, as Linux counts it. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
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
