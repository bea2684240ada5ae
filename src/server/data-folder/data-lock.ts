import { join } from 'node:path';
import { lockFile, type Unlock } from './file-lock.ts';

const LOCK = '.in-use';

/** Takes a shared lock on the data until the process ends or unlocks; throws while a backup is being restored. */
export function lockDataShared(dataDir: string): Unlock {
  const unlock = lockFile(join(dataDir, LOCK), 'shared');
  if (!unlock) throw new Error('a backup is being restored here; start again when that is done');
  return unlock;
}

/** Takes the exclusive lock on the data; returns null while any process works on it. */
export const lockDataAlone = (dataDir: string): Unlock | null => lockFile(join(dataDir, LOCK), 'alone');
