import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fdatasyncSync, openSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { damageInFile } from '../../database/check-sqlite.ts';
import { SQLITE_NAME } from '../../database/sqlite.ts';
import { asUnavailable } from '../../database/unavailable.ts';
import { askPostgres } from './ask-postgres.ts';
import { BackupProblem } from './backup-file.ts';
import { connectionOf, postgresProgram } from './postgres-programs.ts';

/** SQLite pages per copy step. */
const PAGES = 2000;
const NO_DATABASE = 'There is no database to back up';

/** A database that can be copied while it is in use. */
export interface CopiedDatabase {
  readonly engine: 'sqlite' | 'postgres';
  readonly tables: string;
  readonly schema: string | null;
  /** Approximate size of a copy. */
  readonly bytes: number;
  /** Copies a consistent snapshot of the database. */
  readonly copyTo: (file: string, onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>;
}

/** A backup of a damaged database would displace a good one. */
const damaged = (damage: string): BackupProblem =>
  new BackupProblem(
    `The database is damaged, and no backup was made of it (${damage}). Keep the backups that there are; docs/operations.md says how to bring one back`,
  );

function openToCopy(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  } catch {
    throw new BackupProblem(NO_DATABASE);
  }
}

export async function sqliteDatabase(dataDir: string): Promise<CopiedDatabase> {
  const path = join(dataDir, SQLITE_NAME);
  const asked = openToCopy(path);
  const tables = asked.prepare('select max(name) as last from kysely_migration').get()?.last;
  asked.close();
  return {
    engine: 'sqlite',
    tables: String(tables),
    schema: null,
    bytes: (await stat(path)).size,
    async copyTo(file, onProgress, signal) {
      const source = openToCopy(path);
      const copy = openSync(file, 'w');
      try {
        // Kept open to the end: without this read transaction every other connection's write would restart the copy.
        source.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
        await backup(source, file, {
          rate: PAGES,
          progress: ({ totalPages, remainingPages }) => {
            signal.throwIfAborted();
            // Syncs small portions, so that the site's writes do not queue behind the whole copy.
            fdatasyncSync(copy);
            onProgress(1 - remainingPages / totalPages);
          },
        });
      } catch (error) {
        if (asUnavailable(error)?.reason === 'damaged') throw damaged((error as Error).message);
        throw error;
      } finally {
        closeSync(copy);
        source.close();
      }
      const damage = damageInFile(file, 'integrity_check');
      if (damage !== null) throw damaged(damage);
    },
  };
}

export async function postgresDatabase(databaseUrl: string): Promise<CopiedDatabase> {
  const { version, schema, bytes, tables } = await askPostgres(databaseUrl);
  if (tables === null) throw new BackupProblem(NO_DATABASE);
  return {
    engine: 'postgres',
    tables,
    schema,
    bytes,
    async copyTo(file, _onProgress, signal) {
      const { address, environment } = connectionOf(databaseUrl);
      const child = spawn(
        postgresProgram('pg_dump', version),
        // Copies only the site's own tables, without owners, which may differ where they are restored.
        ['--dbname', address, '--file', file, '--table', `"${schema}".*`, '--no-owner', '--no-privileges'],
        { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'pipe'], signal },
      );
      let said = '';
      child.stderr.on('data', (piece: Buffer) => {
        said = (said + piece.toString()).slice(-2000);
      });
      try {
        const [code] = (await once(child, 'close')) as [number | null];
        if (code !== 0) throw new Error(`pg_dump ended with ${code}: ${said}`);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        throw new BackupProblem('The program pg_dump is not on the machine that the site runs on');
      }
    },
  };
}
