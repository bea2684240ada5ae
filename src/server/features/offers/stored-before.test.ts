import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import { up as offersLowerPrices } from '../../database/migrations/0011-offers-lower-prices.ts';
import { insertOffer, newOffer } from './offer-records.ts';

const TODAY = dayInIndia(TEST_NOW);

const OLD_OFFERS = [
  { title: '20% off all bookings', text: 'A fifth is on the house.', chips: ['Up to 40% OFF', 'VIP Access'], demo: 1 },
  { title: 'Package week', text: 'Ten per cent less on every package.', chips: [], demo: 0 },
  { title: 'Your itinerary, cheaper', text: 'For planned trips.', chips: ['Summer', 'Free Travel Guide'], demo: 0 },
  { title: 'Packages and itineraries', text: 'Both are cheaper.', chips: [], demo: 0 },
  { title: 'Monsoon', text: 'Packages too: every trip is cheaper.', chips: [], demo: 0 },
] as const;

describe.each(engines)('what was stored before offers lowered prices, on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
    const { db } = site.database;
    for (const [at, { demo, chips, ...words }] of OLD_OFFERS.entries()) {
      const parts = { percent: 10, scope: 'all' as const, from: TODAY, until: addDays(TODAY, 30 - at) };
      await insertOffer(db, newOffer({ ...words, ...parts, chips: [...chips] }, TEST_NOW, demo));
    }
    await keepPackage(site.database, { slug: 'adopted', now: TEST_NOW, ratingCount: 9, ratingSum: 42 });
    await keepPackage(site.database, { slug: 'sample', now: TEST_NOW + 1, demo: 1, ratingCount: 9, ratingSum: 42 });
    await db.schema.alterTable('offers').dropColumn('scope').execute();
    for (const column of ['basePrice', 'discountPercentage', 'offerTitle', 'offerPercent']) {
      await db.schema.alterTable('bookings').dropColumn(column).execute();
    }
    await offersLowerPrices(db as never);
  });
  afterAll(() => site.close());

  it('offers cover what their words say, all bookings where they say nothing', async () => {
    const { offers } = await site.adminApi('GET /api/admin/offers', { query: {} });
    expect(offers.map(({ title, scope }) => [title, scope])).toEqual([
      ['20% off all bookings', 'all'],
      ['Package week', 'packages'],
      ['Your itinerary, cheaper', 'itineraries'],
      ['Packages and itineraries', 'all'],
      ['Monsoon', 'all'],
    ]);
  });

  it('visitors read no chip that nobody keeps, and the demonstration offer gives nothing away', async () => {
    const { offers } = await site.api('GET /api/site');
    expect(offers.find(({ scope }) => scope === 'itineraries')?.chips).toEqual(['Summer']);
    expect(offers.find(({ title }) => title === '20% off all bookings')).toMatchObject({
      text: 'Book any trip with us while the offer runs and pay a fifth less.',
      chips: [],
    });
  });

  it('ratings stay with demonstration packages alone, as samples', async () => {
    const ratingOf = async (slug: string) =>
      (await site.api('GET /api/packages/{slug}', { params: { slug } })).package.rating;
    expect(await ratingOf('adopted')).toEqual({ average: 0, count: 0, isSample: false });
    expect(await ratingOf('sample')).toEqual({ average: 4.7, count: 9, isSample: true });
  });
});
