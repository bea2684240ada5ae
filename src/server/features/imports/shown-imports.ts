import type { CsvImportDetail } from '../../../contracts/csv-imports.ts';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../http/app-error.ts';
import { presentImport, readingOf, reportOf } from './present.ts';
import type { ImportRow, ImportStore } from './store.ts';
import { type ImportTargets, withTarget } from './targets.ts';
import type { WorkStore } from './work-store.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly store: ImportStore;
  readonly work: WorkStore;
  readonly targets: ImportTargets;
}

export const noSuchImport = (): AppError => new AppError('not-found', ({ imports }) => imports.notFound);
export const wrongState = (): AppError => new AppError('conflict', ({ imports }) => imports.wrongState);
export const noFile = (): AppError => new AppError('conflict', ({ imports }) => imports.fileDeleted);

/** Finds imports and shows them. */
export function shownImports({ clock, store, work, targets }: Dependencies) {
  async function find(id: string): Promise<ImportRow> {
    const row = await store.find(id);
    if (!row) throw noSuchImport();
    return row;
  }

  async function present(row: ImportRow): Promise<CsvImportDetail> {
    const same = await store.findSame(row);
    const left = row.kept > 0 ? await work.listLeft(row.id) : [];
    return {
      ...presentImport(row, clock()),
      reading: readingOf(row),
      report: reportOf(row),
      before: same ? { by: same.admin, at: new Date(same.startedAt ?? same.createdAt).toISOString() } : null,
      keptRecords: await withTarget(targets, row, (target) => target.listNames(left)),
    };
  }

  const show = async (id: string): Promise<CsvImportDetail> => present(await find(id));

  return { find, show };
}
