import { z } from 'zod';
import { CSV_DELIMITERS, CSV_LIMITS } from '../core/imports/csv-reader.ts';
import { BOOKING_FIELDS, IMPORT_NOUNS, LEAD_FIELDS, REFUSAL_REASONS } from '../core/imports/fields.ts';
import { defineEndpoints, defineFiles, defineForm, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { addressPart } from './text.ts';

export const CSV_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type CsvEncoding = (typeof CSV_ENCODINGS)[number];

/** What became of the rows of a file, or would become of them. */
export const ROW_FATES = ['new', 'existing', 'doubled', 'refused'] as const;
export type RowFate = (typeof ROW_FATES)[number];

export const IMPORT_STATES = ['waiting', 'running', 'stopped', 'done', 'undoing', 'undone'] as const;

const noun = z.enum(IMPORT_NOUNS, { error: 'noun must be lead or booking' });
const encoding = z.enum(CSV_ENCODINGS, { error: 'encoding is unknown' });
const delimiter = z.enum(CSV_DELIMITERS, { error: 'delimiter must be a comma, a semicolon or a tab' });
const reason = z.enum(REFUSAL_REASONS);
const field = z.enum([...new Set([...LEAD_FIELDS, ...BOOKING_FIELDS])], { error: 'columns has an unknown field' });
const columns = z.array(field.nullable()).max(CSV_LIMITS.columns);

/** How a file is read. */
export const csvReading = named('CsvReading', {
  encoding,
  delimiter,
  /** Names of the columns, as the file has them. */
  header: z.array(z.string()),
  /** The first rows. */
  sample: z.array(z.array(z.string())),
  /** The field of each column; null for one that is left out. */
  columns,
});
export type CsvReading = z.infer<typeof csvReading>;

const counts = { new: z.number(), existing: z.number(), doubled: z.number(), refused: z.number() };

/** A row as the check shows it. */
const shownRow = named('ImportedRow', {
  line: z.number(),
  name: z.string(),
  phone: z.string(),
  /** Why it is refused; null for rows of other kinds. */
  reason: reason.nullable(),
});

/** What the check of a file found; nothing is imported by it. */
export const csvReport = named('CsvReport', {
  /** Identifies the file and how it was read; the import takes exactly this. */
  mark: z.string(),
  rows: z.number(),
  counts: z.object(counts),
  reasons: z.array(z.object({ reason, rows: z.number() })),
  /** The first rows of each kind. */
  first: z.object({
    new: z.array(shownRow),
    existing: z.array(shownRow),
    doubled: z.array(shownRow),
    refused: z.array(shownRow),
  }),
});
export type CsvReport = z.infer<typeof csvReport>;

const importShape = {
  _id: z.string(),
  noun,
  fileName: z.string(),
  bytes: z.number(),
  state: z.enum(IMPORT_STATES),
  /** The admin who sent the file. */
  by: z.string(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  rows: z.number(),
  /** Rows that have been handled so far. */
  handled: z.number(),
  counts: z.object(counts),
  /** By undoing. */
  removed: z.number(),
  /** Left by undoing, because they have changed since. */
  kept: z.number(),
  /** False once the file is deleted, a day after it was sent. */
  hasFile: z.boolean(),
  canUndo: z.boolean(),
};
const csvImport = named('CsvImport', importShape);
export type CsvImport = z.infer<typeof csvImport>;

export const csvImportDetail = named('CsvImportDetail', {
  ...importShape,
  reading: csvReading.nullable(),
  report: csvReport.nullable(),
  /** An earlier import of the same file. */
  before: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  /** The first of the records that undoing has left. */
  keptRecords: z.array(z.object({ _id: z.string(), name: z.string() })),
});
export type CsvImportDetail = z.infer<typeof csvImportDetail>;

/** A form with the file. */
export const csvForm = defineForm({
  parts: z.object({ noun }),
  numbered: [],
  files: { parts: ['file'], most: 1 },
});

const params = z.object({ id: addressPart });
const detail = { 200: z.object({ import: csvImportDetail }) };
const group: Noun = { name: 'CSV imports', about: 'Leads and bookings from CSV files: checked first, then imported.' };

export const csvImportEndpoints = defineEndpoints(group, {
  'GET /api/admin/imports': {
    operationId: 'listImports',
    summary: 'The latest imports of leads or bookings, the newest first',
    access: 'export',
    query: z.object({ noun }),
    answers: { 200: z.object({ imports: z.array(csvImport) }) },
  },
  'POST /api/admin/imports': {
    operationId: 'sendImport',
    summary:
      'Send a CSV file of at most 25 MB and 100,000 rows; nothing is imported yet. Replaces the admin’s file that waits',
    access: 'export',
    multipart: csvForm,
    errors: ['too-large'],
    answers: { 201: z.object({ import: csvImportDetail }) },
  },
  'GET /api/admin/imports/{id}': {
    operationId: 'getImport',
    summary: 'One import: how its file is read, what the check found, how far it is',
    access: 'export',
    params,
    errors: ['not-found'],
    answers: detail,
  },
  'DELETE /api/admin/imports/{id}': {
    operationId: 'discardImport',
    summary: 'Delete a file that has not been imported',
    access: 'export',
    params,
    errors: ['not-found', 'conflict'],
    answers: { 204: z.null() },
  },
  'PUT /api/admin/imports/{id}/reading': {
    operationId: 'readImportAs',
    summary: 'Read the file with another encoding or delimiter; its columns are matched again',
    access: 'export',
    params,
    body: z.object({ encoding, delimiter }),
    errors: ['not-found', 'conflict'],
    answers: detail,
  },
  'POST /api/admin/imports/{id}/check': {
    operationId: 'checkImport',
    summary: 'Say what would become of each row, with these columns; writes no lead and no booking',
    access: 'export',
    params,
    body: z.object({ columns }),
    errors: ['not-found', 'conflict', 'overloaded'],
    answers: detail,
  },
  'POST /api/admin/imports/{id}/start': {
    operationId: 'startImport',
    summary:
      'Import what was checked, in the background; a stopped import goes on. 409 when the check was of something else, or the same file has been imported',
    access: 'export',
    params,
    body: z.object({
      /** That of the report. */
      mark: z.string().max(100),
      /** True: the admin knows that this file was imported before. */
      again: z.boolean().default(false),
    }),
    errors: ['not-found', 'conflict'],
    answers: detail,
  },
  'POST /api/admin/imports/{id}/stop': {
    operationId: 'stopImport',
    summary: 'Stop an import; what it has added stays, and it can go on or be undone',
    access: 'export',
    params,
    errors: ['not-found', 'conflict'],
    answers: detail,
  },
  'POST /api/admin/imports/{id}/undo': {
    operationId: 'undoImport',
    summary: 'Take away what an import added, in the background; records that have changed since stay',
    access: 'export',
    params,
    errors: ['not-found', 'conflict'],
    answers: detail,
  },
});

export const csvImportFiles = defineFiles(group, {
  'GET /api/admin/imports/{id}/refused': {
    operationId: 'exportRefusedRows',
    summary: 'The refused and the doubled rows of a checked file as CSV, each with its line and the reason',
    access: 'export',
    params,
    errors: ['not-found', 'conflict'],
    mediaTypes: ['text/csv'],
  },
});
