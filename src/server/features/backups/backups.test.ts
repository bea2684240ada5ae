import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAdmin, refusalOf } from '../../../../test/admins.ts';
import { makeBackupOf, settledBackups } from '../../../../test/backups.ts';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { SOME_ADMIN } from '../../../../test/office.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { lockFile } from '../../data-folder/file-lock.ts';
import type { Database } from '../../database/database.ts';
import { auditService } from '../audit/service.ts';
import type { BackupKind } from './backup-file.ts';
import { lockOf } from './backup-place.ts';
import { beginBackup } from './begin-backup.ts';
import { backupService } from './service.ts';

const DAY_MS = 86_400_000;
/** Backup processes run at low priority. */
const PATIENTLY = { timeout: 120_000 };

describe.each(engines)('backups on %s', PATIENTLY, (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
  });
  afterAll(async () => {
    await site.close();
    await place.remove();
  });

  const folder = () => join(place.settings.dataDir, 'backups');
  /**
   * Returns the latest entry of an action. A backup's entry is written when its process ends, which may be after the
   * backup was deleted.
   */
  const audited = async (action: string) =>
    (await site.adminApi('GET /api/admin/audit', { query: { action, limit: 1 } })).entries[0];

  it('are made by hand, listed with who made them when, and audited', async () => {
    const none = { backups: [], underWay: null, failed: null, restoring: null, restored: null };
    expect(await site.adminApi('GET /api/admin/backups')).toEqual(none);
    const name = await makeBackupOf(site);
    const { backups } = await site.adminApi('GET /api/admin/backups');
    expect(backups).toEqual([
      { name, bytes: expect.any(Number), at: new Date(TEST_NOW).toISOString(), kind: 'hand', by: 'admin' },
    ]);
    expect(backups[0]?.bytes).toBeGreaterThan(1000);
    expect(readdirSync(folder()).filter((file) => !file.startsWith('.'))).toEqual([name]);
    await expect.poll(() => audited('backup.made'), PATIENTLY).toMatchObject({ subject: name, admin: 'admin' });
  });

  it('are made one at a time, whichever process is at it', async () => {
    const unlock = lockFile(lockOf(place.settings.dataDir), 'alone');
    const refusal = await refusalOf(site.adminApi('POST /api/admin/backup'));
    unlock?.();
    expect(refusal).toEqual({ status: 409, message: 'A backup is already being made' });
    const known = (await settledBackups(site)).backups.length;
    const together = await Promise.all([1, 2, 3].map(() => refusalOf(site.adminApi('POST /api/admin/backup'))));
    const { backups, failed } = await settledBackups(site);
    expect(failed).toBeNull();
    expect(together.every((one) => one === null || one.status === 409)).toBe(true);
    expect(backups.length - known).toBe(together.filter((one) => one === null).length);
  });

  it('are taken away under an address that opens one file, for a minute', async () => {
    const params = { name: await makeBackupOf(site) };
    const { address } = await site.adminApi('POST /api/admin/backups/{name}/download', { params });
    expect(await audited('backup.downloaded')).toMatchObject({ subject: params.name });
    const file = await site.app.inject(address);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-disposition': `attachment; filename="${params.name}"`,
      'content-length': String(file.rawPayload.length),
      'content-type': 'application/gzip',
      'cache-control': 'no-store',
    });
    expect([...file.rawPayload.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
    const other = await makeBackupOf(site);
    const wrong = [address.replace(params.name, other), address.slice(0, -3), address.replace(/ticket=\d/, 'ticket=9')];
    for (const one of wrong) expect((await site.app.inject(one)).statusCode).toBe(403);
    site.advance(61_000);
    expect((await site.app.inject(address)).statusCode).toBe(403);
    site.advance(-61_000);
    await expect
      .poll(() => audited('backup.download-refused'), PATIENTLY)
      .toMatchObject({ kind: 'refusal', admin: '' });
  });

  it('are deleted for good', async () => {
    const params = { name: await makeBackupOf(site) };
    await site.adminApi('DELETE /api/admin/backups/{name}', { params });
    expect(await audited('backup.deleted')).toMatchObject({ subject: params.name });
    expect(readdirSync(folder())).not.toContain(params.name);
    expect(await refusalOf(site.adminApi('DELETE /api/admin/backups/{name}', { params }))).toMatchObject({
      status: 404,
    });
  });

  it.each([
    '..%2Fsafarnama.sqlite',
    '..%2F..%2Fetc%2Fpasswd',
    '.lock',
    '.state.json',
    'safarnama-2026-11-21-0930-abcdef.tar.gz%2F..%2F.lock',
    'safarnama-2026-11-21-0930-abcdef.tar.gz%00',
    'safarnama-2026-11-21-0930-abcdef.tar.gz',
  ])('never lead to another file: %s', async (name) => {
    const headers = { authorization: `Bearer ${site.adminToken}` };
    const before = readdirSync(place.settings.dataDir);
    for (const call of [
      { method: 'POST', url: `/api/admin/backups/${name}/download`, headers },
      { method: 'DELETE', url: `/api/admin/backups/${name}`, headers },
      { method: 'GET', url: `/api/admin/backups/${name}/file?ticket=9999999999999.x` },
    ] as const) {
      expect([400, 403, 404]).toContain((await site.app.inject(call)).statusCode);
    }
    expect(readdirSync(place.settings.dataDir)).toEqual(before);
  });

  it('are the super_admin’s alone', async () => {
    const { api } = await addAdmin(site, 'admin');
    const params = { name: 'safarnama-2026-11-21-0930-abcdef.tar.gz' };
    for (const call of [
      () => api('POST /api/admin/backup'),
      () => api('GET /api/admin/backups'),
      () => api('POST /api/admin/backups/{name}/download', { params }),
      () => api('DELETE /api/admin/backups/{name}', { params }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 403 });
    }
  });

  it('that cannot be read are shown as such, and none that is being made', async () => {
    const name = 'safarnama-2026-01-01-0000-broken.tar.gz';
    writeFileSync(join(folder(), name), 'no archive');
    mkdirSync(join(folder(), '.making-x'), { recursive: true });
    const { backups } = await site.adminApi('GET /api/admin/backups');
    expect(backups.find((one) => one.name === name)).toEqual({ name, bytes: 10 });
    expect(backups.some((one) => one.name.startsWith('.'))).toBe(false);
    await site.adminApi('DELETE /api/admin/backups/{name}', { params: { name } });
    await makeBackupOf(site);
    expect(readdirSync(folder())).not.toContain('.making-x');
  });

  it('logged no failure of their own', () => {
    expect(site.failures).toEqual([]);
  });
});

describe.each(engines)('nightly backups on %s', PATIENTLY, (engine) => {
  // 01:30 in India.
  const NIGHT = Date.UTC(2026, 10, 21, 20, 0);
  const HOUR_MS = 3_600_000;
  let place: TestDatabase;
  let database: Database;
  let now: number;
  const failures: unknown[] = [];
  /** Returns the service of another process, with the given backup folder or its own. */
  const serviceIn = (dataDir = place.settings.dataDir) =>
    backupService({
      database,
      clock: () => now,
      secret: 'secret',
      audit: auditService({ database, clock: () => now, log: () => undefined, onFailure: () => undefined }),
      config: { ...place.settings, dataDir, s3: null },
      onFailure: (error) => failures.push(error),
    });
  const count = async (kind: BackupKind) =>
    (await serviceIn().list()).backups.filter((one) => one.kind === kind).length;

  beforeEach(async () => {
    place = await makeDatabase(engine);
    database = await place.open();
    now = NIGHT;
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
    expect(failures).toEqual([]);
  });

  it('are made once a night over all processes, from two o’clock on', async () => {
    const services = [serviceIn(), serviceIn(), serviceIn()];
    const all = () => Promise.all(services.map((service) => service.makeNightly()));
    await all();
    expect(await count('nightly')).toBe(0);
    now += HOUR_MS;
    await all();
    now += 5 * HOUR_MS;
    await all();
    expect(await count('nightly')).toBe(1);
    now += 24 * HOUR_MS;
    await all();
    expect(await count('nightly')).toBe(2);
  });

  it('are kept for fourteen days, those from before a restore for thirty, those by hand until they are deleted', async () => {
    const service = serviceIn();
    const old = { kind: 'before-restore', by: 'Mitali', at: now - 16 * DAY_MS } as const;
    await (await beginBackup({ ...place.settings, s3: null }, old))?.made;
    now += HOUR_MS;
    await service.makeNightly();
    await service.begin({ ...SOME_ADMIN, role: 'super_admin' });
    // No other backup can start until the process has ended.
    const audited = () => database.read.selectFrom('auditEntries').select('action').execute();
    await expect.poll(audited, PATIENTLY).toHaveLength(2);
    expect(await count('hand')).toBe(1);
    const first = now;
    now += 13 * DAY_MS;
    await service.makeNightly();
    expect([await count('nightly'), await count('before-restore')]).toEqual([2, 1]);
    expect(await service.last()).toMatchObject({ at: now });
    now += 2 * DAY_MS;
    await service.makeNightly();
    const { backups } = await service.list();
    expect(backups.map(({ kind }) => kind)).toEqual(['nightly', 'nightly', 'hand']);
    expect(backups.at(-1)?.at).toBe(new Date(first).toISOString());
    const bySite = database.read.selectFrom('auditEntries').select('action').where('admin', '=', 'Site').orderBy('id');
    expect((await bySite.execute()).map(({ action }) => action)).toEqual([
      'backup.made',
      'backup.made',
      'backup.made',
      'backup.deleted',
      'backup.deleted',
    ]);
  });

  it('that failed are tried again after an hour, those whose process was killed after three', async () => {
    const service = serviceIn();
    now += HOUR_MS;
    const unlock = lockFile(lockOf(place.settings.dataDir), 'alone');
    await service.makeNightly();
    unlock?.();
    now += HOUR_MS / 2;
    await service.makeNightly();
    expect(await count('nightly')).toBe(0);
    now += HOUR_MS;
    await service.makeNightly();
    expect(await count('nightly')).toBe(1);

    now += DAY_MS;
    const day = dayInIndia(now);
    const { db } = database;
    const killed = { value: `${day} ${now + 3 * HOUR_MS}` };
    await db.updateTable('installation').set(killed).where('name', '=', 'nightly-backup').execute();
    await service.makeNightly();
    expect(await count('nightly')).toBe(1);
    now += 3 * HOUR_MS;
    await service.makeNightly();
    expect(await count('nightly')).toBe(2);
  });

  it('end with their process, and say so', async () => {
    const service = serviceIn();
    await service.begin({ ...SOME_ADMIN, role: 'super_admin' });
    await service.stop();
    const { backups, failed, underWay } = await service.list();
    expect(underWay).toBeNull();
    if (backups.length === 0) expect(failed?.words).toBe('It was stopped together with the site');
    expect(readdirSync(join(place.settings.dataDir, 'backups')).filter((name) => name.startsWith('.making'))).toEqual(
      [],
    );
    await expect(service.begin({ ...SOME_ADMIN, role: 'super_admin' })).rejects.toThrow('already being made');
  });
});
