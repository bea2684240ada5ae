import { isUtf8 } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CsvEncoding, CsvReading } from '../../../contracts/csv-imports.ts';
import {
  type CsvDelimiter,
  CsvFault,
  CsvReader,
  type CsvRecord,
  csvBeginning,
  isBlank,
} from '../../../core/imports/csv-reader.ts';
import { IMPORT_LIMITS } from '../../../core/imports/fields.ts';
import { AppError } from '../../http/app-error.ts';

/** Bytes that are decoded and read at once, in a few milliseconds. */
const SLICE_BYTES = 64 * 1024;
const SAMPLE_ROWS = 3;
/** Longer cells are cut in the sample. */
const LONGEST_SAMPLE = 80;

/** How the bytes of a file become records; without a delimiter, the file's beginning decides. */
interface Decoding {
  readonly encoding: CsvEncoding;
  readonly delimiter: CsvDelimiter | null;
}

const beginsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);

/** Returns the encoding of a file: that of its byte order mark, UTF-8 if all of it is, else that of older Excel. */
export function encodingOf(bytes: Uint8Array): CsvEncoding {
  if (beginsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (beginsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Refuses what is no text: workbooks, archives, PDF, pictures. */
export function refuseBinary(bytes: Uint8Array, encoding: CsvEncoding): void {
  if (bytes.length === 0) throw new AppError('invalid', ({ imports }) => imports.empty);
  if (beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new AppError('unsupported-media-type', ({ imports }) => imports.workbook);
  }
  const isWide = encoding === 'utf-16le' || encoding === 'utf-16be';
  if ((!isWide && bytes.includes(0)) || beginsWith(bytes, 0x25, 0x50, 0x44, 0x46)) {
    throw new AppError('unsupported-media-type', ({ imports }) => imports.notText);
  }
}

/** Returns the refusal of a file that is no CSV. */
const refusalOf = ({ problem: { say, line } }: CsvFault): AppError =>
  new AppError(say === 'not-text' ? 'unsupported-media-type' : 'invalid', ({ imports }) =>
    imports.faults[say]({ line }),
  );

async function* textOf(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, encoding: CsvEncoding) {
  const decoder = new TextDecoder(encoding);
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length; from += SLICE_BYTES) {
      yield decoder.decode(piece.subarray(from, from + SLICE_BYTES), { stream: true });
    }
  }
  yield decoder.decode();
}

/** What the beginning of a file decides, once it has been read. */
interface Begun {
  delimiter: CsvDelimiter;
}

/**
 * Yields the records of a file that are not blank, the header first; other work gets its turn after each slice. Throws
 * a refusal for a file that is no CSV.
 */
export async function* recordsOf(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { encoding, delimiter }: Decoding,
  begun?: Begun,
): AsyncGenerator<CsvRecord[]> {
  let reader: CsvReader | null = null;
  try {
    for await (const text of textOf(pieces, encoding)) {
      const beginning = reader === null ? csvBeginning(text, delimiter) : null;
      if (begun && beginning) begun.delimiter = beginning.delimiter;
      reader ??= new CsvReader(beginning?.delimiter ?? ',', beginning?.line);
      yield reader.push(text.slice(beginning?.skipped ?? 0)).filter((record) => !isBlank(record));
      await nextTurn();
    }
    if (reader) yield reader.end().filter((record) => !isBlank(record));
  } catch (error) {
    throw error instanceof CsvFault ? refusalOf(error) : error;
  }
}

const shown = (cells: readonly string[]): string[] =>
  cells.map((cell) => [...cell.trim().slice(0, LONGEST_SAMPLE * 2)].slice(0, LONGEST_SAMPLE).join('').toWellFormed());

/** Reads a whole file once: its header, its first rows, how many there are. Refuses what cannot be imported. */
export async function surveyFile(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  decoding: Decoding,
): Promise<Omit<CsvReading, 'columns'> & { readonly rows: number }> {
  const begun: Begun = { delimiter: ',' };
  let header: string[] | null = null;
  const sample: string[][] = [];
  let rows = 0;
  for await (const records of recordsOf(pieces, decoding, begun)) {
    for (const { cells } of records) {
      if (header === null) header = shown(cells);
      else rows += 1;
      if (rows > 0 && sample.length < Math.min(rows, SAMPLE_ROWS)) sample.push(shown(cells));
    }
    if (rows > IMPORT_LIMITS.rows) throw new AppError('too-large', ({ imports }) => imports.tooManyRows);
  }
  if (header === null) throw new AppError('invalid', ({ imports }) => imports.empty);
  if (header.length < 2) throw new AppError('invalid', ({ imports }) => imports.oneColumn);
  if (rows === 0) throw new AppError('invalid', ({ imports }) => imports.onlyHeader);
  return { encoding: decoding.encoding, delimiter: begun.delimiter, header, sample, rows };
}
