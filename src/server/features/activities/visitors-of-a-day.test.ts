import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { visitorOfDay } from '../../http/visitor.ts';

/** Fixed keys: random ones could collide in the 256 hashes of an address. */
const keyOf = (nth: number): string => nth.toString(16).padStart(32, 'a');

describe.each(engines)('visitors of a day on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  it('are told apart by their keys of the day behind one address and in one kind of browser', async () => {
    const address = '192.0.2.1';
    const [first, second] = [keyOf(1), keyOf(2)];
    for (const [path, dayKey] of [
      ['/itinerary/goa', first],
      ['/itinerary/puri', second],
      ['/about', first],
      ['/itinerary/digha', undefined],
      ['/contact', undefined],
    ] as const) {
      const body = { type: 'page_view', pageData: { pageTitle: path, path } } as const;
      await site.apiAs(null, address, dayKey)('POST /api/activity', { body });
    }
    const listed = () => site.adminApi('GET /api/admin/activity', { query: {} });
    await vi.waitFor(async () => expect((await listed()).total).toBe(5), { timeout: 10_000 });
    const stats = await site.adminApi('GET /api/admin/activity/stats', { query: {} });
    expect(stats).toMatchObject({ uniqueUsers: 3, anonymousUsers: 3 });
    const { steps } = await site.adminApi('GET /api/admin/activity/funnel', { query: {} });
    expect(steps[1]).toEqual({ step: 'card', visitors: 3 });
    const { activities } = await listed();
    const ofFirst = activities.find(({ pageData }) => pageData?.path === '/about')?.visitor ?? '';
    const params = { kind: 'visitor', id: ofFirst } as const;
    const { activities: way } = await site.adminApi('GET /api/admin/activity/people/{kind}/{id}', { params });
    expect(way.map(({ pageData }) => pageData?.path).sort()).toEqual(['/about', '/itinerary/goa']);
  });
});

it('are at most 256 of one address, whatever keys and browser names it sends', () => {
  const day = '2026-11-22';
  const visitor = { limitKey: '203.0.113.1', dayKey: null, userAgent: 'Browser' };
  const keyed = Array.from({ length: 2000 }, (_, nth) => ({ ...visitor, dayKey: keyOf(nth) }));
  const named = Array.from({ length: 2000 }, (_, nth) => ({ ...visitor, userAgent: `Browser ${nth}` }));
  const visitors = new Set([...keyed, ...named].map((one) => visitorOfDay(one, 'secret', day)));
  expect(visitors.size).toBe(256);
  const [one = visitor] = keyed;
  expect(visitorOfDay({ ...one, userAgent: 'Renamed' }, 'secret', day)).toBe(visitorOfDay(one, 'secret', day));
  expect(visitors).not.toContain(visitorOfDay({ ...one, limitKey: '203.0.113.2' }, 'secret', day));
  expect(visitors).not.toContain(visitorOfDay(one, 'secret', '2026-11-23'));
});
