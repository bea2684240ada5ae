import type { Candidate, CandidateKind } from '../../core/places/import/candidate.ts';
import { ImportProblem } from './import-problem.ts';
import { degrees } from './positions.ts';
import { readLines } from './read-file.ts';

/** Columns of IN.txt, of which there are 19 (download.geonames.org/export/dump/readme.txt). */
const COLUMNS = 19;
const [ID, NAME, ASCII, ALTERNATES, LAT, LON, FEATURE_CLASS, FEATURE, COUNTRY] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const CHANGED = 18;
/** Columns of alternateNamesV2.txt. */
const NAME_COLUMNS = [8, 10];

/** Features that people travel to. */
const SIGHTS = new Set(
  (
    'AMUS ANS ARCH ART BCH BCHS CAVE CH CSTL CVNT FLLS FRT FT GDN GHAT HSTS LK LKS MMNT MNMT MSQE MSTY MUS OBPT PAL ' +
    'PASS PRK RES RESN RESW RUIN SHRN TMB TMPL TOWR VAL ZOO'
  ).split(' '),
);
const LANGUAGES = new Set(['en', 'hi', 'bn', 'mr', 'gu', 'pa', 'or', 'ta', 'te', 'kn', 'ml', 'as', 'ur', 'ne', '']);

const kindOf = (cells: readonly string[]): CandidateKind | null => {
  if (cells[FEATURE_CLASS] === 'P') return 'town';
  return SIGHTS.has(cells[FEATURE] ?? '') ? 'sight' : null;
};

/** Yields the rows of the country's file. Latitude before longitude. */
async function* readRows(path: string): AsyncGenerator<{ cells: readonly string[]; kind: CandidateKind }> {
  for await (const { line, number } of readLines(path)) {
    const cells = line.split('\t');
    const isWhole = cells.length === COLUMNS && /^\d+$/.test(cells[ID] ?? '');
    if (!isWhole || !/^\d{4}-\d{2}-\d{2}$/.test(cells[CHANGED] ?? '')) {
      throw new ImportProblem(`Line ${number} is no whole row of GeoNames (${COLUMNS} columns): is the file cut?`);
    }
    const kind = kindOf(cells);
    if (kind !== null && cells[COUNTRY] === 'IN') yield { cells, kind };
  }
}

/** Returns the names of some places from the file of alternate names, by id. */
async function readNames(path: string, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, string[]>();
  for await (const { line, number } of readLines(path)) {
    const cells = line.split('\t');
    if (!NAME_COLUMNS.includes(cells.length) || !/^\d+$/.test(cells[0] ?? '')) {
      throw new ImportProblem(`Line ${number} of ${path} is no row of alternate names: is the file cut?`);
    }
    const [, id = '', language = '', name = '', , , isColloquial, isHistoric] = cells;
    if (ids.has(id) && LANGUAGES.has(language) && isColloquial !== '1' && isHistoric !== '1')
      names.set(id, [...(names.get(id) ?? []), name]);
  }
  return names;
}

/**
 * Yields the towns and sights of GeoNames: `IN.txt`, or the `IN.txt` of any extract, unpacked or `.gz`; with
 * `alternateNamesV2.txt` also their names by language. CC BY 4.0.
 */
export async function* readGeonames(path: string, namesPath?: string): AsyncGenerator<Candidate> {
  const ids = new Set<string>();
  if (namesPath !== undefined) for await (const { cells } of readRows(path)) ids.add(cells[ID] ?? '');
  const names = namesPath === undefined ? new Map<string, readonly string[]>() : await readNames(namesPath, ids);
  for await (const { cells, kind } of readRows(path)) {
    const id = cells[ID] ?? '';
    const others = [cells[ASCII] ?? '', ...(cells[ALTERNATES] ?? '').split(','), ...(names.get(id) ?? [])];
    yield {
      sourceId: id,
      address: `https://www.geonames.org/${id}`,
      kind,
      name: cells[NAME] ?? '',
      aliases: [...new Set(others)].filter((name) => name !== '' && name !== cells[NAME]),
      lat: degrees(cells[LAT] ?? ''),
      lon: degrees(cells[LON] ?? ''),
    };
  }
}
