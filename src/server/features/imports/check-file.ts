import { createHash } from 'node:crypto';
import { type CsvReading, type CsvReport, ROW_FATES, type RowFate } from '../../../contracts/csv-imports.ts';
import type { RefusalReason } from '../../../core/imports/fields.ts';
import { cellText } from '../../../core/imports/read-cells.ts';
import type { ImportTarget } from '../../records/import-target.ts';
import { recordsOf } from './csv-file.ts';
import { type JudgedRow, judgeRows } from './judge-rows.ts';

/** Rows that are looked up together. */
export const CHECKED_AT_ONCE = 100;
/** Rows of each kind that the check shows. */
const SHOWN_ROWS = 5;
const LONGEST_SHOWN = 100;

/** Returns what identifies a file and how it is read. */
const markOf = (digest: string, { encoding, delimiter, columns }: CsvReading): string =>
  createHash('sha256')
    .update(JSON.stringify([digest, encoding, delimiter, columns]))
    .digest('hex')
    .slice(0, 40);

const shownText = (cell: string | undefined): string =>
  cellText(cell ?? '')
    .slice(0, LONGEST_SHOWN)
    .toWellFormed();

function shownRow<Row>({ record, reason }: JudgedRow<Row>, { columns }: CsvReading) {
  const textOf = (field: 'name' | 'phone'): string => shownText(record.cells[columns.indexOf(field)]);
  return { line: record.line, name: textOf('name'), phone: textOf('phone'), reason };
}

/** Returns what would become of each row of a file, and writes nothing. */
export async function checkFile<Row>(
  pieces: AsyncIterable<Uint8Array>,
  target: ImportTarget<Row>,
  { digest, reading, now }: { readonly digest: string; readonly reading: CsvReading; readonly now: number },
): Promise<CsvReport> {
  const counts: Record<RowFate, number> = { new: 0, existing: 0, doubled: 0, refused: 0 };
  const first: CsvReport['first'] = { new: [], existing: [], doubled: [], refused: [] };
  const reasons = new Map<RefusalReason, number>();
  const { columns } = reading;
  for await (const rows of judgeRows(recordsOf(pieces, reading), target, { columns, now, atOnce: CHECKED_AT_ONCE })) {
    for (const row of rows) {
      counts[row.fate] += 1;
      if (first[row.fate].length < SHOWN_ROWS) first[row.fate].push(shownRow(row, reading));
      if (row.reason) reasons.set(row.reason, (reasons.get(row.reason) ?? 0) + 1);
    }
  }
  return {
    mark: markOf(digest, reading),
    rows: ROW_FATES.reduce((sum, fate) => sum + counts[fate], 0),
    counts,
    reasons: [...reasons].map(([reason, rows]) => ({ reason, rows })).sort((a, b) => b.rows - a.rows),
    first,
  };
}
