import { mkdir, mkdtemp, open, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { lockDataShared } from '../../data-folder/data-lock.ts';
import { lockFile } from '../../data-folder/file-lock.ts';
import { syncFolder } from '../../data-folder/sync-folder.ts';
import { BackupProblem, DATABASE_PATHS, HEAD_PATH, headOf } from './backup-file.ts';
import { newBackupName } from './backup-names.ts';
import { openPictures, type Pictures } from './backup-pictures.ts';
import { type BackupOrder, type BackupPlace, backupsOf, lockOf } from './backup-place.ts';
import { type CopiedDatabase, postgresDatabase, sqliteDatabase } from './copy-database.ts';
import { packFiles } from './pack-files.ts';

/** The current stage, and its progress from 0 to 1. */
export interface BackupProgress {
  readonly stage: 'pictures' | 'database' | 'packing';
  readonly share: number;
}

/** Callbacks of a running backup, awaited before another one can start. */
export interface BackupWatch {
  readonly onBegun: () => Promise<void>;
  readonly onProgress: (progress: BackupProgress) => void;
  /** Called with the error, or null. */
  readonly onEnded: (problem: unknown) => Promise<void>;
  readonly signal: AbortSignal;
}

const UNFINISHED = '.making-';
/** Another process may hold a lock briefly to check for running work. */
export const LOCK_WAIT_MS = 500;
/** Bytes between syncs: a single sync at the end would make the site's own writes queue behind it. */
const SYNC_BYTES = 16 * 1024 * 1024;
/** Disk space left free for the site's own writes. */
const SPARE_BYTES = 200 * 1024 * 1024;

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Rejects work for which the disk has too little room. */
async function requireRoom(folder: string, neededBytes: number, work: string): Promise<void> {
  const { bsize, bavail } = await statfs(folder);
  if (bavail * bsize >= neededBytes) return;
  const megabytes = Math.ceil(neededBytes / 1024 ** 2);
  throw new BackupProblem(`The disk has too little room for ${work}: ${megabytes} MB should be free`);
}

const openPresent = ({ dataDir, databaseUrl }: BackupPlace): Promise<CopiedDatabase> =>
  databaseUrl === undefined ? sqliteDatabase(dataDir) : postgresDatabase(databaseUrl);

/** What a backup takes: the database's copy, and an uncompressed archive. */
const bytesOfBackup = (databaseBytes: number, uploadBytes: number): number =>
  2 * databaseBytes + uploadBytes + SPARE_BYTES;

/** Rejects a restore without room for `unpackedBytes` beside the data and a backup of the present data. */
export async function requireRoomToRestore(
  place: BackupPlace,
  unpackedBytes: number,
  signal: AbortSignal,
): Promise<void> {
  const { bytes } = await openPresent(place);
  const uploadBytes = await (await openPictures(place, signal)).bytes();
  await requireRoom(place.dataDir, unpackedBytes + bytesOfBackup(bytes, uploadBytes), 'a restore');
}

interface Work {
  readonly database: CopiedDatabase;
  readonly order: BackupOrder;
  readonly pictures: Pictures;
  readonly unfinished: string;
  readonly onCopied: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Packs pictures before and again after the database: a picture in a copied row existed when the row was copied, so it
 * is in one of the two, whatever is added or removed meanwhile.
 */
async function* filesOf({ database, order, pictures, unfinished, onCopied, signal }: Work) {
  const { engine, tables, schema } = database;
  yield { path: HEAD_PATH, content: Buffer.from(JSON.stringify(headOf({ ...order, engine, tables, schema }))) };
  yield* pictures.pack();
  const copy = join(unfinished, DATABASE_PATHS[engine]);
  await database.copyTo(copy, onCopied, signal);
  yield { path: DATABASE_PATHS[engine], content: { file: copy } };
  yield* pictures.pack();
}

async function writeArchive(pieces: AsyncIterable<Buffer>, path: string, signal: AbortSignal): Promise<void> {
  const archive = await open(path, 'wx', 0o600);
  try {
    await pipeline(
      pieces,
      // Pictures do not compress further, and the site needs the processor more.
      createGzip({ level: 1 }),
      async (compressed: AsyncIterable<Buffer>) => {
        let unsynced = 0;
        for await (const piece of compressed) {
          await archive.write(piece);
          unsynced += piece.length;
          if (unsynced < SYNC_BYTES) continue;
          await archive.datasync();
          unsynced = 0;
        }
      },
      { signal },
    );
    await archive.sync();
  } finally {
    await archive.close();
  }
}

/**
 * Makes a backup for a caller that holds the lock of backups and keeps the data from being replaced; returns its name.
 */
export async function makeLockedBackup(
  place: BackupPlace,
  order: BackupOrder,
  { onProgress: tell, signal }: Pick<BackupWatch, 'onProgress' | 'signal'>,
): Promise<string> {
  const folder = backupsOf(place.dataDir);
  // Left by a killed backup.
  for (const name of await namesIn(folder)) {
    if (name.startsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true, force: true });
  }
  const database = await openPresent(place);
  const pictures = await openPictures(place, signal);
  const uploadBytes = await pictures.bytes();
  await requireRoom(folder, bytesOfBackup(database.bytes, uploadBytes), 'a backup');

  const unfinished = await mkdtemp(join(folder, UNFINISHED));
  const total = uploadBytes + 2 * database.bytes + 1;
  let copied = 0;
  let packed = 0;
  const onCopied = (share: number) => {
    copied = share * database.bytes;
    tell({ stage: 'database', share: Math.min((packed + copied) / total, 1) });
  };
  async function* counted(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      yield piece;
      packed += piece.length;
      tell({ stage: copied > 0 ? 'packing' : 'pictures', share: Math.min((packed + copied) / total, 1) });
    }
  }
  try {
    const files = filesOf({ database, order, pictures, unfinished, onCopied, signal });
    const archive = join(unfinished, 'archive');
    await writeArchive(counted(packFiles(files, order.at)), archive, signal);
    const name = newBackupName(order.at);
    await rename(archive, join(folder, name));
    await syncFolder(folder);
    return name;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Writes one file with the database and the pictures as of one moment, while the site is running. Returns its name in
 * the backup folder, where it appears complete or not at all; null when another backup is running.
 */
export async function makeBackup(place: BackupPlace, order: BackupOrder, watch: BackupWatch): Promise<string | null> {
  await mkdir(backupsOf(place.dataDir), { recursive: true, mode: 0o700 });
  const release = lockDataShared(place.dataDir);
  try {
    const unlock = lockFile(lockOf(place.dataDir), 'alone', LOCK_WAIT_MS);
    if (!unlock) return null;
    try {
      await watch.onBegun();
      const name = await makeLockedBackup(place, order, watch);
      await watch.onEnded(null);
      return name;
    } catch (error) {
      await watch.onEnded(error);
      throw error;
    } finally {
      unlock();
    }
  } finally {
    release();
  }
}
