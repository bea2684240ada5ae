import type { ImportField, RefusalReason } from './fields.ts';
import { cellText, type ReadCell } from './read-cells.ts';

/** Control characters, which no typed text holds; line breaks and tabs are allowed in notes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufdd0-\ufdef\ufffe\uffff\ufffd]/;

/** The cells of a row by field; keeps the first reason for which it cannot be imported. */
export class RowReader {
  readonly #cells: readonly string[];
  readonly #columns: readonly (ImportField | null)[];
  #reason: RefusalReason | null = null;

  constructor(cells: readonly string[], columns: readonly (ImportField | null)[]) {
    this.#cells = cells;
    this.#columns = columns;
    // A delimiter in a text without quotation marks moves all later cells.
    if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) this.refuse('too-many-cells');
  }

  get reason(): RefusalReason | null {
    return this.#reason;
  }

  refuse(reason: RefusalReason): void {
    this.#reason ??= reason;
  }

  /** Returns the text of a field, empty without a column. Line breaks become blanks, unless the field has lines. */
  text(field: ImportField, { most, tooLong, lines = false }: TextRule = {}): string {
    const column = this.#columns.indexOf(field);
    const text = column === -1 ? '' : cellText(this.#cells[column] ?? '');
    const shown = lines ? text : text.replace(/\s+/g, ' ');
    if (!shown.isWellFormed() || CONTROL.test(shown)) this.refuse('text-characters');
    if (most !== undefined && shown.length > most) this.refuse(tooLong ?? 'text-long');
    return shown;
  }

  /** Returns what a reader makes of a field's text, `fallback` for an empty one; a refusal makes it the fallback too. */
  read<T>(field: ImportField, fallback: T, reader: (text: string) => ReadCell<T>): T {
    const text = this.text(field);
    return text === '' ? fallback : this.take(reader(text), fallback);
  }

  take<T>(cell: ReadCell<T>, fallback: T): T {
    if ('value' in cell) return cell.value;
    this.refuse(cell.reason);
    return fallback;
  }
}

interface TextRule {
  /** In UTF-16 units. */
  readonly most?: number;
  readonly tooLong?: RefusalReason;
  readonly lines?: boolean;
}
