import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { GazetteerRows } from '../../core/gazetteer/gazetteer.ts';
import { siteFile } from '../site-files.ts';
import { type CsvTable, readCells } from './cells.ts';

/** The site's own facts. */
const FACTS = siteFile('facts');

/** Files that are not named like their table. */
const CSV_FILES: Partial<Record<CsvTable, string>> = {
  subPlaces: 'sub-places.csv',
  sameNames: 'same-names.csv',
  nightStays: 'night-stays.csv',
  bookingNotes: 'booking-notes.csv',
  eatingPlaces: 'eating-places.csv',
  placeClosures: 'place-closures.csv',
};

/** Line 1 of a table holds the names of the columns. */
const FIRST_LINE = 2;

/** Called with each row as it was read, with its file and position. */
type LookAtRow = (table: keyof GazetteerRows, row: unknown, place: string) => void;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function readTable(folder: string, table: CsvTable): [row: unknown, place: string][] {
  const file = CSV_FILES[table] ?? `${table}.csv`;
  const rows = parse<Record<string, string>>(readFileSync(join(folder, file)), { columns: true });
  return rows.map((cells, i) => [readCells(table, cells), `${file}, line ${i + FIRST_LINE}`]);
}

function readBases(folder: string): [row: unknown, place: string][] {
  const files = readdirSync(join(folder, 'bases')).sort();
  return files.map((file) => [readJson(join(folder, 'bases', file)), `bases/${file}`]);
}

function readRegions(folder: string): [row: unknown, place: string][] {
  const rows = readJson(join(folder, 'regions.json')) as unknown[];
  return rows.map((row, i) => [row, `regions.json, row ${i + 1}`]);
}

/**
 * Reads all rows of a folder of facts without checking them, because checking takes longer than reading: a test
 * validates each row (`find-faults.ts`). In the built product the module is replaced by one that reads the rows of the
 * site's own facts from one JSON file (`vite.server.config.ts`), in a fifth of the time.
 */
export function readRows(folder = FACTS, look: LookAtRow = () => {}): GazetteerRows {
  const take = <Table extends keyof GazetteerRows>(table: Table, rows: [row: unknown, place: string][]) => {
    for (const [row, place] of rows) look(table, row, place);
    return rows.map(([row]) => row) as unknown as GazetteerRows[Table];
  };
  const tableOf = <Table extends CsvTable>(table: Table) => take(table, readTable(folder, table));
  return {
    bases: take('bases', readBases(folder)),
    regions: take('regions', readRegions(folder)),
    airports: tableOf('airports'),
    stations: tableOf('stations'),
    trains: tableOf('trains'),
    legs: tableOf('legs'),
    towns: tableOf('towns'),
    subPlaces: tableOf('subPlaces'),
    sameNames: tableOf('sameNames'),
    circuits: tableOf('circuits'),
    states: tableOf('states'),
    abroad: tableOf('abroad'),
    festivals: tableOf('festivals'),
    fairs: tableOf('fairs'),
    extras: tableOf('extras'),
    dormitories: tableOf('dormitories'),
    nightStays: tableOf('nightStays'),
    dishes: tableOf('dishes'),
    bookingNotes: tableOf('bookingNotes'),
    eatingPlaces: tableOf('eatingPlaces'),
    placeClosures: tableOf('placeClosures'),
  };
}
