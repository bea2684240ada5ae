import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import { htmlPage } from '../../../test/html-page.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../test/start-app.ts';
import { keepPackage } from '../../../test/travel-packages.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { NounVersions } from './noun-versions.ts';
import { PageCache } from './page-cache.ts';
import { mountScreens, type Screens } from './screens.ts';
import { makeServer } from './server.ts';
import { sharedCounters } from './shared-limits.ts';

/** A screen that shows its query and what the API answers. */
const screens: Screens = {
  clientDir: null,
  development: false,
  render: async (address, { fetch }) => {
    const { pathname, search } = address;
    const slug = /^\/package\/(.+)$/.exec(pathname)?.[1];
    const answer = await fetch(slug ? `/api/packages/${slug}` : `/api/packages${search}`, { method: 'GET' });
    const { packages = [], package: shown } = JSON.parse(await answer.text()) as {
      packages?: Named[];
      package?: Named;
    };
    const titles = [...packages, ...(shown ? [shown] : [])].map(({ title }) => title).join();
    return htmlPage(`<p>${search}</p><p>${titles}</p>`, answer.status);
  },
};
interface Named {
  readonly title: string;
}

describe.each(engines)('pages of packages on %s', (engine) => {
  let place: TestDatabase;
  let here: TestApp;
  /** Another process on the same database. */
  let there: TestApp;
  let id: string;
  beforeEach(async () => {
    place = await makeDatabase(engine);
    here = await startApp(engine, { screens, place });
    there = await startApp(engine, { screens, place });
    id = await keepPackage(here.database, { slug: 'goa', now: TEST_NOW, status: 'draft' }, { title: 'Goa' });
    await keepPackage(here.database, { slug: 'leh', now: TEST_NOW }, { title: 'Leh', category: 'Adventure' });
  });
  afterEach(async () => {
    await here.close();
    await there.close();
    await place.remove();
  });

  const read = async (site: TestApp, url: string) => {
    const { statusCode, payload, headers } = await site.app.inject({ url, remoteAddress: '192.0.2.90' });
    return { status: statusCode, text: payload, headers };
  };

  it('show what is published, taken back, deleted and restored at the very next request, in every process', async () => {
    const shownBy = async (url: string) => [(await read(here, url)).text, (await read(there, url)).text];
    const expectShown = async (isShown: boolean) => {
      for (const url of ['/packages', '/packages?search=goa', '/package/goa']) {
        for (const text of await shownBy(url)) expect(text.includes('Goa'), url).toBe(isShown);
      }
    };
    const setStatus = (status: 'published' | 'archived') =>
      there.adminApi('PATCH /api/packages/admin/{id}/status', { params: { id }, body: { status } });
    await expectShown(false);
    await setStatus('published');
    await expectShown(true);
    await setStatus('archived');
    await expectShown(false);
    await setStatus('published');
    await expectShown(true);
    await here.adminApi('DELETE /api/packages/admin/{id}', { params: { id } });
    await expectShown(false);
    await here.adminApi('POST /api/packages/admin/{id}/restore', { params: { id } });
    await expectShown(true);
  });

  it('are rendered from the one query that is kept for all its spellings', async () => {
    const first = await read(here, '/packages?utm_source=x&category=Adventure&category=Family&page=1');
    expect(first.text).toBe('<p>?category=Adventure,Family</p><p>Leh</p>');
    const again = await read(here, '/packages?category=Adventure,Family&search=');
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('count no view for rendering', async () => {
    await read(here, '/package/leh');
    await here.app.close();
    const row = there.database.read.selectFrom('packages').select('views').where('slug', '=', 'leh');
    expect(await row.executeTakeFirst()).toEqual({ views: 0 });
  });

  it('of one person are not cached', async () => {
    for (const url of ['/admin', '/admin/packages', '/my-bookings', '/booking/SN-1?key=secret']) {
      const { headers } = await read(here, url);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
    expect((await read(here, '/booking/SN-1?key=secret')).headers['referrer-policy']).toBe('no-referrer');
    expect((await read(here, '/contact')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('with a meaningless query are answered, and not cached', async () => {
    const long = await read(here, `/packages?search=${'x'.repeat(5000)}`);
    expect(long.status).toBe(400);
    expect((await read(here, '/packages?minPrice=abc')).status).toBe(400);
  });
});

describe('pages of the back office', () => {
  it.each([
    ['safarnama_office_language=hi', 'hi'],
    ['other=1; safarnama_office_language=bn', 'bn'],
    ['safarnama_office_language=ta', 'en'],
    ['', 'en'],
  ])('with the cookie "%s" are in %s, and those of visitors are not', async (cookie, language) => {
    const render: Screens['render'] = async (_address, { officeLanguage }) => htmlPage(officeLanguage);
    const { app, close } = await startApp('sqlite', { screens: { ...screens, render } });
    const read = async (url: string) => (await app.inject({ url, headers: { cookie } })).payload;
    expect([await read('/admin/packages'), await read('/my-bookings')]).toEqual([language, 'en']);
    await close();
  });
});

describe('a page whose calls are answered 503', () => {
  let place: TestDatabase;
  let database: Database;
  let app: FastifyInstance;
  /** The screen's answer: its own text, or a failure. */
  let status: number;
  beforeEach(async () => {
    place = await makeDatabase('sqlite');
    database = await place.open();
    const counters = await sharedCounters(undefined, { failed: () => undefined, answered: () => undefined });
    const pages = new PageCache(new NounVersions(database), () => TEST_NOW);
    app = await makeServer({ config: readConfig({}), logger: pino({ level: 'silent' }), counters }, pages);
    app.get('/api/out', async () => {
      throw new DatabaseUnavailable('away');
    });
    const render: Screens['render'] = async (_address, { fetch }) => {
      await fetch('/api/out', { method: 'GET' });
      return htmlPage('<p>Part of it</p>', status);
    };
    const mapOrigins = async () => ({ tiles: '', embed: '' });
    mountScreens({ app, screens: { ...screens, render }, pages, siteUrl: 'http://localhost', mapOrigins });
  });
  afterEach(async () => {
    await app.close();
    await database.close();
    await place.remove();
  });

  it.each([
    [503, 'Part of it'],
    [500, 'One moment, please'],
  ])('and that comes out as %i is answered 503, with Retry-After', async (made, words) => {
    status = made;
    const answer = await app.inject('/packages');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.payload).toContain(words);
  });
});
