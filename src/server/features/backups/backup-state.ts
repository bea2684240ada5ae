import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { lockFile } from '../../data-folder/file-lock.ts';
import { replaceFile } from '../../data-folder/replace-file.ts';
import { BACKUP_KINDS } from './backup-file.ts';
import { backupsOf, lockOf } from './backup-place.ts';

/** State or result of the last backup; every process that shares the folder reads it. */
const backupState = z.object({
  kind: z.enum(BACKUP_KINDS),
  by: z.string().nullable(),
  at: z.number(),
  outcome: z.enum(['working', 'done', 'failed']),
  stage: z.enum(['pictures', 'database', 'packing']),
  share: z.number(),
  /** The error message. */
  words: z.string().nullable(),
});
export type BackupState = z.infer<typeof backupState>;

const stateFile = (dataDir: string): string => join(backupsOf(dataDir), '.state.json');

export const writeState = (dataDir: string, state: BackupState): Promise<void> =>
  replaceFile(stateFile(dataDir), JSON.stringify(state));

/** Returns true while any process makes a backup. */
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

/** Between reading the file and checking the lock, one backup may end and the next begin. */
const LOOKS = 3;

/** Returns the last backup's state; null if there was none. A backup whose process died counts as failed. */
export async function readState(dataDir: string): Promise<BackupState | null> {
  let state = await readFileState(dataDir);
  for (let look = 1; look <= LOOKS; look++) {
    if (state?.outcome !== 'working' || isBeingMade(dataDir)) return state;
    state = await readFileState(dataDir);
  }
  return state && { ...state, outcome: 'failed', words: 'It was interrupted: the process making it was stopped' };
}
