import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settledBackups } from '../../../../test/backups.ts';
import { damageDatabase } from '../../../../test/damaged-database.ts';
import { makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { SQLITE_NAME } from '../../database/sqlite.ts';

describe('a damaged database', { timeout: 120_000 }, () => {
  let place: TestDatabase;
  let site: TestApp;
  beforeAll(async () => {
    place = await makeDatabase('sqlite');
    site = await startApp('sqlite', { place });
  });
  afterAll(async () => {
    await site.close();
    await place.remove();
  });

  it('gets no backup, and the back office says why', async () => {
    const path = join(place.settings.dataDir, SQLITE_NAME);
    const closing = new DatabaseSync(path, { timeout: 5000 });
    closing.exec('create table rubble (id text primary key, words text)');
    const insert = closing.prepare('insert into rubble values (?, ?)');
    for (let row = 0; row < 6000; row++) insert.run(String(row), 'x'.repeat(500));
    closing.exec('pragma wal_checkpoint(truncate)');
    closing.close();
    // The last pages belong to the new table, which the site itself never reads.
    damageDatabase(path);
    await site.adminApi('POST /api/admin/backup');
    const { backups, failed } = await settledBackups(site);
    expect(backups).toEqual([]);
    expect(failed?.words).toContain('The database is damaged, and no backup was made of it');
    expect(readdirSync(join(place.settings.dataDir, 'backups')).filter((name) => !name.startsWith('.'))).toEqual([]);
    const { system } = await site.adminApi('GET /api/admin/dashboard/overview');
    expect(system.backups).toMatchObject({ status: 'failing', failed: { kind: 'hand', words: failed?.words } });
  });
});
