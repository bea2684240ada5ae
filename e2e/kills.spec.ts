import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess, startProcess } from '../test/site-process.ts';
import { ADMIN, dayAhead, expect, test, withAdmin } from './site.ts';

const KILLS = 5;

/** Waits until there is something to lose, however slow the machine, and then for a moment that differs each time. */
async function letWork(kill: number, done: () => number): Promise<void> {
  const before = done();
  await expect.poll(done, { timeout: 30_000, intervals: [20] }).toBeGreaterThan(before + 1);
  await wait(kill * 90);
}

const environment = (dataDir: string) => ({
  DATA_DIR: dataDir,
  DEMO: '1',
  ...withAdmin,
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

async function signIn(url: string): Promise<string> {
  const login = await fetch(`${url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await login.json()) as { token: string }).token;
}

/** Returns every row of a back office list, over all its pages. */
async function readAll<Row>(url: string, token: string, path: string, rowsIn: (answer: never) => Row[]) {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const answer = await fetch(`${url}${path}&limit=100&page=${page}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const more = rowsIn((await answer.json()) as never);
    rows.push(...more);
    if (more.length < 100) return rows;
  }
}

/** Returns the name of every booking, with repetitions. */
async function bookedNames(url: string): Promise<string[]> {
  const bookings = await readAll(
    url,
    await signIn(url),
    '/api/admin/bookings?search=kept',
    (answer: { bookings: { customerInfo: { fullName: string } }[] }) => answer.bookings,
  );
  return bookings.map(({ customerInfo }) => customerInfo.fullName);
}

test('killed again and again while people book, the site keeps every booking that it acknowledged, once', {
  tag: '@once',
}, async () => {
  test.setTimeout(180_000);
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
          // Keys belong to their caller: an intent that is sent again keeps its address.
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
    await letWork(kill, () => acknowledged.size);
    await endProcess(child, 'SIGKILL');
    await booking;
  }
  const { url, child } = await startProcess(environment(dataDir));
  const kept = await bookedNames(url);
  expect([...acknowledged].filter((name) => !kept.includes(name))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
  await endProcess(child, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const titleOf = (version: number): string => `Saved ${version}`;

/** Sends a post's form; its title and its text contain the number of the save. */
function savePost(method: 'POST' | 'PUT', address: string, token: string, version: number): Promise<Response> {
  const body = new FormData();
  const title = titleOf(version);
  const parts = { title, content: `<p>${title}</p>`, excerpt: 'Kept', category: 'Other', status: 'published' };
  for (const [name, value] of Object.entries(parts)) body.set(name, value);
  body.set('slug', 'saved-again-and-again');
  body.set('version', String(version - 1));
  return fetch(address, { method, headers: { authorization: `Bearer ${token}` }, body });
}

test('killed again and again, it keeps every lead with its message, and every save of a post, whole and once', {
  tag: '@once',
}, async () => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-kills-'));
  const acknowledged = new Set<string>();
  const cutOff: string[] = [];
  let people = 0;
  let saved = 1;

  async function leaveOn(url: string): Promise<void> {
    for (;;) {
      const phone = cutOff.pop() ?? String(8_000_000_000 + people++);
      const sent = fetch(`${url}/api/promotional-leads/submit`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': phone,
          'x-forwarded-for': `198.51.100.${Number(phone) % 250}`,
        },
        body: JSON.stringify({ name: 'Kept Lead', phone }),
      });
      const { status } = await sent.catch((error: unknown) => {
        cutOff.push(phone);
        throw error;
      });
      expect(status).toBe(201);
      acknowledged.add(phone);
    }
  }

  async function saveOn(url: string, id: string, token: string): Promise<void> {
    for (;;) {
      const { status } = await savePost('PUT', `${url}/api/blogs/${id}`, token, saved + 1);
      // 409: the interrupted save had been stored.
      expect([200, 409]).toContain(status);
      saved += 1;
    }
  }

  let token = '';
  let id = '';
  for (let kill = 0; kill < KILLS; kill++) {
    const { url, child } = await startProcess(environment(dataDir));
    if (kill === 0) {
      token = await signIn(url);
      const created = await savePost('POST', `${url}/api/blogs/create`, token, 1);
      ({ _id: id } = ((await created.json()) as { blog: { _id: string } }).blog);
    }
    const work = Promise.allSettled([leaveOn(url), leaveOn(url), saveOn(url, id, token)]);
    await letWork(kill, () => Math.min(acknowledged.size, saved));
    await endProcess(child, 'SIGKILL');
    for (const outcome of await work) {
      if (outcome.status === 'rejected') expect(String(outcome.reason)).toMatch(/fetch failed|terminated|other side/);
    }
  }
  const { url, child } = await startProcess(environment(dataDir));
  type Leads = { leads: { _id: string; phone: string }[] };
  const leads = await readAll(url, token, '/api/promotional-leads?search=kept', ({ leads: rows }: Leads) => rows);
  const phones = leads.map(({ phone }) => phone);
  expect([...acknowledged].filter((phone) => !phones.includes(phone))).toEqual([]);
  expect(new Set(phones).size).toBe(phones.length);
  type Outbox = { messages: { channel: string; about: { _id: string } }[] };
  const messages = await readAll(url, token, '/api/admin/outbox?state=kept', ({ messages: rows }: Outbox) => rows);
  const told = messages.filter(({ channel }) => channel === 'email').map(({ about }) => about._id);
  expect(leads.filter(({ _id }) => told.filter((about) => about === _id).length !== 1)).toEqual([]);

  const answer = await fetch(`${url}/api/blogs/saved-again-and-again`);
  const { blog } = (await answer.json()) as { blog: { title: string; content: string } };
  expect([titleOf(saved), titleOf(saved + 1)]).toContain(blog.title);
  expect(blog.content).toBe(`<p>${blog.title}</p>`);
  await endProcess(child, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

test('a booking that is being sent when the site is told to stop is answered and kept', { tag: '@once' }, async () => {
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
