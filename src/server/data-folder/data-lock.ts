import { join } from 'node:path';
import { lockFile, type Unlock } from './file-lock.ts';

const LOCK = '.in-use';

/** Says, until the process ends or unlocks, that the data is being worked on; refuses while a backup is restored. */
export function lockDataShared(dataDir: string): Unlock {
  const unlock = lockFile(join(dataDir, LOCK), 'shared');
  if (!unlock) throw new Error('a backup is being restored here; start again when that is done');
  return unlock;
}

/** The data for oneself alone; null while anybody works on it. */
export const lockDataAlone = (dataDir: string): Unlock | null => lockFile(join(dataDir, LOCK), 'alone');
