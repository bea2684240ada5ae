import type { Instant, JsonText } from './column-types.ts';

/** Imports of leads and bookings from CSV files. */
interface CsvImportsTable {
  id: string;
  /** lead, booking. */
  noun: string;
  fileName: string;
  bytes: number;
  /** SHA-256 of the file. */
  digest: string;
  /** waiting, running, stopped, done, undoing, undone. */
  state: string;
  adminId: string;
  /** Name of the admin at that time. */
  admin: string;
  /** How the file is read (`CsvReading` of the contract); null once the file is deleted. */
  reading: JsonText | null;
  /** What the check found (`ImportReport` of the contract); null before it, and once the file is deleted. */
  report: JsonText | null;
  /** The line up to which rows have been imported. */
  lastLine: number;
  /** Rows of the file, as the check counted them. */
  rowCount: number;
  handled: number;
  added: number;
  existing: number;
  doubled: number;
  refused: number;
  /** By undoing. */
  removed: number;
  /** Changed since, so left by undoing. */
  kept: number;
  createdAt: Instant;
  startedAt: Instant | null;
  endedAt: Instant | null;
  /** The process that works on it, until `leasedUntil`. */
  worker: string;
  leasedUntil: Instant;
}

/** The file of an import in compressed pieces, until a day after the upload. */
interface CsvImportPiecesTable {
  importId: string;
  number: number;
  packed: Uint8Array;
}

/** Which record came of which line. */
interface CsvImportRowsTable {
  importId: string;
  line: number;
  /** Of a lead or a booking. */
  recordId: string;
  /** When it was stored; a record that has changed since has another time of change. */
  at: Instant;
}

export interface ImportTables {
  csvImports: CsvImportsTable;
  csvImportPieces: CsvImportPiecesTable;
  csvImportRows: CsvImportRowsTable;
}
