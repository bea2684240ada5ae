import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type CsvCell = string | number | null;

/**
 * Matches what a spreadsheet reads as the beginning of a formula, leading blanks and full-width characters included.
 */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Spreadsheets misread UTF-8 without it. */
const BYTE_ORDER_MARK = '\ufeff';

function toCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns one record of RFC 4180. No cell of it is a formula: a spreadsheet would run what a visitor typed. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(toCell).join(',')}\r\n`;

type Pieces = AsyncGenerator<readonly (readonly CsvCell[])[]>;

async function* toText(header: readonly string[], first: Awaited<ReturnType<Pieces['next']>>, rest: Pieces) {
  yield BYTE_ORDER_MARK + csvLine(header);
  if (first.done) return;
  yield first.value.map(csvLine).join('');
  for await (const lines of rest) yield lines.map(csvLine).join('');
}

/**
 * Streams a table of any length as a file with backpressure: pieces are read only as fast as the client takes them.
 * Fails before anything is sent when the first piece cannot be read. When a later piece cannot, it breaks the
 * connection, so that no browser takes a partial file for a complete one.
 */
export async function sendCsv(
  reply: FastifyReply,
  fileName: string,
  header: readonly string[],
  pieces: Pieces,
): Promise<FastifyReply> {
  const first = await pieces.next();
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(toText(header, first, pieces), { objectMode: false }));
}
