import { join } from 'node:path';
import { AppError } from '../../http/app-error.ts';
import { isBackupName } from './backup-names.ts';
import { backupsOf } from './backup-place.ts';

/** Returns the path of a backup; rejects a name that is none, so that it leads nowhere else. */
export function backupPath(dataDir: string, name: string): string {
  if (!isBackupName(name)) throw new AppError('not-found', ({ backups }) => backups.notFound);
  return join(backupsOf(dataDir), name);
}
