import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, startSite, test } from './site.ts';

test('told to stop, the site ends with 0 within ten seconds, whatever hangs on it', { tag: '@once' }, async () => {
  const site = await startSite();
  const { port, hostname } = new URL(site.url);
  const open = (text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        if (text) socket.write(text);
        resolve();
      });
      socket.on('error', () => undefined);
    });
  await open('');
  await open('GET / HTTP/1.1\r\nHost: x');
  await open(
    'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a',
  );
  await (await fetch(site.url)).text();
  const body = { from: 'Kolkata', to: 'Darjeeling', departureDate: '2027-02-01', returnDate: '2027-02-21' };
  const stream = await fetch(`${site.url}/api/generate-itinerary/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const read = stream.text().catch(() => '');
  const startedAt = Date.now();
  expect(await site.stop()).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  expect(await read).toMatch(/event: (done|error)/);
});

/** Runs `npm start` without its setup, because the other journeys use the present build. */
async function npmStart() {
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-npm-'));
  const npm = spawn('npm', ['start', '--ignore-scripts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'info', DATABASE_URL: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const started = Promise.withResolvers<void>();
  npm.stdout.setEncoding('utf8').on('data', (piece: string) => {
    said += piece;
    if (/is at http/.test(said)) started.resolve();
  });
  const ended = once(npm, 'exit') as Promise<[number | null, string | null]>;
  await Promise.race([started.promise, ended.then(() => Promise.reject(new Error(`npm start ended: ${said}`)))]);
  return {
    npm,
    ended,
    url: /is at (http:\/\/[\w.:]+)/.exec(said)?.[1] ?? '',
    serverPid: Number(/"pid":(\d+)/.exec(said)?.[1]),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
  test(`npm start that gets ${signal} takes the site with it, once what it accepted is answered`, {
    tag: '@once',
  }, async () => {
    const { npm, ended, url, serverPid, remove } = await npmStart();
    expect(serverPid).not.toBe(npm.pid);
    const stream = await fetch(`${url}/api/generate-itinerary/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        from: 'Kolkata',
        to: 'Darjeeling',
        departureDate: '2027-02-01',
        returnDate: '2027-02-21',
      }),
    });
    const read = stream.text();
    const killedAt = Date.now();
    npm.kill(signal);
    expect(await ended).toEqual(signal === 'SIGKILL' ? [null, 'SIGKILL'] : [0, null]);
    await expect.poll(() => isRunning(serverPid), { timeout: 12_000 }).toBe(false);
    expect(Date.now() - killedAt).toBeLessThan(10_000 + (signal === 'SIGKILL' ? 1500 : 0));
    expect(await read).toMatch(/event: (done|error)/);
    remove();
  });
}
