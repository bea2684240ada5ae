import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { lockDataShared } from '../data-folder/data-lock.ts';
import { DiskWatch, RESERVE_BYTES } from '../data-folder/disk-watch.ts';
import { prepareDataFolder } from '../data-folder/prepare-folder.ts';
import { analyseNew } from './analyse-new.ts';
import { checkAside } from './check-sqlite.ts';
import type { Database } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import type { OutageMonitor } from './outage.ts';
import { openSqlite, SQLITE_NAME } from './sqlite.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const TRIES = 30;

/**
 * Opens and migrates a SQLite file, retrying at most 30 times: two processes that create the same file conflict, and
 * the later one finds the work done. PostgreSQL makes them wait by itself.
 */
async function openSqliteWithOthers(path: string, disk: DiskWatch): Promise<Database> {
  for (let tried = 1; ; tried++) {
    let database: Database | null = null;
    try {
      database = openSqlite(path, disk);
      await migrateToLatest(database);
      return database;
    } catch (error) {
      await database?.close();
      if (tried >= TRIES) throw error;
      await wait(30 + Math.random() * 120);
    }
  }
}

async function openPostgresWithOthers(databaseUrl: string, disk: DiskWatch): Promise<Database> {
  // Loads the driver only where it is used.
  const { openPostgres } = await import('./postgres.ts');
  const migrating = openPostgres(databaseUrl, 'migrating');
  try {
    await migrateToLatest(migrating);
    await analyseNew(migrating);
  } finally {
    await migrating.close();
  }
  return { ...openPostgres(databaseUrl), disk };
}

/** A larger file is not fully checked before the site starts: 430 MB take 0.9 s from memory, 11 s from a slow disk. */
export const CHECKED_AT_START_BYTES = 64 * 1024 ** 2;

/**
 * Checks a file that is too large to be checked before the start; returns a function that stops the check. Damage is an
 * outage without end.
 */
function checkLargeFile(path: string, outage: OutageMonitor): (() => void) | null {
  if (statSync(path).size <= CHECKED_AT_START_BYTES) return null;
  const { found, stop } = checkAside(path);
  const note = (damage: string | null): void => {
    if (damage !== null) outage.note(new DatabaseUnavailable('damaged', new Error(damage)));
  };
  // A check that failed to run is no damage; the next start tries again.
  found.then(note, () => undefined);
  return stop;
}

/** Opens the configured database and migrates its tables. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  prepareDataFolder(dataDir);
  const unlock = lockDataShared(dataDir);
  const disk = new DiskWatch(dataDir);
  const release = (): void => {
    disk.close();
    unlock();
  };
  try {
    // SQLite needs free space to open a database, and the site must start on a full disk too.
    const database = await disk.withReserve(
      () =>
        databaseUrl === undefined
          ? openSqliteWithOthers(join(dataDir, SQLITE_NAME), disk)
          : openPostgresWithOthers(databaseUrl, disk),
      RESERVE_BYTES,
    );
    const stopCheck = databaseUrl === undefined ? checkLargeFile(join(dataDir, SQLITE_NAME), database.outage) : null;
    return {
      ...database,
      close: () => {
        stopCheck?.();
        return database.close().finally(release);
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
