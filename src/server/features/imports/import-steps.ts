import type { CsvImportDetail } from '../../../contracts/csv-imports.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { AuditService } from '../audit/service.ts';
import { auditedCounts, subjectOf } from './import-work.ts';
import { canUndo, reportOf } from './present.ts';
import { noFile, noSuchImport, wrongState } from './shown-imports.ts';
import type { ImportRow, ImportStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly store: ImportStore;
  readonly find: (id: string) => Promise<ImportRow>;
  readonly show: (id: string) => Promise<CsvImportDetail>;
  /** Lets the work begin at once. */
  readonly begin: () => void;
}

/** Starts, stops and undoes imports. */
export function importSteps({ database, clock, audit, store, find, show, begin }: Dependencies) {
  /** Changes a locked import, with an entry in the audit log. */
  const act = (
    id: string,
    admin: AdminSession,
    decide: (held: ImportRow) => { readonly changed: Partial<ImportRow>; readonly action: string } | null,
  ): Promise<void> =>
    database.db.transaction().execute(async (trx: Writer) => {
      const held = await store.lock(trx, id);
      if (!held) throw noSuchImport();
      const decided = decide(held);
      if (!decided) return;
      await store.change(trx, id, decided.changed);
      const action = `${held.noun}s.${decided.action}`;
      await audit.record(trx, admin, { action, subject: subjectOf(held), changes: auditedCounts(held) });
    });

  return {
    /** Begins to import what was checked, or goes on with it. */
    async start(id: string, { mark, again }: { mark: string; again: boolean }, admin: AdminSession) {
      const same = await store.findSame(await find(id));
      await act(id, admin, (held) => {
        if (held.state === 'running') return null;
        if (held.state !== 'waiting' && held.state !== 'stopped') throw wrongState();
        if (held.reading === null) throw noFile();
        if (reportOf(held)?.mark !== mark) throw new AppError('conflict', ({ imports }) => imports.notChecked);
        if (same && !again && held.state === 'waiting') {
          throw new AppError('conflict', ({ imports }) => imports.importedBefore({ by: same.admin }));
        }
        const changed = { state: 'running', startedAt: held.startedAt ?? clock(), endedAt: null, leasedUntil: 0 };
        return { changed, action: 'import-started' };
      });
      begin();
      return show(id);
    },

    /** Stops an import after its present batch. */
    async stop(id: string, admin: AdminSession): Promise<CsvImportDetail> {
      await act(id, admin, (held) => {
        if (held.state === 'stopped') return null;
        if (held.state !== 'running') throw wrongState();
        return { changed: { state: 'stopped', endedAt: clock(), leasedUntil: 0 }, action: 'import-stopped' };
      });
      return show(id);
    },

    /** Begins to take away what an import added. */
    async undo(id: string, admin: AdminSession): Promise<CsvImportDetail> {
      await act(id, admin, (held) => {
        if (held.state === 'undoing') return null;
        if (!canUndo(held, clock())) throw wrongState();
        return { changed: { state: 'undoing', lastLine: 0, leasedUntil: 0 }, action: 'import-undo-started' };
      });
      begin();
      return show(id);
    },
  };
}
