import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/server/database/open-database.ts';
import { plain } from './pictures.ts';
import { canMount, mountFailingDisk, mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { FIRST_ADMIN, startApp, type TestApp } from './start-app.ts';

const SMALL_MEGABYTES = 40;
const canMountHere = canMount();
/** Frees more space than is required. */
const BACKUP = { name: 'safarnama-2026-11-20-0200-abc123.tar.gz', bytes: 16 * 1024 ** 2 };
const SOON = { timeout: 5000, interval: 50 };

describe.skipIf(!canMountHere)('a site whose disk is full', { timeout: 60_000 }, () => {
  let disk: SmallDisk;
  let dataDir: string;
  let site: TestApp;
  let phones = 7_000_000_000;

  const start = async (): Promise<TestApp> => {
    const settings = { databaseUrl: undefined, dataDir };
    return startApp('sqlite', {
      place: { settings, open: () => openDatabase(settings), remove: async () => undefined },
    });
  };
  beforeEach(async () => {
    disk = mountSmallDisk(SMALL_MEGABYTES);
    dataDir = join(disk.path, 'data');
    site = await start();
    mkdirSync(join(dataDir, 'backups'), { recursive: true });
    writeFileSync(join(dataDir, 'backups', BACKUP.name), Buffer.alloc(BACKUP.bytes, 3));
  });
  afterEach(async () => {
    await site.close();
    disk.remove();
  });

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, token?: string) =>
    site.app.inject({
      method,
      url,
      remoteAddress: `198.51.100.${phones % 250}`,
      ...(payload && { payload }),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
  const leave = () => call('POST', '/api/promotional-leads/submit', { name: 'Full Disk', phone: String(phones++) });
  const signIn = async () => {
    const credentials = { email: FIRST_ADMIN.ADMIN_EMAIL, password: FIRST_ADMIN.ADMIN_PASSWORD };
    const answer = await call('POST', '/api/admin/auth/login', credentials);
    return { status: answer.statusCode, token: (answer.json() as { token: string }).token };
  };
  const fillUp = async (): Promise<void> => {
    disk.fill();
    await vi.waitFor(async () => expect((await leave()).statusCode).toBe(503), SOON);
    disk.fill();
  };
  const countLeads = async () => (await site.database.read.selectFrom('leads').select('id').execute()).length;

  it('refuses writes with 503, says so in its health, reads, and keeps what it acknowledged', async () => {
    const acknowledged = [await leave(), await leave()];
    expect(acknowledged.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    await fillUp();
    const health = await call('GET', '/api/health');
    expect(health.statusCode).toBe(503);
    expect(health.json()).toMatchObject({ status: 'failing', parts: { disk: 'full', database: 'ok' } });
    for (const answer of [
      await leave(),
      await call('POST', '/api/users/register', {
        name: 'Asha Sen',
        phone: '9830000001',
        password: 'dusk-on-the-road',
      }),
      await call('POST', '/api/admin/backup', {}, site.adminToken),
    ]) {
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    // Long enough that the session's last use would be stored, were there space.
    site.advance(3600_000);
    for (const url of ['/api/packages', '/api/blogs', '/api/site', '/sitemap.xml']) {
      expect((await call('GET', url)).statusCode, url).toBe(200);
    }
    for (const url of ['/api/admin/dashboard/overview', '/api/admin/backups', '/api/promotional-leads']) {
      expect((await call('GET', url, undefined, site.adminToken)).statusCode, url).toBe(200);
    }
    expect(await countLeads()).toBe(2);
  });

  it('lets admins sign in, again and again, and delete a backup, and is itself again without a restart', async () => {
    await fillUp();
    let token = '';
    for (let times = 0; times < 25; times++) {
      const signedIn = await signIn();
      expect(signedIn.status).toBe(200);
      token = signedIn.token;
      expect((await leave()).statusCode).toBe(503);
      // Other data fills the disk again at once.
      disk.fill();
    }
    expect((await call('DELETE', `/api/admin/backups/${BACKUP.name}`, undefined, token)).statusCode).toBe(204);
    expect(readdirSync(join(dataDir, 'backups'))).not.toContain(BACKUP.name);
    await vi.waitFor(async () => expect((await leave()).statusCode).toBe(201), SOON);
    await vi.waitFor(async () => expect((await call('GET', '/api/health')).statusCode).toBe(200), SOON);
    const copy = new DatabaseSync(join(dataDir, 'safarnama.sqlite'), { readOnly: true });
    expect(copy.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    copy.close();
    // The reserve is restored for the next time.
    await vi.waitFor(() => expect(readFileSync(join(dataDir, '.reserve')).length).toBe(8 * 1024 ** 2), SOON);
    expect(site.failures.filter((line) => line.includes('unavailable'))).toHaveLength(1);
  });

  it('gives admins their lists as whole files, and writes down who took them', async () => {
    await leave();
    await fillUp();
    const taken = (action: string) =>
      site.database.read.selectFrom('auditEntries').select('id').where('action', '=', action).execute();
    for (const [url, action, rows] of [
      ['/api/promotional-leads/export', 'lead.exported', 1],
      ['/api/admin/bookings/export', 'booking.exported', 0],
      ['/api/admin/activity/export', 'activity.exported', 1],
    ] as const) {
      const answer = await call('GET', url, undefined, site.adminToken);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.body.trimEnd().split('\r\n')).toHaveLength(1 + rows);
      expect(await taken(action)).toHaveLength(1);
    }
    expect((await leave()).statusCode).toBe(503);
  });

  it('answers an upload clearly and leaves no half file', async () => {
    await fillUp();
    const form = new FormData();
    form.set('picture', new Blob([await plain(40, 30).png().toBuffer()], { type: 'image/png' }), 'one.png');
    const request = new Request('http://site', { method: 'POST', body: form });
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/blogs/pictures',
      headers: {
        authorization: `Bearer ${site.adminToken}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { error: expect.stringContaining('cannot save') }]);
    disk.empty();
    await vi.waitFor(async () => expect((await leave()).statusCode).toBe(201), SOON);
    const left = readdirSync(dataDir).includes('uploads') ? readdirSync(join(dataDir, 'uploads')) : [];
    expect(left).toEqual([]);
  });

  it('starts', async () => {
    await leave();
    await fillUp();
    await site.close();
    disk.fill();
    site = await start();
    expect((await call('GET', '/api/packages')).statusCode).toBe(200);
    expect((await leave()).statusCode).toBe(503);
    expect(await countLeads()).toBe(1);
  });
});

describe.skipIf(!canMountHere)('a site whose disk becomes read-only', { timeout: 60_000 }, () => {
  it('refuses writes with 503, says so in its health, and reads', async ({ skip }) => {
    const failingDisk = mountFailingDisk(64) ?? skip('there is no loop device');
    const dataDir = join(failingDisk.path, 'data');
    const settings = { databaseUrl: undefined, dataDir };
    const place = { settings, open: () => openDatabase(settings), remove: async () => undefined };
    const site = await startApp('sqlite', { place });
    let phones = 7_100_000_000;
    const leave = () =>
      site.app.inject({
        method: 'POST',
        url: '/api/promotional-leads/submit',
        remoteAddress: `198.51.100.${phones % 250}`,
        payload: { name: 'Read Only', phone: String(phones++) },
      });
    const health = () => site.app.inject('/api/health');
    try {
      expect((await leave()).statusCode).toBe(201);
      failingDisk.makeReadOnly();
      for (let times = 0; times < 3; times++) {
        const answer = await leave();
        expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
      }
      await vi.waitFor(
        async () => expect((await health()).json()).toMatchObject({ parts: { disk: 'read-only' } }),
        SOON,
      );
      expect((await health()).statusCode).toBe(503);
      const { leads } = await site.adminApi('GET /api/promotional-leads', { query: {} });
      expect(leads).toHaveLength(1);
      const exported = await site.app.inject({
        url: '/api/promotional-leads/export',
        headers: { authorization: `Bearer ${site.adminToken}` },
      });
      expect([exported.statusCode, exported.json()]).toMatchObject([503, { error: expect.any(String) }]);
    } finally {
      await site.close();
      failingDisk.remove();
    }
  });
});
