import type { ImportField, RefusalReason } from '../../core/imports/fields.ts';
import type { Writer } from '../database/database.ts';

/** Where imported records come from, for their histories. */
export interface ImportOrigin {
  readonly fileName: string;
  readonly admin: { readonly adminId: string; readonly username: string };
  readonly now: number;
}

/** A row that may be stored, and the line on which it stands. */
export interface ImportableRow<Row> {
  readonly line: number;
  readonly row: Row;
}

export interface StoredRow {
  readonly line: number;
  readonly recordId: string;
}

/** What the import of files needs of a noun. `Row` is one that may be stored. */
export interface ImportTarget<Row> {
  /** Returns what a row stands for, or why it cannot be stored. */
  readonly read: (
    cells: readonly string[],
    columns: readonly (ImportField | null)[],
    now: number,
  ) => { readonly row: Row } | { readonly reason: RefusalReason };
  /** Returns what identifies a row: two rows with a key in common are the same record. */
  readonly keysOf: (row: Row) => readonly string[];
  /** Returns those keys of rows that records have already. */
  readonly findKeys: (rows: readonly Row[]) => Promise<ReadonlySet<string>>;
  /**
   * Stores rows in the caller's transaction, except those that another transaction has stored meanwhile; tells
   * travellers nothing. Calls `remember` with what was stored before it adjusts the counts, which must come last.
   */
  readonly insert: (
    trx: Writer,
    rows: readonly ImportableRow<Row>[],
    origin: ImportOrigin,
    remember: (stored: readonly StoredRow[]) => Promise<void>,
  ) => Promise<void>;
  /** Locks records, and returns the ids of those that have not changed since they were imported. */
  readonly listUntouched: (
    trx: Writer,
    records: readonly { readonly recordId: string; readonly at: number }[],
  ) => Promise<string[]>;
  /** Deletes records and adjusts the counts, as the last writes of a transaction. */
  readonly remove: (trx: Writer, ids: readonly string[]) => Promise<void>;
  /** Returns what records are called, as far as they exist. */
  readonly listNames: (ids: readonly string[]) => Promise<{ _id: string; name: string }[]>;
}
