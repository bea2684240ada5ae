import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase } from '../../../../test/databases.ts';
import { demoBookings, demoLeads, demoPackages, demoPosts } from '../../../../test/demo-content.ts';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { makeOffice, makeOriginals } from '../../../../test/office.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { BOOKING_STATUSES } from '../../../core/bookings/booking-steps.ts';
import { addDays } from '../../../core/dates.ts';
import type { Database } from '../../database/database.ts';
import { demoService } from './service.ts';
import { demoStore } from './store.ts';

const NOTHING = { packages: 0, blogs: 0, bookings: 0, leads: 0, itineraries: 0, offers: 0 };
const ALL = {
  packages: demoPackages.length,
  blogs: demoPosts.length,
  bookings: demoBookings.length,
  leads: demoLeads.length,
  itineraries: 8,
  offers: 1,
};

const clock = () => TEST_NOW;
const demoOn = (database: Database) =>
  demoService({
    ...makeOffice(database, clock),
    database,
    clock,
    gazetteer,
    originals: makeOriginals(database, clock),
  });

const NOUNS = ['booking', 'lead'] as const;

const countsKept = async ({ read }: Database) => {
  const kept = [];
  for (const noun of NOUNS) {
    const rows = await read.selectFrom(`${noun}Counts`).selectAll().orderBy('status').execute();
    kept.push(...rows.map((row) => ({ noun, ...row })));
  }
  return kept;
};

/** Counts the rows directly. */
async function countsTrue({ read }: Database) {
  const counts = [];
  for (const noun of NOUNS) {
    const rows = await read.selectFrom(`${noun}s`).select(['status', 'seenAt']).execute();
    const counted = [...Map.groupBy(rows, ({ status }) => status)].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [status, of] of counted) {
      counts.push({ noun, status, count: of.length, unseen: of.filter(({ seenAt }) => seenAt === null).length });
    }
  }
  return counts;
}

describe.each(engines)('the demonstration content on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine, { environment: { DEMO: '1' } });
  });
  afterAll(() => site.close());

  it('fills an empty installation', async () => {
    expect(await site.adminApi('GET /api/admin/demo')).toEqual(ALL);
    expect(site.failures).toEqual([]);
  });

  it('leaves the badge at 4: two unopened bookings and two unopened leads', async () => {
    const { count, items } = await site.adminApi('GET /api/admin/notifications');
    expect(count).toBe(4);
    expect(items.map(({ kind }) => kind).sort()).toEqual(['booking', 'booking', 'lead', 'lead']);
  });

  it('lets its leads be found by their words', async () => {
    const { leads } = await site.adminApi('GET /api/promotional-leads', { query: { search: 'sujata nai' } });
    expect(leads).toMatchObject([{ name: 'Sujata Nair', status: 'contacted', isDemo: true }]);
  });

  it('shows published packages alone, with their discounts in force', async () => {
    const { packages, total } = await site.api('GET /api/packages', { query: { limit: 100 } });
    const published = demoPackages.filter(({ status }) => status === 'published');
    expect(total).toBe(published.length);
    expect(packages.map(({ slug }) => slug).sort()).toEqual(published.map(({ slug }) => slug).sort());
    for (const { slug, pricing } of packages) {
      const demo = demoPackages.find((one) => one.slug === slug);
      expect(pricing.discountPercentage).toBe(demo?.discount?.percentage ?? 0);
    }
    const { packages: featured } = await site.api('GET /api/packages/featured');
    expect(featured).toHaveLength(8);
  });

  it('opens every package with its days, pictures and words, no mark of the source left in them', async () => {
    for (const demo of demoPackages.filter(({ status }) => status === 'published')) {
      const { package: shown } = await site.api('GET /api/packages/{slug}', { params: { slug: demo.slug } });
      expect(shown.itinerary).toHaveLength(demo.days.length);
      expect(JSON.stringify(shown.itinerary)).not.toMatch(/\]\(/);
      expect(shown.images.length).toBe(demo.pictures.length);
      expect(shown.images.filter(({ isFeatured }) => isFeatured)).toHaveLength(1);
      expect(shown.description).toBe(demo.about.join(''));
    }
    const drawn = await site.app.inject({ url: (await firstPicture()) ?? '' });
    expect(drawn.statusCode).toBe(200);
    expect(drawn.headers['content-type']).toContain('image/svg+xml');
  });

  const firstPicture = async () => {
    const { packages } = await site.api('GET /api/packages', { query: { limit: 1 } });
    return packages[0]?.images[0]?.url;
  };

  it('has bookings in every status with histories, found by name, and counts that are right', async () => {
    const { bookings, total } = await site.adminApi('GET /api/admin/bookings', { query: { limit: 100 } });
    expect(total).toBe(demoBookings.length);
    expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(BOOKING_STATUSES));
    expect(bookings.map(({ createdAt }) => createdAt)).toEqual(
      bookings
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect(bookings.every(({ isDemo }) => isDemo)).toBe(true);
    expect(bookings.filter(({ itemType }) => itemType === 'itinerary')).toHaveLength(1);
    const found = await site.adminApi('GET /api/admin/bookings', { query: { search: 'debolina gangtok' } });
    expect(found.bookings).toHaveLength(1);
    expect(found.bookings[0]?.contactAttempts).toHaveLength(2);
    expect(await countsKept(site.database)).toEqual(await countsTrue(site.database));
    expect(bookings.every(({ customerInfo }) => /^0{5}\d{5}$/.test(customerInfo.phone))).toBe(true);
  });

  it('is found by the words of its packages', async () => {
    const found = await site.api('GET /api/packages', { query: { search: 'ladakh leh' } });
    expect(found.packages.map(({ title }) => title)).toEqual([expect.stringContaining('Ladakh')]);
  });

  it('opens a booking of it like a real one', async () => {
    const { bookings } = await site.adminApi('GET /api/admin/bookings', { query: { status: 'completed' } });
    const { booking } = await site.adminApi('GET /api/admin/bookings/{id}', { params: { id: bookings[0]?._id ?? '' } });
    expect(booking.nextStatuses).toEqual([]);
    expect(booking.history.length).toBeGreaterThan(4);
    const times = booking.history.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(TEST_NOW);
  });

  it('is loaded once, however often a process starts', async () => {
    const { load } = demoOn(site.database);
    await load();
    expect(await site.adminApi('GET /api/admin/demo')).toEqual(ALL);
  });

  it('is closed to all but admins', async () => {
    const traveller = await site.register();
    for (const [api, status] of [
      [site.api, 401],
      [traveller.api, 403],
    ] as const) {
      await expect(api('GET /api/admin/demo')).rejects.toMatchObject({ status });
      await expect(api('DELETE /api/admin/demo')).rejects.toMatchObject({ status });
    }
    expect(await site.adminApi('GET /api/admin/demo')).toEqual(ALL);
  });

  it('goes in one act, for good, and leaves real bookings of its packages alone', async () => {
    const slug = 'puri-konark-four-days-by-train';
    const { booking: real } = await site.apiAs(null, '203.0.113.81')('POST /api/packages/book', {
      body: {
        packageSlug: slug,
        itemType: 'package',
        fullName: 'Real Person',
        phone: freshPhone(),
        travelers: 2,
        preferredDate: addDays('2026-11-21', 40),
      },
    });
    expect((await site.api('GET /api/site')).offers).toMatchObject([{ percent: 20, until: '2027-09-28' }]);
    expect(await site.adminApi('DELETE /api/admin/demo')).toEqual(ALL);
    expect((await site.api('GET /api/site')).offers).toEqual([]);
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { action: 'demo.removed' } });
    expect(entries[0]?.changes).toContainEqual({ field: 'offers', from: '1', to: '0' });

    expect(await site.adminApi('GET /api/admin/demo')).toEqual(NOTHING);
    expect((await site.api('GET /api/packages', { query: {} })).total).toBe(0);
    expect((await site.api('GET /api/blogs', { query: {} })).total).toBe(0);
    expect((await site.api('GET /api/itineraries/popular', {})).popularItineraries).toEqual([]);
    await expect(site.api('GET /api/packages/{slug}', { params: { slug } })).rejects.toMatchObject({ status: 404 });
    const { bookings } = await site.adminApi('GET /api/admin/bookings', { query: {} });
    expect(bookings.map(({ _id }) => _id)).toEqual([real._id]);
    expect((await countsKept(site.database)).filter(({ count }) => count > 0)).toEqual(await countsTrue(site.database));
    expect((await site.adminApi('GET /api/admin/notifications')).count).toBe(1);
    for (const table of ['packageDocuments', 'blogDocuments', 'blogWords', 'leads', 'itineraryShares'] as const) {
      expect(await site.database.read.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await site.database.read.selectFrom('leadWords').selectAll().execute()).toEqual([]);
    const words = await site.database.read.selectFrom('bookingWords').select('bookingId').distinct().execute();
    const events = await site.database.read.selectFrom('bookingEvents').select('bookingId').distinct().execute();
    expect([words, events]).toEqual([[{ bookingId: real._id }], [{ bookingId: real._id }]]);

    const demo = demoOn(site.database);
    expect(await demo.isRemoved()).toBe(true);
    await demo.load();
    expect(await demo.count()).toEqual(NOTHING);
  });

  it('changes what public pages show at both ends', async () => {
    const versions = await site.database.read.selectFrom('nounVersions').selectAll().execute();
    const versionOf = (noun: string) => versions.find((row) => row.noun === noun)?.version ?? 0;
    expect(versionOf('packages')).toBe(2);
    expect(versionOf('blogs')).toBe(2);
    expect(versionOf('itineraries')).toBeGreaterThanOrEqual(2);
  });
});

/** SQLite blocks the thread while it waits for another writer: two in one process would deadlock. */
async function loadInProcessOfItsOwn(settings: object): Promise<void> {
  const script = `
    import { openDatabase } from ${JSON.stringify(import.meta.resolve('../../database/open-database.ts'))};
    import { makeOffice, makeOriginals } from ${JSON.stringify(import.meta.resolve('../../../../test/office.ts'))};
    import { demoService } from ${JSON.stringify(import.meta.resolve('./service.ts'))};
    import { readGazetteer } from ${JSON.stringify(import.meta.resolve('../../gazetteer/read-gazetteer.ts'))};
    const database = await openDatabase(${JSON.stringify(settings)});
    const gazetteer = readGazetteer();
    const clock = () => ${TEST_NOW};
    const originals = makeOriginals(database, clock);
    await demoService({ ...makeOffice(database, clock), database, clock, gazetteer, originals }).load();
    await database.close();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
}

describe.each(engines)('loading the demonstration content on %s', (engine) => {
  it('happens once when three processes start at the same moment', async () => {
    const place = await makeDatabase(engine);
    const database = await place.open();
    await Promise.all([1, 2, 3].map(() => loadInProcessOfItsOwn(place.settings)));
    const demo = demoOn(database);
    // Without sample trips the one booking of an itinerary has no item.
    expect(await demo.count()).toEqual({ ...ALL, bookings: demoBookings.length - 1, itineraries: 0 });
    expect(await countsKept(database)).toEqual(await countsTrue(database));
    await database.close();
    await place.remove();
  });

  // SQLite waits without giving this process a turn, in which the other connection could end.
  it.runIf(engine === 'postgres')(
    'waits for another process that takes longer than a statement waits for a lock',
    async () => {
      const place = await makeDatabase(engine);
      const [database, other] = [await place.open(), await place.open()];
      const loading = await other.db.transaction().execute(async (trx) => {
        await demoStore(other).decideFirst(trx, 'loaded');
        const waiting = demoOn(database).load();
        // Observed later; until then it must not count as unhandled.
        waiting.catch(() => undefined);
        await wait(5000);
        return { waiting };
      });
      await loading.waiting;
      expect(await demoOn(database).count()).toEqual(NOTHING);
      await Promise.all([database.close(), other.close()]);
      await place.remove();
    },
  );

  it('never happens where the agency has content of its own, even when that goes later', async () => {
    const place = await makeDatabase(engine);
    const database = await place.open();
    const demo = demoOn(database);
    const lead = { id: 'own', name: 'Own', phone: '9', canonicalPhone: '9', status: 'new', notes: '', searchText: '' };
    await database.db
      .insertInto('leads')
      .values({ ...lead, consent: '', network: '', demo: 0, submittedAt: 1, updatedAt: 1, searchText: '' })
      .execute();
    await demo.load();
    await database.db.deleteFrom('leads').execute();
    await demo.load();
    expect(await demo.count()).toEqual(NOTHING);
    expect(await demo.isRemoved()).toBe(false);
    await database.close();
    await place.remove();
  });
});
