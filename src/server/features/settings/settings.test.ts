import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

describe.each(engines)('settings on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const read = async () => (await site.adminApi('GET /api/admin/settings')).settings;

  it('begin with the defaults of the specification', async () => {
    expect(await read()).toMatchObject({
      maxRequestsPerMinute: 100,
      tokenLimit: 10_000,
      sessionTimeoutHours: 24,
      twoFactorRequired: false,
      version: 0,
    });
  });

  it('are kept, show a key only by its end, and say who changed what', async () => {
    const { ai, ...rest } = await read();
    const body = { ...rest, tokenLimit: 5000, ai: { ...ai, apiKey: 'sk-secret-1234' } };
    const { settings } = await site.adminApi('PUT /api/admin/settings', { body });
    expect(settings).toMatchObject({ tokenLimit: 5000, version: 1, ai: { apiKey: '…1234' } });
    expect(await read()).toEqual(settings);
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: {} });
    expect(entries[0]).toMatchObject({ admin: 'admin', action: 'settings.saved' });
    expect(entries[0]?.changes).toContainEqual({ field: 'tokenLimit', from: '10000', to: '5000' });
    expect(JSON.stringify(entries)).not.toContain('sk-secret');
  });

  it('keep the key when another save does not send it, and refuse a save over one that was not read', async () => {
    const { ai, ...rest } = await read();
    const { apiKey: _, ...shownAi } = ai;
    const saved = await site.adminApi('PUT /api/admin/settings', { body: { ...rest, ai: shownAi } });
    expect(saved.settings.ai.apiKey).toBe('…1234');
    const late = site.adminApi('PUT /api/admin/settings', { body: { ...rest, ai: shownAi } });
    await expect(late).rejects.toMatchObject({ status: 409 });
  });
});
