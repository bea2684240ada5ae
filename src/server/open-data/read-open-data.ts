import type { Candidate, ImportSource } from '../../core/places/import/candidate.ts';
import { readGeonames } from './geonames.ts';
import { readOpenStreetMap } from './openstreetmap.ts';
import { readOurAirports } from './our-airports.ts';
import { inIndia } from './positions.ts';
import { readRailwayStations } from './railway-stations.ts';
import { readWikidata } from './wikidata.ts';

const READERS: Readonly<Record<ImportSource, (path: string, more?: string) => AsyncIterable<Candidate>>> = {
  geonames: readGeonames,
  'our-airports': readOurAirports,
  wikidata: readWikidata,
  'railway-stations': readRailwayStations,
  openstreetmap: readOpenStreetMap,
};

/**
 * Yields the places in India of a file of open data, one after another. `more` is GeoNames' file of alternate names.
 * @throws {ImportProblem} when the file is something else, is cut, or has its coordinates in another order: at any
 * time, so what was yielded before is not to be used then
 */
export const readOpenData = (source: ImportSource, path: string, more?: string): AsyncIterable<Candidate> =>
  inIndia(READERS[source](path, more));
