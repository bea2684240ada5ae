import { greatCircleKm, type Point } from '../geo.ts';
import { abroadNames } from './abroad.ts';
import { builtInCities, originTowns } from './cities.ts';
import type { Base, Gazetteer } from './gazetteer.ts';
import { stateBounds } from './state-bounds.ts';
import type { RegionRecord } from './types.ts';

export type OriginTown = (typeof originTowns)[number];

/** What a typed name means. `suggestions` are at most three names that would be understood. */
export type ResolvedPlace =
  | { readonly kind: 'base'; readonly base: Base }
  | { readonly kind: 'region'; readonly region: RegionRecord }
  | { readonly kind: 'town'; readonly town: OriginTown }
  | { readonly kind: 'abroad'; readonly name: string; readonly suggestions: readonly string[] }
  | { readonly kind: 'unknown'; readonly suggestions: readonly string[] };

/** A row of the search box: a city, its nearest airport, its state. */
export interface PlaceSuggestion {
  readonly city: string;
  readonly airport: string;
  readonly code: string;
  readonly state: string;
  readonly country: string;
}

type KnownPlace = Extract<ResolvedPlace, { kind: 'base' | 'region' | 'town' }>;

interface NameEntry {
  readonly key: string;
  readonly place: KnownPlace;
  /** Among equally near spellings the greater wins: bases, then regions, then towns by size. */
  readonly weight: number;
}

interface NameIndex {
  readonly exact: ReadonlyMap<string, KnownPlace>;
  readonly entries: readonly NameEntry[];
}

/** Names longer than this are cut: nobody's town is called so, and the distance is quadratic. */
const LONGEST_NAME = 60;
/** Share of a name that may be mistyped and still be understood. */
const FUZZY_SHARE = 0.28;
/** Within this distance a base serves a town that is no base itself. */
const NEAR_MISS_KM = 150;

/** Lower case, no accents on Latin letters, one space between words; letters and digits of any script stay. */
export function normaliseName(text: string): string {
  return text
    .slice(0, 4 * LONGEST_NAME)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`.]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
}

/** Edits (insert, delete, replace, swap of neighbours) between two texts. */
export function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (older[j - 2] ?? 0) + 1);
      row.push(best);
    }
    older = old;
    old = row;
  }
  return old[b.length] ?? 0;
}

const indexes = new WeakMap<Gazetteer, NameIndex>();

function buildIndex(gazetteer: Gazetteer): NameIndex {
  const exact = new Map<string, KnownPlace>();
  const entries: NameEntry[] = [];
  const add = (name: string, place: KnownPlace, weight: number): void => {
    const key = normaliseName(name);
    if (key === '' || exact.has(key)) return;
    exact.set(key, place);
    entries.push({ key, place, weight });
  };
  const addAll = (names: readonly string[], place: KnownPlace, weight: number): void => {
    for (const name of names) add(name, place, weight);
  };
  for (const base of gazetteer.bases.values()) add(base.name, { kind: 'base', base }, 3);
  for (const region of gazetteer.regions.values()) {
    if (gazetteer.bases.has(region.mainBaseId)) add(region.name, { kind: 'region', region }, 2.5);
  }
  for (const base of gazetteer.bases.values()) addAll(base.aliases, { kind: 'base', base }, 3);
  for (const region of gazetteer.regions.values()) {
    if (gazetteer.bases.has(region.mainBaseId)) addAll(region.aliases, { kind: 'region', region }, 2.5);
  }
  for (const town of originTowns) {
    addAll([town.name, ...town.aliases], { kind: 'town', town }, 1 + Math.min(1, town.population / 2e7));
  }
  for (const airport of gazetteer.airports.values()) {
    const near = nearestKnown(gazetteer, airport);
    if (near) addAll([airport.code, airport.city, airport.name], near, 0.5);
  }
  return { exact, entries };
}

function nearestKnown(gazetteer: Gazetteer, point: Point): KnownPlace | undefined {
  let best: KnownPlace | undefined;
  let bestKm = 60;
  const offer = (place: KnownPlace, at: Point): void => {
    const km = greatCircleKm(at, point);
    if (km < bestKm) [best, bestKm] = [place, km];
  };
  for (const base of gazetteer.bases.values()) offer({ kind: 'base', base }, base);
  for (const town of originTowns) offer({ kind: 'town', town }, town);
  return best;
}

function indexOf(gazetteer: Gazetteer): NameIndex {
  const known = indexes.get(gazetteer);
  if (known) return known;
  const built = buildIndex(gazetteer);
  indexes.set(gazetteer, built);
  return built;
}

export const nameOf = (place: KnownPlace): string =>
  place.kind === 'base' ? place.base.name : place.kind === 'region' ? place.region.name : place.town.name;

/** The ways a name is typed: whole, without a code in brackets, without "India" or a state after a comma. */
function readings(text: string): readonly string[] {
  const cut = text.slice(0, 4 * LONGEST_NAME);
  const bare = cut.replace(/\([^()]*\)/g, ' ');
  const all = [cut, bare, bare.replace(/\bindia\b/i, ' '), bare.split(',')[0] ?? ''];
  return [...new Set(all.map(normaliseName))].filter((reading) => reading !== '');
}

interface Nearness {
  readonly entry: NameEntry;
  readonly share: number;
}

function rankByNearness(index: NameIndex, key: string): readonly Nearness[] {
  return index.entries
    .filter((entry) => entry.weight > 0.5)
    .map((entry) => ({ entry, share: editDistance(key, entry.key) / Math.max(key.length, entry.key.length, 1) }))
    .sort((a, b) => a.share - b.share || b.entry.weight - a.entry.weight || (a.entry.key < b.entry.key ? -1 : 1));
}

function firstNames(ranked: readonly Nearness[], count: number): readonly string[] {
  const names = new Set<string>();
  for (const { entry } of ranked) {
    if (names.size < count) names.add(nameOf(entry.place));
  }
  return [...names];
}

/**
 * What a typed name means: a base, a region, a town, a place abroad, or nothing we know. Never throws, whatever is typed.
 * A name is understood by any of its spellings, then by likeness (edits over length below 0.28).
 */
export function resolvePlace(text: string, gazetteer: Gazetteer): ResolvedPlace {
  const index = indexOf(gazetteer);
  const names = readings(text);
  for (const name of names) {
    const exact = index.exact.get(name);
    if (exact) return exact;
  }
  for (const name of names) {
    const alike = abroadNames.get(name);
    if (alike)
      return { kind: 'abroad', name: text.trim(), suggestions: alike.filter((s) => index.exact.has(normaliseName(s))) };
  }
  const key = names.at(-1) ?? '';
  if (key === '') return { kind: 'unknown', suggestions: builtInCities.slice(0, 3).map((row) => row.city) };
  const ranked = rankByNearness(index, key);
  const best = ranked[0];
  if (best && key.length > 3 && best.share < FUZZY_SHARE) return best.entry.place;
  return { kind: 'unknown', suggestions: firstNames(ranked, 3) };
}

/** Where a trip can go for a name: bases with the asked one first, or a refusal's details. */
type ResolvedDestination =
  | {
      readonly kind: 'bases';
      readonly name: string;
      readonly bases: readonly Base[];
      readonly asked: 'base' | 'region' | 'near';
    }
  | Extract<ResolvedPlace, { kind: 'abroad' | 'unknown' }>;

function basesNear(gazetteer: Gazetteer, point: Point): readonly { base: Base; km: number }[] {
  return [...gazetteer.bases.values()]
    .map((base) => ({ base, km: greatCircleKm(base, point) }))
    .sort((a, b) => a.km - b.km || (a.base.id < b.base.id ? -1 : 1));
}

/** The bases that a name stands for as a destination; a town that is no base stands for the bases within 150 km. */
export function resolveDestination(text: string, gazetteer: Gazetteer): ResolvedDestination {
  const place = resolvePlace(text, gazetteer);
  if (place.kind === 'base') return { kind: 'bases', name: place.base.name, bases: [place.base], asked: 'base' };
  if (place.kind === 'region') {
    const { mainBaseId, id, name } = place.region;
    const members = [...gazetteer.bases.values()].filter((base) => base.regions.includes(id) || base.id === mainBaseId);
    const main = members.filter((base) => base.id === mainBaseId);
    return {
      kind: 'bases',
      name,
      asked: 'region',
      bases: [...main, ...members.filter((base) => base.id !== mainBaseId)],
    };
  }
  if (place.kind !== 'town') return place;
  const ranked = basesNear(gazetteer, place.town);
  const near = ranked.filter(({ km }) => km <= NEAR_MISS_KM).map(({ base }) => base);
  if (near.length > 0) return { kind: 'bases', name: place.town.name, bases: near.slice(0, 4), asked: 'near' };
  return { kind: 'unknown', suggestions: ranked.slice(0, 3).map(({ base }) => base.name) };
}

function nearestAirport(gazetteer: Gazetteer, point: Point): { name: string; code: string } {
  let best = { name: '', code: '' };
  let bestKm = Number.POSITIVE_INFINITY;
  for (const airport of gazetteer.airports.values()) {
    const km = greatCircleKm(airport, point);
    if (km < bestKm) [best, bestKm] = [{ name: airport.name, code: airport.code }, km];
  }
  return best;
}

function airportOfBase(gazetteer: Gazetteer, base: Base): { name: string; code: string } {
  const gateway = base.gateways.find(({ kind }) => kind === 'airport');
  const airport = gateway && gazetteer.airports.get(gateway.code);
  return airport ? { name: airport.name, code: airport.code } : nearestAirport(gazetteer, base);
}

function suggestionOf(gazetteer: Gazetteer, place: KnownPlace): PlaceSuggestion {
  const base =
    place.kind === 'base'
      ? place.base
      : place.kind === 'region'
        ? gazetteer.bases.get(place.region.mainBaseId)
        : undefined;
  const airport = base
    ? airportOfBase(gazetteer, base)
    : nearestAirport(gazetteer, place.kind === 'town' ? place.town : { lat: 22, lon: 79 });
  const state = base?.state ?? (place.kind === 'town' ? place.town.state : '');
  const stateName = stateBounds[state]?.name ?? state;
  return { city: nameOf(place), airport: airport.name, code: airport.code, state: stateName, country: 'India' };
}

/** 0 begins with the query, 1 a word begins with it, 2 is like it, 3 is not. */
function matchRank(key: string, query: string): number {
  if (key.startsWith(query)) return 0;
  if (key.includes(` ${query}`)) return 1;
  if (query.length <= 3) return 3;
  const share = editDistance(query, key.slice(0, query.length + 1)) / query.length;
  return Math.min(share, editDistance(query, key) / query.length) < FUZZY_SHARE ? 2 : 3;
}

/** Rows for the search box, best first: the ten built-in cities for an empty query, then prefix, word-prefix, likeness. */
export function suggestPlaces(query: string, limit: number, gazetteer: Gazetteer): readonly PlaceSuggestion[] {
  const rowsOfCities = builtInCities.map(({ city, airport, code, state, country }) => ({
    city,
    airport,
    code,
    state: stateBounds[state]?.name ?? state,
    country,
  }));
  const key = normaliseName(query);
  if (key === '') return rowsOfCities.slice(0, limit);
  const ranked = indexOf(gazetteer)
    .entries.map((entry) => ({ entry, rank: matchRank(entry.key, key) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || b.entry.weight - a.entry.weight || (a.entry.key < b.entry.key ? -1 : 1));
  const cities = new Map(rowsOfCities.map((row) => [row.city, row]));
  const rows = new Map<string, PlaceSuggestion>();
  for (const { entry } of ranked) {
    if (rows.size >= limit) break;
    const name = nameOf(entry.place);
    if (!rows.has(name)) rows.set(name, cities.get(name) ?? suggestionOf(gazetteer, entry.place));
  }
  return [...rows.values()];
}
