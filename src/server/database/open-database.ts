import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
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
async function openSqliteWithOthers(path: string): Promise<Database> {
  for (let tried = 1; ; tried++) {
    let database: Database | null = null;
    try {
      database = openSqlite(path);
      await migrateToLatest(database);
      return database;
    } catch (error) {
      await database?.close();
      if (tried >= TRIES) throw error;
      await wait(30 + Math.random() * 120);
    }
  }
}

async function openPostgresWithOthers(databaseUrl: string): Promise<Database> {
  // The driver is loaded by those alone who use it.
  const { openPostgres } = await import('./postgres.ts');
  const migrating = openPostgres(databaseUrl, 'migrating');
  try {
    await migrateToLatest(migrating);
    await analyseNew(migrating);
  } finally {
    await migrating.close();
  }
  return openPostgres(databaseUrl);
}

/** Opens the database that the configuration names, with its tables up to date. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const release = shareData(dataDir);
  try {
    const database = await (databaseUrl === undefined
      ? openSqliteWithOthers(join(dataDir, SQLITE_NAME))
      : openPostgresWithOthers(databaseUrl));
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
