import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
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
  { title: 'On the house', text: 'We pay.', chips: ['Diwali'], demo: 0, percent: 100 },
  { title: 'Nearly a gift', text: 'We pay most.', chips: [], demo: 0, percent: 91 },
] as const;

describe.each(engines)('what was stored before offers lowered prices, on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
    const { db } = site.database;
    for (const [at, { demo, chips, ...words }] of OLD_OFFERS.entries()) {
      const parts = { scope: 'all' as const, from: TODAY, until: addDays(TODAY, 30 - at) };
      await insertOffer(db, newOffer({ percent: 10, ...words, ...parts, chips: [...chips] }, TEST_NOW, demo));
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
      ['On the house', 'all'],
      ['Nearly a gift', 'all'],
    ]);
  });

  it('an offer of more than 90 percent lowers no price and is not shown', async () => {
    const shown = await site.api('GET /api/site');
    expect(shown.offers.map(({ percent }) => percent)).toEqual([10, 10, 10, 10, 10]);
    expect(shown.upToPercentOff).toBe(19);
    const price = 16_200;
    const query = { minPrice: price, maxPrice: price };
    const { packages, total, facets } = await site.api('GET /api/packages', { query });
    expect(packages.map(({ pricing }) => [pricing.finalPrice, pricing.percentOff])).toEqual([
      [price, 19],
      [price, 19],
    ]);
    expect(total).toBe(2);
    expect(facets.prices.filter(({ count }) => count > 0).map(({ value, count }) => [value, count])).toEqual([
      ['10000-24999', 2],
    ]);
    const { booking } = await site.api('POST /api/packages/book', {
      body: {
        packageSlug: 'adopted',
        itemType: 'package',
        fullName: 'Asha Sen',
        phone: freshPhone(),
        travelers: 2,
        preferredDate: addDays(TODAY, 20),
        email: 'asha@example.org',
      },
    });
    expect(booking).toMatchObject({ pricePerPerson: price, total: 2 * price });
    const { itineraries } = await site.api('POST /api/generate-itinerary', {
      body: { from: 'Kolkata', to: 'Darjeeling', departureDate: '2026-12-04', returnDate: '2026-12-07' },
    });
    expect(itineraries[0]?.offer?.percent).toBe(10);
  });

  it('visitors see no chip with a false claim, and the demonstration offer gives nothing away', async () => {
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
