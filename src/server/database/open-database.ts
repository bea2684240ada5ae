import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { DiskWatch } from '../data-folder/disk-watch.ts';
import { prepareDataFolder } from '../data-folder/prepare-folder.ts';
import { analyseNew } from './analyse-new.ts';
import type { Database } from './database.ts';
import { shareData } from './in-use.ts';
import { migrateToLatest } from './migrate.ts';
import { openSqlite, SQLITE_NAME } from './sqlite.ts';

const TRIES = 30;

/**
 * Two processes that make one new SQLite file at the same moment get in each other's way; whoever comes second finds
 * the work done. PostgreSQL puts them in line by itself.
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
  // The driver is loaded by those alone who use it.
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

/** Opens the database that the configuration names, with its tables up to date. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  prepareDataFolder(dataDir);
  const unlock = shareData(dataDir);
  const disk = new DiskWatch(dataDir);
  const release = (): void => {
    disk.close();
    unlock();
  };
  try {
    // SQLite needs some room to open a database, and the site must start on a full disk, too.
    const database = await disk.withReserve(() =>
      databaseUrl === undefined
        ? openSqliteWithOthers(join(dataDir, SQLITE_NAME), disk)
        : openPostgresWithOthers(databaseUrl, disk),
    );
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
