import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import type { Visitor } from '../../http/visitor.ts';
import { popularRoutes } from './popular.ts';

const DAY_MS = 86_400_000;

describe.each(engines)('popular trips on %s', (engine) => {
  let site: TestApp;
  let now = TEST_NOW;
  let popular: ReturnType<typeof popularRoutes>;
  /** Two trips of one route, then one each of two others; all have day plans. */
  let trips: readonly Itinerary[];
  beforeAll(async () => {
    site = await startApp(engine);
    popular = popularRoutes({
      database: site.database,
      clock: () => now,
      secret: 'popular',
      onFailure: (error) => {
        throw error;
      },
    });
    const { api } = await site.register();
    const plan = async (from: string, to: string, count: number) => {
      const { itineraries } = await site.api('POST /api/generate-itinerary', {
        body: {
          from,
          to,
          travellers: 2,
          travelClass: 'Economy',
          priceRange: [0, 100_000],
          departureDate: '2027-03-04',
          returnDate: '2027-03-07',
        },
      });
      const some = itineraries.slice(0, count);
      for (const { _id: id } of some) await api('POST /api/itineraries/{id}/details', { params: { id } });
      return some;
    };
    trips = [
      ...(await plan('Kolkata', 'Darjeeling', 2)),
      ...(await plan('Kolkata', 'Puri', 1)),
      ...(await plan('Mumbai', 'Lonavala', 1)),
    ];
  });
  afterAll(async () => {
    await popular.flush();
    await site.close();
  });

  const trip = (index: number): Itinerary => {
    const found = trips[index];
    if (!found) throw new Error('no such trip');
    return found;
  };
  const visitorAt = (address: string, userAgent = 'a browser') =>
    ({ address, limitKey: address, userAgent }) as unknown as Visitor;
  /** Opens a trip as visitors with these address endings, on a day after the first. */
  async function visit(of: Itinerary, visitors: readonly number[], day = 0, userAgent?: string): Promise<void> {
    now = TEST_NOW + day * DAY_MS;
    for (const last of visitors) popular.countVisitor(of, visitorAt(`192.0.2.${last}`, userAgent));
    await popular.flush();
    await popular.sweep();
  }
  const listed = async () =>
    (await site.api('GET /api/itineraries/popular', {})).popularItineraries.map(({ slug }) => slug);
  /** The trips in the sitemap, where each stands once a language. */
  const inSitemap = async () => {
    const found = (await site.app.inject('/sitemap.xml')).body.matchAll(/\/((?:hi|bn)\/)?itinerary\/([\w-]+)</g);
    return [...found].map(([, language = 'en/', slug]) => `${language}${slug}`);
  };
  const isListed = async ({ slug }: Itinerary) =>
    (await site.api('GET /api/itineraries/{slug}', { params: { slug } })).isListed;

  it('are none by one visitor, however often they try, in however many browsers, on however many days', async () => {
    for (const day of [0, 1, 2]) {
      for (const browser of ['one', 'two', 'three', 'four']) await visit(trip(0), [1, 1, 1], day, browser);
    }
    expect(await listed()).toEqual([]);
    expect(await inSitemap()).toEqual([]);
    expect(await isListed(trip(0))).toBe(false);
  });

  it('are none by several visitors of one day', async () => {
    await visit(trip(2), [1, 2, 3, 4, 5], 3);
    expect(await listed()).toEqual([]);
  });

  it('are one a route, once several visitors of several days have opened trips of it', async () => {
    await visit(trip(0), [2], 3);
    expect(await listed()).toEqual([]);
    await visit(trip(1), [3], 4);
    const [slug, ...others] = await listed();
    expect(others).toEqual([]);
    expect([trip(0).slug, trip(1).slug]).toContain(slug);
    expect(await inSitemap()).toEqual([`en/${slug}`, `hi/${slug}`, `bn/${slug}`]);
    const [shown, hidden] = slug === trip(0).slug ? [trip(0), trip(1)] : [trip(1), trip(0)];
    expect([await isListed(shown), await isListed(hidden), await isListed(trip(3))]).toEqual([true, false, false]);
  });

  it('show the trip of their route that was opened most', async () => {
    const db = site.database.db;
    await db.updateTable('itineraries').set({ views: 9 }).where('id', '=', trip(1)._id).execute();
    await popular.sweep();
    expect(await listed()).toEqual([trip(1).slug]);
    await db.updateTable('itineraries').set({ views: 10 }).where('id', '=', trip(0)._id).execute();
    await popular.sweep();
    expect(await listed()).toEqual([trip(0).slug]);
  });

  it('stand in the order of their visitors', async () => {
    await visit(trip(2), [6], 5);
    expect(await listed()).toEqual([trip(2).slug, trip(0).slug]);
    await visit(trip(0), [11, 12, 13, 14, 15], 5);
    expect(await listed()).toEqual([trip(0).slug, trip(2).slug]);
  });

  it('come before demonstration trips, which fill the other routes', async () => {
    const db = site.database.db;
    const sample = { popularRank: 1000, demo: 1 };
    await db
      .updateTable('itineraries')
      .set(sample)
      .where('id', 'in', [trip(1)._id, trip(3)._id])
      .execute();
    expect(await listed()).toEqual([trip(0).slug, trip(2).slug, trip(3).slug]);
    await db.updateTable('itineraries').set({ popularRank: null, demo: 0 }).where('demo', '=', 1).execute();
  });

  it('make the pages that list them new only when something changed', async () => {
    const version = async () =>
      (
        await site.database.read
          .selectFrom('nounVersions')
          .select('version')
          .where('noun', '=', 'itineraries')
          .executeTakeFirst()
      )?.version;
    const before = await version();
    await popular.sweep();
    expect(await version()).toBe(before);
    await visit(trip(2), [21, 22, 23, 24, 25], 6);
    expect(await version()).toBe(Number(before) + 1);
  });

  it('keep no address, and end a month after the last visitor', async () => {
    const rows = await site.database.read.selectFrom('routeVisitors').selectAll().execute();
    expect(rows.length).toBeGreaterThan(10);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
    // An address has a different hash on each route.
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(rows.length);
    now = TEST_NOW + 40 * DAY_MS;
    await popular.sweep();
    expect(await listed()).toEqual([]);
    expect(await site.database.read.selectFrom('routeVisitors').selectAll().execute()).toEqual([]);
    expect(await site.database.read.selectFrom('routeFigures').selectAll().execute()).toEqual([]);
  });

  it('count what browsers report of the pages that they opened', async () => {
    const report = (itinerarySlug: string, address: string) =>
      site.apiAs(null, address)('POST /api/activity', {
        body: { type: 'itinerary_view', itineraryData: { itinerarySlug, viewDuration: 5 } },
      });
    for (const address of ['198.51.100.1', '198.51.100.1', '198.51.100.2']) await report(trip(3).slug, address);
    await expect
      .poll(
        async () =>
          (await site.database.read.selectFrom('routeFigures').select(['toLocation', 'visitors']).execute()).map(
            ({ toLocation, visitors }) => `${toLocation} ${visitors}`,
          ),
        { timeout: 10_000 },
      )
      .toEqual(['Lonavala 2']);
  });

  it('are listed without one whose documents are damaged, which is logged', async () => {
    const { db } = site.database;
    const rankAll = db.updateTable('itineraries').set({ popularRank: 1 });
    const ids = [trip(0), trip(2)].map(({ _id: id }) => id);
    await rankAll.where('id', 'in', ids).execute();
    expect(await listed()).toHaveLength(2);
    const damaged = { packed: null, summary: '{"title":' };
    await db.updateTable('itineraries').set(damaged).where('id', '=', trip(0)._id).execute();
    expect(await listed()).toEqual([trip(2).slug]);
    expect(site.failures.join()).toContain(`The stored summary of ${trip(0).slug} cannot be read`);
  });
});
