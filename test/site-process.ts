import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
/** `npm start`, read from package.json: a variable for the C library, and the arguments for Node. */
const [, setting = '', value = '', given = ''] =
  /^exec env (\w+)=(\S+) node (.+) build\/app\/main\.js$/.exec(scripts.start) ?? [];

/** Starts the built product, as `npm start` does, on a free port; resolves once it listens. */
export async function startProcess(
  environment: Record<string, string>,
  script = 'build/app/main.js',
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const child = spawn(join(root, 'node_modules/.bin/node'), [...given.split(' '), script], {
    cwd: root,
    env: { ...process.env, [setting]: value, PORT: '0', LOG_LEVEL: 'info', DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await listeningUrl(child);
  return { url, child };
}

/** Resolves with the address that a started site logs once it listens; rejects when the process ends before. */
export function listeningUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = '';
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}: ${log}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      const match = /is at (http:\/\/[\w.:]+)/.exec(log);
      if (match?.[1]) resolve(match[1]);
    });
  });
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
