import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { lockFile } from '../../data-folder/file-lock.ts';
import { BACKUP_KINDS } from './backup-file.ts';
import { backupsOf, lockOf } from './backup-place.ts';

/** How the last backup is getting on, or came out; every process that shares the folder reads it there. */
const backupState = z.object({
  kind: z.enum(BACKUP_KINDS),
  by: z.string().nullable(),
  at: z.number(),
  outcome: z.enum(['working', 'done', 'failed']),
  stage: z.enum(['pictures', 'database', 'packing']),
  share: z.number(),
  /** Why it failed. */
  words: z.string().nullable(),
});
export type BackupState = z.infer<typeof backupState>;

const stateFile = (dataDir: string): string => join(backupsOf(dataDir), '.state.json');

export async function writeState(dataDir: string, state: BackupState): Promise<void> {
  const path = stateFile(dataDir);
  try {
    await writeFile(`${path}.part`, JSON.stringify(state), { mode: 0o600 });
    await rename(`${path}.part`, path);
  } catch (error) {
    await rm(`${path}.part`, { force: true });
    throw error;
  }
}

/** True while somebody makes a backup, in whatever process. */
function isBeingMade(dataDir: string): boolean {
  const unlock = lockFile(lockOf(dataDir), 'shared');
  unlock?.();
  return unlock === null;
}

async function readFileState(dataDir: string): Promise<BackupState | null> {
  try {
    return backupState.parse(JSON.parse(await readFile(stateFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** Between a look at the file and one at the lock, another may have come to its end, and the next begun. */
const LOOKS = 3;

/** Null where none was ever begun. One whose process has died failed, whatever it wrote last. */
export async function readState(dataDir: string): Promise<BackupState | null> {
  let state = await readFileState(dataDir);
  for (let look = 1; look <= LOOKS; look++) {
    if (state?.outcome !== 'working' || isBeingMade(dataDir)) return state;
    state = await readFileState(dataDir);
  }
  return state && { ...state, outcome: 'failed', words: 'It was interrupted: the process making it was stopped' };
}
