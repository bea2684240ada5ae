import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { htmlPage } from '../../../../test/html-page.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { translations } from '../../../../test/translations.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import { SITE_TEXTS } from '../../../core/translations/translation-options.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { Screens } from '../../http/screens.ts';

const TODAY = dayInIndia(TEST_NOW);

const MONSOON = {
  title: 'Monsoon offer',
  text: '10% off while it rains.',
  percent: 10,
  scope: 'all',
  from: TODAY,
  until: addDays(TODAY, 2),
  chips: ['10% OFF', 'Rainy days'],
} as const;

/** A home page with the site's tagline in the language of its address, read through the API as the real one does. */
const screens: Screens = {
  clientDir: null,
  development: false,
  render: async (address, { fetch }) => {
    const query = new URL(address).pathname.startsWith('/hi') ? '?lang=hi' : '';
    const { tagline } = JSON.parse(await (await fetch(`/api/site${query}`, {})).text()) as { tagline: string };
    return htmlPage(`<!doctype html><html lang="en"><body>${tagline}</body></html>`);
  },
};

describe.each(engines)('translated offers and texts of the site on %s', (engine) => {
  let site: TestApp;
  let admin: ReturnType<typeof translations>;
  beforeAll(async () => {
    site = await startApp(engine, { screens });
    admin = translations(site.adminApi);
  });
  afterAll(() => site.close());

  const siteIn = (lang: 'en' | 'hi') => site.api('GET /api/site', { query: { lang } });

  it('an offer is shown in the language of the page, also beside a price, as long as it says what the original says', async () => {
    const { offer } = await site.adminApi('POST /api/admin/offers', {
      body: { ...MONSOON, chips: [...MONSOON.chips] },
    });
    const slug = 'tea-and-rain';
    await keepPackage(site.database, { slug, now: TEST_NOW });
    const texts = { title: 'बारिश ऑफ़र', text: 'बारिश में 10% की छूट।', 'chips[]': ['10% छूट', 'बारिश के दिन'] };
    await admin.release('offer', offer._id, texts);
    const [hindi] = (await siteIn('hi')).offers;
    expect(hindi).toMatchObject({ title: texts.title, text: texts.text, chips: texts['chips[]'], percent: 10 });
    expect((await siteIn('en')).offers[0]).toMatchObject({ title: MONSOON.title });
    const { package: trip } = await site.api('GET /api/packages/{slug}', { params: { slug }, query: { lang: 'hi' } });
    expect(trip.pricing.offer?.title).toBe(texts.title);

    const changed = { ...MONSOON, percent: 20, text: '20% off while it rains.', chips: ['20% OFF', 'Rainy days'] };
    await site.adminApi('PUT /api/admin/offers/{id}', {
      params: { id: offer._id },
      body: { ...changed, version: offer.version },
    });
    expect((await siteIn('hi')).offers[0]).toMatchObject({
      title: texts.title,
      text: changed.text,
      chips: ['20% OFF', 'बारिश के दिन'],
    });
    const { offers } = await site.adminApi('GET /api/admin/offers', { query: {} });
    expect(offers[0]?.translations[0]).toMatchObject({ language: 'hi', state: 'released', isStale: true });

    await expect(admin.release('offer', offer._id, { text: 'बारिश में 25% की छूट।' })).rejects.toMatchObject({
      status: 400,
      fields: { text: 'Say 20% in digits, as the original does: an offer must stay true.' },
    });
    await site.adminApi('DELETE /api/admin/offers/{id}', { params: { id: offer._id } });
    expect(await site.database.read.selectFrom('translations').select('kind').execute()).toEqual([]);
  });

  it('a page that was kept shows another translation at the next request', async () => {
    const read = async (path: string) => (await site.app.inject(path)).payload.replace(/<[^>]*>/g, '');
    const { tagline } = await siteIn('en');
    // What no agency has written is in the language already.
    const ours = SERVER_WORDS.hi.site.tagline;
    expect([await read('/hi'), await read('/hi')]).toEqual([ours, ours]);
    const released = await admin.release('site', SITE_TEXTS, { tagline: 'आपकी यात्रा, आपके लिए।', brand: 'सफ़रनामा' });
    expect(await read('/hi')).toBe('आपकी यात्रा, आपके लिए।');
    expect(await read('/')).toBe(tagline);
    expect(await siteIn('hi')).toMatchObject({ brand: 'सफ़रनामा', agency: 'Hooghly Travels' });
    await admin.withdraw(released);
    expect(await read('/hi')).toBe(ours);
  });

  it('texts of the site are out of date once the settings say something else', async () => {
    await admin.release('site', SITE_TEXTS, { tagline: 'आपकी यात्रा' });
    const { settings } = await site.adminApi('GET /api/admin/settings');
    const body = { ...settings, site: { ...settings.site, tagline: 'Journeys for you.' } };
    await site.adminApi('PUT /api/admin/settings', { body });
    const params = { kind: 'site', id: SITE_TEXTS } as const;
    const { translations: all } = await site.adminApi('GET /api/admin/translations/{kind}/{id}', { params });
    expect(all[0]).toMatchObject({ language: 'hi', isStale: true, isShown: true });
    expect((await siteIn('hi')).tagline).toBe('आपकी यात्रा');
  });
});
