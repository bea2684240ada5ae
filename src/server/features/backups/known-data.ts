import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { damageIn } from '../../database/check-sqlite.ts';
import type { Writer } from '../../database/database.ts';
import { CHECKED_AT_START_BYTES } from '../../database/open-database.ts';
import { SQLITE_NAME } from '../../database/sqlite.ts';
import { asUnavailable } from '../../database/unavailable.ts';
import { UPLOADS_PATH } from './backup-file.ts';
import { type BackupPlace, backupsOf } from './backup-place.ts';
import { listBackups } from './read-backup.ts';

/** Marks a database that was created empty on purpose. */
const BEGUN_EMPTY = 'begun-empty';
const LISTED_BACKUPS = 5;

/** State of the database: a site's, missing, without any admin, or unreadable. */
export type FoundDatabase =
  | { readonly kind: 'known' | 'missing' | 'empty' }
  | { readonly kind: 'damaged'; readonly damage: string };

/** A site has an admin from its first start. */
const IS_KNOWN = `select exists (select 1 from admins) or exists (select 1 from installation where name = '${BEGUN_EMPTY}') as known`;

function lookIntoSqlite(path: string): FoundDatabase {
  if (!existsSync(path)) return { kind: 'missing' };
  const { size } = statSync(path);
  if (size === 0) return { kind: 'empty' };
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path, { timeout: 5000 });
    const damage = size <= CHECKED_AT_START_BYTES ? damageIn(database, 'quick_check') : null;
    if (damage !== null) return { kind: 'damaged', damage };
    const tables = database.prepare("select count(*) as n from sqlite_schema where name in ('admins', 'installation')");
    if (tables.get()?.n !== 2) return { kind: 'empty' };
    return { kind: database.prepare(IS_KNOWN).get()?.known === 1 ? 'known' : 'empty' };
  } catch (error) {
    const reason = asUnavailable(error)?.reason;
    if (reason === 'damaged') return { kind: 'damaged', damage: (error as Error).message };
    // For a full disk or a lock, opening the database gives a better message.
    if (reason) return { kind: 'known' };
    throw error;
  } finally {
    database?.close();
  }
}

async function lookIntoPostgres(databaseUrl: string): Promise<FoundDatabase> {
  // Loads the driver only when it is needed.
  const { openPostgres } = await import('../../database/postgres.ts');
  const { db, close } = openPostgres(databaseUrl);
  try {
    const there = await sql<{ n: number }>`
      select count(*) as n from (values (to_regclass('admins')), (to_regclass('installation'))) as tables(name)
      where name is not null`.execute(db);
    if (there.rows[0]?.n !== 2) return { kind: 'empty' };
    const { rows } = await sql<{ known: boolean }>`${sql.raw(IS_KNOWN)}`.execute(db);
    return { kind: rows[0]?.known === true ? 'known' : 'empty' };
  } finally {
    await close();
  }
}

/** Returns the state of the configured database. */
export const lookIntoDatabase = async ({
  dataDir,
  databaseUrl,
}: Pick<BackupPlace, 'dataDir' | 'databaseUrl'>): Promise<FoundDatabase> =>
  databaseUrl === undefined ? lookIntoSqlite(join(dataDir, SQLITE_NAME)) : lookIntoPostgres(databaseUrl);

/** Marks an empty database as intended. */
export const markBegunEmpty = (db: Writer): Promise<unknown> =>
  db
    .insertInto('installation')
    .values({ name: BEGUN_EMPTY, value: '1' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Returns what an earlier site left in the data folder, one line each. */
async function findEarlierSite(dataDir: string): Promise<{ readonly lines: string[]; readonly newest: string | null }> {
  const folder = backupsOf(dataDir);
  const backups = await listBackups(folder);
  const uploads = join(dataDir, UPLOADS_PATH);
  const pictures = existsSync(uploads) ? (await readdir(uploads)).filter((name) => !name.startsWith('.')).length : 0;
  const listed = backups.slice(0, LISTED_BACKUPS).map(({ name, bytes }) => `    ${name}  ${megabytes(bytes)}`);
  return {
    lines: [
      ...(backups.length > 0 ? [`  ${backups.length} in ${resolve(folder)}, the newest first:`, ...listed] : []),
      ...(pictures > 0 ? [`  ${pictures} picture ${pictures === 1 ? 'file' : 'files'} in ${resolve(uploads)}`] : []),
    ],
    newest: backups[0]?.name ?? null,
  };
}

/**
 * Rejects a start that would replace an earlier site by an empty one: when the database is missing, empty or damaged
 * but backups or pictures exist. The message says what was found, how to restore a backup, and how to start empty.
 */
export async function requireKnownData(place: Pick<BackupPlace, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const found = await lookIntoDatabase(place);
  if (found.kind === 'known') return;
  const { lines, newest } = await findEarlierSite(place.dataDir);
  if (found.kind !== 'damaged' && lines.length === 0) return;
  const name = place.databaseUrl === undefined ? resolve(place.dataDir, SQLITE_NAME) : 'in PostgreSQL (DATABASE_URL)';
  const isWhat = {
    missing: 'is missing',
    empty: 'is empty',
    damaged: `is damaged (${found.kind === 'damaged' ? found.damage : ''})`,
  };
  const words = [
    `the database ${name} ${isWhat[found.kind]}, and nothing was changed.`,
    ...(lines.length > 0 ? ['', 'An earlier site left behind:', ...lines] : ['', 'There is no backup beside it.']),
    '',
    ...(newest ? ['To bring the newest backup back:', `  npm run restore ${newest}`] : []),
    `To begin with an empty site${found.kind === 'damaged' ? ' (the damaged file is kept aside)' : ''}:`,
    '  npm run begin-empty',
    'Both with the environment that the site is started with. With Docker:',
    ...(newest ? [`  docker compose run --rm site node scripts/restore.ts ${newest}`] : []),
    '  docker compose run --rm site node scripts/begin-empty.ts',
  ];
  throw new Error(words.join('\n'));
}
