import { z } from 'zod';
import { defineEndpoints, defineFiles, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { enteredPassword } from './passwords.ts';
import { addressPart } from './text.ts';

const backupKind = z.enum(['hand', 'nightly', 'before-restore']).meta({ id: 'BackupKind' });

const backup = named('Backup', {
  /** Name of its file, which identifies it in calls. */
  name: z.string(),
  bytes: z.number(),
  /** When the backup began. Absent, like the fields below, when the file cannot be read. */
  at: z.iso.datetime().optional(),
  kind: backupKind.optional(),
  /** Name of the admin; absent for nightly backups and for those made on the machine itself. */
  by: z.string().optional(),
});
export type Backup = z.infer<typeof backup>;

const backupUnderWay = named('BackupUnderWay', {
  at: z.iso.datetime(),
  kind: backupKind,
  by: z.string().optional(),
  /** The present stage of the work. */
  stage: z.enum(['pictures', 'database', 'packing']),
  /** From 0 to 1. */
  share: z.number(),
});
export type BackupUnderWay = z.infer<typeof backupUnderWay>;

export const failedBackup = named('FailedBackup', { at: z.iso.datetime(), kind: backupKind, words: z.string() });
export type FailedBackup = z.infer<typeof failedBackup>;

/** The steps of a restore, in order; the site is closed from the second one on. */
export const RESTORE_STEPS = ['checking', 'closing', 'keeping', 'replacing'] as const;

const restoreUnderWay = named('RestoreUnderWay', {
  /** Name of the backup's file. */
  name: z.string(),
  by: z.string(),
  step: z.enum(RESTORE_STEPS),
  /** Progress of the step, from 0 to 1. */
  share: z.number(),
});
export type RestoreUnderWay = z.infer<typeof restoreUnderWay>;

const endedRestore = named('EndedRestore', {
  at: z.iso.datetime(),
  name: z.string(),
  by: z.string(),
  outcome: z.enum(['done', 'failed']),
  /** The backup of the data as it was before; absent where none was made. */
  kept: z.string().optional(),
  /** Why it failed; nothing was changed then. */
  words: z.string().optional(),
});
export type EndedRestore = z.infer<typeof endedRestore>;

const restorePreview = named('RestorePreview', {
  /** The moment that comes back. */
  at: z.iso.datetime(),
  /** What has to be typed. */
  confirmation: z.string(),
  /** What was made since and will not be there, each at most 10,000. */
  since: z.object({ bookings: z.number(), leads: z.number(), posts: z.number() }),
});
export type RestorePreview = z.infer<typeof restorePreview>;

const params = z.object({ name: addressPart });

const noun: Noun = {
  name: 'Backups',
  about: 'Files with all data: making, listing, downloading, deleting, restoring.',
};

export const backupEndpoints = defineEndpoints(noun, {
  'POST /api/admin/backup': {
    operationId: 'createBackup',
    summary: 'Begin a backup of the database and the pictures; 409 while one is being made, in whatever process',
    access: 'backups',
    errors: ['conflict'],
    answers: { 202: z.null() },
  },
  'GET /api/admin/backups': {
    operationId: 'listBackups',
    summary: 'The backups that there are, the newest first; the one that is being made; how the last one failed',
    access: 'backups',
    answers: {
      200: z.object({
        backups: z.array(backup),
        underWay: backupUnderWay.nullable(),
        /** Null when the last backup succeeded. */
        failed: failedBackup.nullable(),
        /** While the site is still open; then every call is answered 503 until the restore has ended. */
        restoring: restoreUnderWay.nullable(),
        /** How the last restore from the back office ended; null for none. */
        restored: endedRestore.nullable(),
      }),
    },
  },
  'POST /api/admin/backups/{name}/download': {
    operationId: 'offerBackupDownload',
    summary: 'An address under which the file of a backup can be had, without a token, for one minute',
    access: 'backups',
    params,
    errors: ['not-found'],
    answers: { 200: z.object({ address: z.string() }) },
  },
  'DELETE /api/admin/backups/{name}': {
    operationId: 'deleteBackup',
    summary: 'Delete a backup for good',
    access: 'backups',
    params,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
  'GET /api/admin/backups/{name}/restore': {
    operationId: 'previewRestore',
    summary: 'What restoring a backup would leave behind, and what has to be typed; 409 for one that does not fit',
    access: 'backups',
    params,
    errors: ['not-found', 'conflict'],
    answers: { 200: restorePreview },
  },
  'POST /api/admin/backups/{name}/restore': {
    operationId: 'restoreBackup',
    summary:
      'Begin to restore a backup: it is checked whole, then the site closes (503), keeps its data as a backup, replaces it and opens again',
    access: 'backups',
    params,
    body: z.object({
      confirmation: z.string().trim().max(100),
      password: enteredPassword({ say: 'password-missing' }, { say: 'own-password-wrong' }),
    }),
    errors: ['not-found', 'conflict'],
    answers: { 202: z.null() },
  },
});

export const backupFiles = defineFiles(noun, {
  'GET /api/admin/backups/{name}/file': {
    operationId: 'downloadBackup',
    summary: 'The file of a backup; the ticket is part of the address that `offerBackupDownload` answers',
    access: 'public',
    params: z.object({ name: z.string() }),
    query: z.object({ ticket: z.string().max(200) }),
    errors: ['forbidden', 'not-found'],
    mediaTypes: ['application/gzip'],
  },
});
