import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import { htmlPage } from '../../../test/html-page.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { readConfig } from '../config.ts';
import { NounVersions } from './noun-versions.ts';
import { PageCache } from './page-cache.ts';
import { mountScreens, type Screens } from './screens.ts';
import { makeServer } from './server.ts';
import { sharedCounters } from './shared-limits.ts';

const MAPS = 'https://maps.provider.com';

/** A page that shows the API's map settings. */
const screens: Screens = {
  clientDir: null,
  development: false,
  render: async (_address, { fetch }) => {
    const { map } = JSON.parse(await (await fetch('/api/site', { method: 'GET' })).text()) as {
      map: { tiles: string };
    };
    return htmlPage(`<!doctype html><title>Map</title><p>tiles: ${map.tiles}`);
  },
};

describe.each(engines)('map addresses on %s', (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place, screens });
    other = await startApp(engine, { place, screens });
  });
  afterAll(async () => {
    await site.close();
    await other.close();
    await place.remove();
  });

  async function setMap(map: object): Promise<void> {
    const { ai, ...rest } = (await site.adminApi('GET /api/admin/settings')).settings;
    const { apiKey: _, ...shownAi } = ai;
    const body = { ...rest, ai: shownAi, site: { ...rest.site, map: { ...rest.site.map, ...map } } };
    await site.adminApi('PUT /api/admin/settings', { body });
  }

  /** Returns a page's policy and text; the first request puts it into the cache. */
  async function read(from: TestApp, path = '/contact') {
    const { headers, payload } = await from.app.inject(path);
    return { rules: String(headers['content-security-policy']).split('; '), payload };
  }

  it('are in force in every process at the next request, on kept pages and on those of the back office', async () => {
    for (const process of [site, other]) {
      expect((await read(process)).rules).toContain("img-src 'self' data:");
      expect((await read(process)).rules).toContain('frame-src https://www.openstreetmap.org');
    }
    await setMap({
      tiles: 'https://tiles.provider.com/{z}/{x}/{y}.png?key=1',
      credit: '© Provider',
      embed: 'https://maps.provider.com/embed?at={lat},{lon}',
    });
    for (const process of [site, other]) {
      for (const path of ['/contact', '/admin']) {
        const { rules, payload } = await read(process, path);
        expect(rules).toContain("img-src 'self' data: https://tiles.provider.com");
        expect(rules).toContain('frame-src https://maps.provider.com');
        expect(rules).toContain("connect-src 'self' https://maps.provider.com");
        expect(payload).toContain('tiles: https://tiles.provider.com/{z}/{x}/{y}.png?key=1');
      }
    }
    await setMap({ tiles: '', credit: '', embed: '' });
    for (const process of [site, other]) {
      const { rules } = await read(process);
      expect(rules).toEqual(expect.arrayContaining(["img-src 'self' data:", "frame-src 'none'", "connect-src 'self'"]));
    }
  });
});

it('a page whose map addresses could not be read is not cached', async () => {
  const place = await makeDatabase('sqlite');
  const database = await place.open();
  const counters = await sharedCounters(undefined, { failed: () => undefined, answered: () => undefined });
  const pages = new PageCache(new NounVersions(database), Date.now);
  const app = await makeServer({ config: readConfig({}), logger: pino({ level: 'silent' }), counters }, pages);
  const maps = [Promise.reject(new Error('the database is away')), Promise.resolve({ tiles: '', embed: MAPS })];
  mountScreens({
    app,
    pages,
    siteUrl: 'http://localhost',
    screens: { ...screens, render: async () => htmlPage('<p>Map') },
    mapOrigins: async () => (await maps.shift()) ?? { tiles: '', embed: '' },
  });
  const policy = async () => (await app.inject('/contact')).headers['content-security-policy'];
  expect(await policy()).toContain("frame-src 'none'");
  expect(await policy()).toContain(`frame-src ${MAPS}`);
  expect(await policy()).toContain(`frame-src ${MAPS}`);
  await app.close();
  await database.close();
  await place.remove();
});
