import { randomInt } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, link, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataAlone } from '../../data-folder/data-lock.ts';
import { syncFolder } from '../../data-folder/sync-folder.ts';
import { MIGRATION_NAMES } from '../../database/migrate.ts';
import { type BackupHead, BackupProblem, DATABASE_PATHS, UPLOADS_PATH } from './backup-file.ts';
import { openPictures } from './backup-pictures.ts';
import type { BackupPlace } from './backup-place.ts';
import { readHead } from './read-backup.ts';
import { checkDump, loadPostgres, requireAlone } from './restore-postgres.ts';
import { foldSqlite, prepareSqlite, SQLITE_NAMES, swapSqlite } from './restore-sqlite.ts';
import { unpackBackup } from './unpack-backup.ts';

const STAGING = '.restoring-';
const ENGINE_NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

export interface Restored {
  readonly head: BackupHead;
  readonly pictures: number;
  /** Number of missing pictures put back into the object store; null when pictures are stored in the folder. */
  readonly putBack: number | null;
  /** Where the previous data was moved. */
  readonly aside: { readonly folder: string; readonly schema: string | null };
}

/** Rejects a backup that this version or site cannot restore. */
async function requireFitting(archive: string, { databaseUrl }: BackupPlace): Promise<BackupHead> {
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

async function restoreAlone(place: BackupPlace, archive: string, at: Date, tell: (words: string) => void) {
  const { dataDir, databaseUrl } = place;
  // Left by a restore that was killed before it changed anything.
  for (const name of await namesIn(dataDir)) {
    if (name.startsWith(STAGING)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  const head = await requireFitting(archive, place);
  const server = databaseUrl === undefined ? null : await requireAlone(databaseUrl);
  if (server && server.schema !== head.schema) {
    throw new BackupProblem(
      `The tables of the backup are in the schema ${head.schema}, those here in ${server.schema}`,
    );
  }
  const stamp = `${at.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}_${randomInt(36 ** 4).toString(36)}`;
  const folder = join(dataDir, `before-restore-${stamp.replace('_', '-')}`);
  const schema = server?.tables ? `before_restore_${stamp}` : null;
  const staging = await mkdtemp(join(dataDir, STAGING));
  try {
    tell('Unpacking and checking the backup …');
    const pictures = await unpackBackup(archive, staging, head.engine);
    const copy = join(staging, DATABASE_PATHS[head.engine]);
    await (server ? checkDump(copy) : prepareSqlite(copy, head.at));

    // New pictures without rows are harmless, so they come first. Pictures without rows in the backup are removed last,
    // but stay in an object store, which has no backup of them.
    const unpacked = join(staging, UPLOADS_PATH);
    if (place.s3) tell('Putting pictures into the object store …');
    const putBack = place.s3 ? await (await openPictures(place)).putMissing(unpacked, pictures) : null;

    tell('Keeping what is there …');
    if (!server) foldSqlite(dataDir);
    await keepOld(place, folder);
    await syncFolder(dataDir);

    tell('Restoring …');
    const uploads = join(dataDir, UPLOADS_PATH);
    if (!place.s3) await bringPictures(unpacked, pictures, uploads);
    if (server && databaseUrl)
      await loadPostgres(databaseUrl, copy, {
        version: server.version,
        schema: server.schema,
        aside: schema,
        backupAt: head.at,
      });
    else await swapSqlite(copy, dataDir);
    await syncFolder(dataDir);
    for (const name of place.s3 ? [] : await readdir(uploads)) {
      if (!pictures.has(name)) await rm(join(uploads, name));
    }
    return { head, pictures: pictures.size, putBack, aside: { folder, schema } };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Replaces the present data by a backup and keeps the old data aside. Checks everything before changing anything; a
 * single atomic step then activates the restored database. If the process is killed, either the old or the new data is
 * in use, and the restore can be repeated.
 */
export async function restoreBackup(
  place: BackupPlace,
  archive: string,
  { at, tell }: { readonly at: Date; readonly tell: (words: string) => void },
): Promise<Restored> {
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
    return await restoreAlone(place, archive, at, tell);
  } finally {
    release();
  }
}
