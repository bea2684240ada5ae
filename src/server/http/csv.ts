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

type Pieces = AsyncGenerator<readonly (readonly CsvCell[])[]>;

async function* toText(header: readonly string[], first: Awaited<ReturnType<Pieces['next']>>, rest: Pieces) {
  yield BYTE_ORDER_MARK + csvLine(header);
  if (first.done) return;
  yield first.value.map(csvLine).join('');
  for await (const lines of rest) yield lines.map(csvLine).join('');
}

/**
 * Sends a table of any length as a file, piece by piece: what the reader has not taken yet is not read either. Fails before
 * anything is sent when the first piece cannot be read; when a later one cannot, the connection breaks, so that no browser
 * takes what it has for the whole file.
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
