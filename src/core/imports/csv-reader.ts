/** One record of a CSV file. */
export interface CsvRecord {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Why a file cannot be read as CSV, and the line where that shows. */
export interface CsvProblem {
  readonly say: 'cell-too-long' | 'too-many-columns' | 'quote-open' | 'not-text';
  readonly line: number;
}

/** Thrown for a text that cannot be read as CSV. */
export class CsvFault extends Error {
  readonly problem: CsvProblem;

  constructor(problem: CsvProblem) {
    super(`${problem.say} on line ${problem.line}`);
    this.problem = problem;
  }
}

export const CSV_DELIMITERS = [',', ';', '\t'] as const;
export type CsvDelimiter = (typeof CSV_DELIMITERS)[number];

/** Longer cells and more columns are of no list of people: a quotation mark was left open, or it is another file. */
export const CSV_LIMITS = { cellLength: 20_000, columns: 200 } as const;

const QUOTE = 0x22;
const NEW_LINE = 0x0a;
const RETURN = 0x0d;

/**
 * Reads the records of a CSV file (RFC 4180) from pieces of its text, in any cut. Line breaks may be those of any
 * system; a quotation mark within a cell without quotes is a character like others. Memory is bounded by `CSV_LIMITS`;
 * throws a `CsvFault` for what exceeds them, and for a NUL, which no text has.
 */
export class CsvReader {
  readonly #delimiter: number;
  #line: number;
  #begunOn: number;
  #quotedOn = 0;
  #cells: string[] = [];
  #cell = '';
  /** Where the present cell stands: before its first character, without quotes, in them, or behind one in them. */
  #state: 'begin' | 'plain' | 'quoted' | 'quote' = 'begin';
  #afterReturn = false;

  /** `line` is the number of the text's first line. */
  constructor(delimiter: CsvDelimiter, line = 1) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#line = line;
    this.#begunOn = line;
  }

  /** Returns the records that end within the next piece. */
  push(text: string): CsvRecord[] {
    if (text.includes('\0')) this.#fail('not-text');
    const records: CsvRecord[] = [];
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const isSecondHalf = this.#afterReturn && code === NEW_LINE;
      this.#afterReturn = code === RETURN;
      if (this.#state === 'quoted') {
        if (code === QUOTE) {
          this.#take(text, from, at);
          this.#state = 'quote';
        } else if ((code === NEW_LINE && !isSecondHalf) || code === RETURN) this.#line += 1;
        if (code === QUOTE) from = at + 1;
        continue;
      }
      if (code === QUOTE && this.#state !== 'plain') {
        // The first one opens the cell; two in a quoted cell are one.
        if (this.#state === 'quote') this.#cell += '"';
        else this.#quotedOn = this.#line;
        this.#state = 'quoted';
        from = at + 1;
      } else if (code === this.#delimiter) {
        this.#take(text, from, at);
        this.#endCell();
        from = at + 1;
      } else if (code === NEW_LINE || code === RETURN) {
        if (!isSecondHalf) {
          this.#take(text, from, at);
          records.push(this.#endRecord());
        }
        from = at + 1;
      } else this.#state = 'plain';
    }
    this.#take(text, from, text.length);
    return records;
  }

  /** Returns the record that the file ends with, if its last line has no line break. */
  end(): CsvRecord[] {
    if (this.#state === 'quoted') this.#fail('quote-open', this.#quotedOn);
    return this.#state === 'begin' && this.#cells.length === 0 ? [] : [this.#endRecord()];
  }

  #fail(say: CsvProblem['say'], line = this.#line): never {
    throw new CsvFault({ say, line });
  }

  #take(text: string, from: number, to: number): void {
    if (to > from) this.#cell += text.slice(from, to);
    if (this.#cell.length > CSV_LIMITS.cellLength) {
      this.#fail('cell-too-long', this.#state === 'quoted' ? this.#quotedOn : this.#line);
    }
  }

  #endCell(): void {
    if (this.#cells.length === CSV_LIMITS.columns) this.#fail('too-many-columns');
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#state = 'begin';
  }

  #endRecord(): CsvRecord {
    this.#endCell();
    const record = { line: this.#begunOn, cells: this.#cells };
    this.#cells = [];
    this.#line += 1;
    this.#begunOn = this.#line;
    return record;
  }
}

/** Returns true for a record without any text: an empty line, or one of delimiters only. */
export const isBlank = ({ cells }: CsvRecord): boolean => cells.every((cell) => cell.trim() === '');

/** What Excel writes before the header to name the delimiter. */
const SEPARATOR_LINE = /^sep=([,;\t])(?:\r\n|\n|\r)/i;

/** How a file's text begins. */
export interface CsvBeginning {
  readonly delimiter: CsvDelimiter;
  /** Characters before the header. */
  readonly skipped: number;
  /** The line on which the header, or what stands before it, begins. */
  readonly line: number;
}

function cellsWith(text: string, delimiter: CsvDelimiter): number {
  try {
    const reader = new CsvReader(delimiter);
    const first = reader.push(text).find((record) => !isBlank(record)) ?? reader.end()[0];
    return first?.cells.length ?? 0;
  } catch (error) {
    if (error instanceof CsvFault) return 0;
    throw error;
  }
}

/** Returns the delimiter of a text by its beginning: the one that Excel names, else that of most cells in the header. */
export function csvBeginning(text: string, chosen: CsvDelimiter | null): CsvBeginning {
  const named = SEPARATOR_LINE.exec(text);
  const [skipped, line] = named ? [named[0].length, 2] : [0, 1];
  const delimiter = chosen ?? CSV_DELIMITERS.find((each) => each === named?.[1]);
  if (delimiter) return { delimiter, skipped, line };
  const counts = CSV_DELIMITERS.map((each) => ({ each, cells: cellsWith(firstLines(text), each) }));
  const best = counts.reduce((a, b) => (b.cells > a.cells ? b : a));
  return { delimiter: best.each, skipped, line };
}

const firstLines = (text: string): string => text.slice(0, CSV_LIMITS.cellLength);
