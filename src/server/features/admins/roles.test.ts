import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, adminCalls, refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { ADMIN_ROLES, mayActAs } from '../../../core/admins/roles.ts';
import { newId } from '../../ids.ts';
import { hashToken, newToken } from '../credentials/service.ts';

describe.each(engines)('roles on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  /** Creates a session for a single call: some calls end it. */
  async function openSession(adminId: string): Promise<string> {
    const token = newToken();
    const now = Date.UTC(2026, 10, 21, 4);
    const times = { createdAt: now, lastSeenAt: now, expiresAt: now + 86_400_000 };
    await site.database.db
      .insertInto('adminSessions')
      .values({ tokenHash: hashToken(token), id: newId(now), adminId, network: '', device: '', ...times })
      .execute();
    return token;
  }

  /** Returns the calls answered wrongly: 403 is expected exactly where the call is not open to the admin. */
  async function wronglyAnswered(adminId: string, isOpen: (call: (typeof adminCalls)[number]) => boolean) {
    const wrong: string[] = [];
    for (const call of adminCalls) {
      const { method, url } = call;
      const headers = { authorization: `Bearer ${await openSession(adminId)}` };
      // A stream never ends by itself: close it once it has started.
      const asked = { method, url, headers, remoteAddress: '203.0.113.60', payloadAsStream: true } as const;
      const answer = await site.app.inject(asked);
      answer.stream().destroy();
      const { statusCode: status } = answer;
      if ((status === 403) === isOpen(call) || status === 401 || status >= 500)
        wrong.push(`${method} ${url}: ${status}`);
      site.advance(1000);
    }
    return wrong;
  }

  it.each(ADMIN_ROLES)('an admin with the role %s is refused exactly what the role does not open', async (role) => {
    const { admin } = await addAdmin(site, role);
    expect(await wronglyAnswered(admin._id, ({ least }) => mayActAs(role, least))).toEqual([]);
  });

  it('an admin with a one-time password may only choose a new one', async () => {
    const { admin } = await site.adminApi('POST /api/admin/admins', {
      body: { username: 'Nandini', email: 'nandini@safarnama.example', role: 'super_admin' },
    });
    expect(await wronglyAnswered(admin._id, ({ whileSettingUp }) => whileSettingUp)).toEqual([]);
  });

  it('an unknown role opens nothing', async () => {
    const { admin } = await addAdmin(site, 'editor');
    await site.database.db.updateTable('admins').set({ role: 'owner' }).where('id', '=', admin._id).execute();
    expect(await wronglyAnswered(admin._id, () => false)).toEqual([]);
  });

  it('an editor works on packages and posts, and sees no personal data', async () => {
    const { api } = await addAdmin(site, 'editor');
    expect((await api('GET /api/packages/admin/all', { query: {} })).packages).toEqual([]);
    const refusal = { status: 403, message: 'Your role does not allow this' };
    expect(await refusalOf(api('GET /api/admin/bookings', { query: {} }))).toEqual(refusal);
    expect(await refusalOf(api('GET /api/admin/people', { query: { phone: '9830012345' } }))).toEqual(refusal);
  });

  it('another role is in force for the sessions that are open', async () => {
    const { admin, api } = await addAdmin(site, 'editor');
    const params = { id: admin._id };
    const { username, email } = admin;
    await site.adminApi('PUT /api/admin/admins/{id}', { params, body: { username, email, role: 'admin' } });
    await api('GET /api/admin/bookings', { query: {} });
    await site.adminApi('PUT /api/admin/admins/{id}', { params, body: { username, email, role: 'editor' } });
    expect(await refusalOf(api('GET /api/admin/bookings', { query: {} }))).toMatchObject({ status: 403 });
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
