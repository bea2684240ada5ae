import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { damageDatabase } from '../../../../test/damaged-database.ts';
import { engines, makeEmptyDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { startApp } from '../../../../test/start-app.ts';
import { lockDataAlone } from '../../data-folder/data-lock.ts';
import { SQLITE_NAME } from '../../database/sqlite.ts';
import { beginEmpty } from './begin-empty.ts';
import { requireKnownData } from './known-data.ts';

const BACKUP = 'safarnama-2026-11-20-0200-abc123.tar.gz';
const AT = new Date('2026-11-21T04:00:00Z');

describe.each(engines)('before the site starts on %s', { timeout: 60_000 }, (engine) => {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await makeEmptyDatabase(engine);
  });
  afterEach(() => place.remove());

  const inData = (...names: string[]): string => join(place.settings.dataDir, ...names);
  const leaveBackup = (): void => {
    mkdirSync(inData('backups'), { recursive: true });
    writeFileSync(inData('backups', BACKUP), 'kept');
  };
  const leavePicture = (): void => {
    mkdirSync(inData('uploads'), { recursive: true });
    writeFileSync(inData('uploads', 'a-1x1.jpg'), 'kept');
  };
  /** Starts the site once, so that there is an admin. */
  const startOnce = async (environment: Record<string, string> = {}) => {
    const site = await startApp(engine, { place, environment });
    const packages = await site.api('GET /api/packages', { query: {} });
    await site.close();
    return packages.packages.length;
  };
  const refused = (): Promise<string> =>
    requireKnownData(place.settings).then(
      () => 'nothing was asked',
      (error: Error) => error.message,
    );

  it('nothing is asked of a new installation, nor of one that has its database', async () => {
    await requireKnownData(place.settings);
    await startOnce();
    leaveBackup();
    leavePicture();
    await requireKnownData(place.settings);
  });

  it('a database that is missing beside backups is asked about, and none is made', async () => {
    leaveBackup();
    const words = await refused();
    expect(words).toMatch(/is (?:missing|empty), and nothing was changed/);
    expect(words).toContain(BACKUP);
    expect(words).toContain(`npm run restore ${BACKUP}`);
    expect(words).toContain('npm run begin-empty');
    expect(existsSync(inData(SQLITE_NAME))).toBe(false);
  });

  it('a database that was emptied beside pictures is asked about', async () => {
    await startOnce();
    leavePicture();
    const database = await place.open();
    await database.db.deleteFrom('admins').execute();
    await database.close();
    const words = await refused();
    expect(words).toContain('is empty');
    expect(words).toContain('1 picture file in');
    expect(words).not.toContain('npm run restore');
  });

  it('an empty site begins when that is wanted, without demonstration content and with the backups that there are', async () => {
    leaveBackup();
    expect(await beginEmpty(place.settings, AT)).toBeNull();
    await requireKnownData(place.settings);
    expect(await startOnce({ DEMO: '1' })).toBe(0);
    expect(readdirSync(inData('backups'))).toContain(BACKUP);
    await expect(beginEmpty(place.settings, AT)).rejects.toThrow('it stays as it is');
  });

  it.runIf(engine === 'sqlite')(
    'a damaged database is asked about whatever there is beside it, and kept aside',
    async () => {
      await startOnce();
      damageDatabase(inData(SQLITE_NAME));
      const words = await refused();
      expect(words).toMatch(/is damaged \(.+\), and nothing was changed/);
      expect(words).toContain('There is no backup beside it');
      const aside = await beginEmpty(place.settings, AT);
      expect(readdirSync(aside ?? '')).toContain(SQLITE_NAME);
      await requireKnownData(place.settings);
    },
  );

  it.runIf(engine === 'sqlite')('a file that is no database at all is asked about', async () => {
    writeFileSync(inData(SQLITE_NAME), 'This is a letter, not a database. '.repeat(200));
    expect(await refused()).toContain('is damaged (file is not a database)');
  });

  const startProcess = () =>
    spawnSync(process.execPath, ['src/main.ts'], {
      cwd: join(import.meta.dirname, '../../../..'),
      env: {
        ...process.env,
        DATA_DIR: place.settings.dataDir,
        DATABASE_URL: place.settings.databaseUrl ?? '',
        PORT: '0',
      },
      encoding: 'utf8',
    });

  it('the process ends without a look into the database while a backup is restored', () => {
    // Without the lock this would be asked about.
    leaveBackup();
    const release = lockDataAlone(place.settings.dataDir);
    const { status, stderr } = startProcess();
    release?.();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Safarnama could not start: a backup is being restored here/);
  });

  it('the process ends with the question', () => {
    leaveBackup();
    const { status, stderr } = startProcess();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Safarnama could not start: the database /);
    expect(stderr).toContain(BACKUP);
    rmSync(inData('backups'), { recursive: true });
  });
});
