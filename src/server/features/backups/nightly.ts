import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInIndia } from '../../../core/dates.ts';
import { type Clock, instantInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { type AuditService, SITE } from '../audit/service.ts';
import type { BackupKind } from './backup-file.ts';
import type { BackupOrder } from './backup-place.ts';
import { listBackups } from './read-backup.ts';
import type { backupStore } from './store.ts';
import type { BegunWork } from './work-process.ts';

/** Nightly backups start from this hour on, Indian time; a site that was off catches up when it starts. */
const NIGHT_FROM_HOUR = 2;
const DAY_MS = 86_400_000;
/** Backups made by hand stay until an admin deletes them. */
const KEPT_MS: Readonly<Record<BackupKind, number>> = {
  nightly: 14 * DAY_MS,
  'before-restore': 30 * DAY_MS,
  hand: Number.POSITIVE_INFINITY,
};
/** A nightly backup still unfinished after this time counts as killed. */
const NIGHT_GIVEN_UP_MS = 3 * 3_600_000;
/** A failed backup is tried again after this time. */
const NIGHT_AGAIN_MS = 3_600_000;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly store: Pick<ReturnType<typeof backupStore>, 'readNight' | 'moveNight'>;
  /** Where the backups are. */
  readonly folder: string;
  /** Null when another backup is being made. */
  readonly begin: (order: BackupOrder) => Promise<BegunWork | null>;
  readonly isStopped: () => boolean;
}

/** Makes one backup a night, in one of all processes, and removes the old ones. */
export function nightlyBackups({ database, clock, audit, store, folder, begin, isStopped }: Dependencies) {
  /** Deletes the backups that have been kept long enough. */
  async function removeOld(): Promise<void> {
    for (const { name, head } of await listBackups(folder)) {
      if (!head || head.at >= clock() - KEPT_MS[head.kind]) continue;
      await audit.record(database.db, SITE, { action: 'backup.deleted', subject: name });
      await rm(join(folder, name), { force: true });
    }
  }

  /** Claims tonight's backup for this process; null when it is made or claimed already. */
  async function claimNight(): Promise<{ readonly day: string; readonly claim: string } | null> {
    const now = clock();
    const day = dayInIndia(now);
    if (Number(instantInIndia(now).slice(11, 13)) < NIGHT_FROM_HOUR) return null;
    const known = await store.readNight();
    const [knownDay, until] = known.split(' ');
    if (knownDay === day && (until === 'made' || Number(until) > now)) return null;
    const claim = `${day} ${now + NIGHT_GIVEN_UP_MS}`;
    return (await store.moveNight(known, claim)) ? { day, claim } : null;
  }

  async function makeNightly(): Promise<void> {
    const night = await claimNight();
    if (!night) return;
    const again = () => store.moveNight(night.claim, `${night.day} ${clock() + NIGHT_AGAIN_MS}`);
    try {
      const backup = await begin({ kind: 'nightly', by: null, at: clock() });
      if (!backup) {
        await again();
        return;
      }
      await audit.record(database.db, SITE, { action: 'backup.made', subject: await backup.made });
    } catch (error) {
      await again();
      if (!isStopped()) throw error;
      return;
    }
    await store.moveNight(night.claim, `${night.day} made`);
    await removeOld();
  }

  return { makeNightly };
}
