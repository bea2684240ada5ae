import {
  type CsvImport,
  type CsvReading,
  type CsvReport,
  csvReading,
  csvReport,
  IMPORT_STATES,
} from '../../../contracts/csv-imports.ts';
import { IMPORT_NOUNS } from '../../../core/imports/fields.ts';
import { readDocument } from '../../database/stored-document.ts';
import type { ImportRow } from './store.ts';

/** For how long an import can be undone. */
export const UNDOABLE_MS = 30 * 86_400_000;

function oneOf<const T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`an import holds "${text}" where one of ${values.join(', ')} belongs`);
  return found;
}

export const nounOf = ({ noun }: Pick<ImportRow, 'noun'>) => oneOf(IMPORT_NOUNS, noun);
export const stateOf = ({ state }: Pick<ImportRow, 'state'>) => oneOf(IMPORT_STATES, state);

export const readingOf = ({ id, reading }: ImportRow): CsvReading | null =>
  reading === null ? null : readDocument(csvReading, reading, `reading of import ${id}`);

export const reportOf = ({ id, report }: ImportRow): CsvReport | null =>
  report === null ? null : readDocument(csvReport, report, `report of import ${id}`);

const instant = (at: number): string => new Date(at).toISOString();

/** Returns true when what an import added can still be taken away. */
export const canUndo = (row: ImportRow, now: number): boolean =>
  (row.state === 'done' || row.state === 'stopped') && row.added > 0 && row.createdAt > now - UNDOABLE_MS;

export const presentImport = (row: ImportRow, now: number): CsvImport => ({
  _id: row.id,
  noun: nounOf(row),
  fileName: row.fileName,
  bytes: row.bytes,
  state: stateOf(row),
  by: row.admin,
  createdAt: instant(row.createdAt),
  startedAt: row.startedAt === null ? null : instant(row.startedAt),
  endedAt: row.endedAt === null ? null : instant(row.endedAt),
  rows: row.rowCount,
  handled: row.handled,
  counts: { new: row.added, existing: row.existing, doubled: row.doubled, refused: row.refused },
  removed: row.removed,
  kept: row.kept,
  hasFile: row.reading !== null,
  canUndo: canUndo(row, now),
});
