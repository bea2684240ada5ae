import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { gazetteer, planner } from '../../../../test/gazetteer.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { packRow, unpackDocuments } from './packed-row.ts';
import { itineraryStore } from './store.ts';
import { itinerarySweep } from './sweep.ts';

const DAY_MS = 86_400_000;
const MAKER = '203.0.113.7';
const NOT_FOUND = 'Itinerary not found. Please search again to generate a new itinerary.';

describe.each(engines)('sweeping itineraries on %s', (engine) => {
  let site: TestApp;
  let trips = 0;
  /** How far the site's clock has been moved. */
  let passedMs = 0;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  /** Plans an itinerary that was not planned before. */
  async function plan(): Promise<Itinerary> {
    trips += 1;
    const { itineraries } = await site.apiAs(null, MAKER)('POST /api/generate-itinerary', {
      body: {
        from: 'Kolkata',
        to: 'Darjeeling',
        travellers: 2,
        travelClass: 'Economy',
        priceRange: [0, 50_000],
        departureDate: `2027-01-${String(trips).padStart(2, '0')}`,
        returnDate: `2027-01-${String(trips + 3).padStart(2, '0')}`,
      },
    });
    const [first] = itineraries;
    if (!first) throw new Error('nothing was planned');
    return first;
  }
  const pass = (ms: number): void => {
    passedMs += ms;
    site.advance(ms);
  };
  const sweepAfter = (days: number, planDays = DEFAULT_SETTINGS.retention.planDays) =>
    itinerarySweep({
      database: site.database,
      clock: () => TEST_NOW + passedMs + days * DAY_MS,
      settings: {
        current: async () => ({ ...DEFAULT_SETTINGS, retention: { ...DEFAULT_SETTINGS.retention, planDays } }),
      },
    })();
  const show = ({ slug }: Itinerary, address = MAKER) =>
    site.apiAs(null, address)('GET /api/itineraries/{slug}', { params: { slug } });
  const isThere = async ({ slug }: Itinerary): Promise<boolean> =>
    (await itineraryStore(site.database).findBySlug(slug)) !== undefined;

  it('deletes what only its maker opened, on the same day, once the time of the settings is over', async () => {
    const trip = await plan();
    await show(trip);
    await sweepAfter(6.9);
    await sweepAfter(7.1, 8);
    expect(await isThere(trip)).toBe(true);
    await sweepAfter(7.1);
    expect(await isThere(trip)).toBe(false);
    await expect(show(trip)).rejects.toThrow(NOT_FOUND);
    // It can be planned again.
    trips -= 1;
    await plan();
    expect((await show(trip)).itinerary).toMatchObject({ slug: trip.slug, title: trip.title });
  });

  const reasons: readonly [string, (trip: Itinerary) => Promise<unknown>][] = [
    ['another visitor opened', (trip) => show(trip, '192.0.2.1')],
    [
      'the maker opened on another day',
      async (trip) => {
        pass(DAY_MS);
        await show(trip);
      },
    ],
    [
      'a page that was kept tells that another visitor opened',
      ({ slug }) =>
        site.apiAs(null, '192.0.2.2')('POST /api/activity', {
          body: { type: 'itinerary_view', itineraryData: { itinerarySlug: slug, viewDuration: 5 } },
        }),
    ],
    [
      'a traveller had the day plan made of',
      async ({ _id: id }) => {
        const { api } = await site.register();
        await api('POST /api/itineraries/{id}/details', { params: { id } });
      },
    ],
    [
      'was shared',
      ({ _id: id }) => site.api('POST /api/itineraries/{id}/share', { params: { id }, body: { platform: 'whatsapp' } }),
    ],
    [
      'was booked',
      ({ _id, startDate }) =>
        site.api('POST /api/packages/book', {
          body: {
            packageId: _id,
            itemType: 'itinerary',
            fullName: 'Asha Sen',
            phone: '9830012345',
            travelers: 2,
            preferredDate: startDate,
          },
        }),
    ],
    [
      'is a sample',
      ({ _id }) => site.database.db.updateTable('itineraries').set({ demo: 1 }).where('id', '=', _id).execute(),
    ],
  ];
  it.each(reasons)('keeps what %s', async (_what, come) => {
    const trip = await plan();
    await come(trip);
    // Waits for writes that nothing awaits.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await sweepAfter(30);
    expect(await isThere(trip)).toBe(true);
  });

  it('reads rows of an older version as they were, packs them, and keeps those that were opened', async () => {
    const [unopened, opened, detailed] = [await plan(), await plan(), await plan()];
    const { api } = await site.register();
    await api('POST /api/itineraries/{id}/details', { params: { id: detailed._id } });
    const shown = await api('GET /api/itineraries/{slug}', { params: { slug: detailed.slug } });
    const { db } = site.database;
    for (const { _id, slug } of [unopened, opened, detailed]) {
      const row = await itineraryStore(site.database).findBySlug(slug);
      await db
        .updateTable('itineraries')
        .set({ summary: row?.summary ?? '', plan: row?.plan ?? '', packed: null, madeBy: null, keptAt: null })
        .set({ details: row?.details ?? null, packedDetails: null, views: slug === opened.slug ? 1 : 0 })
        .where('id', '=', _id)
        .execute();
    }
    const read = () => api('GET /api/itineraries/{slug}', { params: { slug: detailed.slug } });
    expect(await read()).toEqual(shown);
    expect((await show(opened, MAKER)).itinerary).toEqual(opened);
    await db.updateTable('itineraries').set({ keptAt: null }).execute();
    await sweepAfter(0);
    const rows = await db.selectFrom('itineraries').select(['packed', 'summary', 'plan', 'details']).execute();
    for (const { packed, ...texts } of rows) {
      expect(packed).not.toBeNull();
      expect(texts).toEqual({ summary: '', plan: '', details: null });
    }
    expect(await read()).toEqual(shown);
    await db.updateTable('itineraries').set({ keptAt: null }).execute();
    await sweepAfter(8);
    expect(await isThere(unopened)).toBe(false);
    expect(await isThere(opened)).toBe(true);
    expect(await isThere(detailed)).toBe(true);
  });
});

it('a stored plan takes at most 10 KB, however long the trip', async () => {
  for (const to of ['Darjeeling', 'Manali', 'Munnar']) {
    const request = {
      from: 'Kolkata',
      to,
      departureDate: '2027-02-10',
      returnDate: '2027-03-02',
      travellers: 2,
      travelClass: 'Economy' as const,
      priceRange: { min: 0, max: 500_000 },
      bookedOn: '2026-11-21',
      exclude: [],
    };
    let planned = 0;
    for (const event of planner.plan(request)) {
      if (event.kind !== 'itinerary') continue;
      planned += 1;
      const trip = event.itinerary;
      const documents = { summary: JSON.stringify(planner.summarise(trip)), plan: JSON.stringify(trip) };
      const facts = { fromLocation: trip.from.name, toLocation: trip.to.name, slug: trip.slug, id: '' };
      const numbers = { durationDays: 20, pricePerPersonRupees: 1, views: 0, demo: 0, createdAt: 0 };
      const days = { startDate: trip.startDate, endDate: trip.endDate, madeBy: null, keptAt: null, popularRank: null };
      const row = await packRow({ ...facts, ...numbers, ...days, ...documents });
      expect(row.packed?.byteLength).toBeLessThan(10_000 - JSON.stringify({ ...row, packed: null }).length);
      expect(unpackDocuments({ packed: row.packed ?? null, summary: '', plan: '' })).toEqual(documents);
    }
    expect(planned, gazetteer.bases.size + to).toBeGreaterThan(0);
  }
});
