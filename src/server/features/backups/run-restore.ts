import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockDataAlone } from '../../data-folder/data-lock.ts';
import { lockFile, type Unlock } from '../../data-folder/file-lock.ts';
import { BackupProblem } from './backup-file.ts';
import { type BackupPlace, backupsOf, lockOf } from './backup-place.ts';
import { readCarried } from './carried-state.ts';
import { LOCK_WAIT_MS, makeLockedBackup, requireRoomToRestore } from './make-backup.ts';
import { type CheckedBackup, checkBackup, discard, replaceData, requireFitting } from './restore-backup.ts';
import { requireAlone } from './restore-postgres.ts';
import { type RestoreOrder, type RestoreState, restoreLockOf } from './restore-state.ts';

/** Longer than a process takes to answer what it has accepted and to close its database. */
const CLOSED_WITHIN_MS = 30_000;
const TRY_EVERY_MS = 50;

type News = Partial<Pick<RestoreState, 'step' | 'share' | 'kept'>>;

/** Callbacks of a running restore. */
export interface RestoreWatch {
  readonly onBegun: () => Promise<void>;
  /** Awaited before the next step begins. */
  readonly onStep: (news: News) => Promise<void>;
  readonly onProgress: (share: number) => void;
  /** Called with the error, or null, before the processes of the site may open the data again. */
  readonly onEnded: (problem: unknown) => Promise<void>;
  /** Obeyed until the site is closed. */
  readonly signal: AbortSignal;
}

/** Resolves with the lock once every process of the site has closed the data. */
async function lockOnceClosed(dataDir: string): Promise<Unlock> {
  for (const until = performance.now() + CLOSED_WITHIN_MS; ; ) {
    const release = lockDataAlone(dataDir);
    if (release) return release;
    if (performance.now() >= until) {
      throw new BackupProblem('A process of the site did not close in time, and nothing was changed. Try again');
    }
    await wait(TRY_EVERY_MS);
  }
}

/** A gzip file ends with the size of its content, in the lowest 32 bits. */
async function unpackedBytes(archive: string): Promise<number> {
  const file = await open(archive);
  try {
    const { size } = await file.stat();
    const end = Buffer.alloc(4);
    await file.read(end, 0, end.length, Math.max(size - end.length, 0));
    let bytes = end.readUInt32LE();
    while (bytes < size) bytes += 2 ** 32;
    return bytes;
  } finally {
    await file.close();
  }
}

/** Keeps the present data as a backup, then replaces it. No process has it open, and none may open it. */
async function keepAndReplace(place: BackupPlace, order: RestoreOrder, checked: CheckedBackup, watch: RestoreWatch) {
  const { id, by, tokenHash } = order;
  // Before the site is closed for as long as a backup takes.
  if (place.databaseUrl !== undefined) await requireAlone(place.databaseUrl);
  await watch.onStep({ step: 'keeping', share: 0 });
  // The clock of another machine, where the order came from, may be ahead.
  const now = Math.max(Date.now(), order.at);
  const kept = await makeLockedBackup(
    place,
    { kind: 'before-restore', by: by.username, at: now },
    { onProgress: ({ share }) => watch.onProgress(share), signal: new AbortController().signal },
  );
  await watch.onStep({ step: 'replacing', share: 0, kept });
  const backupAt = checked.head.at;
  const carried = await readCarried(place, { backupAt, now, tokenHash });
  if (!carried) throw new Error('the present tables are not those of this version');
  const mark = { backupAt, ordered: { id, by, kept }, carried };
  await replaceData(place, checked, { mark, aside: null, tell: () => undefined });
}

async function restoreLocked(place: BackupPlace, order: RestoreOrder, watch: RestoreWatch): Promise<void> {
  const archive = join(backupsOf(place.dataDir), order.name);
  await requireFitting(archive, place);
  await requireRoomToRestore(place, await unpackedBytes(archive), watch.signal);
  const checked = await checkBackup(place, archive);
  try {
    watch.signal.throwIfAborted();
    await watch.onStep({ step: 'closing' });
    const release = await lockOnceClosed(place.dataDir);
    try {
      await keepAndReplace(place, order, checked, watch);
      await watch.onEnded(null);
    } finally {
      release();
    }
  } finally {
    await discard(checked);
  }
}

/**
 * Restores a backup while the site runs: checks it whole, has every process of the site close, keeps the present data
 * as a backup and replaces it. Returns false when a backup or another restore is in progress. Killed at any moment, it
 * leaves the old data or the new.
 */
export async function runRestore(place: BackupPlace, order: RestoreOrder, watch: RestoreWatch): Promise<boolean> {
  const unlock = lockFile(restoreLockOf(place.dataDir), 'alone', LOCK_WAIT_MS);
  if (!unlock) return false;
  try {
    const unlockBackups = lockFile(lockOf(place.dataDir), 'alone', LOCK_WAIT_MS);
    if (!unlockBackups) return false;
    try {
      await watch.onBegun();
      await restoreLocked(place, order, watch);
    } catch (error) {
      await watch.onEnded(error);
      throw error;
    } finally {
      unlockBackups();
    }
  } finally {
    unlock();
  }
  return true;
}
