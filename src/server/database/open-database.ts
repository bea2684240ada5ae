import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Opens the database that the configuration names, with its tables up to date. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : openSqlite(join(config.dataDir, 'safarnama.sqlite'));
  await migrateToLatest(database);
  return database;
}
