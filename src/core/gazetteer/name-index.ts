import { greatCircleKm } from '../geo.ts';
import { nameKey } from '../names.ts';
import type { Base, Gazetteer, Sight } from './gazetteer.ts';
import { letterBits } from './likeness.ts';
import type { NamedTown, RegionRecord, SameNameRecord, TownKind, TownRecord } from './types.ts';

/** A known place without a base of its own: a town, a sight, a valley, an airport, a station. */
export interface KnownTown extends NamedTown {
  /** Why it is listed; left out for sights, airports and stations. */
  readonly kind?: TownKind;
  /** The base from which it is visited. */
  readonly seenFrom?: string;
  /** Ids of its sights, the main one first; set together with `seenFrom`. */
  readonly sights?: readonly string[];
}

export type KnownPlace =
  | { readonly kind: 'base'; readonly base: Base }
  | { readonly kind: 'region'; readonly region: RegionRecord }
  | { readonly kind: 'town'; readonly town: KnownTown };

export interface NameEntry {
  readonly key: string;
  /** `letterBits` of the key. */
  readonly letters: number;
  readonly place: KnownPlace;
  /** Among equally similar spellings the greater weight wins: bases, then regions, then towns by size. */
  readonly weight: number;
}

export interface NameIndex {
  readonly exact: ReadonlyMap<string, KnownPlace>;
  /** The names of bases, regions and towns, which may be misspelt and which the search box offers. */
  readonly entries: readonly NameEntry[];
}

/** A place of a shared name is the known one of that name within this distance. */
const SAME_PLACE_KM = 30;
/** Words that a sight's name may omit: "Rohtang", "Elephanta". */
const GENERIC_ENDING = / (?:pass|caves|falls|waterfalls|valley|lake|border|national park|wildlife sanctuary)$/;
const SHORTEST_SHORT_NAME = 5;

const knownTowns = ({ originTowns, unplannedPlaces }: Gazetteer): readonly TownRecord[] => [
  ...originTowns,
  ...unplannedPlaces,
];

const namesOf = ({ name, aliases }: { readonly name: string; readonly aliases: readonly string[] }) => [
  name,
  ...aliases,
];

/** Returns the parts of a name outside and inside its brackets: "Coorg" and "Madikeri". */
const partsOf = (name: string): readonly string[] => name.split(/[()]/).filter((part) => part.trim() !== '');

const sightTown = (sight: Sight, base: Base): KnownTown => ({
  id: sight.id,
  name: sight.name,
  aliases: sight.aliases ?? [],
  state: base.state,
  lat: sight.lat,
  lon: sight.lon,
  population: 0,
  seenFrom: base.id,
  sights: [sight.id],
});

function sightKeys({ name, aliases = [] }: Sight): readonly string[] {
  const keys = [name, ...aliases].map(nameKey);
  const short = keys.map((key) => key.replace(GENERIC_ENDING, '')).filter((key) => key.length >= SHORTEST_SHORT_NAME);
  return [...new Set([...keys, ...short])];
}

const isLatin = (name: string): boolean => /[a-z]/i.test(name);

/** Returns the places that are seen from a base, under the names of their rows and those in other scripts. */
function listSubPlaces(gazetteer: Gazetteer): readonly KnownTown[] {
  const towns = new Map(knownTowns(gazetteer).map((town) => [nameKey(town.name), town] as const));
  return gazetteer.subPlaces.flatMap(({ name, aliases, sights }): KnownTown[] => {
    const main = gazetteer.sights.get(sights[0] ?? '');
    const base = main && gazetteer.bases.get(main.baseId);
    if (!base) return [];
    const town = towns.get(nameKey(name));
    const scripts = (town?.aliases ?? []).filter((alias) => !isLatin(alias));
    const { lat, lon } = town ?? main;
    const id = `sub-place-${main.id}-${nameKey(name)}`;
    const population = town?.population ?? 0;
    return [
      {
        id,
        name,
        aliases: [...aliases, ...scripts],
        state: base.state,
        lat,
        lon,
        population,
        seenFrom: base.id,
        sights,
      },
    ];
  });
}

/** Yields the names of airports and stations for the town that they serve, which may be known only by them. */
function* terminalNames(gazetteer: Gazetteer, exact: ReadonlyMap<string, KnownPlace>) {
  const terminals = [
    ...[...gazetteer.airports.values()].map((row) => ({ ...row, names: [row.code, row.city, row.name] })),
    ...[...gazetteer.stations.values()].map((row) => ({ ...row, names: [row.city, row.name] })),
  ];
  for (const { code, city, state, lat, lon, names } of terminals) {
    const own: KnownTown = { id: `terminal-${code}`, name: city, aliases: [], state, lat, lon, population: 0 };
    const place: KnownPlace = exact.get(nameKey(city)) ?? { kind: 'town', town: own };
    for (const name of names) yield { name, place };
  }
}

/** Returns sights with a unique name; a name shared by sights of several bases means none of them. */
function sightNames(gazetteer: Gazetteer): ReadonlyMap<string, KnownPlace> {
  const found = new Map<string, { readonly base: Base; readonly sight: Sight } | null>();
  for (const base of gazetteer.bases.values()) {
    for (const sight of base.sights) {
      for (const key of sightKeys(sight)) {
        const known = found.get(key);
        found.set(key, known === undefined || known?.base === base ? (known ?? { base, sight }) : null);
      }
    }
  }
  return new Map(
    [...found].flatMap(([key, one]) =>
      one ? [[key, { kind: 'town', town: sightTown(one.sight, one.base) }] as const] : [],
    ),
  );
}

/** Returns the known place that a row of a shared name means, else one by the row alone. */
function placeOfSameName(
  row: SameNameRecord,
  exact: ReadonlyMap<string, KnownPlace>,
  gazetteer: Gazetteer,
): KnownPlace {
  const { name, place, state, lat, lon } = row;
  const known = exact.get(nameKey(name));
  const at = known?.kind === 'base' ? known.base : known?.kind === 'town' ? known.town : undefined;
  if (known && at?.state === state && greatCircleKm(at, row) <= SAME_PLACE_KM) return known;
  const isIt = (other: NamedTown): boolean =>
    other.state === state &&
    nameKey(other.name).startsWith(nameKey(name)) &&
    greatCircleKm(other, row) <= SAME_PLACE_KM;
  const town = knownTowns(gazetteer).find(isIt);
  const own = { id: nameKey(place), name: place, aliases: [], state, lat, lon, population: 0 };
  return { kind: 'town', town: town ? { ...town, name: place } : own };
}

function buildIndex(gazetteer: Gazetteer): NameIndex {
  const exact = new Map<string, KnownPlace>();
  const entries: NameEntry[] = [];
  const add = (name: string, place: KnownPlace, weight: number): void => {
    const key = nameKey(name);
    if (key === '' || exact.has(key)) return;
    exact.set(key, place);
    if (weight > 0) entries.push({ key, letters: letterBits(key), place, weight });
  };
  const addAll = (names: readonly string[], place: KnownPlace, weight: number): void => {
    for (const name of names) add(name, place, weight);
  };
  const bases = [...gazetteer.bases.values()];
  const regions = [...gazetteer.regions.values()].filter(({ mainBaseId }) => gazetteer.bases.has(mainBaseId));
  for (const base of bases) add(base.name, { kind: 'base', base }, 3);
  for (const region of regions) add(region.name, { kind: 'region', region }, 2.5);
  for (const town of listSubPlaces(gazetteer)) addAll(namesOf(town), { kind: 'town', town }, 1.5);
  for (const base of bases) addAll(partsOf(base.name), { kind: 'base', base }, 3);
  for (const base of bases) addAll(base.aliases, { kind: 'base', base }, 3);
  for (const region of regions) addAll(region.aliases, { kind: 'region', region }, 2.5);
  for (const town of knownTowns(gazetteer)) {
    addAll(namesOf(town), { kind: 'town', town }, 1 + Math.min(1, town.population / 2e7));
  }
  for (const town of gazetteer.railwayNamesakes) addAll(namesOf(town), { kind: 'town', town }, 0);
  for (const { name, place } of terminalNames(gazetteer, exact)) add(name, place, 0);
  for (const [name, place] of sightNames(gazetteer)) add(name, place, 0);
  for (const row of [...gazetteer.sameNames.values()].flat())
    add(row.place, placeOfSameName(row, exact, gazetteer), 0.5);
  return { exact, entries };
}

const indexes = new WeakMap<Gazetteer, NameIndex>();

/** Returns the index of every name of a place, built once per gazetteer. */
export function nameIndexOf(gazetteer: Gazetteer): NameIndex {
  const known = indexes.get(gazetteer);
  if (known) return known;
  const built = buildIndex(gazetteer);
  indexes.set(gazetteer, built);
  return built;
}

export const placeName = (place: KnownPlace): string =>
  place.kind === 'base' ? place.base.name : place.kind === 'region' ? place.region.name : place.town.name;
