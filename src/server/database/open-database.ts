import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

/** Opens the database that the configuration names, with its tables up to date. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  // The driver is loaded by those alone who use it.
  const database = config.databaseUrl
    ? (await import('./postgres.ts')).openPostgres(config.databaseUrl)
    : openSqlite(join(config.dataDir, 'safarnama.sqlite'));
  await migrateToLatest(database);
  return database;
}
