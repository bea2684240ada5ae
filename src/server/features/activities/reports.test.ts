import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshDayKey, freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';

const TRIP = { from: 'Kolkata', to: 'Atlantis Under Water', departureDate: '2026-12-05', returnDate: '2026-12-09' };

describe.each(engines)('the activity tracker on %s', (engine) => {
  let site: TestApp;
  let addresses = 0;
  beforeAll(async () => {
    site = await startApp(engine);
    await keepPackage(site.database, { slug: 'darjeeling', now: TEST_NOW });
  });
  afterAll(() => site.close());

  const freshAddress = () => `198.18.${engine === 'sqlite' ? 1 : 2}.${++addresses}`;
  const refusalOf = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      ({ status }: { status: number }) => status,
    );
  const feed = (query: object = {}) => site.adminApi('GET /api/admin/activity', { query });
  const stats = () => site.adminApi('GET /api/admin/activity/stats', { query: {} });
  const read = (address: string, path: string, pageTitle = `Page ${path}`, dayKey?: string) =>
    site.apiAs(
      null,
      address,
      dayKey,
    )('POST /api/activity', { body: { type: 'page_view', pageData: { pageTitle, path } } });
  const written = async (type: string): Promise<void> => {
    await vi.waitFor(
      async () => {
        const { activities } = await feed({ limit: 100 });
        expect(activities.map(({ activityType }) => activityType)).toContain(type);
      },
      { timeout: 10_000 },
    );
  };
  const exported = (query = '', token = site.adminToken) =>
    site.app.inject({
      url: `/api/admin/activity/export${query}`,
      headers: { authorization: `Bearer ${token}` },
    });

  it('shows one person from the first visit to the booking', async () => {
    const address = freshAddress();
    const dayKey = freshDayKey();
    await read(address, '/itinerary/goa-in-4-days', 'Goa', dayKey);
    await written('page_view');
    const { user, token } = await site.apiAs(
      null,
      address,
      dayKey,
    )('POST /api/users/register', {
      body: { name: 'Asha Sen', phone: freshPhone(), email: 'asha@example.org', password: 'dusk-on-the-road' },
    });
    const asha = site.apiAs(token, address, dayKey);
    await refusalOf(asha('POST /api/generate-itinerary', { body: { ...TRIP, travellers: 2 } }));
    const { booking } = await asha('POST /api/packages/book', {
      body: {
        packageSlug: 'darjeeling',
        itemType: 'package',
        fullName: 'Asha Sen',
        phone: user.phone,
        travelers: 2,
        preferredDate: '2027-01-10',
      },
    });
    await asha('POST /api/users/logout', { body: {} });
    await site.apiAs(
      null,
      address,
      dayKey,
    )('POST /api/users/login', { body: { phone: user.phone, password: 'dusk-on-the-road' } });

    const params = { kind: 'user' as const, id: user._id };
    const timeline = await site.adminApi('GET /api/admin/activity/people/{kind}/{id}', { params });
    expect(timeline.person).toMatchObject({ name: 'Asha Sen', phone: user.phone, email: 'asha@example.org' });
    const types = timeline.activities.map(({ activityType }) => activityType).sort();
    expect(types).toEqual(['form_submission', 'page_view', 'search', 'user_login', 'user_register']);
    const of = (type: string) => timeline.activities.find(({ activityType }) => activityType === type);
    expect(of('page_view')).toMatchObject({ userId: null, pageData: { path: '/itinerary/goa-in-4-days' } });
    expect(of('search')).toMatchObject({
      userId: user._id,
      userInfo: { name: 'Asha Sen', phone: user.phone },
      searchData: { from: 'Kolkata', to: 'Atlantis Under Water', travellers: 2, priceRange: { min: 0 } },
    });
    expect(of('search')?.searchData?.refusal).toBeTruthy();
    expect(of('form_submission')?.formData).toEqual({
      formType: 'booking',
      submissionSource: 'package/darjeeling',
      reference: booking.reference,
      fields: { name: 'Asha Sen', phone: user.phone },
    });
    const visitor = of('page_view')?.visitor ?? '';
    const sameDay = await site.adminApi('GET /api/admin/activity/people/{kind}/{id}', {
      params: { kind: 'visitor', id: visitor },
    });
    expect(sameDay.activities).toHaveLength(5);

    const { uniqueUsers, identifiedUsers, anonymousUsers, ...totals } = await stats();
    expect(totals).toEqual({ totalSearches: 1, totalSubmissions: 1, totalViews: 1 });
    // The anonymous visitor from before is the same person who signed in.
    expect({ uniqueUsers, identifiedUsers, anonymousUsers }).toEqual({
      uniqueUsers: 1,
      identifiedUsers: 1,
      anonymousUsers: 0,
    });
    const logins = await site.adminApi('GET /api/admin/activity/login-stats', { query: { days: '1' } });
    expect(logins).toMatchObject({ totalLogins: 1, totalRegistrations: 1, uniqueLoginUsers: 1, period: 1 });
    expect(logins.loginUserDetails[0]).toMatchObject({ id: user._id, name: 'Asha Sen', email: 'asha@example.org' });
    expect(logins.registrationUserDetails).toHaveLength(1);
    const { steps } = await site.adminApi('GET /api/admin/activity/funnel', { query: {} });
    expect(steps.slice(0, 2)).toEqual([
      { step: 'search', visitors: 1 },
      { step: 'card', visitors: 1 },
    ]);
    const { routes } = await site.adminApi('GET /api/admin/activity/unserved-routes', { query: {} });
    expect(routes).toMatchObject([{ from: 'kolkata', to: 'atlantis under water', count: 1 }]);
  });

  it('shows who left their details in the popup while the lead is kept', async () => {
    const address = freshAddress();
    const phone = freshPhone();
    await site.apiAs(null, address)('POST /api/promotional-leads/submit', { body: { name: 'Ravi Rao', phone } });
    const { activities } = await feed({ type: 'form_submission' });
    expect(activities[0]).toMatchObject({
      userId: null,
      formData: { formType: 'lead', submissionSource: 'popup', fields: { name: 'Ravi Rao', phone } },
    });
  });

  it('is narrowed by type, device and range, and counts what is left', async () => {
    const before = (await feed({ device: 'tablet' })).total;
    const headers = { 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 17)' };
    const view = { type: 'page_view', pageData: { pageTitle: 'On a tablet', path: '/' } };
    await site.app.inject({ method: 'POST', url: '/api/activity', payload: view, headers });
    await vi.waitFor(async () => expect((await feed({ device: 'tablet' })).total).toBe(before + 1), {
      timeout: 10_000,
    });
    expect((await feed({ device: 'tablet', type: 'page_view' })).activities[0]).toMatchObject({
      deviceInfo: { deviceType: 'tablet' },
      pageData: { pageTitle: 'On a tablet' },
    });
    expect((await feed({ device: 'tablet', type: 'search' })).total).toBe(0);
    // An admin session ends after a day without use.
    site.advance(13 * 3_600_000);
    await stats();
    site.advance(12 * 3_600_000);
    expect((await feed({ device: 'tablet', range: '1' })).total).toBe(0);
    expect((await feed({ device: 'tablet', range: '7' })).total).toBe(before + 1);
  });

  it.each(['range=2', 'type=mining', 'device=fridge', 'page=0', 'limit=101'])('refuses %s', async (query) => {
    const answer = await site.app.inject({
      url: `/api/admin/activity?${query}`,
      headers: { authorization: `Bearer ${site.adminToken}` },
    });
    expect(answer.statusCode).toBe(400);
  });

  it('knows nothing of people who are not there', async () => {
    for (const kind of ['user', 'visitor'] as const) {
      const params = { kind, id: 'nobody' };
      expect(await refusalOf(site.adminApi('GET /api/admin/activity/people/{kind}/{id}', { params }))).toBe(404);
    }
  });

  it('exports the feed as a table in which nothing is a formula, to admins alone', async () => {
    await read(freshAddress(), '/', '=HYPERLINK("https://example.org")');
    await vi.waitFor(async () => expect((await exported('?type=page_view')).body).toContain('HYPERLINK'), {
      timeout: 10_000,
    });
    const answer = await exported('?range=90&type=page_view');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="activity-data-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength((await feed({ range: '90', type: 'page_view' })).total + 1);
    expect(answer.body).toContain(`"'=HYPERLINK(""https://example.org"")"`);
    expect(answer.body).not.toMatch(/(^|,)"?=/m);
    const { token } = await site.register();
    expect((await exported('', token)).statusCode).toBe(403);
    expect((await exported('', 'nonsense-nonsense-nonsense')).statusCode).toBe(401);
  });

  it('exports everything once, also what was done in the same millisecond', async () => {
    const address = freshAddress();
    const view = { type: 'page_view' as const, pageData: { pageTitle: 'Immediately', path: '/' } };
    const occurredAt = new Date(Date.UTC(2026, 10, 22, 4, 0, 0)).toISOString();
    const activities = Array.from({ length: 50 }, () => ({ ...view, occurredAt }));
    const before = (await feed()).total;
    for (let i = 0; i < 24; i++) await site.apiAs(null, address)('POST /api/activity', { body: { activities } });
    await vi.waitFor(async () => expect((await feed()).total).toBe(before + 1200), { timeout: 20_000 });
    const rows = (await exported('?range=7')).body.split('\r\n').filter((line) => line.includes('Immediately'));
    expect(rows).toHaveLength(1200);
  });

  it('records nothing once usage tracking is switched off, not even by the server', async () => {
    const { settings } = await site.adminApi('GET /api/admin/settings');
    const { ai, ...rest } = settings;
    const { apiKey: _, ...shownAi } = ai;
    const save = (usageTracking: boolean, version: number) =>
      site.adminApi('PUT /api/admin/settings', { body: { ...rest, ai: shownAi, usageTracking, version } });
    const off = await save(false, settings.version);
    const before = (await feed({ range: '90' })).total;
    await site.register();
    await read(freshAddress(), '/');
    await site.apiAs(null, freshAddress())('POST /api/promotional-leads/submit', {
      body: { name: 'Off The Record', phone: freshPhone() },
    });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await feed({ range: '90' })).total).toBe(before);
    await save(true, off.settings.version);
    await site.register();
    expect((await feed({ range: '90' })).total).toBe(before + 1);
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
