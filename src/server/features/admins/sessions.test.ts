import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, refusalOf, signInAs } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { FIRST_ADMIN, startApp, type TestApp } from '../../../../test/start-app.ts';
import { describeDevice } from './device-words.ts';

const HOUR_MS = 3600_000;

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'Another program'],
])('"%s" is known as %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});

describe.each(engines)('sessions of the back office on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  it('are seen by whose they are, this one marked, addresses shortened', async () => {
    const { admin, api, email, password } = await addAdmin(site, 'editor');
    site.advance(60_000);
    await signInAs(site, email, password);
    const { sessions } = await api('GET /api/admin/sessions');
    expect(sessions).toHaveLength(2);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(sessions[0]).toMatchObject({
      admin: { _id: admin._id },
      network: expect.stringMatching(/^198\.18\.\d+\.0\/24$/),
    });
    expect(JSON.stringify(sessions)).not.toMatch(/[0-9a-f]{64}/);
  });

  it('of others are seen and ended by a super_admin alone', async () => {
    const asha = await addAdmin(site, 'admin');
    const ravi = await addAdmin(site, 'admin');
    const { sessions } = await site.adminApi('GET /api/admin/sessions');
    const ofAsha = sessions.find(({ admin }) => admin._id === asha.admin._id);
    const params = { id: ofAsha?._id ?? '' };
    expect((await ravi.api('GET /api/admin/sessions')).sessions).toHaveLength(1);
    expect(await refusalOf(ravi.api('DELETE /api/admin/sessions/{id}', { params }))).toMatchObject({ status: 404 });
    await asha.api('GET /api/admin/auth/profile');
    await site.adminApi('DELETE /api/admin/sessions/{id}', { params });
    expect(await refusalOf(asha.api('GET /api/admin/auth/profile'))).toMatchObject({ status: 401 });
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { limit: 1 } });
    expect(entries[0]).toMatchObject({ action: 'session.ended', subject: asha.admin.username });
  });

  it('of one’s own end all but this one', async () => {
    const { api, email, password } = await addAdmin(site, 'editor');
    const other = site.apiAs((await signInAs(site, email, password)).token);
    await api('DELETE /api/admin/sessions');
    await api('GET /api/admin/auth/profile');
    expect(await refusalOf(other('GET /api/admin/auth/profile'))).toMatchObject({ status: 401 });
  });

  it('end as long after their last use as the settings say, those that are open as well', async () => {
    const { token } = await signInAs(site, FIRST_ADMIN.ADMIN_EMAIL, FIRST_ADMIN.ADMIN_PASSWORD);
    const api = site.apiAs(token);
    const allow = async (sessionTimeoutHours: number) => {
      const { settings } = await api('GET /api/admin/settings');
      const { apiKey: _, ...ai } = settings.ai;
      await api('PUT /api/admin/settings', { body: { ...settings, ai, sessionTimeoutHours } });
    };
    await allow(2);
    site.advance(1.5 * HOUR_MS);
    await api('GET /api/admin/auth/profile');
    site.advance(1.5 * HOUR_MS);
    await allow(48);
    site.advance(40 * HOUR_MS);
    await allow(1);
    site.advance(HOUR_MS);
    expect(await refusalOf(api('GET /api/admin/auth/profile'))).toMatchObject({ status: 401 });
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
