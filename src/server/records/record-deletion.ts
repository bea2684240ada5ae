import type { Clock } from '../clock.ts';
import type { Database, Writer } from '../database/database.ts';
import type { AuditService } from '../features/audit/service.ts';
import type { UploadService } from '../features/uploads/service.ts';
import type { AdminSession } from '../http/endpoints.ts';
import { touchNoun } from '../http/noun-versions.ts';
import { PURGED_AT_ONCE, RESTORABLE_MS } from './deletable-records.ts';
import { pictureOwner, type RecordKind, recordNotFound } from './record-kind.ts';

interface DeletionStore {
  readonly find: (from: Writer, id: string) => Promise<{ readonly title: string }>;
  readonly markDeleted: (writer: Writer, id: string, now: number) => Promise<boolean>;
  readonly restore: (writer: Writer, id: string, since: number) => Promise<boolean>;
  readonly listDeletedBefore: (moment: number, limit: number) => Promise<string[]>;
  readonly purge: (writer: Writer, id: string, moment: number) => Promise<boolean>;
}

interface Dependencies<Shown> {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: UploadService;
  readonly audit: AuditService;
  readonly store: DeletionStore;
  readonly show: (from: Writer, id: string) => Promise<Shown>;
}

/** Soft delete: a deleted record can be restored for a day, then it is removed with its pictures. */
export function recordDeletion<Shown extends { readonly title: string }>(
  kind: RecordKind,
  { database, clock, uploads, audit, store, show }: Dependencies<Shown>,
) {
  return {
    delete: (id: string, session: AdminSession): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        const { title } = await store.find(trx, id);
        if (!(await store.markDeleted(trx, id, clock()))) throw recordNotFound(kind);
        await audit.record(trx, session, { action: `${kind.word}.deleted`, subject: title });
        await touchNoun(trx, kind.noun);
      }),

    restore: (id: string, session: AdminSession): Promise<Shown> =>
      database.db.transaction().execute(async (trx) => {
        const restored = await store.restore(trx, id, clock() - RESTORABLE_MS);
        // A second call finds the record restored and returns it.
        const shown = await show(trx, id);
        if (restored) {
          await audit.record(trx, session, { action: `${kind.word}.restored`, subject: shown.title });
          await touchNoun(trx, kind.noun);
        }
        return shown;
      }),

    /** Removes records that were deleted more than a day ago, with their pictures. */
    async sweep(): Promise<void> {
      const moment = clock() - RESTORABLE_MS;
      for (const id of await store.listDeletedBefore(moment, PURGED_AT_ONCE)) {
        await database.db.transaction().execute(async (trx) => {
          if (await store.purge(trx, id, moment)) await uploads.settle(trx, pictureOwner(kind, id), []);
        });
      }
    },
  };
}
