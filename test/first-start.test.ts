import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endProcess } from './site-process.ts';

const root = join(import.meta.dirname, '..');
let folder = '';
let running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safarnama-first-start-'));
});
afterEach(async () => {
  await Promise.all(running.map((child) => endProcess(child, 'SIGKILL')));
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the product in a folder with a `.env`; returns once its output matches, or it has ended. */
async function start(envFile: string, until: RegExp, variables: Record<string, string> = {}) {
  writeFileSync(join(folder, '.env'), envFile);
  const { ENV_FILE: _, ...inherited } = process.env;
  const child = spawn(
    join(root, 'node_modules/.bin/node'),
    ['--import', join(root, 'scripts/compile-cache.mjs'), join(root, 'build/app/main.js')],
    {
      cwd: folder,
      env: { ...inherited, DATABASE_URL: '', LOG_LEVEL: 'info', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.push(child);
  let said = '';
  const code = await new Promise<number | null>((resolve) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (until.test(said)) resolve(null);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', resolve);
  });
  return { child, code, said };
}

const ENV = 'PORT=0\nDEMO=0\nDATA_DIR=./of-the-file\nSMPT_URL=smtp://misspelt\n';
const FRAMED = /\n\+-+\+\n(?:\|.*\|\n)+\+-+\+\n\n$/;

it('the first password is shown last, in a frame, outside the log; the environment wins over .env', async () => {
  const { child, said } = await start(ENV, FRAMED, { DATA_DIR: './of-the-environment' });
  expect(existsSync(join(folder, 'of-the-environment/safarnama.sqlite'))).toBe(true);
  expect(existsSync(join(folder, 'of-the-file'))).toBe(false);
  expect(said).toContain('.env: SMPT_URL is not a variable of the site');
  expect(said).toMatch(/is at http[\s\S]*\n\+---/);
  const url = /Safarnama is at (http:\S+)"/.exec(said)?.[1] ?? '';
  const password = /Password +([\w-]{16}) /.exec(said)?.[1] ?? '';
  const frame = FRAMED.exec(said)?.[0] ?? '';
  expect(frame).toContain(`${url}/admin`);
  expect(said.replace(frame, '')).not.toContain(password);

  await endProcess(child, 'SIGTERM');
  const again = await start(ENV, FRAMED, { DATA_DIR: './of-the-environment' });
  expect(again.said).toContain('npm run let-in admin@safarnama.example');
  expect(again.said).not.toContain(password);
  const signedIn = await fetch(`${/is at (http:[^"]+)/.exec(again.said)?.[1]}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@safarnama.example', password }),
  });
  expect(signedIn.status).toBe(200);
});

it('a line of .env that sets nothing stops the start, by its number', async () => {
  const { code, said } = await start('PORT=0\nADMIN_PASSWORD: hunter2\n', /never/);
  expect(code).toBe(1);
  expect(said).toContain('could not start: .env: line 2 is not of the form NAME=value');
  expect(said).not.toContain('hunter2');
});

it('a first password is shown although the site cannot listen', async () => {
  const { code, said } = await start('HOST=192.0.2.1\nPORT=4999\nDEMO=0\nDATA_DIR=./data\n', /never/);
  expect(code).toBe(1);
  expect(said).toMatch(/Password +[\w-]{16} /);
});
