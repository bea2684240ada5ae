import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

/** A fresh clone whose npm does nothing but wait in a process of its own, and tells which. */
function makeClone() {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-setup-'));
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(join(import.meta.dirname, '../scripts/setup.mjs'), join(folder, 'scripts/setup.mjs'));
  const pidFile = join(folder, 'pid');
  writeFileSync(
    join(folder, 'npm.mjs'),
    `import { spawn } from 'node:child_process';
     import { writeFileSync } from 'node:fs';
     const sleeper = spawn('sleep', ['60']);
     writeFileSync(${JSON.stringify(pidFile)}, String(sleeper.pid));
     sleeper.on('exit', () => process.exit(1));`,
  );
  const pidOfSleeper = (): number => Number(existsSync(pidFile) ? readFileSync(pidFile, 'utf8') : 0);
  return { folder, pidOfSleeper, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.skipIf(process.platform === 'win32').each([
  ['the shell between npm and it is killed', `node scripts/setup.mjs; exit $?`],
  ['it gets the signal itself', `exec node scripts/setup.mjs`],
])('setup ends with all that it has started when %s', async (_when, script) => {
  const { folder, pidOfSleeper, remove } = makeClone();
  const shell = spawn('sh', ['-c', script], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm.mjs') },
    stdio: 'ignore',
  });
  await vi.waitFor(() => expect(pidOfSleeper()).toBeGreaterThan(0), { timeout: 10_000 });
  const sleeper = pidOfSleeper();
  expect(isRunning(sleeper)).toBe(true);
  const ended = once(shell, 'exit');
  shell.kill('SIGTERM');
  await ended;
  await vi.waitFor(() => expect(isRunning(sleeper)).toBe(false), { timeout: 5000 });
  remove();
});
