import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';

/** Makes a fresh clone with the given program as npm. */
function makeCloneWith(npm: string) {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-setup-'));
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(join(import.meta.dirname, '../scripts/setup.mjs'), join(folder, 'scripts/setup.mjs'));
  writeFileSync(join(folder, 'npm.mjs'), npm);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Makes a fresh clone whose npm only waits in a process of its own, and reports its id. */
function makeClone() {
  const pidFile = join(tmpdir(), `safarnama-setup-pid-${process.pid}-${Date.now()}`);
  const { folder, remove } = makeCloneWith(
    `import { spawn, spawnSync } from 'node:child_process';
     import { writeFileSync } from 'node:fs';
     const sleeper = spawn('sleep', ['60']);
     writeFileSync(${JSON.stringify(pidFile)}, String(sleeper.pid));
     sleeper.on('exit', () => process.exit(1));`,
  );
  const pidOfSleeper = (): number => Number(existsSync(pidFile) ? readFileSync(pidFile, 'utf8') : 0);
  return {
    folder,
    pidOfSleeper,
    remove: () => {
      remove();
      rmSync(pidFile, { force: true });
    },
  };
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

it('setup says one line for each step, and everything of a step that fails', () => {
  const { folder, remove } = makeCloneWith(
    `console.log('a thousand lines of ' + process.argv[2]);
     console.error('and what went wrong');
     process.exitCode = process.argv[2] === 'ci' ? 0 : 3;`,
  );
  const environment = { ...process.env, npm_execpath: join(folder, 'npm.mjs') };
  const options = { cwd: folder, env: environment, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', '--build'], options);
  remove();
  expect(stdout).toMatch(
    /^Installing what package-lock.json names \.\.\. done in \d+ s\.\nBuilding the site \.\.\. failed\.\n\n$/,
  );
  expect(stderr).toBe('a thousand lines of run\nand what went wrong\n');
  expect(status).toBe(3);
});

it.each(['src/server/app.ts', 'src/main.ts', 'facts/towns.csv', 'vite.server.config.ts'])(
  'setup builds once, and again when %s changes',
  (changed) => {
    const { folder, remove } = makeCloneWith('');
    const environment = { ...process.env, npm_execpath: join(folder, 'npm.mjs') };
    const options = { cwd: folder, env: environment, encoding: 'utf8' } as const;
    const isBuilt = (): boolean =>
      spawnSync(process.execPath, ['scripts/setup.mjs', '--build'], options).stdout.includes('Building the site');
    const write = (content: string) => {
      mkdirSync(dirname(join(folder, changed)), { recursive: true });
      writeFileSync(join(folder, changed), content);
    };
    write('before');
    expect([isBuilt(), isBuilt()]).toEqual([true, false]);
    write('after');
    expect([isBuilt(), isBuilt()]).toEqual([true, false]);
    remove();
  },
);
