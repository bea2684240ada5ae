import type { CsvImport } from '../../../contracts/csv-imports.ts';
import type { ImportNoun } from '../../../core/imports/fields.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { AuditService } from '../audit/service.ts';
import { importFiles } from './import-files.ts';
import { importSteps } from './import-steps.ts';
import { importWork } from './import-work.ts';
import { presentImport } from './present.ts';
import { shownImports } from './shown-imports.ts';
import { importStore } from './store.ts';
import type { ImportTargets } from './targets.ts';
import { workStore } from './work-store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly targets: ImportTargets;
  readonly onFailure: (error: unknown) => void;
}

/** Imports leads and bookings from CSV files: a file is read, its columns are matched, checked, and then imported. */
export function importService(dependencies: Dependencies) {
  const { database, clock, onFailure } = dependencies;
  const store = importStore(database);
  const shared = { ...dependencies, store, work: workStore(database) };
  const shown = shownImports(shared);
  const jobs = importWork(shared);
  const begin = (): void => void jobs.work().catch(onFailure);

  return {
    async list(noun: ImportNoun): Promise<CsvImport[]> {
      const rows = await store.list(noun);
      return rows.map((row) => presentImport(row, clock()));
    },

    show: shown.show,

    ...importFiles({ ...shared, ...shown }),
    ...importSteps({ ...shared, ...shown, begin }),

    /** Does what waits; called again and again by a job. */
    work: jobs.work,
    /** Ends the work after the present batch; await it before closing the database. */
    stopWork: jobs.stop,
  };
}

export type ImportService = ReturnType<typeof importService>;
