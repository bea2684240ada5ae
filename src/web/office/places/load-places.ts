import { type ApiAnswer, ApiError } from '../../../contracts/client.ts';
import type { OfficePlace } from '../../../contracts/place-corrections.ts';
import { CANDIDATE_STATES, type PlaceCandidate } from '../../../contracts/place-imports.ts';
import { IMPORT_SOURCES, type ImportSource } from '../../../core/places/import/candidate.ts';
import { MATCH_KINDS, type MatchKind } from '../../../core/places/import/match-candidate.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';
import { pageOf, searchOf } from '../ui/list-address.ts';

/** Rows per page. */
export const PLACES_A_PAGE = 25;

export interface PlaceFilters {
  readonly search: string;
  /** The two letters of a state; empty for all. */
  readonly state: string;
  readonly isCorrected: boolean;
}

export interface PlacesData {
  readonly filters: PlaceFilters;
  /** Null when they could not be loaded. */
  readonly list: ApiAnswer<'GET /api/admin/places'> | null;
}

/** Returns the filters in an address. */
export const readFilters = (parameters: URLSearchParams): PlaceFilters => ({
  search: searchOf(parameters).slice(0, 80),
  state: (parameters.get('state') ?? '').slice(0, 2),
  isCorrected: parameters.get('corrected') === 'yes',
});

/** Loads the places that the screen's address asks for. */
export async function loadPlaces(parameters: URLSearchParams, signal: AbortSignal): Promise<PlacesData> {
  const filters = readFilters(parameters);
  const { search, state, isCorrected } = filters;
  const query = {
    search,
    ...(state !== '' && { state }),
    ...(isCorrected && { corrected: 'yes' as const }),
    page: pageOf(parameters),
    limit: PLACES_A_PAGE,
  };
  return { filters, list: await orNull('Places', adminApi('GET /api/admin/places', { query, signal }), signal) };
}

/** What the screen of open data asks for. */
export interface CandidateFilters {
  /** Empty for all. */
  readonly source: ImportSource | '';
  /** Empty for all. */
  readonly match: MatchKind | '';
  readonly state: PlaceCandidate['state'];
}

export interface CandidatesData {
  readonly filters: CandidateFilters;
  /** Null when they could not be loaded. */
  readonly list: ApiAnswer<'GET /api/admin/place-candidates'> | null;
}

/** Returns a value that an address may have, or the other. */
const oneOf = <T extends string, Other>(values: readonly T[], value: string | null, other: Other): T | Other =>
  values.find((each) => each === value) ?? other;

/** Loads the places of open data that the screen's address asks for. */
export async function loadCandidates(parameters: URLSearchParams, signal: AbortSignal): Promise<CandidatesData> {
  const filters: CandidateFilters = {
    source: oneOf(IMPORT_SOURCES, parameters.get('source'), ''),
    match: oneOf(MATCH_KINDS, parameters.get('match'), ''),
    state: oneOf(CANDIDATE_STATES, parameters.get('state'), 'waiting'),
  };
  const { source, match, state } = filters;
  const query = {
    ...(source !== '' && { source }),
    ...(match !== '' && { match }),
    state,
    page: pageOf(parameters),
    limit: PLACES_A_PAGE,
  };
  return {
    filters,
    list: await orNull('Candidates', adminApi('GET /api/admin/place-candidates', { query, signal }), signal),
  };
}

/** Loads a place; null where there is none. */
export async function loadPlace(id: string, signal: AbortSignal): Promise<{ readonly place: OfficePlace | null }> {
  try {
    return await adminApi('GET /api/admin/places/{id}', { params: { id }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { place: null };
    throw error;
  }
}
