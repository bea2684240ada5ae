import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { type BackupHead, backupHead, HEAD_PATH } from './backup-file.ts';
import { isBackupName, minuteIn } from './backup-names.ts';

const BLOCK = 512;
/** The head is the first file, so no more is read to find it. */
const MOST_BYTES = 16 * 1024;

export interface KeptBackup {
  readonly name: string;
  readonly bytes: number;
  /** Null when it is unreadable. */
  readonly head: BackupHead | null;
}

/** Returns a backup's head; null for a foreign file. */
export async function readHead(path: string): Promise<BackupHead | null> {
  const file = createReadStream(path, { end: MOST_BYTES });
  const unpacked = file.pipe(createGunzip());
  file.once('error', (error) => unpacked.destroy(error));
  let bytes = Buffer.alloc(0);
  try {
    for await (const piece of unpacked) {
      bytes = Buffer.concat([bytes, piece as Buffer]);
      const size = Number.parseInt(bytes.toString('latin1', 124, 135), 8);
      if (bytes.length < BLOCK + (size || 0)) continue;
      if (bytes.toString('latin1', 0, 100).replaceAll('\0', '') !== HEAD_PATH) return null;
      return backupHead.safeParse(JSON.parse(bytes.toString('utf8', BLOCK, BLOCK + size))).data ?? null;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw error;
  } finally {
    file.destroy();
  }
  return null;
}

/** By the minutes in their names, which unreadable ones have too, then by their heads. */
function laterFirst(a: KeptBackup, b: KeptBackup): number {
  const [minuteOfA, minuteOfB] = [minuteIn(a.name), minuteIn(b.name)];
  if (minuteOfA !== minuteOfB) return minuteOfA < minuteOfB ? 1 : -1;
  return (b.head?.at ?? 0) - (a.head?.at ?? 0);
}

/** Lists the finished backups of a folder, newest first. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const backups = await Promise.all(
    names.filter(isBackupName).map(async (name) => {
      const path = join(folder, name);
      // Deleted since the folder was read.
      const file = await stat(path).catch(() => null);
      return file && { name, bytes: file.size, head: await readHead(path) };
    }),
  );
  return backups.filter((backup) => backup !== null).sort(laterFirst);
}
