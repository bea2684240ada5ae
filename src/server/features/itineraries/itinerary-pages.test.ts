import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { htmlPage } from '../../../../test/html-page.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { itineraryNoun, touchItineraries } from '../../http/noun-versions.ts';
import type { Screens } from '../../http/screens.ts';

const TRIP = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: '2026-12-04',
  returnDate: '2026-12-07',
  travellers: 2,
  travelClass: 'Economy' as const,
  priceRange: [0, 15_000] as [number, number],
};

/** The addresses that were rendered. */
const rendered: string[] = [];

/** A screen that shows what the API says of an itinerary. */
const screens: Screens = {
  clientDir: null,
  development: false,
  render: async (address, { fetch }) => {
    const { pathname } = address;
    rendered.push(pathname);
    const slug = pathname.split('/')[2];
    const answer = await fetch(slug ? `/api/itineraries/${slug}` : '/api/itineraries/popular', { method: 'GET' });
    return htmlPage(await answer.text(), answer.status);
  },
};

describe.each(engines)('pages of itineraries on %s', (engine) => {
  let place: TestDatabase;
  let here: TestApp;
  let there: TestApp;
  let trips: Itinerary[];
  beforeAll(async () => {
    place = await makeDatabase(engine);
    here = await startApp(engine, { screens, place });
    there = await startApp(engine, { screens, place });
    trips = (await here.api('POST /api/generate-itinerary', { body: TRIP })).itineraries;
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await place.remove();
  });

  const read = async (site: TestApp, url: string) =>
    (await site.app.inject({ url, remoteAddress: '192.0.2.9' })).payload;

  it('show a new day plan at the very next request in every process; other pages stay', async () => {
    const [planned, other] = trips;
    if (!planned || !other) throw new Error('two trips were expected');
    expect(itineraryNoun(planned.slug)).not.toBe(itineraryNoun(other.slug));
    const [page, otherPage] = [`/itinerary/${planned.slug}`, `/itinerary/${other.slug}`];
    for (const site of [here, there]) for (const url of ['/', page, otherPage]) await read(site, url);
    expect(await read(here, page)).toContain('"needsDetailedGeneration":true');
    const { api } = await there.register();
    rendered.length = 0;
    await api('POST /api/itineraries/{id}/details', { params: { id: planned._id } });
    for (const site of [here, there]) {
      expect(await read(site, page)).toContain('"needsDetailedGeneration":false');
      for (const url of ['/', otherPage]) await read(site, url);
    }
    expect(rendered).toEqual([page, page]);
  });

  it('need few versions, however many itineraries change', async () => {
    const slugs = Array.from({ length: 500 }, (_, i) => `goa-${i}`);
    await touchItineraries(here.database.db, slugs);
    const rows = await here.database.read.selectFrom('nounVersions').selectAll().execute();
    expect(rows.filter(({ noun }) => noun.startsWith('itinerary-')).length).toBeLessThanOrEqual(64);
  });
});
