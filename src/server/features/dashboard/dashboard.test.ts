import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, refusalOf } from '../../../../test/admins.ts';
import { makeBackupOf } from '../../../../test/backups.ts';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';

const DAY_MS = 86_400_000;

describe.each(engines)('the dashboard on %s', (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
    await keepPackage(site.database, { slug: 'munnar', now: TEST_NOW });
  });
  afterAll(async () => {
    await site.close();
    await place.remove();
  });

  const overview = () => site.adminApi('GET /api/admin/dashboard/overview');
  const book = (fullName: string) =>
    site.api('POST /api/packages/book', {
      body: {
        packageSlug: 'munnar',
        itemType: 'package',
        fullName,
        phone: freshPhone(),
        travelers: 2,
        preferredDate: '2027-01-10',
      },
    });
  const NOTHING = {
    searches: 0,
    submissions: 0,
    views: 0,
    users: 0,
    bookings: 0,
    leads: 0,
    aiRequests: 0,
    aiCost: 0,
  };

  it('begins with nothing, and says so', async () => {
    const { totals, previous, recentActivity, due, dueTotals } = await overview();
    expect({ totals, previous }).toEqual({ totals: NOTHING, previous: NOTHING });
    expect({ recentActivity, due, dueTotals }).toEqual({
      recentActivity: [],
      due: [],
      dueTotals: { leads: 0, bookings: 0 },
    });
  });

  it('counts a week with today, and a week later the same as last week', async () => {
    await site.register();
    await book('Asha Sen');
    await book('Ravi Rao');
    await site.api('POST /api/promotional-leads/submit', { body: { name: 'Meera Das', phone: freshPhone() } });
    const trip = { from: 'Kolkata', to: 'Darjeeling', departureDate: '2026-12-05', returnDate: '2026-12-09' };
    await site.api('POST /api/generate-itinerary', { body: { ...trip, travellers: 2, priceRange: [0, 90_000] } });

    const expected = { searches: 1, submissions: 3, users: 1, bookings: 2, leads: 1, aiRequests: 1, aiCost: 0 };
    const first = await overview();
    expect(first.totals).toMatchObject(expected);
    expect(first.previous).toEqual(NOTHING);
    const types = first.recentActivity.map(({ activityType }) => activityType);
    expect(types).toEqual(expect.arrayContaining(['search', 'form_submission', 'user_register']));

    site.advance(7 * DAY_MS);
    // Sessions have expired meanwhile.
    const again = await addTokenAgain();
    const later = await again('GET /api/admin/dashboard/overview');
    expect(later.totals).toEqual(NOTHING);
    expect(later.previous).toMatchObject(expected);
    site.advance(-7 * DAY_MS);
  });

  async function addTokenAgain() {
    const signedIn = await site.apiAs(null, '198.51.101.2')('POST /api/admin/auth/login', {
      body: { email: 'admin@safarnama.example', password: 'lamp-in-the-window' },
    });
    if (!('token' in signedIn)) throw new Error('a code is asked for');
    return site.apiAs(signedIn.token);
  }

  it('lists unanswered requests, oldest first, then leads whose day has come', async () => {
    const titles = async (api = site.adminApi) =>
      (await api('GET /api/admin/dashboard/overview')).due.map(({ title }) => title);
    const before = await overview();
    expect(before.due.map(({ kind, title, followUpOn }) => [kind, title, followUpOn])).toEqual([
      // All three have the same millisecond: leads then come before bookings.
      ['lead', 'Meera Das', null],
      ['booking', 'Asha Sen', null],
      ['booking', 'Ravi Rao', null],
    ]);
    expect(before.due[0]?.receivedAt).toBe(new Date(TEST_NOW).toISOString());
    expect(before.dueTotals).toEqual({ leads: 1, bookings: 2 });
    expect((await site.adminApi('GET /api/promotional-leads/stats')).due).toBe(1);
    expect((await site.adminApi('GET /api/admin/bookings', { query: { status: 'pending' } })).total).toBe(2);

    const followUp = (followUpOn: string | null, status: 'new' | 'contacted') =>
      site.adminApi('PUT /api/promotional-leads/{id}/status', {
        params: { id: before.due[0]?._id ?? '' },
        body: { status, notes: '', followUpOn },
      });
    await followUp('2026-11-22', 'contacted');
    expect(await titles()).toEqual(['Asha Sen', 'Ravi Rao']);

    site.advance(DAY_MS);
    const api = await addTokenAgain();
    expect((await api('GET /api/admin/dashboard/overview')).due.at(-1)).toMatchObject({
      kind: 'lead',
      title: 'Meera Das',
      followUpOn: '2026-11-22',
    });
    await api('POST /api/admin/bookings/{id}/contact', {
      params: { id: before.due[1]?._id ?? '' },
      body: { method: 'phone', notes: '', successful: true },
    });
    expect(await titles(api)).toEqual(['Ravi Rao', 'Meera Das']);
    site.advance(-DAY_MS);
  });

  it('tells how the system is', async () => {
    const { system } = await overview();
    expect(system.database).toMatchObject({ status: 'ok', engine });
    expect(system.database.sizeBytes).toBeGreaterThan(100_000);
    expect(system.database.answerMs).toBeGreaterThan(0);
    expect(['ok', 'warning']).toContain(system.disk.status);
    expect(system.disk.freeBytes).toBeLessThanOrEqual(system.disk.totalBytes ?? 0);
    expect(system.ai).toEqual({ status: 'off', provider: 'environment', budget: 'left' });
    expect(system.messages).toEqual({ status: 'off', waiting: 0, failed: 0 });
    expect(system.backups).toEqual({ status: 'warning', lastAt: null, failed: null });
  });

  it('says when a language model may not be used, for want of money or of knowing what is spent', async () => {
    const read = async () => (await site.adminApi('GET /api/admin/settings')).settings;
    const save = async (
      dailyBudgetUsd: number | null,
      costTracking: boolean,
      provider: 'google' | 'none' = 'google',
      model = 'gemini-2.5-flash',
    ) => {
      const { ai, ...others } = await read();
      const { apiKey: _, ...kept } = ai;
      await site.adminApi('PUT /api/admin/settings', {
        body: { ...others, costTracking, ai: { ...kept, provider, model, apiKey: 'a-key', dailyBudgetUsd } },
      });
      return (await overview()).system.ai;
    };
    expect(await save(5, true)).toEqual({ status: 'ok', provider: 'google', budget: 'left' });
    expect(await save(0, true)).toEqual({ status: 'warning', provider: 'google', budget: 'used_up' });
    expect(await save(5, false)).toEqual({ status: 'warning', provider: 'google', budget: 'untracked' });
    expect(await save(5, true, 'google', 'a-new-one')).toEqual({
      status: 'warning',
      provider: 'google',
      budget: 'unpriced',
    });
    expect(await save(null, true, 'none')).toEqual({ status: 'off', provider: 'none', budget: 'left' });
  });

  it('warns when the last backup is older than two nights', async () => {
    site.advance(-3 * DAY_MS);
    await makeBackupOf(site);
    site.advance(3 * DAY_MS);
    const lastAt = new Date(TEST_NOW - 3 * DAY_MS).toISOString();
    expect((await overview()).system.backups).toEqual({ status: 'warning', lastAt, failed: null });
    await makeBackupOf(site);
    expect((await overview()).system.backups).toEqual({
      status: 'ok',
      lastAt: new Date(TEST_NOW).toISOString(),
      failed: null,
    });
  });

  it('is not for editors', async () => {
    const editor = await addAdmin(site, 'editor');
    expect((await refusalOf(editor.api('GET /api/admin/dashboard/overview')))?.status).toBe(403);
  });
});
