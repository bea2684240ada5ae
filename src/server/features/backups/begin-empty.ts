import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataAlone } from '../../data-folder/data-lock.ts';
import { openDatabase } from '../../database/open-database.ts';
import { keepDemoOut } from '../demo/service.ts';
import { BackupProblem } from './backup-file.ts';
import type { BackupPlace } from './backup-place.ts';
import { lookIntoDatabase, markBegunEmpty } from './known-data.ts';
import { SQLITE_NAMES } from './restore-sqlite.ts';

/**
 * Creates an empty database without demonstration content if there is no site's database, and returns the folder where
 * a damaged one is kept; null if there was none. Backups and pictures stay.
 */
export async function beginEmpty(
  place: Pick<BackupPlace, 'dataDir' | 'databaseUrl'>,
  at: Date,
): Promise<string | null> {
  const release = lockDataAlone(place.dataDir);
  if (!release) throw new BackupProblem('The site is running on this data: stop every process first');
  let aside: string | null = null;
  try {
    const { kind } = await lookIntoDatabase(place);
    if (kind === 'known') throw new BackupProblem('There is a database with data, and it stays as it is');
    const files = SQLITE_NAMES.filter((name) => existsSync(join(place.dataDir, name)));
    if (place.databaseUrl === undefined && files.length > 0) {
      const stamp = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
      aside = join(place.dataDir, `before-begin-empty-${stamp}`);
      await mkdir(aside, { mode: 0o700 });
      for (const name of files) await rename(join(place.dataDir, name), join(aside, name));
    }
  } finally {
    release();
  }
  const database = await openDatabase(place);
  try {
    await keepDemoOut(database);
    await markBegunEmpty(database.db);
  } finally {
    await database.close();
  }
  return aside;
}
