import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { gazetteer, planner, uncorrected } from '../../../../test/gazetteer.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import { CURRENT_PROMPTS } from '../../../core/grounding/prompts.ts';
import type { PlanningEvent, TripRequest } from '../../../core/planner/types.ts';
import { ModelSession } from '../../gateways/language-model/session.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { itineraryService } from './service.ts';

const TRIP = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: '2026-12-04',
  returnDate: '2026-12-07',
  travellers: 2,
  travelClass: 'Economy' as const,
  priceRange: [0, 15_000] as [number, number],
};

describe.each(engines)('what generations leave in the AI usage section on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const usage = () => site.adminApi('GET /api/admin/dashboard/ai-usage', { query: { period: '24h' } });
  const logs = async (query: object) =>
    (await site.adminApi('GET /api/admin/dashboard/ai-usage/logs', { query: { includeData: 'true', ...query } })).logs;
  let address = 0;
  const generate = (body: object) =>
    site.app.inject({
      method: 'POST',
      url: '/api/generate-itinerary',
      payload: { ...TRIP, ...body },
      remoteAddress: `198.51.99.${++address}`,
    });

  it('is nothing on a new site', async () => {
    expect(await usage()).toMatchObject({
      overallStats: { totalRequests: 0, avgResponseTime: 0, p50: null, totalCost: 0 },
      endpointStats: [],
      recentActivity: [],
      plans: { planned: 0, passed: 0, failedChecks: [] },
      spending: { tracked: true, costPerBooking: null, dailyBudget: null, mayUseModel: true },
    });
  });

  it('tells successes, refusals with their reason, and how the plans fared', async () => {
    const { itineraries } = (await generate({})).json() as { itineraries: { _id: string; slug: string }[] };
    expect((await generate({ priceRange: [0, 500] })).statusCode).toBe(422);
    const id = itineraries[0]?._id ?? '';
    const { api } = await site.register();
    for (const _ of [1, 2]) await api('POST /api/itineraries/{id}/details', { params: { id } });
    const { overallStats, endpointStats, plans, recentActivity } = await usage();
    expect(overallStats).toMatchObject({ totalRequests: 3, totalSuccess: 3, totalErrors: 0 });
    expect(endpointStats).toMatchObject([
      { _id: 'generate-itinerary', count: 2, successCount: 2, errorCount: 0 },
      { _id: 'itinerary-details', count: 1, successCount: 1, errorCount: 0 },
    ]);
    expect(plans.passed).toBeGreaterThanOrEqual(itineraries.length);
    expect(plans.planned).toBeGreaterThanOrEqual(plans.passed);
    expect(recentActivity.map(({ httpStatus }) => httpStatus)).toEqual([200, 422, 200]);
    // A trip that cannot be made is an answer, not an error.
    expect(await logs({ status: 'error' })).toEqual([]);
    const [bad, good] = await logs({ endpoint: 'generate-itinerary', status: 'success' });
    const kept = good?.responseData as { itineraries: { slug: string }[]; plans: { passed: number } };
    expect(kept.itineraries.map(({ slug }) => slug)).toEqual(itineraries.map(({ slug }) => slug));
    expect(kept.plans.passed).toBeGreaterThanOrEqual(itineraries.length);
    expect(bad?.responseData).toMatchObject({ reason: 'BUDGET_TOO_LOW' });
    const { log } = await site.adminApi('GET /api/admin/dashboard/ai-usage/logs/{id}', {
      params: { id: bad?._id ?? '' },
    });
    expect(log).toEqual(bad);
  });

  it('says of the searches how long they took and why there was no trip, and that a day plan was opened', async () => {
    const rows = async (type: string) =>
      (await site.database.read.selectFrom('activities').select('data').where('type', '=', type).execute()).map(
        ({ data }) => JSON.parse(data) as Record<string, unknown>,
      );
    const searches = await rows('search');
    expect(searches).toContainEqual(expect.objectContaining({ status: 422, reason: 'BUDGET_TOO_LOW' }));
    for (const { processingTime } of searches) expect(processingTime).toBeTypeOf('number');
    await expect
      .poll(() => rows('itinerary_view'), { timeout: 5000 })
      .toEqual([1, 2].map(() => ({ itinerarySlug: expect.any(String) as string, stage: 'details' })));
  });

  it('holds no phone and no address of who typed theirs into the search', async () => {
    await generate({ to: 'call 9831012345 or asha@mail.example' });
    const { requestData } = await site.database.read
      .selectFrom('aiLogs')
      .select('requestData')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(requestData)).toMatchObject({ to: 'call [phone] or [e-mail]' });
    const { data } = await site.database.read
      .selectFrom('activities')
      .select('data')
      .where('type', '=', 'search')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(data)).toMatchObject({ to: 'call [phone] or [e-mail]' });
  });

  it('says of a day plan which trip it was asked for and how long it became', async () => {
    const [written] = await logs({ endpoint: 'itinerary-details' });
    expect(written?.requestData).toMatchObject({ itinerary: expect.any(String) as string, from: 'Kolkata' });
    expect(written?.responseData).toMatchObject({ days: 4 });
  });

  it('shares the cost by the bookings that people sent, without those of the demonstration', async () => {
    await keepPackage(site.database, { slug: 'munnar', now: TEST_NOW });
    const book = () =>
      site.api('POST /api/packages/book', {
        body: {
          packageSlug: 'munnar',
          itemType: 'package',
          fullName: 'Asha Sen',
          phone: freshPhone(),
          travelers: 2,
          preferredDate: '2027-01-10',
        },
      });
    for (const _ of [1, 2, 3]) await book();
    const first = await site.database.read.selectFrom('bookings').select('id').orderBy('id').executeTakeFirstOrThrow();
    await site.database.db.updateTable('bookings').set({ demo: 1 }).where('id', '=', first.id).execute();
    expect((await usage()).spending).toMatchObject({ bookings: 2, costPerBooking: 0 });
  });

  it('bounds how many plans a visitor asks for within a minute, as the settings have it, over both ways to ask', async () => {
    const { ai, ...rest } = (await site.adminApi('GET /api/admin/settings')).settings;
    const { apiKey: _, ...shownAi } = ai;
    await site.adminApi('PUT /api/admin/settings', { body: { ...rest, ai: shownAi, maxRequestsPerMinute: 3 } });
    const call = async (url: string) =>
      (await site.app.inject({ method: 'POST', url, payload: {}, remoteAddress: '198.51.98.1' })).statusCode;
    const answers = [];
    for (const stream of ['', '/stream', '', '/stream', ''])
      answers.push(await call(`/api/generate-itinerary${stream}`));
    expect(answers).toEqual([400, 400, 400, 429, 429]);
    await site.adminApi('PUT /api/admin/settings', {
      body: { ...rest, ai: shownAi, maxRequestsPerMinute: 100, version: rest.version + 1 },
    });
    expect(await call('/api/generate-itinerary')).toBe(400);
  });

  it('is for admins alone', async () => {
    const { api } = await site.register();
    await expect(api('GET /api/admin/dashboard/ai-usage', { query: {} })).rejects.toMatchObject({ status: 403 });
    await expect(site.api('GET /api/admin/dashboard/ai-usage/logs', { query: {} })).rejects.toMatchObject({
      status: 401,
    });
    await expect(
      site.adminApi('GET /api/admin/dashboard/ai-usage', { query: { period: '8d' as '7d' } }),
    ).rejects.toMatchObject({ status: 400, message: 'period must be 24h, 7d, 30d or 90d' });
  });
});

describe.each(engines)('a person who is erased while their trip is being planned, on %s,', (engine) => {
  it('is anonymous when it is stored', async () => {
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    async function* planAside(request: TripRequest): AsyncGenerator<PlanningEvent> {
      begun.resolve();
      await gate.promise;
      yield* planner.plan(request);
    }
    const site = await startApp(engine, { planner: { ...planner, planAside } });
    const { api } = await site.register();
    const generated = api('POST /api/generate-itinerary', { body: TRIP });
    await begun.promise;
    await api('DELETE /api/users/me');
    gate.resolve();
    expect((await generated).itineraries.length).toBeGreaterThan(0);
    const { read } = site.database;
    for (const table of ['aiLogs', 'activities'] as const) {
      const rows = await read.selectFrom(table).select('userId').execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ userId }) => userId === null)).toBe(true);
    }
    expect(await read.selectFrom('activityPeople').select('who').where('kind', 'like', 'user%').execute()).toEqual([]);
    await site.close();
  });
});

const visitor = {
  address: '203.0.113.9',
  limitKey: 'a',
  network: '203.0.113.0/24',
  userAgent: 'x',
  device: 'mobile' as const,
  doNotTrack: false,
  language: 'en' as const,
  dayKey: null,
  requestId: 'test',
};
const activities = { record: async () => undefined, recordSoon: () => undefined } as never;

it.each(engines)(
  'every plan stored on %s counts at once, though the model that has to write it is away',
  async (engine) => {
    const site = await startApp(engine);
    const added: number[] = [];
    const { signal } = new AbortController();
    const bounds = { tokenLimit: 5000, endsAt: performance.now() + 60_000, signal };
    const rules = { isModelOnly: true, closed: 'over-limit', prompts: CURRENT_PROMPTS, choice: {}, ...bounds };
    const itineraries = itineraryService({
      database: site.database,
      clock: () => TEST_NOW,
      activities,
      secret: 'secret',
      siteUrl: 'https://trips.example',
      gazetteer,
      facts: uncorrected,
      planner,
      models: { begin: async () => new ModelSession({} as never, {} as never, rules as never) },
      usage: { record: async () => undefined },
      offers: { offerFor: async () => null },
      settings: { current: async () => DEFAULT_SETTINGS },
      budget: { add: async (_key, _kind, more) => void added.push(more) },
      onFailure: () => undefined,
    });
    const asker = { visitor, userId: null, signal };
    const generate = () => Array.fromAsync(itineraries.generate({ ...TRIP, exclude: [], wish: '' }, asker));
    const events = await generate();
    expect(events.filter(({ event }) => event === 'itinerary')).toEqual([]);
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 503 } });
    const stored = await site.database.read.selectFrom('itineraries').select('slug').execute();
    const counted = stored.map(() => 10 * 1024);
    expect(added).toEqual(counted);
    expect(added.length).toBeGreaterThanOrEqual(3);
    await generate();
    expect(added).toEqual([...counted, ...counted.map(() => 0)]);
    await site.close();
  },
);

it('a day plan that could not be written is in the log as an error, and is requested again', async () => {
  const site = await startApp('sqlite');
  const recorded: object[] = [];
  const broken = { left: 1 };
  const itineraries = itineraryService({
    database: site.database,
    clock: () => TEST_NOW,
    activities,
    secret: 'secret',
    siteUrl: 'https://trips.example',
    facts: uncorrected,
    planner: {
      ...planner,
      describe: (trip) => {
        if (broken.left-- > 0) throw new Error('out of words');
        return planner.describe(trip);
      },
    },
    gazetteer,
    models: { begin: async () => null },
    usage: { record: async (_, asked) => void recorded.push(asked) },
    offers: { offerFor: async () => null },
    settings: { current: async () => DEFAULT_SETTINGS },
    budget: { add: async () => undefined },
    onFailure: () => undefined,
  });
  const userId = (await site.register()).user._id;
  const asker = { visitor, userId, signal: new AbortController().signal };
  const events = await Array.fromAsync(itineraries.generate({ ...TRIP, exclude: [], wish: '' }, asker));
  const first = events.find(({ event }) => event === 'itinerary')?.data as { _id: string };
  recorded.length = 0;
  await expect(itineraries.completeDetails(first._id, asker)).rejects.toThrow('out of words');
  await itineraries.completeDetails(first._id, asker);
  expect(recorded).toMatchObject([
    { endpoint: 'itinerary-details', status: 500, userId, response: { code: 500 } },
    { endpoint: 'itinerary-details', status: 200, userId },
  ]);
  expect(JSON.stringify(recorded)).not.toContain('out of words');
  await site.close();
});
