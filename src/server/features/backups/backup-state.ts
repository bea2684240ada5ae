import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { lockFile } from '../../file-lock.ts';
import { BACKUP_KINDS } from './backup-file.ts';
import { backupsOf, lockOf } from './make-backup.ts';

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
  await writeFile(`${path}.part`, JSON.stringify(state), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** True while somebody makes a backup, in whatever process. */
function isBeingMade(dataDir: string): boolean {
  const unlock = lockFile(lockOf(dataDir), 'shared');
  unlock?.();
  return unlock === null;
}

/** Null where none was ever begun. One whose process has died failed, whatever it wrote last. */
export async function readState(dataDir: string): Promise<BackupState | null> {
  let state: BackupState;
  const working = isBeingMade(dataDir);
  try {
    state = backupState.parse(JSON.parse(await readFile(stateFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
  if (state.outcome !== 'working' || working) return state;
  return { ...state, outcome: 'failed', words: 'It was cut short: the process that made it was ended' };
}
