import { webcrypto } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CsvEncoding, CsvImportDetail, CsvReading } from '../../../contracts/csv-imports.ts';
import { matchColumns } from '../../../core/imports/column-names.ts';
import type { CsvDelimiter } from '../../../core/imports/csv-reader.ts';
import { type ImportField, type ImportNoun, missingFields } from '../../../core/imports/fields.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { boundedWork } from '../../admission/bounded-work.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { CsvCell } from '../../http/csv.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { FormFile } from '../../http/multipart-form.ts';
import { shownFileName } from '../../http/shown-file-name.ts';
import { newId } from '../../ids.ts';
import { CHECKED_AT_ONCE, checkFile } from './check-file.ts';
import { encodingOf, recordsOf, refuseBinary, surveyFile } from './csv-file.ts';
import { judgeRows } from './judge-rows.ts';
import { nounOf, readingOf, UNDOABLE_MS } from './present.ts';
import { noFile, noSuchImport, wrongState } from './shown-imports.ts';
import type { ImportRow, ImportStore } from './store.ts';
import { type ImportTargets, withTarget } from './targets.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: ImportStore;
  readonly targets: ImportTargets;
  readonly find: (id: string) => Promise<ImportRow>;
  readonly show: (id: string) => Promise<CsvImportDetail>;
}

/** Files are kept for a day: they hold names and phones. */
const FILE_KEPT_MS = 86_400_000;
const FORGOTTEN_AT_ONCE = 1000;

/** Refuses columns that are not those of the file, a field with two columns, and missing ones. */
function refuseColumns(noun: ImportNoun, { header, columns }: CsvReading, { language }: AdminSession): void {
  const fields = columns.filter((field) => field !== null);
  if (columns.length !== header.length) throw new AppError('invalid', ({ imports }) => imports.otherColumns);
  if (new Set(fields).size !== fields.length) throw new AppError('invalid', ({ imports }) => imports.fieldTwice);
  const missing = missingFields(noun, columns);
  if (missing.length > 0) {
    const names = missing.map((field) => SERVER_WORDS[language].importFields[field]);
    throw new AppError('invalid', ({ imports }) => imports.missing({ fields: names.join(', ') }));
  }
}

/** Takes files, reads and checks them, and deletes them after a day. */
export function importFiles(dependencies: Dependencies) {
  const { clock, store } = dependencies;
  return {
    ...newFiles(dependencies),
    ...checks(dependencies),

    /** Deletes files after a day, and forgets which records came of an import when it can no longer be undone. */
    async sweep(): Promise<void> {
      await store.deleteFiles(clock() - FILE_KEPT_MS);
      while ((await store.forgetRows(clock() - UNDOABLE_MS, FORGOTTEN_AT_ONCE)) > 0) await nextTurn();
    },
  };
}

/** Takes a file, and deletes one that waits. */
const newFiles = ({ database, clock, store, show }: Dependencies) => ({
  /** Stores a file that may be imported; refuses what is no CSV file. */
  async add(noun: ImportNoun, file: FormFile, admin: AdminSession): Promise<CsvImportDetail> {
    const { bytes } = file;
    const encoding = encodingOf(bytes);
    refuseBinary(bytes, encoding);
    const { rows, ...survey } = await surveyFile([bytes], { encoding, delimiter: null });
    const reading = { ...survey, columns: matchColumns(noun, survey.header) };
    // Off the main thread.
    const digest = Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
    const id = newId(clock());
    const row = {
      id,
      noun,
      fileName: shownFileName(file.fileName, `${noun}s.csv`),
      bytes: bytes.length,
      digest,
      state: 'waiting',
      adminId: admin.adminId,
      admin: admin.username,
      reading: JSON.stringify(reading),
      rowCount: rows,
      createdAt: clock(),
    };
    await store.add(row, bytes);
    return show(id);
  },

  async discard(id: string): Promise<void> {
    await database.db.transaction().execute(async (trx) => {
      const held = await store.lock(trx, id);
      if (!held) throw noSuchImport();
      if (held.state !== 'waiting') throw wrongState();
      await store.delete(trx, id);
    });
  },
});

/** Reads the files that wait, and says what would become of their rows. */
function checks({ database, clock, store, targets, find, show }: Dependencies) {
  /** A check of 100,000 rows takes seconds of the processor: one at a time. */
  const places = boundedWork(1, 4);

  /** Replaces how a file is read and what was checked of it; refuses a file that no longer waits. */
  const keep = (id: string, reading: CsvReading, more: Partial<ImportRow>): Promise<void> =>
    database.db.transaction().execute(async (trx: Writer) => {
      const held = await store.lock(trx, id);
      if (!held) throw noSuchImport();
      if (held.state !== 'waiting') throw wrongState();
      await store.change(trx, id, { reading: JSON.stringify(reading), ...more });
    });

  return {
    /** Reads a file that waits in another way. */
    async readAs(id: string, how: { encoding: CsvEncoding; delimiter: CsvDelimiter }): Promise<CsvImportDetail> {
      const row = await find(id);
      if (row.state !== 'waiting') throw wrongState();
      const { rows, ...survey } = await surveyFile(store.pieces(id), how);
      const columns = matchColumns(nounOf(row), survey.header);
      await keep(id, { ...survey, columns }, { report: null, rowCount: rows });
      return show(id);
    },

    /** Says what would become of each row, with these columns; writes no record. */
    async check(id: string, columns: readonly (ImportField | null)[], admin: AdminSession): Promise<CsvImportDetail> {
      const row = await find(id);
      const read = readingOf(row);
      if (row.state !== 'waiting' || !read) throw wrongState();
      const reading = { ...read, columns: [...columns] };
      refuseColumns(nounOf(row), reading, admin);
      const checked = places(() =>
        withTarget(targets, row, (target) =>
          checkFile(store.pieces(id), target, { digest: row.digest, reading, now: clock() }),
        ),
      );
      if (!checked) throw new AppError('overloaded', ({ imports }) => imports.busy, { retryAfterSeconds: 10 });
      const report = await checked;
      await keep(id, reading, { report: JSON.stringify(report), rowCount: report.rows });
      return show(id);
    },

    /** Returns the refused and the doubled rows of a checked file, each with its line and the reason. */
    async openRefused(id: string, { language }: AdminSession) {
      const row = await find(id);
      const reading = readingOf(row);
      if (!reading) throw noFile();
      const words = SERVER_WORDS[language];
      const { imports, importReasons } = words;
      const judging = { columns: reading.columns, now: row.startedAt ?? clock(), atOnce: CHECKED_AT_ONCE };
      const header = [imports.line, imports.reason, ...reading.header];
      async function* lines(): AsyncGenerator<CsvCell[][]> {
        const records = recordsOf(store.pieces(id), reading as CsvReading);
        const judged = withTarget(targets, row, (target) => judgeRows(records, target, judging));
        for await (const rows of judged) {
          yield rows.flatMap(({ record, fate, reason }) => {
            if (fate !== 'refused' && fate !== 'doubled') return [];
            return [[record.line, reason ? importReasons[reason] : imports.doubled, ...record.cells]];
          });
        }
      }
      return { fileName: `refused-${nounOf(row)}s.csv`, header, lines: lines() };
    },
  };
}
