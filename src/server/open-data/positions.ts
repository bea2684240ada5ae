import type { Candidate } from '../../core/places/import/candidate.ts';
import { ImportProblem } from './import-problem.ts';

/** Around India with its islands. Latitudes and longitudes do not overlap, so that swapped ones are found. */
const isInIndia = (lat: number, lon: number): boolean => lat >= 6 && lat <= 37.5 && lon >= 68 && lon <= 97.5;

/** More such rows than this share are no slips. */
const SWAPPED_AT_MOST = 0.01;

/**
 * Yields the candidates in India.
 * @throws {ImportProblem} at the end, when latitude and longitude are swapped in more than a few rows
 */
export async function* inIndia(candidates: AsyncIterable<Candidate>): AsyncGenerator<Candidate> {
  let all = 0;
  let swapped = 0;
  for await (const candidate of candidates) {
    all++;
    if (isInIndia(candidate.lat, candidate.lon)) yield candidate;
    else if (isInIndia(candidate.lon, candidate.lat)) swapped++;
  }
  if (swapped > all * SWAPPED_AT_MOST)
    throw new ImportProblem(`Latitude and longitude are swapped in ${swapped} of ${all} rows`);
}

/** Reads a number of degrees; NaN for anything else. */
export const degrees = (text: string): number => (/^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);
