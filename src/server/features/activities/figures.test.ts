import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { ACTIVITY_DEVICES, ACTIVITY_TYPES, type ActivityType } from '../../../contracts/activities.ts';
import { FUNNEL_STEPS, funnelStepOf } from '../../../core/activities/activity-people.ts';
import { ACTIVITY_RANGES, dayOfHour, firstHourOf, hourInIndia, startOfHour } from '../../../core/activities/windows.ts';
import { seededRandom } from '../../../core/random.ts';
import type { Database } from '../../database/database.ts';
import { up as countActivities } from '../../database/migrations/0006-activity-figures.ts';
import { addDemand } from '../../database/migrations/0042-rupees-and-demand.ts';
import type { Visitor } from '../../http/visitor.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { activityReports } from './reports.ts';
import { activityRecorder } from './service.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 10, 21, 4, 10, 0);
const FIGURES = [
  'activityCounts',
  'activityPeople',
  'unservedRoutes',
  'unservedSearches',
  'unservedVisitors',
  'unservedAsked',
] as const;
const USERS = ['u1', 'u2', 'u3', 'u4'];

/** Browsers of one network and kind: odd ones have a day key, even ones differ by user agent. */
const visitorAt = (browser: number, device: Visitor['device']): Visitor => ({
  requestId: 'test',
  address: '203.0.113.1',
  limitKey: '203.0.113.1',
  network: '',
  userAgent: browser % 2 === 0 ? `Browser ${browser}` : 'Browser',
  device,
  doNotTrack: false,
  language: 'en',
  dayKey: browser % 2 === 0 ? null : browser.toString(16).padStart(32, '0'),
});

interface Act {
  readonly type: ActivityType;
  readonly browser: number;
  readonly device: Visitor['device'];
  readonly userId: string | null;
  readonly data: Record<string, unknown>;
  readonly afterMs: number;
  readonly lateMs: number;
}

const dataOf = (type: ActivityType, flavour: number): Record<string, unknown> => {
  if (type === 'search')
    return { from: `F${flavour % 2}`, to: 'Goa', status: flavour < 2 ? 200 : 422, reason: 'ABROAD' };
  if (type === 'itinerary_view') return { itinerarySlug: 'goa', ...(flavour % 2 === 0 && { stage: 'details' }) };
  if (type === 'page_view') return { pageTitle: 'T', path: flavour % 2 === 0 ? '/itinerary/goa' : '/' };
  if (type === 'form_submission') return { formType: 'booking', itemType: flavour % 2 === 0 ? 'itinerary' : 'package' };
  return {};
};

const act: fc.Arbitrary<Act> = fc
  .record({
    type: fc.constantFrom(...ACTIVITY_TYPES),
    browser: fc.integer({ min: 1, max: 4 }),
    device: fc.constantFrom(...ACTIVITY_DEVICES),
    userId: fc.option(fc.constantFrom(...USERS), { freq: 2 }),
    flavour: fc.integer({ min: 0, max: 3 }),
    afterMs: fc.oneof(fc.integer({ min: 0, max: 3 * HOUR_MS }), fc.integer({ min: 0, max: 60 * HOUR_MS })),
    lateMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 * HOUR_MS })),
  })
  .map(({ flavour, ...rest }) => ({ ...rest, data: dataOf(rest.type, flavour) }));

type Step =
  | { readonly kind: 'acts'; readonly acts: readonly Act[] }
  | { readonly kind: 'erase'; readonly userId: string }
  | { readonly kind: 'eraseVisitor'; readonly pick: number }
  | { readonly kind: 'sweep'; readonly days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('acts' as const), acts: fc.array(act, { maxLength: 12 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), userId: fc.constantFrom(...USERS) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('eraseVisitor' as const), pick: fc.nat(20) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('sweep' as const), days: fc.constantFrom(1, 3, 8, 20) }),
  },
);

/** Counts everything in the reports from the rows themselves. */
async function recount({ read }: Database, range: (typeof ACTIVITY_RANGES)[number], now: number) {
  const all = await read.selectFrom('activities').selectAll().execute();
  const rows = all.filter(({ occurredAt }) => hourInIndia(occurredAt) >= firstHourOf(range, now));
  const of = (...types: string[]) => rows.filter(({ type }) => types.includes(type));
  const distinct = (values: readonly (string | null)[]) =>
    new Set(values.filter((value) => value !== null && value !== 'erased')).size;
  const signedIn = new Set(all.filter(({ userId }) => userId !== null).map(({ visitor }) => visitor));
  const identified = distinct(rows.map(({ userId }) => userId));
  const anonymous = distinct(rows.map(({ visitor }) => (signedIn.has(visitor) ? null : visitor)));
  const stepOf = (row: (typeof rows)[number]) =>
    funnelStepOf({ type: row.type, data: JSON.parse(row.data) as Record<string, unknown> });
  return {
    stats: {
      totalSearches: of('search').length,
      totalSubmissions: of('form_submission').length,
      totalViews: of('page_view', 'itinerary_view').length,
      uniqueUsers: identified + anonymous,
      identifiedUsers: identified,
      anonymousUsers: anonymous,
    },
    logins: {
      totalLogins: of('user_login').length,
      totalRegistrations: of('user_register').length,
      uniqueLoginUsers: distinct(of('user_login').map(({ userId }) => userId)),
      uniqueRegistrationUsers: distinct(of('user_register').map(({ userId }) => userId)),
    },
    funnel: {
      steps: FUNNEL_STEPS.map((name) => ({
        step: name,
        visitors: distinct(rows.filter((row) => stepOf(row) === name).map(({ visitor }) => visitor)),
      })),
    },
    unserved: all.filter(
      ({ type, data, occurredAt }) =>
        type === 'search' &&
        data.includes('422') &&
        dayOfHour(hourInIndia(occurredAt)) >= dayOfHour(firstHourOf(range, now)),
    ).length,
    feed: rows.sort((a, b) => b.occurredAt - a.occurredAt || (a.id < b.id ? 1 : -1)).map(({ id }) => id),
  };
}

describe.each(engines)('figures of activities on %s', (engine) => {
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

  /** Empties the site and adds four people. */
  async function begin() {
    for (const table of ['activities', ...FIGURES, 'users'] as const) await database.db.deleteFrom(table).execute();
    await database.db
      .insertInto('users')
      .values(
        USERS.map((id) => ({
          id,
          name: `Name ${id}`,
          phone: id,
          canonicalPhone: id,
          email: null,
          passwordHash: '',
          consent: '',
          createdAt: 0,
        })),
      )
      .execute();
    const state = { now: START, days: 365, usageTracking: true };
    const settings = async () => ({
      ...DEFAULT_SETTINGS,
      usageTracking: state.usageTracking,
      retention: { ...DEFAULT_SETTINGS.retention, activityDays: state.days },
    });
    const clock = () => state.now;
    const make = () =>
      activityRecorder({
        database,
        clock,
        settings: { current: settings, within: settings },
        secret: 'secret',
        onFailure: (error) => {
          throw error;
        },
      });
    return { state, make, recorder: make(), reports: activityReports({ database, clock }) };
  }
  type Begun = Awaited<ReturnType<typeof begin>>;

  async function take({ state, recorder }: Begun, taken: Step): Promise<void> {
    const inTransaction = (work: Parameters<ReturnType<typeof database.db.transaction>['execute']>[0]) =>
      database.db.transaction().execute(work);
    if (taken.kind === 'acts') {
      for (const { browser, device, afterMs, lateMs, ...activity } of taken.acts) {
        state.now += afterMs;
        const recorded = { ...activity, visitor: visitorAt(browser, device), occurredAt: state.now - lateMs };
        if (activity.type === 'page_view') recorder.recordSoon(recorded);
        else await inTransaction((trx) => recorder.record(trx, recorded));
      }
      await recorder.flush();
    } else if (taken.kind === 'erase') {
      await inTransaction((trx) => recorder.erase(trx, { userIds: [taken.userId], visitors: [], dayKeys: [] }));
    } else if (taken.kind === 'eraseVisitor') {
      const rows = await database.read.selectFrom('activities').select('visitor').distinct().execute();
      const visitor = rows.map((row) => row.visitor).sort()[taken.pick % Math.max(1, rows.length)];
      if (visitor) await inTransaction((trx) => recorder.erase(trx, { userIds: [], visitors: [visitor], dayKeys: [] }));
    } else {
      state.days = taken.days;
      await recorder.sweep();
    }
  }

  async function expectTrue({ state, reports }: Begun): Promise<void> {
    for (const range of ACTIVITY_RANGES) {
      const counted = await recount(database, range, state.now);
      expect(await reports.stats(range)).toEqual(counted.stats);
      expect(await reports.loginStats(range)).toMatchObject({ ...counted.logins, period: range });
      expect(await reports.funnel(range)).toEqual(counted.funnel);
      const { routes } = await reports.unservedRoutes(range);
      expect(routes.reduce((sum, { count }) => sum + count, 0)).toBe(counted.unserved);
      const filters = { type: 'all', device: 'all', range: String(range) as '7' } as const;
      const shown: string[] = [];
      for (let page = 1, pages = 1; page <= pages; page++) {
        const { activities, totalPages, total } = await reports.list({ ...filters, page, limit: 3 });
        expect(total).toBe(counted.feed.length);
        shown.push(...activities.map(({ _id }) => _id));
        pages = totalPages;
      }
      expect(shown).toEqual(counted.feed);
    }
  }

  it('equal a recount of the rows, whatever was recorded, swept and erased', async () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const begun = await begin();
        for (const one of taken) {
          await take(begun, one);
          await expectTrue(begun);
        }
      }),
      { numRuns: engine === 'sqlite' ? 40 : 10 },
    );
  }, 240_000);

  it('tell the last ten who signed in, each once, the last one first, without those who were erased', async () => {
    const begun = await begin();
    const { recorder, state, reports } = begun;
    const login = async (userId: string) => {
      state.now += 1000;
      const activity = { type: 'user_login', visitor: visitorAt(1, 'mobile'), userId, data: {} } as const;
      await database.db.transaction().execute((trx) => recorder.record(trx, activity));
    };
    for (const user of ['u1', 'u2', 'u3', 'u1']) await login(user);
    const { loginUserDetails, totalLogins, uniqueLoginUsers } = await reports.loginStats(1);
    expect(loginUserDetails.map(({ id }) => id)).toEqual(['u1', 'u3', 'u2']);
    expect(loginUserDetails[0]).toEqual({
      id: 'u1',
      name: 'Name u1',
      phone: 'u1',
      email: null,
      lastActivity: new Date(state.now).toISOString(),
    });
    expect([totalLogins, uniqueLoginUsers]).toEqual([4, 3]);
    await database.db
      .transaction()
      .execute((trx) => recorder.erase(trx, { userIds: ['u1'], visitors: [], dayKeys: [] }));
    const after = await reports.loginStats(1);
    expect(after.loginUserDetails.map(({ id }) => id)).toEqual(['u3', 'u2']);
    expect([after.totalLogins, after.uniqueLoginUsers]).toEqual([4, 2]);
  });

  it('hold when many write the same people at the same time', { timeout: 120_000 }, async () => {
    const begun = await begin();
    const { state } = begun;
    const recorders = [begun.make(), begun.make(), begun.make()];
    await Promise.all(
      recorders.map(async (recorder, index) => {
        for (let i = 0; i < 10; i++) {
          state.now += HOUR_MS / 4;
          for (let browser = 1; browser <= 4; browser++) {
            const userId = (i + browser + index) % 3 === 0 ? (USERS[(i + browser) % 4] ?? null) : null;
            const acted = { visitor: visitorAt(browser, 'mobile'), userId };
            recorder.recordSoon({ type: 'page_view', ...acted, data: { path: '/itinerary/x', pageTitle: 'X' } });
            await database.db
              .transaction()
              .execute((trx) => recorder.record(trx, { type: 'user_login', ...acted, data: {} }));
          }
          await recorder.flush();
        }
      }),
    );
    expect(await database.read.selectFrom('activities').select('id').execute()).toHaveLength(3 * 10 * 8);
    await expectTrue(begun);
  });

  it('end with whole days of India, to the millisecond, and the rows with them', async () => {
    const begun = await begin();
    const { recorder, state } = begun;
    const midnight = Date.UTC(2026, 10, 20, 18, 30);
    for (const moment of [midnight - 1, midnight, midnight + 60_000]) {
      state.now = moment;
      recorder.recordSoon({ type: 'page_view', visitor: visitorAt(1, 'mobile'), userId: null, data: {} });
    }
    await recorder.flush();
    state.now = midnight + 3 * 24 * HOUR_MS;
    state.days = 3;
    await recorder.sweep();
    const rows = await database.read.selectFrom('activities').select('occurredAt').orderBy('occurredAt').execute();
    expect(rows.map(({ occurredAt }) => occurredAt - midnight)).toEqual([0, 60_000]);
    await expectTrue(begun);
  });

  it('tell the routes that most people searched in the window, whatever was searched before it', async () => {
    const { recorder, state, reports } = await begin();
    const random = seededRandom(7);
    const made: { readonly at: number; readonly to: string }[] = [];
    const search = (to: string) => {
      made.push({ at: state.now, to });
      const data = { from: 'Delhi', to, status: 422, reason: 'ABROAD' };
      recorder.recordSoon({ type: 'search', visitor: visitorAt(1, 'mobile'), userId: null, data });
    };
    for (let day = 0; day < 60; day++) {
      state.now += 24 * HOUR_MS;
      // The early searches are forgotten later.
      for (let i = 0; i < 60; i++) search(`place ${Math.floor(random() * 500)}${day < 40 ? ' of old' : ''}`);
      await recorder.flush();
    }
    for (const range of ACTIVITY_RANGES) {
      const inWindow = made.filter(({ at }) => at >= startOfHour(dayOfHour(firstHourOf(range, state.now)) * 24));
      const daysOf = (of: typeof made) => new Set(of.map(({ at }) => dayOfHour(hourInIndia(at)))).size;
      const people = [...Map.groupBy(inWindow, ({ to }) => to).values()].map(daysOf);
      const { routes } = await reports.unservedRoutes(range);
      expect(routes.map((route) => route.people)).toEqual(people.sort((a, b) => b - a).slice(0, 20));
      for (const route of routes) {
        const searches = inWindow.filter(({ to }) => to === route.to);
        expect(route).toMatchObject({ count: searches.length, people: daysOf(searches) });
      }
    }
    await recorder.sweep();
    // Only two days of who searched are held.
    const days = await database.read.selectFrom('unservedVisitors').select('day').distinct().execute();
    expect(days).toHaveLength(2);
  });

  it('are counted from the rows of an installation that has counted none yet', async () => {
    const begun = await begin();
    const acts = fc
      .sample(act, { numRuns: 60, seed: 11 })
      .filter(({ data }) => !('stage' in data) && data.status !== 422);
    await take(begun, { kind: 'acts', acts });
    await take(begun, { kind: 'erase', userId: 'u1' });
    const counted = () =>
      database.read
        .selectFrom('activityCounts')
        .select(['unit', 'at', 'type', 'device', 'count'])
        .where('unit', 'in', ['hour', 'day', 'people'])
        .where('count', '>', 0)
        .orderBy('unit')
        .orderBy('at')
        .orderBy('type')
        .orderBy('device')
        .execute();
    const before = await counted();
    const { schema } = database.db;
    for (const table of FIGURES) await schema.dropTable(table).execute();
    for (const index of ['activitiesInOrder', 'activitiesOfType', 'leadsOfVisitor']) {
      await schema.dropIndex(index).execute();
    }
    await schema.createIndex('activitiesByTime').on('activities').column('occurredAt').execute();
    await countActivities(database.db as unknown as Kysely<unknown>);
    await addDemand(database.db as unknown as Kysely<unknown>);
    expect(await counted()).toEqual(before);
    await expectTrue(begun);
  });

  it('record nothing while usage tracking is off', async () => {
    const { recorder, state } = await begin();
    state.usageTracking = false;
    const activity = { type: 'search', visitor: visitorAt(1, 'desktop'), userId: null, data: { status: 200 } } as const;
    await database.db.transaction().execute((trx) => recorder.record(trx, activity));
    recorder.recordSoon({ ...activity, type: 'page_view' });
    await recorder.flush();
    expect(await database.read.selectFrom('activities').selectAll().execute()).toEqual([]);
    expect(await database.read.selectFrom('activityCounts').selectAll().execute()).toEqual([]);
  });

  it('record what arrived while usage tracking was on, and nothing that arrived while it was off', async () => {
    const { recorder, state } = await begin();
    const view = (path: string) =>
      recorder.recordSoon({ type: 'page_view', visitor: visitorAt(1, 'desktop'), userId: null, data: { path } });
    view('/on');
    state.usageTracking = false;
    view('/off');
    await recorder.flush();
    view('/off');
    state.usageTracking = true;
    await recorder.flush();
    const rows = await database.read.selectFrom('activities').select('data').execute();
    expect(rows.map(({ data }) => JSON.parse(data) as unknown)).toEqual([{ path: '/on' }]);
  });
});
