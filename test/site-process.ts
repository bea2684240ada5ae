import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Starts the built product, as `npm start` does, on a free port; resolves once it listens. */
export async function startProcess(
  environment: Record<string, string>,
  script = 'build/app/main.js',
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const child = spawn(
    join(root, 'node_modules/.bin/node'),
    ['--max-semi-space-size=8', '--import', './scripts/compile-cache.mjs', script],
    {
      cwd: root,
      env: { ...process.env, MALLOC_ARENA_MAX: '2', PORT: '0', LOG_LEVEL: 'info', DATABASE_URL: '', ...environment },
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
  return { url, child };
}

/** Ends a process and returns its exit code; at once if it has already ended. */
export function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', resolve);
    child.kill(signal);
  });
}
