import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { AppError } from './app-error.ts';
import { sendKept } from './kept-answers.ts';
import { NounVersions } from './noun-versions.ts';
import { PageCache } from './page-cache.ts';
import { type InProcessFetch, mountScreens } from './screens.ts';
import { makeServer } from './server.ts';
import { sharedCounters } from './shared-limits.ts';

interface Line {
  readonly msg: string;
  readonly requestId?: string;
  readonly [field: string]: unknown;
}

let place: TestDatabase;
let database: Database;
let app: FastifyInstance;
let url: string;
let lines: Line[];

/** Opens a server with a call of each kind; its log goes into `lines`. */
async function open(environment: Record<string, string> = {}, level = 'warn') {
  lines = [];
  place = await makeDatabase('sqlite');
  database = await place.open();
  const pages = new PageCache(new NounVersions(database), () => 0);
  const counters = await sharedCounters(undefined, { failed: () => undefined, answered: () => undefined });
  const logger = pino({ level }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  app = await makeServer({ config: readConfig(environment), logger, counters }, pages);
  app.get('/api/refused', async () => {
    throw AppError.ofField('invalid', 'name', () => 'No.');
  });
  app.get('/api/broken', async () => {
    throw new Error('broken');
  });
  app.get('/api/generate-broken', { config: { generationErrors: true } }, async () => {
    throw new Error('broken');
  });
  app.get('/packages', async (request, reply) => {
    const page = { status: 200, headers: { 'content-type': 'text/html' }, body: 'kept '.repeat(100), whole: true };
    const packed = await pages.render('/packages', ['packages'], async () => page);
    reply.hijack();
    sendKept(packed, request.raw, reply.raw);
  });
  const screens = {
    clientDir: null,
    development: false,
    render: async (_address: URL, { fetch }: { fetch: InProcessFetch }) =>
      fetch('/api/broken', {}).then(() => Promise.reject(new Error('the screen broke'))),
  };
  const mapOrigins = async () => ({ tiles: '', embed: '' });
  mountScreens({ app, screens, pages, siteUrl: 'http://localhost', mapOrigins });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
  await database.close();
  await place.remove();
});

const NEW_ID = /^[2-9a-hjkmnp-z0]{12}$/;

describe('a request id', () => {
  it('is in the header, the body and the log line of every error, and differs for every request', async () => {
    await open();
    const refused = await fetch(`${url}/api/refused`);
    const body = (await refused.json()) as { requestId: string };
    expect(body).toEqual({ error: 'No.', fields: { name: 'No.' }, requestId: expect.stringMatching(NEW_ID) });
    expect(refused.headers.get('x-request-id')).toBe(body.requestId);
    const broken = await fetch(`${url}/api/broken`);
    const { requestId } = (await broken.json()) as { requestId: string };
    expect(requestId).not.toBe(body.requestId);
    expect(broken.headers.get('x-request-id')).toBe(requestId);
    expect(lines).toMatchObject([{ msg: 'unexpected failure', requestId }]);
    const generation = await fetch(`${url}/api/generate-broken`);
    expect(await generation.json()).toMatchObject({
      error: { code: 500 },
      requestId: generation.headers.get('x-request-id'),
    });
    const unknown = await fetch(`${url}/api/nowhere`, { method: 'POST' });
    expect(await unknown.json()).toMatchObject({ requestId: unknown.headers.get('x-request-id') });
  });

  it('is told to the visitor of a page that fails, and is that of the calls which the page made', async () => {
    await open();
    const page = await fetch(`${url}/somewhere`);
    expect(page.status).toBe(500);
    expect(page.headers.get('content-type')).toContain('text/html');
    const requestId = page.headers.get('x-request-id') ?? '';
    expect(requestId).toMatch(NEW_ID);
    expect(await page.text()).toContain(`request ${requestId}`);
    expect(lines.map((line) => line.requestId)).toEqual([requestId, requestId]);
  });

  it('is in the answer to what is no request at all', async () => {
    await open();
    const line = connect(Number(new URL(url).port), '127.0.0.1');
    line.end('this is no HTTP\r\n\r\n');
    const answer = await text(line);
    const { requestId } = JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as { requestId: string };
    expect(requestId).toMatch(NEW_ID);
    expect(answer).toContain(`x-request-id: ${requestId}`);
  });

  it.each([
    ['is kept from a trusted proxy', '127.0.0.0/8', 'f3b0-4c1e.A_=', true],
    ['is kept from nobody else', '10.0.0.0/8', 'f3b0-4c1e.A_=', false],
    ['is not kept when it is malformed', '127.0.0.1', 'a<script>alert(1)', false],
    ['is not kept when it is too long', '127.0.0.1', 'a'.repeat(101), false],
  ])('%s', async (_what, TRUSTED_PROXIES, sent, isKept) => {
    await open({ TRUSTED_PROXIES });
    const { headers } = await fetch(`${url}/api/refused`, { headers: { 'x-request-id': sent } });
    if (isKept) expect(headers.get('x-request-id')).toBe(sent);
    else expect(headers.get('x-request-id')).toMatch(NEW_ID);
  });
});

describe('the access log', () => {
  const accesses = () => lines.filter(({ msg }) => msg === 'request');

  it('has one line for each request when it is switched on, whatever the log level is', async () => {
    await open({ ACCESS_LOG: '1', TRUSTED_PROXIES: '127.0.0.1' }, 'error');
    const headers = { 'x-forwarded-for': '198.51.100.77' };
    const refused = await fetch(`${url}/api/refused?ticket=secret&search=Sujata`, { headers });
    await refused.text();
    await expect.poll(accesses).toHaveLength(1);
    expect(accesses()[0]).toMatchObject({
      requestId: refused.headers.get('x-request-id'),
      method: 'GET',
      path: '/api/refused',
      status: 400,
      address: '198.51.100.0/24',
    });
    expect(accesses()[0]?.ms).toBeTypeOf('number');
    expect(accesses()[0]?.bytes).toBeGreaterThan(100);
    expect(JSON.stringify(lines)).not.toMatch(/secret|Sujata|100\.77/);
  });

  it.each([
    ['DELETE', '/api/admin/people/9876543210', '/api/admin/people/…'],
    ['DELETE', '/api/admin/people/%2B91%20987-654-3210', '/api/admin/people/…'],
    ['DELETE', '/api/admin/people/%39%38%37%36543210', '/api/admin/people/…'],
    ['GET', '/package/call-9876543210-now', '/package/call-…-now'],
    ['GET', '/itinerary/delhi-2026-12-04', '/itinerary/delhi-2026-12-04'],
    ['GET', `/api/calendars/${'aB-'.repeat(14)}_.ics`, '/api/calendars/…'],
  ])('has no phone and no secret of %s %s', async (method, path, logged) => {
    await open({ ACCESS_LOG: '1' });
    await (await fetch(`${url}${path}`, { method })).text();
    await expect.poll(accesses).toHaveLength(1);
    expect(accesses()[0]).toMatchObject({ method, path: logged });
    expect(JSON.stringify(lines)).not.toMatch(/6543210|654-3210/);
  });

  it('has cached pages, and those who left', async () => {
    await open({ ACCESS_LOG: '1' });
    for (const _time of ['rendered', 'cached']) await (await fetch(`${url}/packages`)).text();
    await expect.poll(accesses).toHaveLength(2);
    expect(accesses().map(({ path, status }) => [path, status])).toEqual([
      ['/packages', 200],
      ['/packages', 200],
    ]);
    expect(new Set(accesses().map(({ requestId }) => requestId)).size).toBe(2);
    const line = connect(Number(new URL(url).port), '127.0.0.1');
    await once(line, 'connect');
    line.write('POST /api/refused HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
    await once(app.server, 'request');
    line.destroy();
    await expect.poll(accesses).toHaveLength(3);
    expect(accesses()[2]).toMatchObject({ method: 'POST', path: '/api/refused' });
  });

  it('is off unless it is asked for', async () => {
    await open({}, 'info');
    await (await fetch(`${url}/api/refused`)).text();
    expect(accesses()).toEqual([]);
  });
});
