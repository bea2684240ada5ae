import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type CsvCell = string | number | null;

/** What a spreadsheet takes for the beginning of a formula, blanks before it included; also in full width. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Spreadsheets read UTF-8 as something else without it. */
const BYTE_ORDER_MARK = '\ufeff';

function toCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record of RFC 4180. No cell of it is a formula: a spreadsheet would run what a visitor typed. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(toCell).join(',')}\r\n`;

async function* toText(header: readonly string[], pieces: AsyncIterable<readonly (readonly CsvCell[])[]>) {
  yield BYTE_ORDER_MARK + csvLine(header);
  for await (const lines of pieces) yield lines.map(csvLine).join('');
}

/** Sends a table of any length as a file, piece by piece: what the reader has not taken yet is not read either. */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  header: readonly string[],
  pieces: AsyncIterable<readonly (readonly CsvCell[])[]>,
): FastifyReply {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(toText(header, pieces), { objectMode: false }));
}
