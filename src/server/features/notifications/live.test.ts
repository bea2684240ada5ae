import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addAdmin } from '../../../../test/admins.ts';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { SOME_ADMIN } from '../../../../test/office.ts';
import { freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { liveNotifications } from './live.ts';
import { notificationService } from './service.ts';

/** Collects what the stream of an app sends over a real connection, until it is left. */
async function listenTo({ app }: TestApp, token: string) {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/admin/notifications/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const heard = { status: response.status, text: '', ended: false };
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) heard.text += decoder.decode(piece as Uint8Array, { stream: true });
    heard.ended = true;
  })().catch(() => undefined);
  const counts = () =>
    [...heard.text.matchAll(/^event: notifications\ndata: (.*)$/gm)].map(
      ([, data = '']) => (JSON.parse(data) as { count: number }).count,
    );
  const leave = async () => {
    leaving.abort();
    await reading;
  };
  return { heard, counts, leave, response };
}

describe.each(engines)('live notifications on %s', (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
    other = await startApp(engine, { place });
    await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    // Connections that `fetch` opened in advance and never used.
    site.app.server.closeAllConnections();
    await site.close();
    await other.close();
    await place.remove();
  });

  const leaveDetails = (name: string, from = site) =>
    from.api('POST /api/promotional-leads/submit', { body: { name, phone: freshPhone() } });
  const change = async (id: string, changed: { role?: 'editor' | 'writer'; resetPassword?: boolean }) => {
    const { admins } = await site.adminApi('GET /api/admin/admins');
    const { username = '', email = '' } = admins.find(({ _id }) => _id === id) ?? {};
    const body = { username, email, role: 'admin' as const, ...changed };
    await site.adminApi('PUT /api/admin/admins/{id}', { params: { id }, body });
  };
  const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 50 });

  it('tell what there is, and what comes through any process, without being asked again', async () => {
    await leaveDetails('Asha Sen');
    const { heard, counts, leave, response } = await listenTo(site, site.adminToken);
    expect(heard.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    await soon(() => expect(counts().at(-1)).toBe(1));
    await leaveDetails('Ravi Rao');
    await soon(() => expect(counts().at(-1)).toBe(2));
    await leaveDetails('Meera Das', other);
    await soon(() => expect(counts().at(-1)).toBe(3));
    expect(heard.text).toContain('Meera Das');
    const { leads } = await site.adminApi('GET /api/promotional-leads', { query: {} });
    await other.adminApi('GET /api/promotional-leads/{id}', { params: { id: leads[0]?._id ?? '' } });
    await soon(() => expect(counts().at(-1)).toBe(2));
    await leave();
  });

  it('are silent where the settings have them off, and speak again when they are on', async () => {
    const { settings } = await site.adminApi('GET /api/admin/settings');
    const save = async (notificationsEnabled: boolean) => {
      const { settings: now } = await site.adminApi('GET /api/admin/settings');
      const { apiKey: _, ...ai } = now.ai;
      await other.adminApi('PUT /api/admin/settings', { body: { ...now, ai, notificationsEnabled } });
    };
    expect(settings.notificationsEnabled).toBe(true);
    const { counts, leave } = await listenTo(site, site.adminToken);
    await soon(() => expect(counts().at(-1)).toBeGreaterThan(0));
    await save(false);
    await soon(() => expect(counts().at(-1)).toBe(0));
    expect(await site.adminApi('GET /api/admin/notifications')).toEqual({ count: 0, items: [] });
    await save(true);
    await soon(() => expect(counts().at(-1)).toBeGreaterThan(0));
    await leave();
  });

  it('open to an admin alone, and to five windows of one', async () => {
    expect((await listenTo(site, 'x'.repeat(43))).heard.status).toBe(401);
    const traveller = await site.register();
    expect((await listenTo(site, traveller.token)).heard.status).toBe(403);
    const editor = await addAdmin(site, 'editor');
    expect((await listenTo(site, editor.token)).heard.status).toBe(403);
    const admin = await addAdmin(site, 'admin');
    const windows = [];
    for (let nth = 0; nth < 5; nth++) windows.push(await listenTo(site, admin.token));
    expect(windows.map(({ heard }) => heard.status)).toEqual([200, 200, 200, 200, 200]);
    const sixth = await listenTo(site, admin.token);
    expect(sixth.heard.status).toBe(429);
    expect(sixth.response.headers.get('retry-after')).toBe('60');
    await windows[0]?.leave();
    await vi.waitFor(async () => {
      const again = await listenTo(site, admin.token);
      windows.push(again);
      expect(again.heard.status).toBe(200);
    });
    for (const { leave } of windows) await leave();
  });

  it('end with the session, which listening does not prolong', async () => {
    const settings = { current: async () => DEFAULT_SETTINGS };
    const notifications = notificationService({ database: site.database, settings });
    let open = true;
    const failures: unknown[] = [];
    const live = liveNotifications({
      database: site.database,
      notifications,
      lookEveryMs: 5,
      beatEveryMs: 5,
      isOpen: async () => open,
      onFailure: (error) => void failures.push(error),
    });
    const told: string[] = [];
    const ended: string[] = [];
    const session = { ...SOME_ADMIN, tokenHash: 'hash' };
    const leave = live.follow({ session, tell: (text) => void told.push(text), end: () => void ended.push('ended') });
    await soon(() => expect(told.some((text) => text.startsWith(':'))).toBe(true));
    expect(ended).toEqual([]);
    open = false;
    await soon(() => expect(ended).toContain('ended'));
    leave();
    await live.stop();
    expect(failures).toEqual([]);
    expect(() => live.follow({ session, tell: () => undefined, end: () => undefined })).toThrow('stopping');
  });

  it.each([
    ['is removed', 'admin', (id: string) => site.adminApi('DELETE /api/admin/admins/{id}', { params: { id } })],
    ['becomes an editor', 'admin', (id: string) => change(id, { role: 'editor' })],
    ['sold and becomes a writer', 'sales', (id: string) => change(id, { role: 'writer' })],
    ['has to choose another password', 'sales', (id: string) => change(id, { resetPassword: true })],
  ] as const)('tell nothing more to an admin who %s', async (_what, role, act) => {
    const { admin, token } = await addAdmin(site, role);
    const { heard, counts, leave } = await listenTo(site, token);
    await soon(() => expect(counts()).not.toEqual([]));
    await act(admin._id);
    await leaveDetails('Nobody Else');
    await soon(() => expect(heard.ended).toBe(true));
    expect(heard.text).not.toContain('Nobody Else');
    await leave();
    const { leads } = await site.adminApi('GET /api/promotional-leads', { query: {} });
    await site.adminApi('GET /api/promotional-leads/{id}', { params: { id: leads[0]?._id ?? '' } });
  });

  it('of which a session that was ended elsewhere opens none', async () => {
    const admin = await addAdmin(site, 'admin');
    await admin.api('POST /api/admin/auth/logout');
    expect((await listenTo(site, admin.token)).heard.status).toBe(401);
  });

  it('do not hold up a process that stops', async () => {
    const third = await startApp(engine, { place });
    await third.app.listen({ port: 0, host: '127.0.0.1' });
    const { heard, counts } = await listenTo(third, third.adminToken);
    await soon(() => expect(counts()).not.toEqual([]));
    await third.close();
    await soon(() => expect(heard.ended).toBe(true));
    expect(third.failures).toEqual([]);
  });
});
