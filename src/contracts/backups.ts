import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { addressPart } from './text.ts';

const backupKind = z.enum(['hand', 'nightly']);

const backup = z.object({
  /** Its file's name, by which it is asked for. */
  name: z.string(),
  bytes: z.number(),
  /** When it was begun; absent, as what follows, when the file cannot be read. */
  at: z.iso.datetime().optional(),
  kind: backupKind.optional(),
  /** Name of the admin; absent for the nightly ones and those made on the machine itself. */
  by: z.string().optional(),
});
export type Backup = z.infer<typeof backup>;

const backupUnderWay = z.object({
  at: z.iso.datetime(),
  kind: backupKind,
  by: z.string().optional(),
  /** With what it is busy. */
  stage: z.enum(['pictures', 'database', 'packing']),
  /** From 0 to 1. */
  share: z.number(),
});
export type BackupUnderWay = z.infer<typeof backupUnderWay>;

export const failedBackup = z.object({ at: z.iso.datetime(), kind: backupKind, words: z.string() });
export type FailedBackup = z.infer<typeof failedBackup>;

const params = z.object({ name: addressPart });

export const backupEndpoints = defineEndpoints({
  'POST /api/admin/backup': {
    summary: 'Begin a backup of the database and the pictures; 409 while one is being made, in whatever process',
    access: 'super_admin',
    answers: { 202: z.null() },
  },
  'GET /api/admin/backups': {
    summary: 'The backups that there are, the newest first; the one that is being made; how the last one failed',
    access: 'super_admin',
    answers: {
      200: z.object({
        backups: z.array(backup),
        underWay: backupUnderWay.nullable(),
        /** Null when the last one came out well. */
        failed: failedBackup.nullable(),
      }),
    },
  },
  'POST /api/admin/backups/{name}/download': {
    summary: 'An address under which the file of a backup can be had, without a token, for one minute',
    access: 'super_admin',
    params,
    answers: { 200: z.object({ address: z.string() }) },
  },
  'DELETE /api/admin/backups/{name}': {
    summary: 'Delete a backup for good',
    access: 'super_admin',
    params,
    answers: { 204: z.null() },
  },
});
