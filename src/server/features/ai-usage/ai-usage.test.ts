import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { dayOfHour, hourInIndia, startOfHour } from '../../../core/activities/windows.ts';
import { AI_PERIODS, aiWindow } from '../../../core/ai-usage/periods.ts';
import { bucketOf, timeOfBucket } from '../../../core/ai-usage/time-buckets.ts';
import type { CheckedPlans } from '../../../core/planner/types.ts';
import type { Database } from '../../database/database.ts';
import { up as countLogs } from '../../database/migrations/0007-ai-usage-figures.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import type { Settings } from '../settings/service.ts';
import { aiUsageReports } from './reports.ts';
import { aiUsageRecorder } from './service.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.UTC(2026, 10, 21, 4, 10, 0);
const TABLES = ['aiLogs', 'aiCounts', 'aiResponseTimes', 'aiPlanChecks'] as const;

interface Asked {
  readonly endpoint: string;
  readonly status: number;
  readonly tookMs: number;
  readonly afterMs: number;
  readonly userId: string | null;
  readonly used: { readonly tokens: number; readonly costMicroUsd: number };
  readonly plans: CheckedPlans | null;
}

const plans: fc.Arbitrary<CheckedPlans> = fc
  .record({ passed: fc.nat(6), v04: fc.nat(3), v19: fc.nat(3) })
  .map(({ passed, v04, v19 }) => ({ planned: passed + v04 + v19, passed, failed: { V04: v04, V19: v19 } }));

const asked: fc.Arbitrary<Asked> = fc.record({
  endpoint: fc.constantFrom('generate-itinerary', 'itinerary-details'),
  status: fc.constantFrom(200, 200, 200, 422, 499, 503),
  tookMs: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 200_000 })),
  afterMs: fc.oneof(fc.integer({ min: 0, max: HOUR_MS }), fc.integer({ min: 0, max: 12 * 24 * HOUR_MS })),
  userId: fc.constantFrom(null, 'u1', 'u2'),
  used: fc.record({ tokens: fc.nat(5000), costMicroUsd: fc.nat(90_000) }),
  plans: fc.option(plans),
});

type Step =
  | { readonly kind: 'asked'; readonly all: readonly Asked[] }
  | { readonly kind: 'erase'; readonly userId: string }
  | { readonly kind: 'sweep'; readonly days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('asked' as const), all: fc.array(asked, { maxLength: 10 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), userId: fc.constantFrom('u1', 'u2') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const), days: fc.constantFrom(1, 5, 20, 90) }) },
);

/** Returns the percentile of plain times, as the figures define it. */
function percentile(times: readonly number[], percent: number): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  const exact = sorted[Math.ceil((sorted.length * percent) / 100) - 1];
  return exact === undefined ? null : timeOfBucket(bucketOf(exact));
}

/** Computes the section's figures from the rows of the log themselves. */
async function recount({ read }: Database, period: (typeof AI_PERIODS)[number], now: number) {
  const { firstHour, unit, cells, first } = aiWindow(period, now);
  const all = await read.selectFrom('aiLogs').selectAll().orderBy('id', 'desc').execute();
  const rows = all.filter(({ createdAt }) => hourInIndia(createdAt) >= firstHour);
  const sums = (of: typeof rows) => {
    const errors = of.filter(({ responseStatus }) => responseStatus === 'error').length;
    const total = of.reduce((sum, row) => sum + row.responseTimeMs, 0);
    return {
      count: of.length,
      errors,
      successes: of.length - errors,
      average: of.length === 0 ? 0 : total / of.length,
      cost: of.reduce((sum, row) => sum + row.costMicroUsd, 0) / 1e6,
    };
  };
  const times = (of: typeof rows) => of.map((row) => row.responseTimeMs);
  const overall = sums(rows);
  const failed = (check: string): number =>
    rows.reduce((sum, row) => {
      const { plans: made } = JSON.parse(row.responseData) as { plans: CheckedPlans | null };
      return sum + (check === 'planned' ? (made?.planned ?? 0) : (made?.failed[check] ?? 0));
    }, 0);
  return {
    overallStats: {
      totalRequests: overall.count,
      totalSuccess: overall.successes,
      totalErrors: overall.errors,
      avgResponseTime: overall.average,
      p50: percentile(times(rows), 50),
      p95: percentile(times(rows), 95),
      totalTokens: rows.reduce((sum, row) => sum + row.tokensUsed, 0),
      totalCost: overall.cost,
      totalCostInr: overall.cost * DEFAULT_SETTINGS.ai.rupeesPerDollar,
    },
    endpoints: ['generate-itinerary', 'itinerary-details'].flatMap((endpoint) => {
      const own = sums(rows.filter((row) => row.endpoint === endpoint));
      const { count, successes: successCount, errors: errorCount, average: avgResponseTime, cost: totalCost } = own;
      return count === 0 ? [] : [{ _id: endpoint, count, successCount, errorCount, avgResponseTime, totalCost }];
    }),
    points: Array.from({ length: cells }, (_, index) => {
      const own = rows.filter(({ createdAt }) => {
        const hour = hourInIndia(createdAt);
        return (unit === 'hour' ? hour : Math.floor(hour / 24)) === first + index;
      });
      const { count: requests, errors, cost } = sums(own);
      return { requests, errors, cost, p50: percentile(times(own), 50), p95: percentile(times(own), 95) };
    }),
    planned: failed('planned'),
    failedChecks: new Map(['V04', 'V19'].map((check) => [check, failed(check)])),
    ids: rows.map(({ id }) => id),
  };
}

describe.each(engines)('AI usage on %s', (engine) => {
  let place: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    database = await place.open();
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  async function begin() {
    for (const table of TABLES) await database.db.deleteFrom(table).execute();
    const state: { now: number; settings: Settings } = { now: START, settings: DEFAULT_SETTINGS };
    const clock = () => state.now;
    const current = async () => state.settings;
    const recorder = aiUsageRecorder({ database, clock, settings: { current, within: current } });
    const { mayUseModel } = recorder;
    const reports = aiUsageReports({
      database,
      clock,
      mayUseModel,
      settings: { current },
      countBookings: async () => 4,
    });
    const ask = async ({ tookMs, afterMs, plans: made, ...request }: Asked) => {
      state.now += afterMs;
      const visitor = { network: '203.0.113.0/24', userAgent: 'Browser' };
      const words = { request: { from: 'Delhi' }, response: { plans: made } };
      await database.db
        .transaction()
        .execute((trx) =>
          recorder.record(trx, { ...request, ...words, visitor, plans: made, startedAt: state.now - tookMs }),
        );
    };
    const set = (settings: Partial<Settings>) => {
      state.settings = { ...state.settings, ...settings };
    };
    return { state, recorder, reports, ask, set };
  }
  type Begun = Awaited<ReturnType<typeof begin>>;

  async function take({ recorder, ask, set }: Begun, taken: Step): Promise<void> {
    if (taken.kind === 'asked') {
      for (const one of taken.all) await ask(one);
    } else if (taken.kind === 'erase') {
      await database.db.transaction().execute((trx) => recorder.eraseOf(trx, taken.userId));
    } else {
      set({ retention: { ...DEFAULT_SETTINGS.retention, aiLogDays: taken.days } });
      await recorder.sweep();
    }
  }

  async function expectTrue({ state, reports }: Begun): Promise<void> {
    for (const period of AI_PERIODS) {
      const counted = await recount(database, period, state.now);
      const {
        overallStats,
        endpointStats,
        series,
        plans: made,
        spending,
        recentActivity,
      } = await reports.usage(period);
      expect(overallStats).toEqual(counted.overallStats);
      expect(endpointStats.toSorted((a, b) => (a._id < b._id ? -1 : 1))).toEqual(counted.endpoints);
      expect(series.points.map(({ at: _, ...point }) => point)).toEqual(counted.points);
      expect(made.planned).toBe(counted.planned);
      for (const [check, count] of counted.failedChecks) {
        expect(made.failedChecks.find((failed) => failed.check === check)?.plans ?? 0).toBe(count);
      }
      expect(spending.costPerBooking).toBe(counted.overallStats.totalCost / 4);
      expect(recentActivity.map(({ _id }) => _id)).toEqual(counted.ids.slice(0, 20));
      const listed: string[] = [];
      for (let next: string | null | undefined; next !== null; ) {
        const page = await reports.logs({ includeData: 'false', limit: 3, period, before: next });
        listed.push(...page.logs.map(({ _id }) => _id));
        next = page.next;
      }
      expect(listed).toEqual(counted.ids);
    }
    // Two weeks hour by hour, as the dashboard requests them.
    const end = startOfHour(hourInIndia(state.now) + 1);
    const rows = await database.read.selectFrom('aiLogs').select(['createdAt', 'costMicroUsd']).execute();
    for (const [from, to] of [
      [end - 14 * DAY_MS, end - 7 * DAY_MS],
      [end - 7 * DAY_MS, end],
    ] as const) {
      const own = rows.filter(({ createdAt }) => createdAt >= from && createdAt < to);
      const costUsd = own.reduce((sum, row) => sum + row.costMicroUsd, 0) / 1e6;
      expect(await reports.totals({ from, to })).toEqual({ requests: own.length, costUsd });
    }
  }

  it('tells the same as a plain recount of the log, whatever was asked, erased and swept', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (taken) => {
        const begun = await begin();
        for (const one of taken) {
          await take(begun, one);
          await expectTrue(begun);
        }
      }),
      { numRuns: engine === 'sqlite' ? 30 : 8 },
    );
  }, 240_000);

  it('ends whole days of India, and not a moment of the first that is kept', async () => {
    const begun = await begin();
    const { state, ask, recorder, reports, set } = begun;
    const one = { endpoint: 'generate-itinerary', status: 200, tookMs: 5, afterMs: 0, userId: null, plans: null };
    const ended = startOfHour(dayOfHour(hourInIndia(START)) * 24) - 1;
    for (const now of [ended - HOUR_MS, ended, ended + 1, ended + HOUR_MS]) {
      state.now = now;
      await ask({ ...one, used: { tokens: 1, costMicroUsd: 1_000_000 } });
    }
    state.now = START + 2 * DAY_MS;
    set({ retention: { ...DEFAULT_SETTINGS.retention, aiLogDays: 2 } });
    await recorder.sweep();
    const { logs } = await reports.logs({ includeData: 'false', limit: 9 });
    expect(logs.map(({ createdAt }) => Date.parse(createdAt))).toEqual([ended + HOUR_MS, ended + 1]);
    await expectTrue(begun);
    for (const unit of ['hour', 'day']) {
      const cells = await database.read.selectFrom('aiCounts').select('count').where('unit', '=', unit).execute();
      expect(cells.reduce((sum, cell) => sum + Number(cell.count), 0)).toBe(2);
    }
  });

  it('counts a log that was written before there were counts in the very same cells', async () => {
    const { ask } = await begin();
    for (const one of fc.sample(asked, 60)) await ask({ ...one, plans: null });
    const counts = async () => ({
      counts: await database.read
        .selectFrom('aiCounts')
        .selectAll()
        .orderBy('unit')
        .orderBy('at')
        .orderBy('endpoint')
        .orderBy('status')
        .execute(),
      times: await database.read
        .selectFrom('aiResponseTimes')
        .selectAll()
        .orderBy('unit')
        .orderBy('at')
        .orderBy('bucket')
        .execute(),
    });
    const kept = await counts();
    expect(kept.times.length).toBeGreaterThan(60);
    for (const table of ['aiCounts', 'aiResponseTimes', 'aiPlanChecks'])
      await database.db.schema.dropTable(table).execute();
    const ofLogs = ['aiLogsOfEndpoint', 'aiLogsOfStatus', 'aiLogsOfEndpointAndStatus', 'aiLogsOfUser'];
    for (const name of [...ofLogs, 'bookingsOfDemo']) {
      await database.db.schema.dropIndex(name).execute();
    }
    await database.db.schema.createIndex('aiLogsByTime').on('aiLogs').columns(['createdAt', 'endpoint']).execute();
    await countLogs(database.db as never);
    expect(await counts()).toEqual(kept);
  });

  it('keeps no cost while cost is not tracked', async () => {
    const { ask, reports, set } = await begin();
    const one = { endpoint: 'generate-itinerary', status: 200, tookMs: 5, afterMs: 1, userId: null, plans: null };
    await ask({ ...one, used: { tokens: 100, costMicroUsd: 2_000_000 } });
    set({ costTracking: false });
    await ask({ ...one, used: { tokens: 100, costMicroUsd: 2_000_000 } });
    const { overallStats, spending } = await reports.usage('24h');
    expect(overallStats).toMatchObject({ totalTokens: 200, totalCost: 2 });
    expect(spending.tracked).toBe(false);
  });

  it('lets a model be used until the budget of the Indian day is spent, and again on the next one', async () => {
    const { ask, recorder, set, state } = await begin();
    const spend = (usd: number) =>
      ask({
        endpoint: 'generate-itinerary',
        status: 200,
        tookMs: 5,
        afterMs: 1,
        userId: null,
        plans: null,
        used: { tokens: 100, costMicroUsd: usd * 1e6 },
      });
    await spend(50);
    expect(await recorder.mayUseModel()).toBe(true);
    set({ ai: { ...DEFAULT_SETTINGS.ai, dailyBudgetUsd: 60 } });
    await spend(9.99);
    expect(await recorder.mayUseModel()).toBe(true);
    await spend(0.01);
    expect(await recorder.mayUseModel()).toBe(false);
    // 23:50 in India, then midnight.
    state.now = Date.UTC(2026, 10, 21, 18, 20, 0);
    expect(await recorder.mayUseModel()).toBe(false);
    state.now = Date.UTC(2026, 10, 21, 18, 30, 0);
    expect(await recorder.mayUseModel()).toBe(true);
    set({ costTracking: false });
    expect(await recorder.mayUseModel()).toBe(false);
  });

  it('lists by endpoint, status and reference, with what was asked and answered only for who wants it', async () => {
    const { ask, reports } = await begin();
    const one = { tookMs: 5, afterMs: 1, userId: null, plans: null, used: { tokens: 0, costMicroUsd: 0 } };
    await ask({ ...one, endpoint: 'generate-itinerary', status: 200 });
    await ask({ ...one, endpoint: 'generate-itinerary', status: 503 });
    await ask({ ...one, endpoint: 'itinerary-details', status: 200 });
    const list = async (query: Partial<Parameters<typeof reports.logs>[0]>) =>
      (await reports.logs({ includeData: 'false', limit: 100, ...query })).logs;
    expect((await list({ endpoint: 'generate-itinerary' })).map(({ httpStatus }) => httpStatus)).toEqual([503, 200]);
    expect((await list({ status: 'success' })).map(({ endpoint }) => endpoint)).toEqual([
      'itinerary-details',
      'generate-itinerary',
    ]);
    const [failed] = await list({ endpoint: 'generate-itinerary', status: 'error' });
    expect(failed?.requestData).toBeUndefined();
    const reference = failed?._id ?? '';
    const [found, ...others] = await list({ search: reference.toUpperCase(), includeData: 'true' });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ _id: reference, requestData: { from: 'Delhi' }, ipAddress: '203.0.113.0/24' });
    expect(await list({ search: reference.slice(0, 9) })).toContainEqual(failed);
    for (const search of ['zz', `${reference.slice(0, 5)}%`, '~']) expect(await list({ search })).toEqual([]);
    await expect(reports.log('zz')).rejects.toThrow('no longer in the log');
  });

  it('knows of an erased person only that something was asked for', async () => {
    const { ask, recorder } = await begin();
    const one = { endpoint: 'generate-itinerary', status: 200, tookMs: 5, afterMs: 1, plans: null };
    for (const userId of ['u1', 'u2']) await ask({ ...one, userId, used: { tokens: 0, costMicroUsd: 0 } });
    expect(await recorder.heldOf('u1')).toMatchObject([{ endpoint: 'generate-itinerary', request: { from: 'Delhi' } }]);
    await database.db.transaction().execute((trx) => recorder.eraseOf(trx, 'u1'));
    expect(await recorder.heldOf('u1')).toEqual([]);
    expect(await recorder.heldOf('u2')).toHaveLength(1);
    const [erased] = await database.read.selectFrom('aiLogs').selectAll().orderBy('id').execute();
    expect(erased).toMatchObject({ userId: null, network: 'erased', userAgent: '' });
  });

  it('adds up requests and cost between two hours', async () => {
    const { ask, reports, state } = await begin();
    const one = { endpoint: 'generate-itinerary', status: 200, tookMs: 5, userId: null, plans: null };
    for (let hour = 0; hour < 3; hour++) {
      await ask({ ...one, afterMs: HOUR_MS, used: { tokens: 1, costMicroUsd: 1_000_000 } });
    }
    const end = startOfHour(hourInIndia(state.now) + 1);
    expect(await reports.totals({ from: end - 2 * HOUR_MS, to: end })).toEqual({ requests: 2, costUsd: 2 });
    expect(await reports.totals({ from: end, to: end + HOUR_MS })).toEqual({ requests: 0, costUsd: 0 });
  });
});
