import type { BackupOrder, BackupPlace } from './backup-place.ts';
import { type BegunWork, beginWork } from './work-process.ts';

/** Starts a backup; resolves with null when another one is running. Its result is the name of the backup. */
export const beginBackup = (place: BackupPlace, order: BackupOrder): Promise<BegunWork | null> =>
  beginWork('features/backups/backup-process', place, order);
