import { randomInt } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, link, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataAlone } from '../../data-folder/data-lock.ts';
import { syncFolder } from '../../data-folder/sync-folder.ts';
import { MIGRATION_NAMES } from '../../database/migrate.ts';
import { askPostgres } from './ask-postgres.ts';
import { type BackupHead, BackupProblem, DATABASE_PATHS, UPLOADS_PATH } from './backup-file.ts';
import { openPictures } from './backup-pictures.ts';
import type { BackupPlace } from './backup-place.ts';
import { readCarried } from './carried-state.ts';
import { readHead } from './read-backup.ts';
import { checkDump, loadPostgres, requireAlone } from './restore-postgres.ts';
import { checkSqlite, foldSqlite, prepareSqlite, SQLITE_NAMES, swapSqlite } from './restore-sqlite.ts';
import type { RestoredMark } from './restored-database.ts';
import { unpackBackup } from './unpack-backup.ts';

const STAGING = '.restoring-';
const ENGINE_NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

interface Replaced {
  readonly pictures: number;
  /** Number of missing pictures put back into the object store; null when pictures are stored in the folder. */
  readonly putBack: number | null;
  /** Where the previous tables were moved; null when there were none. */
  readonly schema: string | null;
}

export interface Restored extends Omit<Replaced, 'schema'> {
  readonly head: BackupHead;
  /** Where the previous data was moved. */
  readonly aside: { readonly folder: string; readonly schema: string | null };
}

/** Rejects a backup that this version or site cannot restore. */
export async function requireFitting(archive: string, { databaseUrl }: BackupPlace): Promise<BackupHead> {
  const head = await readHead(archive);
  if (!head) throw new BackupProblem('This file is no backup that this version of the site can read');
  const engine = databaseUrl === undefined ? 'sqlite' : 'postgres';
  if (head.engine !== engine) {
    throw new BackupProblem(
      `This is a backup of ${ENGINE_NAMES[head.engine]}, and the site is set to ${ENGINE_NAMES[engine]} (DATABASE_URL)`,
    );
  }
  if (!MIGRATION_NAMES.includes(head.tables)) {
    throw new BackupProblem(`This backup was made by a newer version of the site (${head.tables}): install that first`);
  }
  return head;
}

const namesIn = async (folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  return readdir(folder);
};

/** Creates a hard link, or a copy where the file system has no links. */
async function keepAlso(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

/** Keeps the present data, complete, in a folder of its own. */
async function keepOld({ dataDir, s3 }: BackupPlace, folder: string): Promise<void> {
  const uploads = join(dataDir, UPLOADS_PATH);
  await mkdir(join(folder, UPLOADS_PATH), { recursive: true, mode: 0o700 });
  for (const name of SQLITE_NAMES) await keepAlso(join(dataDir, name), join(folder, name));
  for (const name of s3 ? [] : await namesIn(uploads)) {
    await keepAlso(join(uploads, name), join(folder, UPLOADS_PATH, name));
  }
  await syncFolder(join(folder, UPLOADS_PATH));
  await syncFolder(folder);
}

/** Moves the unpacked pictures into the folder. */
async function bringPictures(unpacked: string, names: Iterable<string>, uploads: string): Promise<void> {
  await mkdir(uploads, { recursive: true });
  for (const name of names) await rename(join(unpacked, name), join(uploads, name));
  await syncFolder(uploads);
}

/** A backup that was unpacked beside the data and found whole. */
export interface CheckedBackup {
  readonly head: BackupHead;
  /** Holds the unpacked files. */
  readonly folder: string;
  readonly pictures: ReadonlySet<string>;
}

const databaseIn = ({ folder, head }: CheckedBackup): string => join(folder, DATABASE_PATHS[head.engine]);

/** Deletes the unpacked files. */
export const discard = ({ folder }: Pick<CheckedBackup, 'folder'>): Promise<void> =>
  rm(folder, { recursive: true, force: true });

/** Rejects a PostgreSQL backup whose tables are in another schema than those of the site. */
async function requireSchema(databaseUrl: string, head: BackupHead): Promise<void> {
  const { schema } = await askPostgres(databaseUrl);
  if (schema === head.schema) return;
  throw new BackupProblem(`The tables of the backup are in the schema ${head.schema}, those here in ${schema}`);
}

/**
 * Unpacks a backup beside the data and checks all of it; changes nothing. The caller must be the only one that
 * restores.
 */
export async function checkBackup(place: BackupPlace, archive: string): Promise<CheckedBackup> {
  const { dataDir, databaseUrl } = place;
  // Left by a restore that was killed.
  for (const name of await namesIn(dataDir)) {
    if (name.startsWith(STAGING)) await discard({ folder: join(dataDir, name) });
  }
  const head = await requireFitting(archive, place);
  if (databaseUrl !== undefined) await requireSchema(databaseUrl, head);
  const folder = await mkdtemp(join(dataDir, STAGING));
  try {
    const checked = { head, folder, pictures: await unpackBackup(archive, folder, head.engine) };
    if (head.engine === 'sqlite') await checkSqlite(databaseIn(checked));
    else await checkDump(databaseIn(checked));
    return checked;
  } catch (error) {
    await discard({ folder });
    throw error;
  }
}

interface Replacing {
  readonly mark: RestoredMark;
  /** Where the present data is moved; null to drop it. */
  readonly aside: { readonly folder: string; readonly schema: string } | null;
  readonly tell: (words: string) => void;
}

/** Pictures that the restored rows do not show do no harm, and what is restored must not be called a failure. */
async function removeOthers(uploads: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await namesIn(uploads)) {
    if (!kept.has(name)) await rm(join(uploads, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Replaces the present data by a checked backup. One atomic step activates the restored database: a rename, or a
 * commit. No other process may have the data open.
 */
export async function replaceData(
  place: BackupPlace,
  checked: CheckedBackup,
  { mark, aside, tell }: Replacing,
): Promise<Replaced> {
  const { dataDir, databaseUrl } = place;
  const { pictures } = checked;
  const server = databaseUrl === undefined ? null : await requireAlone(databaseUrl);
  const copy = databaseIn(checked);
  if (!server) await prepareSqlite(copy, mark);

  // New pictures without rows are harmless, so they come first. Pictures without rows in the backup are removed last,
  // but stay in an object store, which has no backup of them.
  const unpacked = join(checked.folder, UPLOADS_PATH);
  if (place.s3) tell('Putting pictures into the object store …');
  const putBack = place.s3 ? await (await openPictures(place)).putMissing(unpacked, pictures) : null;

  if (!server) foldSqlite(dataDir);
  if (aside) {
    tell('Keeping what is there …');
    await keepOld(place, aside.folder);
    await syncFolder(dataDir);
  }

  tell('Restoring …');
  const uploads = join(dataDir, UPLOADS_PATH);
  if (!place.s3) await bringPictures(unpacked, pictures, uploads);
  const schema = server?.tables ? (aside?.schema ?? `replaced_${randomInt(36 ** 6).toString(36)}`) : null;
  if (server && databaseUrl) {
    const { version, schema: own } = server;
    await loadPostgres(databaseUrl, copy, { version, schema: own, aside: schema, keepsAside: aside !== null, mark });
  } else {
    await swapSqlite(copy, dataDir);
  }
  await syncFolder(dataDir);
  if (!place.s3) await removeOthers(uploads, pictures);
  return { pictures: pictures.size, putBack, schema };
}

async function restoreAlone(place: BackupPlace, archive: string, { at, tell }: Telling): Promise<Restored> {
  if (place.databaseUrl !== undefined) await requireAlone(place.databaseUrl);
  tell('Unpacking and checking the backup …');
  const checked = await checkBackup(place, archive);
  try {
    const stamp = `${at.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}_${randomInt(36 ** 4).toString(36)}`;
    const folder = join(place.dataDir, `before-restore-${stamp.replace('_', '-')}`);
    const backupAt = checked.head.at;
    // The present data may be missing or damaged.
    const carried = await readCarried(place, { backupAt, now: at.getTime(), tokenHash: null }).catch(() => null);
    const aside = { folder, schema: `before_restore_${stamp}` };
    const mark = { backupAt, ordered: null, carried };
    const { schema, ...replaced } = await replaceData(place, checked, { mark, aside, tell });
    return { ...replaced, head: checked.head, aside: { folder, schema } };
  } finally {
    await discard(checked);
  }
}

interface Telling {
  readonly at: Date;
  readonly tell: (words: string) => void;
}

/**
 * Replaces the present data by a backup and keeps the old data aside. Checks everything before changing anything. If
 * the process is killed, either the old or the new data is in use, and the restore can be repeated.
 */
export async function restoreBackup(place: BackupPlace, archive: string, telling: Telling): Promise<Restored> {
  await access(archive).catch(() => {
    throw new BackupProblem(`There is no file ${archive}`);
  });
  const release = lockDataAlone(place.dataDir);
  if (!release) {
    throw new BackupProblem(
      'The site is running on this data, or a backup of it is being made: stop every process first',
    );
  }
  try {
    return await restoreAlone(place, archive, telling);
  } finally {
    release();
  }
}
