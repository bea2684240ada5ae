import { rm, stat } from 'node:fs/promises';
import type { Backup, BackupUnderWay, FailedBackup } from '../../../contracts/backups.ts';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { isFileTicket, newFileTicket } from '../../http/file-ticket.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { AuditService } from '../audit/service.ts';
import { isBackupName } from './backup-names.ts';
import { backupPath } from './backup-path.ts';
import { type BackupOrder, backupsOf } from './backup-place.ts';
import { type BackupState, readState } from './backup-state.ts';
import { beginBackup } from './begin-backup.ts';
import { nightlyBackups } from './nightly.ts';
import { type KeptBackup, listBackups } from './read-backup.ts';
import { readShownRestore } from './restoring.ts';
import { backupStore } from './store.ts';
import type { BegunWork } from './work-process.ts';

interface Dependencies {
  readonly database: Database;
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record' | 'noteRefusal'>;
  /** Signs download addresses. */
  readonly secret: string;
  readonly onFailure: (error: unknown) => void;
}

const iso = (at: number): string => new Date(at).toISOString();

const present = ({ name, bytes, head }: KeptBackup): Backup => ({
  name,
  bytes,
  ...(head && { at: iso(head.at), kind: head.kind, ...(head.by !== null && { by: head.by }) }),
});

const presentUnderWay = ({ at, kind, by, stage, share }: BackupState): BackupUnderWay => ({
  at: iso(at),
  kind,
  stage,
  share,
  ...(by !== null && { by }),
});

const presentFailed = ({ at, kind, words }: BackupState): FailedBackup => ({ at: iso(at), kind, words: words ?? '' });

/** Makes backups while the site is running, by hand and every night; lists, serves and deletes them. */
export function backupService({ database, config, clock, audit, secret, onFailure }: Dependencies) {
  const store = backupStore(database);
  const folder = backupsOf(config.dataDir);
  /** Backups started by this process. */
  const begun = new Set<BegunWork>();
  let stopped = false;

  const begin = async (order: BackupOrder): Promise<BegunWork | null> => {
    const backup = stopped ? null : await beginBackup(config, order);
    if (!backup) return null;
    begun.add(backup);
    const forget = () => begun.delete(backup);
    backup.made.then(forget, forget);
    if (stopped) backup.stop();
    return backup;
  };

  const pathOf = (name: string): string => backupPath(config.dataDir, name);

  const sizeOf = async (name: string): Promise<number> => {
    const file = await stat(pathOf(name)).catch(() => null);
    if (!file) throw new AppError('not-found', ({ backups }) => backups.notFound);
    return file.size;
  };

  const nightly = nightlyBackups({ database, clock, audit, store, folder, begin, isStopped: () => stopped });

  return {
    async list(): Promise<ApiAnswer<'GET /api/admin/backups'>> {
      // State first: a backup that it reports as done is then in the list.
      const state = await readState(config.dataDir);
      const backups = await listBackups(folder);
      return {
        backups: backups.map(present),
        underWay: state?.outcome === 'working' ? presentUnderWay(state) : null,
        failed: state?.outcome === 'failed' ? presentFailed(state) : null,
        ...(await readShownRestore(config.dataDir)),
      };
    },

    /** Starts a backup; resolves when it is running. */
    async begin(session: AdminSession): Promise<void> {
      if (database.disk.probe() !== 'ok')
        throw new AppError('overloaded', ({ backups }) => backups.noRoom, { retryAfterSeconds: 60 });
      const backup = await begin({ kind: 'hand', by: session.username, at: clock() });
      if (!backup) throw new AppError('conflict', ({ backups }) => backups.underWay);
      backup.made
        .then((name) => audit.record(database.db, session, { action: 'backup.made', subject: name }))
        .catch((error: unknown) => stopped || onFailure(error));
    },

    /** Returns an address that serves the file for a minute. */
    async offerDownload(name: string, session: AdminSession): Promise<string> {
      await sizeOf(name);
      await audit.record(database.db, session, { action: 'backup.downloaded', subject: name });
      return `/api/admin/backups/${name}/file?ticket=${newFileTicket(secret, name, clock())}`;
    },

    /** Returns the file for a download address. */
    async openDownload(
      name: string,
      ticket: string,
      { network, requestId }: Visitor,
    ): Promise<{ readonly path: string; readonly bytes: number }> {
      if (!isFileTicket(secret, name, ticket, clock())) {
        const subject = isBackupName(name) ? name : 'No such backup';
        audit.noteRefusal({ action: 'backup.download-refused', subject, network, requestId });
        throw new AppError('forbidden', ({ backups }) => backups.linkExpired);
      }
      return { path: pathOf(name), bytes: await sizeOf(name) };
    },

    async remove(name: string, session: AdminSession): Promise<void> {
      await sizeOf(name);
      await audit.record(database.db, session, { action: 'backup.deleted', subject: name });
      await rm(pathOf(name), { force: true });
    },

    /** Returns the newest readable backup, or null. */
    async last(): Promise<{ readonly at: number; readonly bytes: number } | null> {
      const found = (await listBackups(folder)).flatMap(({ bytes, head }) => (head ? [{ at: head.at, bytes }] : []));
      return found.reduce<(typeof found)[number] | null>((last, one) => (last && last.at >= one.at ? last : one), null);
    },

    /** Returns how the last backup failed; null when it succeeded or is still running. */
    async lastFailure(): Promise<FailedBackup | null> {
      const state = await readState(config.dataDir);
      return state?.outcome === 'failed' ? presentFailed(state) : null;
    },

    /** Makes tonight's backup unless it is made or claimed already, then deletes old ones. */
    makeNightly: nightly.makeNightly,

    /** Stops running backups and starts no more. */
    async stop(): Promise<void> {
      stopped = true;
      const ended = [...begun].map((backup) => {
        backup.stop();
        return backup.made;
      });
      await Promise.allSettled(ended);
    },
  };
}

export type BackupService = ReturnType<typeof backupService>;
