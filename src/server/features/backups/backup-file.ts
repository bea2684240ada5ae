import { z } from 'zod';

/** Another format is another number. */
const FORMAT = 1;

export const BACKUP_KINDS = ['hand', 'nightly'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** What a backup says of itself, at its beginning. */
export const backupHead = z.object({
  product: z.literal('Safarnama'),
  format: z.literal(FORMAT),
  /** When it was begun: all that was acknowledged before is in it. */
  at: z.number(),
  kind: z.enum(BACKUP_KINDS),
  /** Name of the admin; null for the nightly ones, and those that were made where the site runs. */
  by: z.string().nullable(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The last migration that the tables had been through. */
  tables: z.string(),
  /** PostgreSQL's schema that the tables are in; null on SQLite. */
  schema: z.string().nullable(),
});
export type BackupHead = z.infer<typeof backupHead>;

/** A head in the format of today. */
export const headOf = (facts: Omit<BackupHead, 'product' | 'format'>): BackupHead => ({
  product: 'Safarnama',
  format: FORMAT,
  ...facts,
});

/** Files of a backup, in this order: the head, pictures, the database, pictures that came meanwhile, the checksums. */
export const HEAD_PATH = 'backup.json';
export const SUMS_PATH = 'SHA256SUMS';
export const UPLOADS_PATH = 'uploads/';
export const DATABASE_PATHS = { sqlite: 'database.sqlite', postgres: 'database.sql' } as const;

/** Why there is no backup, or no restoring, in words for whoever asked. */
export class BackupProblem extends Error {}
