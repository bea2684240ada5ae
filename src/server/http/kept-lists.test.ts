import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../test/start-app.ts';
import { keepPackage } from '../../../test/travel-packages.ts';
import { listAddress } from './public-lists.ts';

describe.each(engines)('public lists on %s', (engine) => {
  let place: TestDatabase;
  let here: TestApp;
  /** Another process on the same database. */
  let there: TestApp;
  let id: string;
  beforeEach(async () => {
    place = await makeDatabase(engine);
    here = await startApp(engine, { place });
    there = await startApp(engine, { place });
    id = await keepPackage(here.database, { slug: 'goa', now: TEST_NOW, status: 'draft' }, { title: 'Goa' });
    await keepPackage(here.database, { slug: 'leh', now: TEST_NOW }, { title: 'Leh' });
    for (const { app } of [here, there]) await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const site of [here, there]) {
      site.app.server.closeAllConnections();
      await site.close();
    }
    await place.remove();
  });

  const read = (site: TestApp, path: string) =>
    fetch(`http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}${path}`);

  it('show a change at the very next request, in every process', async () => {
    const publish = (status: 'published' | 'archived') =>
      there.adminApi('PATCH /api/packages/admin/{id}/status', { params: { id }, body: { status } });
    const expectShown = async (isShown: boolean) => {
      for (const path of ['/api/packages', '/api/packages?search=goa', '/api/packages/featured', '/sitemap.xml'])
        for (const site of [here, there])
          expect(/"Goa"|\/package\/goa</.test(await (await read(site, path)).text()), path).toBe(isShown);
    };
    await expectShown(false);
    await publish('published');
    await expectShown(true);
    await publish('archived');
    await expectShown(false);
  });

  it('are kept with the headers of a call, and count as none', async () => {
    const first = await read(here, '/api/packages');
    expect(first.headers.get('x-ratelimit-remaining')).not.toBeNull();
    const made = await first.text();
    const kept = await read(here, '/api/packages');
    expect(await kept.text()).toBe(made);
    expect(kept.headers.get('cache-control')).toBe('no-store');
    expect(kept.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(kept.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    expect(kept.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect([kept.headers.get('etag'), kept.headers.get('x-ratelimit-remaining')]).toEqual([null, null]);
  });

  it('include the sitemap', async () => {
    const made = await (await read(here, '/sitemap.xml')).text();
    await here.database.db
      .updateTable('packages')
      .set({ slug: 'moved-without-a-version' })
      .where('slug', '=', 'leh')
      .execute();
    const kept = await read(here, '/sitemap.xml');
    expect(await kept.text()).toBe(made);
    expect(kept.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(kept.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('are not kept when they are refused', async () => {
    for (let i = 0; i < 2; i++) {
      const refused = await read(here, '/api/packages?page=none');
      expect([refused.status, refused.headers.get('x-ratelimit-limit')]).toEqual([400, '1200']);
    }
  });
});

describe('the address of a list', () => {
  it.each([
    ['/api/site', '/api/site'],
    ['/api/packages?page=2&category=Beach', '/api/packages?category=Beach&page=2'],
    ['/api/packages?search=%67oa', '/api/packages?search=goa'],
    ['/api/packages?', '/api/packages'],
    ['/api/packages?search=a&search=b', null],
    ['/api/packages?search=%ff', null],
    ['/api/packages?utm_source=x', null],
    [`/api/packages?search=${'x'.repeat(400)}`, null],
    ['/api/packages/goa', null],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/api/admin/me', null],
    ['constructor', null],
  ])('%s is %s', (url, address) => {
    expect(listAddress(url)).toBe(address);
  });
});
