import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { engines } from '../../../../test/databases.ts';
import { htmlPage } from '../../../../test/html-page.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage, SAMPLE_PACKAGE } from '../../../../test/travel-packages.ts';
import { ApiError } from '../../../contracts/client.ts';
import { addDays, dayInIndia, startOfDayInIndia } from '../../../core/dates.ts';
import { priceToPay } from '../../../core/packages/package-price.ts';
import type { Screens } from '../../http/screens.ts';

const TODAY = dayInIndia(TEST_NOW);
const FULL = 37_752;
const LOWERED = 30_202;
const { pricing } = SAMPLE_PACKAGE;

const form = (more: object = {}) => ({
  title: '20% off all bookings',
  text: 'Less to pay while it lasts.',
  percent: 20,
  from: TODAY,
  until: addDays(TODAY, 30),
  chips: [],
  ...more,
});

const offersOf = ({ adminApi }: TestApp) => ({
  create: async (more: object = {}) => (await adminApi('POST /api/admin/offers', { body: form(more) })).offer,
  remove: (id: string) => adminApi('DELETE /api/admin/offers/{id}', { params: { id } }),
});

const refusedForMoney = z.object({ error: z.object({ details: z.object({ cheapest: z.number() }) }) });

const planOne = async ({ api }: TestApp) => {
  const { itineraries } = await api('POST /api/generate-itinerary', {
    body: { from: 'Kolkata', to: 'Darjeeling', departureDate: '2026-12-04', returnDate: '2026-12-07', travellers: 2 },
  });
  const [trip] = itineraries;
  if (!trip) throw new Error('no trip was planned');
  return trip;
};

describe.each(engines)('an offer on %s', (engine) => {
  let site: TestApp;
  let offers: ReturnType<typeof offersOf>;
  beforeAll(async () => {
    site = await startApp(engine);
    offers = offersOf(site);
    await keepPackage(
      site.database,
      { slug: 'sundarbans', now: TEST_NOW },
      { pricing: { ...pricing, basePrice: FULL, discountPercentage: 0 } },
    );
    await keepPackage(site.database, { slug: 'hills', now: TEST_NOW });
  });
  afterAll(() => site.close());

  const show = async (slug: string) => (await site.api('GET /api/packages/{slug}', { params: { slug } })).package;
  const book = (more: object = {}) =>
    site.api('POST /api/packages/book', {
      body: {
        packageSlug: 'sundarbans',
        itemType: 'package',
        fullName: 'Asha Sen',
        phone: freshPhone(),
        travelers: 2,
        preferredDate: '2026-12-05',
        email: 'asha@example.org',
        ...more,
      },
    });

  it('of 20% lowers what two travellers book, and the booking says why for ever', async () => {
    const offer = await offers.create();
    const { booking } = await book({ packagePrice: LOWERED });
    expect(booking).toMatchObject({ pricePerPerson: LOWERED, total: 2 * LOWERED });
    await offers.remove(offer._id);

    const reduction = {
      basePrice: FULL,
      price: LOWERED,
      discountPercentage: 0,
      offer: { title: '20% off all bookings', percent: 20 },
    };
    const said = '₹37,752 − 20% offer “20% off all bookings” = ₹30,202';
    const key = new URLSearchParams(booking.statusPath.split('?')[1]).get('key') ?? '';
    const byLink = await site.api('GET /api/bookings/{reference}', {
      params: { reference: booking.reference },
      query: { key },
    });
    expect(byLink.booking).toMatchObject({ total: 60_404, reduction });
    const seen = await site.adminApi('GET /api/admin/bookings/{id}', { params: { id: booking._id } });
    expect(seen.booking).toMatchObject({ packagePrice: LOWERED, total: 60_404, reduction });
    const mails = await site.database.read
      .selectFrom('outbox')
      .select('text')
      .where('aboutId', '=', booking._id)
      .execute();
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain(`Price: ${said}\nTotal: ₹60,404`);
    const { payload } = await site.app.inject({
      url: '/api/admin/bookings/export',
      headers: { authorization: `Bearer ${site.adminToken}` },
    });
    expect(payload).toContain('30202,60404,37752,0,20% off all bookings,20,INR');
  });

  it('shown on a page of yesterday is not booked: the price is the server’s of today', async () => {
    const { booking } = await book({ packagePrice: LOWERED });
    expect(booking).toMatchObject({ pricePerPerson: FULL, total: 2 * FULL, reduction: null });
  });

  it('comes on top of the package’s own discount', async () => {
    const offer = await offers.create();
    expect((await show('hills')).pricing).toMatchObject({
      basePrice: 20_000,
      discountPercentage: 10,
      percentOff: 28,
      finalPrice: 14_400,
      offer: { title: '20% off all bookings', percent: 20, until: addDays(TODAY, 30) },
    });
    const { booking } = await book({ packageSlug: 'hills' });
    expect(booking).toMatchObject({ pricePerPerson: 14_400, reduction: { discountPercentage: 10 } });
    await offers.remove(offer._id);
    expect((await show('hills')).pricing).toMatchObject({ finalPrice: 18_000, percentOff: 10, offer: null });
  });

  it('lowers what its scope covers, and of several only the highest applies', async () => {
    const packages = await offers.create({ title: '30% off packages', percent: 30, scope: 'packages' });
    const all = await offers.create();
    const trip = await planOne(site);
    expect((await show('sundarbans')).pricing.finalPrice).toBe(26_426);
    expect(trip).toMatchObject({ offer: { title: '20% off all bookings', percent: 20 } });
    await offers.remove(all._id);
    expect((await planOne(site)).offer).toBeNull();
    const planned = await offers.create({ title: '40% off planned trips', percent: 40, scope: 'itineraries' });
    expect((await show('sundarbans')).pricing.finalPrice).toBe(26_426);
    expect((await planOne(site)).offer).toMatchObject({ percent: 40 });
    await offers.remove(packages._id);
    await offers.remove(planned._id);
  });

  it('lowers planned trips: cards, page, day plan, popular list and booking; their lines stay what they cost', async () => {
    const full = await planOne(site);
    expect(full).toMatchObject({ fullPricePP: full.pricePP, fullTotalPrice: full.totalPrice, offer: null });
    const offer = await offers.create();
    const { itinerary: trip } = await site.api('GET /api/itineraries/{slug}', { params: { slug: full.slug } });
    const pricePP = Math.floor((full.pricePP * 80 + 50) / 100);
    const lowered = { pricePP, totalPrice: pricePP * 2, fullPricePP: full.pricePP, fullTotalPrice: full.totalPrice };
    expect(trip).toMatchObject(lowered);
    const { api } = await site.register();
    const made = await api('POST /api/itineraries/{id}/details', { params: { id: trip._id } });
    expect(made.itinerary).toMatchObject(lowered);
    expect(made.details.priceEstimate).toBe(`₹${pricePP.toLocaleString('en-IN')} per person`);
    expect(made.details.priceLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(full.pricePP);
    await site.database.db.updateTable('itineraries').set({ popularRank: 0 }).where('id', '=', trip._id).execute();
    const { popularItineraries } = await site.api('GET /api/itineraries/popular', {});
    expect(popularItineraries.find(({ slug }) => slug === trip.slug)).toMatchObject({
      pricePP,
      fullPricePP: full.pricePP,
    });
    const { booking } = await book({ itemType: 'itinerary', packageSlug: trip.slug });
    expect(booking).toMatchObject({ total: pricePP * 2, reduction: { basePrice: full.pricePP, price: pricePP } });
    await offers.remove(offer._id);
    const { details } = await api('GET /api/itineraries/{id}/details', { params: { id: trip._id } });
    expect(details.priceEstimate).toBe(`₹${full.pricePP.toLocaleString('en-IN')} per person`);
  });

  it('counts in what a traveller would spend: the budget holds for what is to be paid', async () => {
    const search = { from: 'Kolkata', to: 'Darjeeling', departureDate: '2026-12-04', returnDate: '2026-12-07' };
    const plan = async (priceRange: [number, number]) =>
      (await site.api('POST /api/generate-itinerary', { body: { ...search, priceRange } })).itineraries;
    const leastOf = async () => {
      const refusal = await plan([0, 1000]).catch((error: unknown) => error);
      if (!(refusal instanceof ApiError)) throw new Error('a trip for ₹1,000 was planned');
      return refusedForMoney.parse(refusal.body).error.details.cheapest;
    };
    const least = await leastOf();
    const offer = await offers.create({ percent: 50, title: '50% off' });
    // The least budget is rounded up to ten rupees.
    expect(Math.abs((await leastOf()) - least / 2)).toBeLessThanOrEqual(10);
    for (const [min, max] of [
      [0, least - 10],
      [30_000, 100_000],
    ] as const) {
      const trips = await plan([min, max]);
      expect(trips.length).toBeGreaterThanOrEqual(3);
      for (const { pricePP, fullPricePP } of trips) {
        expect(pricePP).toBe(Math.floor((fullPricePP + 1) / 2));
        expect(pricePP).toBeGreaterThanOrEqual(min);
        expect(pricePP).toBeLessThanOrEqual(max);
      }
    }
    await offers.remove(offer._id);
  });

  it('and the largest discount of a published package say together how much is off at most', async () => {
    const upTo = async () => (await site.api('GET /api/site')).upToPercentOff;
    expect(await upTo()).toBe(10);
    const offer = await offers.create();
    expect(await upTo()).toBe(28);
    await offers.remove(offer._id);
    const planned = await offers.create({ title: '15% off planned trips', percent: 15, scope: 'itineraries' });
    expect(await upTo()).toBe(15);
    await offers.remove(planned._id);
  });
});

describe.each(engines)('prices under an offer on %s', (engine) => {
  it('are sorted, filtered and counted by SQL to the rupee as core says', async () => {
    const site = await startApp(engine);
    const offers = offersOf(site);
    const odd = fc.sample(
      fc.record({
        basePrice: fc.integer({ min: 1, max: 200_000 }),
        discountPercentage: fc.integer({ min: 0, max: 90 }),
      }),
      { numRuns: 60, seed: 11 },
    );
    const shop = [...odd, { basePrice: 100_000_000, discountPercentage: 33 }, { basePrice: 1, discountPercentage: 0 }];
    for (const [index, price] of shop.entries()) {
      const validUntil = index % 3 === 0 ? addDays(TODAY, -1) : null;
      await keepPackage(
        site.database,
        { slug: `p-${index}`, now: TEST_NOW + index },
        { pricing: { ...pricing, ...price, validUntil } },
      );
    }
    for (const percent of [1, 7, 20, 33, 50, 87, 90]) {
      const offer = await offers.create({ title: `${percent}% off`, text: 'Less.', percent, scope: 'packages' });
      const all = (await site.api('GET /api/packages', { query: { limit: 100, sort: 'price-low' } })).packages;
      const prices = all.map((each) => each.pricing.finalPrice);
      const expected = shop.map((each, index) =>
        priceToPay({ ...each, validUntil: index % 3 === 0 ? addDays(TODAY, -1) : null }, TODAY, percent),
      );
      expect(prices).toEqual(expected.toSorted((a, b) => a - b));
      for (const price of new Set(prices)) {
        const query = { minPrice: price, maxPrice: price, limit: 100 };
        const found = await site.api('GET /api/packages', { query });
        expect(found.packages.map((each) => each.pricing.finalPrice)).toEqual(prices.filter((each) => each === price));
        expect(found.total).toBe(found.packages.length);
      }
      const { facets } = await site.api('GET /api/packages', { query: {} });
      for (const { value, count } of facets.prices) {
        const [min = '', max = ''] = value.split('-');
        const within = (price: number) => price >= Number(min) && (max === '' || price <= Number(max));
        expect(count).toBe(prices.filter(within).length);
      }
      await offers.remove(offer._id);
    }
    await site.close();
  });
});

/**
 * Pages with the same data as the real ones: the prices of packages and of a planned trip, and the largest discount.
 */
const screens: Screens = {
  clientDir: null,
  development: false,
  render: async (address, { fetch }) => {
    const read = async (path: string) => JSON.parse(await (await fetch(path, {})).text()) as Record<string, never>;
    const path = address.pathname;
    const site = (await read('/api/site')) as unknown as { upToPercentOff: number };
    const said: unknown[] = [site.upToPercentOff];
    if (path === '/') said.push(pricesOf(await read('/api/packages/featured')));
    if (path === '/packages') said.push(pricesOf(await read('/api/packages')));
    if (path.startsWith('/package/')) {
      const { package: trip } = (await read('/api/packages/sundarbans')) as unknown as { package: Priced };
      said.push(trip.pricing.finalPrice);
    }
    if (path.startsWith('/itinerary/')) {
      const { itinerary } = (await read(`/api/itineraries/${path.slice(11)}`)) as unknown as {
        itinerary: { pricePP: number };
      };
      said.push(itinerary.pricePP);
    }
    const html = `<!doctype html><html lang="en"><body>${said.join(' ')}</body></html>`;
    return htmlPage(html);
  },
};

interface Priced {
  readonly pricing: { readonly finalPrice: number };
}
const pricesOf = ({ packages }: { packages?: never }): string =>
  ((packages ?? []) as readonly Priced[]).map((each) => each.pricing.finalPrice).join(',');

/** Returns a page's text. A busy machine may ask to come again, as it asks visitors. */
async function textOfPage(site: TestApp, url: string): Promise<string> {
  const { statusCode, payload } = await site.app.inject(url);
  return statusCode === 503 ? textOfPage(site, url) : payload.replace(/<[^>]*>/g, '');
}

describe.each(engines)('cached pages on %s', (engine) => {
  it('show a price as soon as its offer is created, changed, deleted, begins or ends', async () => {
    const site = await startApp(engine, { screens });
    const offers = offersOf(site);
    await keepPackage(
      site.database,
      { slug: 'sundarbans', now: TEST_NOW },
      { pricing: { ...pricing, basePrice: FULL, discountPercentage: 0 } },
    );
    const trip = await planOne(site);
    const { pricePP } = trip;
    const paths = ['/', '/packages', '/package/sundarbans', `/itinerary/${trip.slug}`, '/contact', '/blog'];
    const shown = () => Promise.all(paths.map((url) => textOfPage(site, url)));
    const at = (percent: number) => {
      const less = (price: number) => Math.floor((price * (100 - percent) + 50) / 100);
      const [ofPackage, ofTrip] = [less(FULL), less(pricePP)];
      return [`${ofPackage}`, `${ofPackage}`, `${ofPackage}`, `${ofTrip}`, '', ''].map((price) =>
        [percent, price].filter((part) => part !== '').join(' '),
      );
    };
    expect(await shown()).toEqual(at(0));
    const offer = await offers.create({ until: TODAY });
    expect(await shown()).toEqual(at(20));
    expect(await shown()).toEqual(at(20));
    await site.adminApi('PUT /api/admin/offers/{id}', {
      params: { id: offer._id },
      body: { ...form({ percent: 30, until: TODAY }), version: offer.version },
    });
    expect(await shown()).toEqual(at(30));
    const planned = await offers.create({ percent: 10, from: addDays(TODAY, 1), title: '10% off' });
    expect(await shown()).toEqual(at(30));
    // One ends and the other starts at Indian midnight, without any write.
    site.advance(startOfDayInIndia(addDays(TODAY, 1)) - TEST_NOW - 60_000);
    expect(await shown()).toEqual(at(30));
    site.advance(60_000);
    expect(await shown()).toEqual(at(10));
    const signedIn = await site.api('POST /api/admin/auth/login', {
      body: { email: 'admin@safarnama.example', password: 'lamp-in-the-window' },
    });
    const admin = site.apiAs('token' in signedIn ? signedIn.token : null);
    await admin('DELETE /api/admin/offers/{id}', { params: { id: planned._id } });
    expect(await shown()).toEqual(at(0));
    await site.close();
  });
});
