import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

describe.each(engines)('activities on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const report = (payload: unknown, headers: Record<string, string> = {}) =>
    site.app.inject({ method: 'POST', url: '/api/activity', payload: payload as object, headers });
  const recorded = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1300));
    return site.database.read.selectFrom('activities').selectAll().orderBy('id').execute();
  };
  const view = { type: 'page_view', pageData: { pageTitle: 'Home', path: '/' } };

  it('records what a browser reports, a batch or one, without the address', async () => {
    expect(
      (await report({ activities: [view, { type: 'error', pageData: { pageTitle: 'x', path: '/' } }] })).statusCode,
    ).toBe(204);
    expect((await report(view, { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' })).statusCode).toBe(204);
    const rows = await recorded();
    expect(rows.map(({ type, device }) => [type, device])).toEqual([
      ['page_view', 'desktop'],
      ['error', 'desktop'],
      ['page_view', 'mobile'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
    expect(rows[0]?.visitor).toBe(rows[1]?.visitor);
    expect(rows[0]?.visitor).not.toBe(rows[2]?.visitor);
  });

  it.each([
    [{ type: 'mining' }, 'type', 'type must be page_view, itinerary_view, itinerary_share or error'],
    [{}, 'type', 'Please say what happened: type is missing'],
    [{ type: 'page_view', pageData: 'Home' }, 'pageData', 'pageData must be an object'],
    [{ type: 'page_view', pageData: { pageTitle: 'Home', path: 7 } }, 'pageData.path', 'pageData.path must be text'],
    [
      { type: 'itinerary_view', itineraryData: { itinerarySlug: 'a/b' } },
      'itineraryData.itinerarySlug',
      'itinerarySlug must be the slug of an itinerary',
    ],
    [
      { type: 'itinerary_view', itineraryData: { itinerarySlug: 'a', viewDuration: -1 } },
      'itineraryData.viewDuration',
      'itineraryData.viewDuration must be at least 0',
    ],
    [
      { activities: [view, { type: 'page_view', occurredAt: 'noon' }] },
      'activities.1.occurredAt',
      'activities.1.occurredAt must be a date and time like 2026-12-04T09:30:00Z',
    ],
    [{ activities: [{}] }, 'activities.0.type', 'activities.0.type is missing'],
    [{ activities: [] }, 'activities', 'activities must have at least 1 entry'],
    [[], 'body', 'The request must be an object'],
  ])('says in plain words which field of %j is wrong', async (payload, field, error) => {
    const answer = await report(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error, fields: { [field]: error } });
  });

  it('records nothing of a crawler', async () => {
    const before = (await recorded()).length;
    for (const crawler of ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'AhrefsBot']) {
      expect((await report(view, { 'user-agent': crawler })).statusCode).toBe(204);
    }
    expect(await recorded()).toHaveLength(before);
  });

  it('records nothing of who asks not to be tracked', async () => {
    const before = (await recorded()).length;
    expect((await report(view, { dnt: '1' })).statusCode).toBe(204);
    expect((await report(view, { 'sec-gpc': '1' })).statusCode).toBe(204);
    expect(await recorded()).toHaveLength(before);
  });

  it.each([
    ['a type that only the server records', { type: 'user_login' }],
    ['an unknown type', { type: 'mining' }],
    ['an empty batch', { activities: [] }],
    ['a batch of 51', { activities: Array.from({ length: 51 }, () => view) }],
    ['a duration below zero', { type: 'itinerary_view', itineraryData: { itinerarySlug: 'x', viewDuration: -1 } }],
    ['a NUL byte', { type: 'page_view', pageData: { pageTitle: 'a\u0000b', path: '/' } }],
    ['nothing', {}],
  ])('refuses %s', async (_what, payload) => {
    expect((await report(payload)).statusCode).toBe(400);
  });

  it('believes a browser’s clock for a day at most', async () => {
    await report({ ...view, occurredAt: '2001-01-01T00:00:00Z' });
    await report({ ...view, occurredAt: '2099-01-01T00:00:00Z' });
    const times = (await recorded()).slice(-2).map(({ occurredAt }) => occurredAt);
    expect(Math.max(...times) - Math.min(...times)).toBe(86_400_000);
  });

  it('keeps a burst of thousands whole', { timeout: 30_000 }, async () => {
    const before = (await recorded()).length;
    const batch = { activities: Array.from({ length: 50 }, () => view) };
    await Promise.all(Array.from({ length: 90 }, () => report(batch)));
    await vi.waitFor(async () => expect(await recorded()).toHaveLength(before + 4500), { timeout: 20_000 });
  });

  it('writes nothing more of a person who has been erased', async () => {
    const { api, user, token } = await site.register();
    await report(view, { authorization: `Bearer ${token}` });
    await api('DELETE /api/users/me');
    expect((await recorded()).filter(({ userId }) => userId === user._id)).toEqual([]);
  });

  it('writes down what waits when it closes', async () => {
    const other = await startApp(engine);
    await other.app.inject({ method: 'POST', url: '/api/activity', payload: view });
    await other.app.close();
    expect(await other.database.read.selectFrom('activities').selectAll().execute()).toHaveLength(1);
    await other.close();
  });
});
