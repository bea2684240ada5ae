import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RowFate } from '../../../contracts/csv-imports.ts';
import type { CsvRecord } from '../../../core/imports/csv-reader.ts';
import type { ImportField, RefusalReason } from '../../../core/imports/fields.ts';
import type { ImportTarget } from '../../records/import-target.ts';

/** Rows that are read before other work gets its turn. */
const ROWS_A_TURN = 20;

/** A row, and what would become of it. */
export interface JudgedRow<Row> {
  readonly record: CsvRecord;
  readonly fate: RowFate;
  /** Null for a refused one. */
  readonly row: Row | null;
  readonly reason: RefusalReason | null;
}

interface Judging {
  readonly columns: readonly (ImportField | null)[];
  readonly now: number;
  /** Rows in a batch: one query finds those that are already there. */
  readonly atOnce: number;
  /** Rows up to this line were handled before: they are only remembered, to find their doubles. */
  readonly afterLine?: number;
}

/** Yields the rows of a file in batches, each with what would become of it. The first record is the header. */
export async function* judgeRows<Row>(
  records: AsyncIterable<readonly CsvRecord[]>,
  target: ImportTarget<Row>,
  { columns, now, atOnce, afterLine = 0 }: Judging,
): AsyncGenerator<JudgedRow<Row>[]> {
  const seen = new Set<string>();
  let waiting: JudgedRow<Row>[] = [];
  let isHeader = true;
  let readRows = 0;

  function judge(record: CsvRecord): JudgedRow<Row> {
    const read = target.read(record.cells, columns, now);
    if ('reason' in read) return { record, fate: 'refused', row: null, reason: read.reason };
    const { row } = read;
    const keys = target.keysOf(row);
    const isDouble = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return { record, fate: isDouble ? 'doubled' : 'new', row, reason: null };
  }

  async function settle(): Promise<JudgedRow<Row>[]> {
    const rows = waiting.flatMap(({ fate, row }) => (fate === 'new' && row ? [row] : []));
    const there = rows.length === 0 ? new Set<string>() : await target.findKeys(rows);
    const settled = waiting.map((each) =>
      each.fate === 'new' && each.row && target.keysOf(each.row).some((key) => there.has(key))
        ? { ...each, fate: 'existing' as const }
        : each,
    );
    waiting = [];
    return settled;
  }

  for await (const piece of records) {
    for (const record of piece) {
      if (isHeader) {
        isHeader = false;
        continue;
      }
      const judged = judge(record);
      if (record.line > afterLine) waiting.push(judged);
      readRows += 1;
      if (readRows % ROWS_A_TURN === 0) await nextTurn();
      if (waiting.length === atOnce) yield await settle();
    }
  }
  if (waiting.length > 0) yield await settle();
}
