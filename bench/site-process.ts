import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface SiteProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** From the start of the process to the first answer. */
  readonly firstAnswerMs: number;
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts the product as built and waits for its first answer. */
export async function startSite(environment: Record<string, string>): Promise<SiteProcess> {
  const startedAt = performance.now();
  const child = spawn(
    join(root, 'node_modules/.bin/node'),
    ['--max-semi-space-size=8', '--import', './scripts/compile-cache.mjs', 'src/main.ts'],
    {
      cwd: root,
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'info', DATABASE_URL: '', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let log = '';
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}: ${log}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      const match = /is at (http:\/\/[\w.:]+)/.exec(log);
      if (match?.[1]) resolve(match[1]);
    });
  });
  await (await fetch(`${url}/api/health`)).text();
  const firstAnswerMs = performance.now() - startedAt;
  return {
    url,
    child,
    firstAnswerMs,
    kill: (signal) =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill(signal);
      }),
  };
}

/** Resident memory of a process, in megabytes, as Linux counts it. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
