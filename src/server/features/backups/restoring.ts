import { stat } from 'node:fs/promises';
import type { EndedRestore, RestorePreview, RestoreUnderWay } from '../../../contracts/backups.ts';
import { type Clock, instantInIndia } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { MIGRATION_NAMES } from '../../database/migrate.ts';
import { AppError, type Told } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { AdminService } from '../admins/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { PeopleService } from '../people/service.ts';
import type { BackupHead } from './backup-file.ts';
import { backupPath } from './backup-path.ts';
import { restoreFinishing } from './finish-restore.ts';
import { readHead } from './read-backup.ts';
import { type RestoreOrder, readRestore } from './restore-state.ts';
import { backupStore } from './store.ts';
import { type BegunWork, beginWork } from './work-process.ts';

interface Dependencies {
  readonly database: Database;
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly admins: Pick<AdminService, 'requireOwnPassword'>;
  readonly people: Pick<PeopleService, 'eraseAgain'>;
  readonly onFailure: (error: unknown) => void;
}

export interface RestoreForm {
  readonly confirmation: string;
  readonly password: string;
}

const INTERRUPTED = 'It was interrupted, and nothing was changed';

const refuse = (told: Told) => new AppError('conflict', told);

/** Returns the restore in progress, or how the last one ended, for the list of backups. */
export async function readShownRestore(
  dataDir: string,
): Promise<{ readonly restoring: RestoreUnderWay | null; readonly restored: EndedRestore | null }> {
  const state = await readRestore(dataDir);
  if (!state) return { restoring: null, restored: null };
  const { name, by, at, step, share, kept, words, outcome, interrupted } = state;
  if (outcome === 'working' && !interrupted) return { restoring: { name, by, step, share }, restored: null };
  const reason = words ?? (interrupted ? INTERRUPTED : null);
  const restored = {
    at: new Date(at).toISOString(),
    name,
    by,
    outcome: outcome === 'done' ? outcome : ('failed' as const),
    ...(kept !== null && { kept }),
    ...(reason !== null && { words: reason }),
  };
  return { restoring: null, restored };
}

/** Begins restores on the order of a super admin, and tells how they are getting on. */
export function restoreService(dependencies: Dependencies) {
  const { database, config, clock, audit, admins, onFailure } = dependencies;
  const store = backupStore(database);
  let begun: BegunWork | null = null;
  let stopped = false;

  /** Returns the head of a backup that this site can restore. */
  async function fittingHead(name: string): Promise<BackupHead> {
    const path = backupPath(config.dataDir, name);
    if (!(await stat(path).catch(() => null))) throw new AppError('not-found', ({ backups }) => backups.notFound);
    const head = await readHead(path);
    if (!head) throw refuse(({ backups }) => backups.cannotBeRead);
    if (head.engine !== database.engine) throw refuse(({ backups }) => backups.otherDatabase);
    if (!MIGRATION_NAMES.includes(head.tables)) throw refuse(({ backups }) => backups.ofNewerVersion);
    return head;
  }

  return {
    /** Finishes a restore at the first start on restored tables; must end before anything is served. */
    finish: restoreFinishing({ ...dependencies, store, dataDir: config.dataDir }),

    /** Returns what a restore would leave behind. */
    async preview(name: string): Promise<RestorePreview> {
      const { at } = await fittingHead(name);
      const since = await store.countSince(at);
      return { at: new Date(at).toISOString(), confirmation: instantInIndia(at), since };
    },

    /** Begins a restore; resolves when it is running, while the site is still open. */
    async begin(name: string, form: RestoreForm, session: AdminSession, visitor: Visitor): Promise<void> {
      const { at: backupAt } = await fittingHead(name);
      const expected = instantInIndia(backupAt);
      if (form.confirmation !== expected) {
        throw AppError.ofField('invalid', 'confirmation', ({ backups }) => backups.confirmationWrong({ expected }));
      }
      await admins.requireOwnPassword(form.password, session, visitor);
      const { adminId, username, tokenHash } = session;
      const now = clock();
      const order: RestoreOrder = { id: newId(now), name, by: { adminId, username }, tokenHash, at: now };
      const work = stopped ? null : await beginWork('features/backups/restore-process', config, order);
      if (!work) throw refuse(({ backups }) => backups.restoreUnderWay);
      begun = work;
      // The site does not close before this call is answered, so that the data kept from before has the entry.
      const subject = `As of ${expected} (India)`;
      await audit.record(database.db, session, { action: 'backup.restore-begun', subject });
      const forget = () => {
        begun = null;
      };
      work.made.then(forget, (error: unknown) => {
        forget();
        onFailure(error);
      });
    },

    /** Stops a restore that has changed nothing yet; one that has closed the site goes on without it. */
    async stop(): Promise<void> {
      stopped = true;
      const state = await readRestore(config.dataDir);
      if (!begun || state?.step !== 'checking') return;
      begun.stop();
      await begun.made.catch(() => undefined);
    },
  };
}

export type RestoreService = ReturnType<typeof restoreService>;
