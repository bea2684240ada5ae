import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess, startProcess } from '../test/site-process.ts';
import { ADMIN, dayAhead, expect, test } from './site.ts';

const KILLS = 5;
const environment = (dataDir: string) => ({
  DATA_DIR: dataDir,
  DEMO: '1',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  TRUSTED_PROXIES: '127.0.0.1',
});

const requestOf = (intent: string): string =>
  JSON.stringify({
    packageSlug: 'ladakh-seven-days-leh-nubra-pangong',
    itemType: 'package',
    fullName: `Kept ${intent}`,
    phone: '9000000000',
    travelers: 2,
    preferredDate: dayAhead(60),
  });

/** Every name that was booked under, as often as it was. */
async function bookedNames(url: string): Promise<string[]> {
  const login = await fetch(`${url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await login.json()) as { token: string };
  const names: string[] = [];
  for (let page = 1; ; page++) {
    const answer = await fetch(`${url}/api/admin/bookings?search=kept&limit=100&page=${page}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { bookings } = (await answer.json()) as { bookings: { customerInfo: { fullName: string } }[] };
    names.push(...bookings.map(({ customerInfo }) => customerInfo.fullName));
    if (bookings.length < 100) return names;
  }
}

test('killed again and again while people book, the site keeps every booking that it acknowledged, once', async ({
  isMobile,
}) => {
  test.skip(isMobile, 'once is enough');
  test.setTimeout(120_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-kills-'));
  const acknowledged = new Set<string>();
  /** Intents whose answer was cut off; the person presses again. */
  const cutOff: string[] = [];
  let intents = 0;

  async function bookOn(url: string): Promise<void> {
    for (;;) {
      const intent = cutOff.pop() ?? `intent${intents++}`;
      const sent = fetch(`${url}/api/packages/book`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': intent,
          // Keys belong to their caller: an intent that is sent again comes from where it came before.
          'x-forwarded-for': `198.51.100.${Number(intent.slice(6)) % 250}`,
        },
        body: requestOf(intent),
      });
      const { status } = await sent.catch((error: unknown) => {
        cutOff.push(intent);
        throw error;
      });
      expect(status).toBe(201);
      acknowledged.add(`Kept ${intent}`);
    }
  }

  for (let kill = 0; kill < KILLS; kill++) {
    const { url, child } = await startProcess(environment(dataDir));
    const booking = Promise.allSettled([bookOn(url), bookOn(url)]);
    await wait(200 + kill * 90);
    await endProcess(child, 'SIGKILL');
    await booking;
  }
  const { url, child } = await startProcess(environment(dataDir));
  const kept = await bookedNames(url);
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  expect([...acknowledged].filter((name) => !kept.includes(name))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
  await endProcess(child, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

test('a booking that is being sent when the site is told to stop is answered and kept', async ({ isMobile }) => {
  test.skip(isMobile, 'once is enough');
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-stop-'));
  const first = await startProcess(environment(dataDir));
  const body = requestOf('halfway');
  const { port, hostname } = new URL(first.url);
  const answered = new Promise<string>((resolve, reject) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /api/packages/book HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 40)}`,
      );
      setTimeout(() => socket.write(body.slice(40)), 900);
    });
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
  await wait(400);
  const ended = endProcess(first.child, 'SIGTERM');
  expect(await answered).toContain('201 Created');
  expect(await ended).toBe(0);
  const second = await startProcess(environment(dataDir));
  expect(await bookedNames(second.url)).toEqual(['Kept halfway']);
  await endProcess(second.child, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});
