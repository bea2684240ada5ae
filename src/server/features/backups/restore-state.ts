import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { RESTORE_STEPS } from '../../../contracts/backups.ts';
import { lockFile } from '../../data-folder/file-lock.ts';
import { replaceFile } from '../../data-folder/replace-file.ts';
import { backupsOf } from './backup-place.ts';

/** An admin's order to restore a backup while the site runs. */
export const restoreOrder = z.object({
  id: z.string(),
  /** Name of the backup's file. */
  name: z.string(),
  by: z.object({ adminId: z.string(), username: z.string() }),
  /** The session that stays valid. */
  tokenHash: z.string(),
  at: z.number(),
});
export type RestoreOrder = z.infer<typeof restoreOrder>;

/** State or result of the last ordered restore; every process that shares the folder reads it. */
const restoreState = z.object({
  id: z.string(),
  name: z.string(),
  by: z.string(),
  at: z.number(),
  step: z.enum(RESTORE_STEPS),
  outcome: z.enum(['working', 'done', 'failed']),
  /** Progress of the step, from 0 to 1. */
  share: z.number(),
  /** The backup of the data as it was before; null until it is made. */
  kept: z.string().nullable(),
  /** Why it failed. */
  words: z.string().nullable(),
});
export type RestoreState = z.infer<typeof restoreState>;

const stateFile = (dataDir: string): string => join(backupsOf(dataDir), '.restore.json');
/** Held by the process that restores. */
export const restoreLockOf = (dataDir: string): string => join(backupsOf(dataDir), '.restore-lock');

export const writeRestore = (dataDir: string, state: RestoreState): Promise<void> =>
  replaceFile(stateFile(dataDir), JSON.stringify(state));

async function readFileState(dataDir: string): Promise<RestoreState | null> {
  try {
    return restoreState.parse(JSON.parse(await readFile(stateFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** Returns true while any process restores. */
function isRestoring(dataDir: string): boolean {
  const unlock = lockFile(restoreLockOf(dataDir), 'shared');
  unlock?.();
  return unlock === null;
}

/** Returns the last restore's state; null if there was none. One whose process died is `interrupted`. */
export async function readRestore(dataDir: string): Promise<(RestoreState & { readonly interrupted: boolean }) | null> {
  const state = await readFileState(dataDir);
  if (state?.outcome !== 'working' || isRestoring(dataDir)) return state && { ...state, interrupted: false };
  // It may have ended between reading the file and checking the lock.
  const now = await readFileState(dataDir);
  return now && { ...now, interrupted: now.outcome === 'working' };
}

/** Steps in which no process of the site may have the data open. */
const CLOSED: readonly RestoreState['step'][] = ['closing', 'keeping', 'replacing'];

/** Returns the state of a restore for which the site has to be closed; null when it may be open. */
export async function readClosing(dataDir: string): Promise<RestoreState | null> {
  const state = await readRestore(dataDir);
  const mustClose = state?.outcome === 'working' && !state.interrupted && CLOSED.includes(state.step);
  return mustClose ? state : null;
}
