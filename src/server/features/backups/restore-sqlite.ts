import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { damageInFile } from '../../database/check-sqlite.ts';
import { migrateToLatest } from '../../database/migrate.ts';
import { openSqlite, SQLITE_NAME } from '../../database/sqlite.ts';
import { BackupProblem } from './backup-file.ts';
import { ENDED_BY_RESTORING, markRestored, type RestoredMark } from './restored-database.ts';

/** Files that SQLite keeps beside a database that is open or was not closed properly. */
export const SQLITE_NAMES = [SQLITE_NAME, `${SQLITE_NAME}-wal`, `${SQLITE_NAME}-shm`, `${SQLITE_NAME}-journal`];

const BUSY = 5;

/** Rejects an unpacked database that is damaged, and brings its tables up to date. */
export async function checkSqlite(path: string): Promise<void> {
  if (damageInFile(path, 'quick_check') !== null) {
    throw new BackupProblem('The database in the backup is damaged: nothing was restored');
  }
  const database = openSqlite(path);
  try {
    await migrateToLatest(database);
  } finally {
    await database.close();
  }
}

/** Prepares the unpacked database: without sessions, marked, in a single file, and synced to disk. */
export async function prepareSqlite(path: string, mark: RestoredMark): Promise<void> {
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    for (const table of ENDED_BY_RESTORING) database.exec(`DELETE FROM "${table}"`);
    database.exec(markRestored('"installation"', mark));
  } finally {
    database.close();
  }
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Merges the write-ahead log into the old database, so that one file holds everything. A damaged database stays as it
 * is.
 */
export function foldSqlite(dataDir: string): void {
  const path = join(dataDir, SQLITE_NAME);
  if (!existsSync(path)) return;
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path, { timeout: 2000 });
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if ((error as { errcode?: unknown }).errcode === BUSY) {
      throw new BackupProblem('Another program has the database open: close it first');
    }
  } finally {
    database?.close();
  }
}

/** Moves the prepared database into place atomically. No other process may have the old one open. */
export async function swapSqlite(prepared: string, dataDir: string): Promise<void> {
  // Left beside a damaged database, these files would be applied to the new one.
  for (const name of SQLITE_NAMES.slice(1)) await rm(join(dataDir, name), { force: true });
  await rename(prepared, join(dataDir, SQLITE_NAME));
}
