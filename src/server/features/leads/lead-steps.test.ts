import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshDayKey, freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';

const ADDRESS = '198.18.0.1';

describe.each(engines)('a lead shows what was done on the site that day, on %s,', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const read = (path: string, dayKey?: string) =>
    site.apiAs(
      null,
      ADDRESS,
      dayKey,
    )('POST /api/activity', {
      body: { type: 'page_view', pageData: { pageTitle: `Page ${path}`, path } },
    });
  const leave = (phone: string, dayKey?: string, headers: Record<string, string> = {}) =>
    site.apiAs(
      null,
      ADDRESS,
      dayKey,
    )('POST /api/promotional-leads/submit', {
      body: { name: 'Asha Sen', phone },
      headers,
    });
  const viewsWritten = (views: number) =>
    expect
      .poll(
        async () => {
          const rows = site.database.read.selectFrom('activities').select('id').where('type', '=', 'page_view');
          return (await rows.execute()).length;
        },
        { timeout: 10_000 },
      )
      .toBe(views);
  const stepsOf = async (phone: string) => {
    const { leads } = await site.adminApi('GET /api/promotional-leads', { query: { search: phone } });
    const params = { id: leads[0]?._id ?? '' };
    const { lead } = await site.adminApi('GET /api/promotional-leads/{id}', { params });
    return lead.steps.map(({ text }) => text).sort();
  };

  it('in the same browser, and not by strangers behind the same address', async () => {
    const phone = freshPhone();
    const own = freshDayKey();
    await read('/package/darjeeling', own);
    await read('/package/goa', freshDayKey());
    await read('/package/puri');
    await viewsWritten(3);
    await leave(phone, own);
    expect(await stepsOf(phone)).toEqual(['Left name and phone', 'Read Page /package/darjeeling']);
  });

  it('until it was left', async () => {
    const phone = freshPhone();
    const own = freshDayKey();
    await leave(phone, own);
    site.advance(1);
    await read('/package/sikkim', own);
    await viewsWritten(4);
    expect(await stepsOf(phone)).toEqual(['Left name and phone']);
    // A second submission on the same day also shows what was read in between.
    site.advance(1);
    await leave(phone, own);
    expect(await stepsOf(phone)).toContain('Read Page /package/sikkim');
  });

  it('and nothing where the browser has no key or asks not to be tracked', async () => {
    const own = freshDayKey();
    await read('/package/kerala', own);
    await viewsWritten(5);
    for (const [dayKey, headers] of [
      [undefined, {}],
      [own, { dnt: '1' }],
      [own, { 'sec-gpc': '1' }],
      ['guess', {}],
    ] as const) {
      const phone = freshPhone();
      await leave(phone, dayKey, headers);
      expect(await stepsOf(phone)).toEqual([]);
      const row = site.database.read.selectFrom('leads').select(['dayKey', 'visitor']).where('phone', '=', phone);
      expect(await row.executeTakeFirst()).toEqual({ dayKey: null, visitor: null });
    }
  });

  it('and nothing of leads from before browsers had keys', async () => {
    const phone = freshPhone();
    await leave(phone);
    const visitors = site.database.read.selectFrom('activities').select('visitor').where('type', '=', 'page_view');
    const { visitor } = await visitors.executeTakeFirstOrThrow();
    await site.database.db.updateTable('leads').set({ visitor }).where('phone', '=', phone).execute();
    expect(await stepsOf(phone)).toEqual([]);
  });

  it('and keeps no key where the agency tracks no visits, which pages are told', async () => {
    const own = freshDayKey();
    const { settings } = await site.adminApi('GET /api/admin/settings');
    const { environment: _, hasBaseUrl: __, apiKey: ___, ...ai } = settings.ai;
    const save = (usageTracking: boolean, version: number) =>
      site.adminApi('PUT /api/admin/settings', { body: { ...settings, ai, usageTracking, version } });
    expect((await site.api('GET /api/site')).tracksVisits).toBe(true);
    await save(false, settings.version);
    expect((await site.api('GET /api/site')).tracksVisits).toBe(false);
    const phone = freshPhone();
    await leave(phone, own);
    const row = site.database.read.selectFrom('leads').select('dayKey').where('phone', '=', phone);
    expect(await row.executeTakeFirst()).toEqual({ dayKey: null });
    await save(true, settings.version + 1);
  });
});
