import { z } from 'zod';

/** Increase it whenever the format changes. */
const FORMAT = 1;

/** `before-restore` keeps the data that a restore has replaced. */
export const BACKUP_KINDS = ['hand', 'nightly', 'before-restore'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** The head of a backup: its first file. */
export const backupHead = z.object({
  product: z.literal('Safarnama'),
  format: z.literal(FORMAT),
  /** When the backup started: it holds everything acknowledged before. */
  at: z.number(),
  kind: z.enum(BACKUP_KINDS),
  /** The admin's name; null for nightly backups and those made from the command line. */
  by: z.string().nullable(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The last applied migration. */
  tables: z.string(),
  /** PostgreSQL schema of the tables; null on SQLite. */
  schema: z.string().nullable(),
});
export type BackupHead = z.infer<typeof backupHead>;

/** Returns a head in the current format. */
export const headOf = (facts: Omit<BackupHead, 'product' | 'format'>): BackupHead => ({
  product: 'Safarnama',
  format: FORMAT,
  ...facts,
});

/** Files of a backup, in this order: head, pictures, database, pictures added meanwhile, checksums. */
export const HEAD_PATH = 'backup.json';
export const SUMS_PATH = 'SHA256SUMS';
export const UPLOADS_PATH = 'uploads/';
export const DATABASE_PATHS = { sqlite: 'database.sqlite', postgres: 'database.sql' } as const;

/** The reason why a backup or a restore failed, as a message for the user. */
export class BackupProblem extends Error {}
