import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import type { Database } from '../database/database.ts';
import { sendKept } from './kept-answers.ts';
import { NounVersions, touchNoun } from './noun-versions.ts';
import { PageCache } from './page-cache.ts';
import { canonicalAddress } from './public-pages.ts';

describe.each(engines)('the whole-page cache on %s', (engine) => {
  let place: TestDatabase;
  let database: Database;
  /** Another process's connection to the same database. */
  let elsewhere: Database;
  let server: Server;
  let url: string;
  let now = 0;
  let renders = 0;
  let body = 'first';
  let whole = true;

  beforeEach(async () => {
    place = await makeDatabase(engine);
    database = await place.open();
    elsewhere = await place.open();
    renders = 0;
    body = 'first';
    now = 0;
    const pages = new PageCache(new NounVersions(database), () => now);
    server = createServer((request, response) => {
      const renderNow = async () => {
        renders += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return {
          status: body === 'gone' ? 404 : 200,
          headers: { 'content-type': 'text/html' },
          body: body.repeat(50),
          whole,
        };
      };
      const handle = (response: ServerResponse | null) =>
        pages
          .render(canonicalAddress(request.url ?? '') ?? 'too long', ['site'], renderNow)
          .then((page) => response && sendKept(page, request, response));
      pages.renewWith(() => handle(null));
      const answered = pages.tryAnswer(request, response, () => 'test-id');
      if (answered === false) void handle(response);
      else if (answered !== true)
        void answered.then((done) => {
          if (!done) void handle(response);
        });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.close();
    await database.close();
    await elsewhere.close();
    await place.remove();
  });

  const read = async (path = '/', headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { headers: { 'accept-encoding': 'identity', ...headers } });
    return { response, text: await response.text() };
  };

  it('renders once, however many ask at the same moment, and then not again', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['first'.repeat(50)]));
    await read();
    expect(renders).toBe(1);
  });

  it('shows a change at the very next request, made here or in another process', async () => {
    await read();
    body = 'second';
    expect((await read()).text).toContain('first');
    await touchNoun(database.db, 'site');
    expect((await read()).text).toContain('second');
    body = 'third';
    await touchNoun(elsewhere.db, 'site');
    expect((await read()).text).toContain('third');
    expect(renders).toBe(3);
  });

  it('stays when only another noun changed', async () => {
    await read();
    await touchNoun(elsewhere.db, 'itineraries');
    await read();
    expect(renders).toBe(1);
  });

  it('does not show what was only begun: a rolled-back change drops nothing', async () => {
    await read();
    await database.db
      .transaction()
      .execute(async (trx) => {
        await touchNoun(trx, 'site');
        throw new Error('never mind');
      })
      .catch(() => undefined);
    await read();
    expect(renders).toBe(1);
  });

  it('keeps compressed forms and answers 304 to who has it', async () => {
    await read();
    const raw = async (encoding: string) => {
      const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
      return { encoding: response.headers.get('content-encoding'), text: await response.text() };
    };
    expect(await raw('gzip, br')).toEqual({ encoding: 'br', text: 'first'.repeat(50) });
    expect(await raw('gzip')).toEqual({ encoding: 'gzip', text: 'first'.repeat(50) });
    expect(await raw('br;q=0, gzip;q=0')).toEqual({ encoding: null, text: 'first'.repeat(50) });
    const etag = (await read()).response.headers.get('etag') ?? '';
    const again = await read('/', { 'if-none-match': etag });
    expect([again.response.status, again.text]).toEqual([304, '']);
  });

  it('keeps no page that was not found', async () => {
    body = 'gone';
    expect((await read('/nowhere')).response.status).toBe(404);
    await read('/nowhere');
    expect(renders).toBe(2);
  });

  it('knows a page under its address with any query', async () => {
    await read('/?utm_source=a');
    await read('/?utm_source=b&fbclid=c');
    expect(renders).toBe(1);
  });

  it('keeps a list once for each of its queries, however they are written', async () => {
    await read('/packages?category=Beach&page=2');
    await read('/packages?page=2&utm_source=a&category=Beach&search=');
    expect(renders).toBe(1);
    await read('/packages?category=Beach&page=3');
    await read('/packages');
    await read('/packages?page=1');
    expect(renders).toBe(3);
  });

  it('lets no number of searches push out the pages without one, nor the searches that people keep making', async () => {
    await read('/packages');
    await read('/packages?search=goa');
    // The cache holds sixteen megabytes of searches.
    body = 'x'.repeat(20_000);
    for (let search = 0; search < 20; search++) await read(`/packages?search=${search}`);
    await read('/packages?search=goa');
    renders = 0;
    await read('/packages?search=0');
    await read('/packages');
    await read('/packages?search=goa');
    expect(renders).toBe(1);
  });

  it('keeps no page over midnight in India', async () => {
    // Two minutes to midnight, 21 November 2026.
    now = Date.UTC(2026, 10, 21, 18, 28, 0);
    await read();
    now += 119_999;
    await read();
    expect(renders).toBe(1);
    now += 1;
    await read();
    expect(renders).toBe(2);
  });

  it('keeps no page for which something was missing', async () => {
    whole = false;
    await read();
    whole = true;
    body = 'second';
    expect((await read()).text).toContain('second');
    expect(renders).toBe(2);
  });

  const FIVE_MINUTES = 5 * 60_000;

  it('answers a page that only aged at once, and renders it beside, once', async () => {
    await read();
    now = FIVE_MINUTES;
    body = 'second';
    const answers = await Promise.all([read(), read(), read()]);
    for (const { text } of answers) expect(text).toContain('first');
    await expect.poll(async () => (await read()).text).toContain('second');
    expect(renders).toBe(2);
  });

  it('renders an aged page first when it has changed, or is an hour old', async () => {
    await read();
    now = FIVE_MINUTES;
    body = 'second';
    await touchNoun(elsewhere.db, 'site');
    expect((await read()).text).toContain('second');
    now += 60 * 60_000;
    body = 'third';
    expect((await read()).text).toContain('third');
  });

  it('renders an aged page first when its day in India has ended', async () => {
    now = Date.UTC(2026, 10, 21, 18, 24, 0);
    await read();
    now += 6 * 60_000;
    body = 'second';
    expect((await read()).text).toContain('second');
  });
});
