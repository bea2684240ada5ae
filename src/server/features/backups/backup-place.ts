import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { BackupKind } from './backup-file.ts';

export type BackupPlace = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;

export interface BackupOrder {
  readonly kind: BackupKind;
  readonly by: string | null;
  readonly at: number;
}

export const backupsOf = (dataDir: string): string => join(dataDir, 'backups');
/** The lock file that allows one backup at a time, over all processes. */
export const lockOf = (dataDir: string): string => join(backupsOf(dataDir), '.lock');
