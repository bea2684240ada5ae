import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshDayKey, freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { ACTIVITY_RANGES, dayOfHour, hourInIndia } from '../../../core/activities/windows.ts';
import { up as countVisitsAndRoutes } from '../../database/migrations/0041-visits-and-routes.ts';
import type { Visitor } from '../../http/visitor.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { activityReports } from './reports.ts';
import { activityRecorder } from './service.ts';

const DAY_MS = 86_400_000;
const TABLES = ['visitSeen', 'visitFigures', 'searchedRoutes', 'routeDays', 'routeTraits', 'routeRequests'] as const;

const browser = (number: number): Visitor => ({
  requestId: 'test',
  address: `203.0.113.${number % 250}`,
  limitKey: `203.0.113.${number}`,
  network: '',
  userAgent: 'Browser',
  device: 'mobile',
  doNotTrack: false,
  language: 'en',
  dayKey: null,
});

describe.each(engines)('visits and routes on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  /** Empties the figures and returns a recorder with a clock of its own. */
  async function begin() {
    const { database } = site;
    for (const table of ['activities', 'activityCounts', 'activityPeople', ...TABLES] as const) {
      await database.db.deleteFrom(table).execute();
    }
    const state = { now: TEST_NOW };
    const clock = () => state.now;
    const settings = async () => DEFAULT_SETTINGS;
    const onFailure = (error: unknown) => {
      throw error;
    };
    const make = () =>
      activityRecorder({
        database,
        clock,
        settings: { current: settings, within: settings },
        secret: 'secret',
        onFailure,
      });
    return { state, make, recorder: make(), reports: activityReports({ database, clock }) };
  }
  type Recorder = ReturnType<typeof activityRecorder>;
  const view = (recorder: Recorder, number: number, data: Record<string, unknown>, occurredAt?: number) =>
    recorder.recordSoon({
      type: 'page_view',
      visitor: browser(number),
      userId: null,
      data,
      ...(occurredAt && { occurredAt }),
    });
  const search = (recorder: Recorder, number: number, to: string, more: Record<string, unknown> = {}) => {
    const data = { routeFrom: 'Kolkata', routeTo: to, status: 200, priceRange: [0, 50_000], ...more };
    recorder.recordSoon({ type: 'search', visitor: browser(number), userId: null, data });
  };

  it('count a browser once an hour and once a day, beside the window before', async () => {
    const { recorder, reports, state } = await begin();
    expect((await reports.series(7)).since).toBeNull();
    state.now = TEST_NOW - 8 * DAY_MS;
    view(recorder, 1, { path: '/' });
    view(recorder, 2, { path: '/' });
    await recorder.flush();
    state.now = TEST_NOW;
    for (const minutes of [0, 5, 70]) view(recorder, 1, { path: '/' }, TEST_NOW - minutes * 60_000);
    view(recorder, 2, { path: '/' });
    search(recorder, 2, 'Goa');
    await recorder.flush();
    view(recorder, 2, { path: '/' });
    await recorder.flush();
    const hours = await reports.series(1);
    expect([hours.unit, hours.points.length]).toEqual(['hour', 24]);
    expect(hours.points.slice(-3).map(({ visits }) => visits)).toEqual([0, 1, 2]);
    const week = await reports.series(7);
    expect([week.unit, week.points.length]).toEqual(['day', 7]);
    expect(week.since).toBe(new Date(Date.UTC(2026, 10, 12, 18, 30)).toISOString());
    expect(week.points.at(-1)).toEqual({
      at: new Date(Date.UTC(2026, 10, 20, 18, 30)).toISOString(),
      visits: 2,
      searches: 1,
      itineraryViews: 0,
      requests: 0,
      before: { visits: 0, searches: 0, itineraryViews: 0, requests: 0 },
    });
    expect(week.points.map(({ before }) => before.visits)).toEqual([0, 0, 0, 0, 0, 2, 0]);
    for (const range of ACTIVITY_RANGES) {
      const { points } = await reports.series(range);
      expect(points.reduce((sum, { searches }) => sum + searches, 0)).toBe(1);
    }
  });

  it('count the visitors of activities from before they were counted', async () => {
    const { recorder, reports, state } = await begin();
    for (let day = 3; day >= 0; day--) {
      state.now = TEST_NOW - day * DAY_MS;
      for (let number = 0; number <= day; number++) view(recorder, number, { path: '/' });
      await recorder.flush();
    }
    const counted = [await reports.series(1), await reports.series(7)];
    expect(counted[1]?.points.map(({ visits }) => visits)).toEqual([0, 0, 0, 4, 3, 2, 1]);
    const { db } = site.database;
    await db.deleteFrom('activityCounts').where('unit', 'in', ['hour-visitors', 'day-visitors']).execute();
    for (const table of TABLES) await db.schema.dropTable(table).execute();
    await countVisitsAndRoutes(db as unknown as Parameters<typeof countVisitsAndRoutes>[0]);
    expect([await reports.series(1), await reports.series(7)]).toEqual(counted);
  });

  it('tell the pages by their visitors, and where visits came from, without what is private', async () => {
    await begin();
    const report = (payload: object, number: number, cookie = freshDayKey()) =>
      site.app.inject({
        method: 'POST',
        url: '/api/activity',
        payload: { type: 'page_view', ...payload },
        remoteAddress: `198.18.7.${number}`,
        headers: { cookie: `safarnama_day=${cookie}` },
      });
    const [one, two] = [freshDayKey(), freshDayKey()];
    const page = (path: string, more: object = {}) => ({ pageData: { pageTitle: 'T', path, ...more } });
    for (const [payload, number, cookie] of [
      [page('/packages', { referrer: 'www.google.co.in' }), 1, one],
      [page('/packages'), 1, one],
      [page('/hi/packages', { referrer: 'l.facebook.com', campaign: 'diwali' }), 2, two],
      [page('/booking/SN-7K3M9Q', { referrer: '' }), 2, two],
      [page('/together/0123456789', { referrer: 'https://x.example/?token=1\u0000' }), 2, two],
    ] as const) {
      expect((await report(payload, number, cookie)).statusCode).toBe(204);
    }
    await expect
      .poll(async () => (await site.adminApi('GET /api/admin/activity/visited', { query: {} })).pageViews, {
        timeout: 10_000,
      })
      .toBe(5);
    expect(await site.adminApi('GET /api/admin/activity/visited', { query: { range: '1' } })).toEqual({
      pages: [
        { path: '/packages', views: 3, visitors: 2 },
        { path: '/booking/…', views: 1, visitors: 1 },
        { path: '/together/…', views: 1, visitors: 1 },
      ],
      pageViews: 5,
      sources: [
        { name: '', kind: 'direct', views: 1, visitors: 1 },
        { name: 'Google', kind: 'search', views: 1, visitors: 1 },
        { name: 'diwali', kind: 'campaign', views: 1, visitors: 1 },
      ],
      arrivals: 3,
    });
    const rows = await site.database.read.selectFrom('activities').select('data').execute();
    expect(JSON.stringify(rows)).not.toMatch(/facebook|token|referrer/);
  });

  it('stay few, however many pages are invented, and lose no view', { timeout: 120_000 }, async () => {
    const { recorder, reports, state } = await begin();
    for (let number = 0; number < 2300; number++) view(recorder, number % 40, { path: `/blog/invented-${number}` });
    for (let number = 0; number < 9; number++) view(recorder, number, { path: '/packages' });
    await recorder.flush();
    view(recorder, 1, { path: '/blog/invented-0' });
    await recorder.flush();
    const rows = () => site.database.read.selectFrom('visitFigures').select(['name', 'views', 'visitors']).execute();
    expect((await rows()).length).toBeLessThanOrEqual(2001);
    expect((await reports.visited(1)).pageViews).toBe(2310);
    // A name that has its row goes on being counted.
    expect((await rows()).find(({ name }) => name === '/blog/invented-0')).toMatchObject({ views: 2, visitors: 2 });
    state.now += 3 * DAY_MS;
    for (let runs = 0; runs < 2; runs++) {
      await Promise.all([recorder.sweep(), recorder.sweep()]);
      expect(await rows()).toHaveLength(101);
      expect((await reports.visited(7)).pageViews).toBe(2310);
    }
    expect(await site.database.read.selectFrom('visitSeen').selectAll().execute()).toEqual([]);
    state.now += 400 * DAY_MS;
    await recorder.sweep();
    expect(await rows()).toEqual([]);
  });

  it('count a person once a day at each step of a route, whichever process writes it', async () => {
    const { make, reports } = await begin();
    const recorders = [make(), make()];
    for (const recorder of recorders) {
      search(recorder, 1, 'Goa', { departureDate: '2026-12-05' });
      search(recorder, 1, 'Goa', { departureDate: '2026-12-24', priceRange: [0, 90_000] });
      search(recorder, 2, 'Goa', { departureDate: '2027-01-05', status: 422, reason: 'BUDGET_TOO_LOW' });
      search(recorder, 1, 'Shimla');
    }
    await Promise.all(recorders.map((recorder) => recorder.flush()));
    const { routes } = await reports.routes(7);
    expect(routes.map(({ from, to, searched }) => [from, to, searched])).toEqual([
      ['Kolkata', 'Goa', 2],
      ['Kolkata', 'Shimla', 1],
    ]);
    expect((await reports.route(routes[0]?.id ?? '', 7)).route).toMatchObject({
      searched: 2,
      months: [
        { value: '2026-12', count: 4 },
        { value: '2027-01', count: 2 },
      ],
      searches: 6,
      medianBudget: 50_000,
      refusals: [{ value: 'BUDGET_TOO_LOW', count: 2 }],
    });
    for (const id of ['1', 'nothing', '99999999999999999999', '1e3']) {
      await expect(reports.route(id, 7)).rejects.toMatchObject({ status: 404 });
    }
  });

  it('list the routes searched most in the window, whatever was searched most before it', {
    timeout: 60_000,
  }, async () => {
    const { recorder, reports, state } = await begin();
    for (let day = 0; day < 12; day++) {
      state.now = TEST_NOW - (11 - day) * 4 * DAY_MS;
      for (let number = 0; number < 130; number++) {
        search(recorder, number, `${day < 4 ? 'Old' : 'New'} ${Math.floor((number * number) / (day + 40))}`);
      }
      await recorder.flush();
    }
    const counted = await site.database.read.selectFrom('routeDays').selectAll().execute();
    for (const range of [7, 30, 90] as const) {
      const since = dayOfHour(hourInIndia(TEST_NOW)) - range + 1;
      const inWindow = counted.filter(({ day }) => day >= since);
      const sums = [...Map.groupBy(inWindow, ({ routeId }) => routeId).values()].map((days) =>
        days.reduce((sum, { searched }) => sum + searched, 0),
      );
      const { routes } = await reports.routes(range);
      expect(routes.map(({ searched }) => searched)).toEqual(sums.sort((a, b) => b - a).slice(0, 50));
    }
  });

  it('follow a traveller from the search to the confirmed booking, and back', { timeout: 60_000 }, async () => {
    await begin();
    const { api } = await site.register();
    const { itineraries } = await api('POST /api/generate-itinerary', {
      body: { from: 'calcutta', to: 'Darjeling', departureDate: '2026-12-04', returnDate: '2026-12-07' },
    });
    const [trip] = itineraries;
    if (!trip) throw new Error('no trip');
    await api('POST /api/activity', {
      body: { type: 'page_view', pageData: { pageTitle: 'T', path: `/itinerary/${trip.slug}` } },
    });
    await api('POST /api/itineraries/{id}/details', { params: { id: trip._id } });
    const { booking } = await api('POST /api/packages/book', {
      body: {
        itemType: 'itinerary',
        packageSlug: trip.slug,
        fullName: 'Asha Sen',
        phone: freshPhone(),
        travelers: 2,
        preferredDate: '2026-12-04',
      },
    });
    const lead = site.apiAs(null, '198.18.9.9', freshDayKey());
    await lead('POST /api/activity', {
      body: { type: 'page_view', pageData: { pageTitle: 'T', path: `/itinerary/${trip.slug}` } },
    });
    const routes = async () => (await site.adminApi('GET /api/admin/activity/routes', { query: {} })).routes;
    await expect.poll(async () => (await routes())[0]?.opened, { timeout: 10_000 }).toBe(2);
    await lead('POST /api/promotional-leads/submit', { body: { name: 'Ravi Rao', phone: freshPhone() } });
    const expected = { from: 'Kolkata', to: 'Darjeeling', searched: 1, opened: 2, planned: 1, asked: 2 };
    expect(await routes()).toMatchObject([{ ...expected, confirmed: 0 }]);
    const move = (status: 'pending' | 'contacted' | 'confirmed', reason = '') =>
      site.adminApi('PATCH /api/admin/bookings/{id}/status', { params: { id: booking._id }, body: { status, reason } });
    await move('confirmed');
    expect(await routes()).toMatchObject([{ ...expected, confirmed: 1 }]);
    await move('pending', 'Wrong booking');
    expect(await routes()).toMatchObject([{ ...expected, confirmed: 0 }]);
    expect(site.failures).toEqual([]);
  });
});
