import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBackupOf, settledBackups } from '../../../../test/backups.ts';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { FIRST_ADMIN, freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import type { ApiError } from '../../../contracts/client.ts';
import { lockFile } from '../../data-folder/file-lock.ts';
import { newId } from '../../ids.ts';
import { hashToken } from '../credentials/service.ts';
import { backupsOf, lockOf } from './backup-place.ts';
import { readClosing, readRestore } from './restore-state.ts';

/** Restores run at low priority. */
const PATIENTLY = { timeout: 120_000 };
const password = FIRST_ADMIN.ADMIN_PASSWORD;

describe.each(engines)('a restore from the back office on %s', PATIENTLY, (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  beforeEach(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
    mkdirSync(uploads(), { recursive: true });
  });
  afterEach(async () => {
    await site.close();
    await place.remove();
  });

  const refusal = (call: Promise<unknown>): Promise<ApiError> =>
    call.then(
      () => Promise.reject(new Error('it was not refused')),
      (error: ApiError) => error,
    );
  const preview = (name: string) => site.adminApi('GET /api/admin/backups/{name}/restore', { params: { name } });
  const restore = (name: string, body: { confirmation: string; password: string }, api = site.adminApi) =>
    api('POST /api/admin/backups/{name}/restore', { params: { name }, body });

  /** Starts the process that restores, on the order of the first admin, whose session is carried over. */
  function begin(name: string): ChildProcess {
    const by = { adminId: 'of-the-first', username: 'admin' };
    const order = { id: newId(Date.now()), name, by, tokenHash: hashToken(site.adminToken), at: TEST_NOW + 1 };
    const work = { BACKUP_PLACE: JSON.stringify({ ...place.settings, s3: null }), BACKUP_ORDER: JSON.stringify(order) };
    const env = { ...process.env, ...work };
    return spawn(process.execPath, [join(import.meta.dirname, 'restore-process.ts')], { env, stdio: 'inherit' });
  }

  /** Restores as the site does: it closes and opens again. */
  async function restored(name: string): Promise<{ readonly kept: string; readonly adminApi: TestApp['adminApi'] }> {
    const token = site.adminToken;
    const ended = once(begin(name), 'exit');
    while (!(await readClosing(place.settings.dataDir))) await wait(5);
    await site.close();
    expect(await ended).toEqual([0, null]);
    site = await startApp(engine, { place });
    return {
      kept: (await readRestore(place.settings.dataDir))?.kept ?? '',
      adminApi: site.apiAs(token, '198.51.101.1'),
    };
  }

  const titles = async (): Promise<string[]> =>
    (await site.database.read.selectFrom('tasks').select('title').orderBy('title').execute()).map(({ title }) => title);
  const addTask = (title: string) =>
    site.adminApi('POST /api/admin/tasks', { body: { title, dueAt: '2026-11-30T04:00:00.000Z', assigneeId: null } });
  const userIds = async (): Promise<string[]> =>
    (await site.database.read.selectFrom('users').select('id').execute()).map(({ id }) => id);
  const uploads = (): string => join(place.settings.dataDir, 'uploads');

  it('brings everything back, keeps what was there, and is undone by restoring that', async () => {
    const phone = freshPhone();
    const first = await site.register({ phone });
    await addTask('then');
    const name = await makeBackupOf(site);
    await addTask('since');
    await first.api('DELETE /api/users/me');
    const second = await site.register({ phone });
    writeFileSync(join(uploads(), 'a-1x1.jpg'), 'since');
    const { kept, adminApi } = await restored(name);
    expect(await titles()).toEqual(['then']);
    expect(await userIds()).toEqual([]);
    expect(readdirSync(uploads())).toEqual([]);
    // The session of the admin who restored is still open, and the bell tells.
    expect((await adminApi('GET /api/admin/notifications')).items).toMatchObject([{ kind: 'restore' }]);
    const { backups, restored: told } = await adminApi('GET /api/admin/backups');
    expect(backups.map(({ name: listed, kind }) => [listed, kind])).toContainEqual([kept, 'before-restore']);
    expect(told).toMatchObject({ outcome: 'done', kept, name });
    const [entry] = (await adminApi('GET /api/admin/audit', { query: { action: 'backup.restored' } })).entries;
    expect(entry).toMatchObject({
      admin: 'admin',
      changes: expect.arrayContaining([{ field: 'keptAs', from: '', to: kept }]),
    });
    await restored(kept);
    expect(await titles()).toEqual(['since', 'then']);
    // Erased before, and back since: not erased again.
    expect(await userIds()).toEqual([second.user._id]);
    expect(readdirSync(uploads())).toEqual(['a-1x1.jpg']);
    expect(readdirSync(place.settings.dataDir).filter((each) => /^(?:before|\.restoring)/.test(each))).toEqual([]);
  });

  it('brings back no session, code, link, removed admin or erased person, and sends nothing twice', async () => {
    const { admin } = await site.adminApi('POST /api/admin/admins', {
      body: { username: 'Rahul', email: 'rahul@agency.example', role: 'admin' },
    });
    const phone = freshPhone();
    const [stays, own] = [await site.register(), await site.register()];
    await site.register({ phone });
    await site.adminApi('POST /api/promotional-leads', { body: { name: 'Erased', phone, source: 'phone' } });
    await site.database.db
      .insertInto('phoneCodes')
      .values({ id: 'c', phoneKey: 'p', codeHash: 'h', proofHash: null, guesses: 0, expiresAt: 9e12 })
      .execute();
    const shared = { channel: 'email', recipient: 'a@b.example', text: '', aboutKind: 'lead', aboutId: 'x' };
    const unsent = { state: 'waiting', tries: 0, lastError: '', nextTryAt: 9e12, claimedUntil: null, sentAt: null };
    const rows = ['0sent', '1cancelled', '2waits'].map((id) => ({
      id,
      subject: id,
      design: null,
      createdAt: 1,
      ...shared,
      ...unsent,
    }));
    await site.database.db.insertInto('outbox').values(rows).execute();
    const calendar = { tokenHash: 'token', language: 'en' };
    await site.database.db
      .insertInto('tripCalendars')
      .values({ tripId: 't', nonce: 'n', createdAt: 1, ...calendar })
      .execute();
    const link = { tokenHash: 'link', pollId: 'p', endedAt: null };
    await site.database.db.insertInto('pollLinks').values(link).execute();
    const poll = { id: 'p', userId: 'u', title: '', ownerName: '', isOpen: 1, chosenId: null, version: 1 };
    await site.database.db
      .insertInto('polls')
      .values({ ...poll, linkNumber: 1, erasedOn: '2027-01-01', createdAt: 1 })
      .execute();
    const name = await makeBackupOf(site);
    await site.adminApi('DELETE /api/admin/admins/{id}', { params: { id: admin._id } });
    await own.api('DELETE /api/users/me');
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
    const { db } = site.database;
    await db
      .updateTable('outbox')
      .set({ state: 'sent', sentAt: 9e12, nextTryAt: null })
      .where('id', '=', '0sent')
      .execute();
    await db.deleteFrom('outbox').where('id', '=', '1cancelled').execute();
    await db.updateTable('pollLinks').set({ endedAt: 9e12 }).execute();
    await db.deleteFrom('tripCalendars').execute();
    await db
      .insertInto('endedTripCalendars')
      .values({ ...calendar, endedAt: 9e12 })
      .execute();
    const { adminApi } = await restored(name);
    const { read } = site.database;
    expect(await userIds()).toEqual([stays.user._id]);
    expect(await read.selectFrom('leads').select('id').execute()).toEqual([]);
    expect(await read.selectFrom('admins').select('username').execute()).toEqual([{ username: 'admin' }]);
    expect(await read.selectFrom('pollLinks').selectAll().execute()).toEqual([{ ...link, endedAt: 9e12 }]);
    for (const table of ['sessions', 'phoneCodes', 'tripCalendars'] as const) {
      expect(await read.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const { messages } = await adminApi('GET /api/admin/outbox', { query: { page: 1, limit: 20 } });
    expect(messages.map(({ subject, state, lastError }) => [subject, state, lastError.slice(0, 31)])).toEqual([
      ['2waits', 'kept', 'Not sent: a backup was restored'],
      ['1cancelled', 'kept', 'Not sent: a backup was restored'],
      ['0sent', 'sent', ''],
    ]);
    expect((await adminApi('GET /api/admin/notifications')).items[0]?.text).toMatch(/2 messages .* were held back/);
  });

  it('is refused for another backup’s moment, a wrong password and other work; nothing is begun', async () => {
    const name = await makeBackupOf(site);
    site.advance(60_000);
    const body = { name: 'Since', phone: freshPhone(), source: 'phone' } as const;
    await site.adminApi('POST /api/promotional-leads', { body });
    const { confirmation, since } = await preview(name);
    expect([confirmation, since]).toEqual(['2026-11-21 09:30', { bookings: 0, leads: 1, posts: 0 }]);
    expect((await refusal(restore(name, { confirmation: '2026-11-21', password }))).fields).toHaveProperty(
      'confirmation',
    );
    expect((await refusal(restore(name, { confirmation, password: 'wrong' }))).fields).toHaveProperty('password');
    const none = 'safarnama-2026-11-21-0930-000000.tar.gz';
    expect((await refusal(restore(none, { confirmation, password }))).status).toBe(404);
    writeFileSync(join(backupsOf(place.settings.dataDir), none), 'nonsense');
    expect((await refusal(restore(none, { confirmation, password }))).status).toBe(409);
    const unlock = lockFile(lockOf(place.settings.dataDir), 'alone');
    expect((await refusal(restore(name, { confirmation, password }))).status).toBe(409);
    unlock?.();
    expect(await readRestore(place.settings.dataDir)).toBeNull();
  });

  it('that is damaged is refused while the site is open, and says so', async () => {
    const name = await makeBackupOf(site);
    const file = join(backupsOf(place.settings.dataDir), name);
    const { confirmation } = await preview(name);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length - 100));
    await restore(name, { confirmation, password });
    let listed = await settledBackups(site);
    for (; listed.restoring; listed = await settledBackups(site)) await wait(20);
    expect(listed.restored).toMatchObject({ outcome: 'failed', words: expect.stringMatching(/damaged/) });
    await vi.waitFor(() => expect(site.failures.join()).toMatch(/damaged/));
  });

  it('killed at any step leaves the old data or the new, and the next start says which', async () => {
    await addTask('then');
    const name = await makeBackupOf(site);
    await addTask('since');
    const { dataDir: folder } = place.settings;
    const seen = new Set<string>();
    for (const [step, delayMs] of [
      ['checking', 0],
      ['keeping', 0],
      ['replacing', 0],
      ['replacing', 60],
    ] as const) {
      if (!(await titles()).includes('since')) await addTask('since');
      const work = begin(name);
      const ended = once(work, 'exit');
      await site.close();
      while ((await readRestore(folder))?.step !== step) await wait(1);
      await wait(delayMs);
      work.kill('SIGKILL');
      await ended;
      site = await startApp(engine, { place });
      const now = await titles();
      const told = await readRestore(folder);
      expect([now, told?.outcome]).toEqual(now.includes('since') ? [['since', 'then'], 'failed'] : [['then'], 'done']);
      seen.add(told?.outcome ?? '');
    }
    expect(seen).toContain('failed');
  });
});
