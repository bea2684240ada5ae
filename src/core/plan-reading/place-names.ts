import type { Base, Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import { letterBits } from '../gazetteer/likeness.ts';
import type { SubPlaceRecord } from '../gazetteer/types.ts';
import type { LocalNames } from '../local-names.ts';
import { nameKey } from '../names.ts';
import { isFiller, isKind, isOrdinary } from './ordinary-words.ts';

/** A place under one of its names. */
export type NamedPlace =
  | {
      readonly kind: 'sight';
      readonly sight: Sight;
      readonly isFull: boolean;
      /** A town that is seen from another, with its sights. */
      readonly subPlace?: SubPlaceRecord;
    }
  | { readonly kind: 'base'; readonly base: Base; readonly isFull: true }
  /** A town or a region in which no trip sleeps. */
  | {
      readonly kind: 'elsewhere';
      readonly id: string;
      readonly name: string;
      readonly isTown: boolean;
      readonly isFull: true;
    }
  | { readonly kind: 'abroad'; readonly name: string; readonly isFull: true };

/** All names of places, as texts of plans have them. */
export interface PlaceNames {
  readonly gazetteer: Gazetteer;
  /** Places by the keys of their names. */
  readonly byName: ReadonlyMap<string, readonly NamedPlace[]>;
  /** Keys with several words, by the same letters without spaces: "tajmahal". */
  readonly joined: ReadonlyMap<string, string>;
  /** Names of towns in one word, whose spelling mistakes are read. */
  readonly spelt: readonly { readonly key: string; readonly bits: number; readonly base: Base }[];
  /** Names of a sight in all languages, as keys. */
  readonly namesOfSight: (sight: Sight) => readonly string[];
}

/** Shorter keys without spaces are too likely to be other words. */
const SHORTEST_JOINED = 7;
const SHORTEST_SHORT_NAME = 3;
const LONGEST_SHORT_NAME = 30;
/** Initials of fewer words are too likely to be others. */
const FEWEST_INITIALS = 4;

/** Returns a name as it stands, without what is in brackets, and without what follows a comma. */
function fullNames(name: string): readonly string[] {
  const bare = name.replace(/\([^()]*\)/g, ' ');
  const inside = [...name.matchAll(/\(([^()]*)\)/g)].map(([, words = '']) => words);
  const [head = ''] = bare.split(',');
  const all = [name, bare, head, ...inside.map((words) => bare.replace(/^\s*\S+/, words))];
  return [...new Set(all)].map(nameKey);
}

const PARTS = /\s(?:and|with|at|on|by|to|of|from|in|or|ka|ki|ke)\s|\s?[/&,]\s?/;

/** Returns a name without the words for its kind at either end: "hawa mahal" stays, "tiger hill sunrise" does not. */
function withoutKinds(key: string): readonly string[] {
  const words = key.split(' ');
  const found: string[] = [];
  for (let end = words.length - 1; end > 0 && isKind(words[end] ?? ''); end--)
    found.push(words.slice(0, end).join(' '));
  for (let from = 1; from < words.length && isKind(words[from - 1] ?? ''); from++)
    found.push(words.slice(from).join(' '));
  return found;
}

function isShortName(key: string): boolean {
  const words = key.split(' ');
  if (key.length < SHORTEST_SHORT_NAME || key.length > LONGEST_SHORT_NAME) return false;
  return words.length > 1 ? !words.every(isFiller) : !isOrdinary(key) && !isFiller(key);
}

/** Returns the initials of a long name: "CSMT". */
function initialsOf(key: string): readonly string[] {
  const words = key.split(' ').filter((word) => word.length > 2);
  return words.length >= FEWEST_INITIALS ? [words.map((word) => word.slice(0, 1)).join('')] : [];
}

/** Returns shorter forms of a sight's name that still name it within its town. */
function shortNames(name: string): readonly string[] {
  const pieces = name.replace(/[()]/g, ',').split(PARTS);
  const parts = pieces.length > 1 ? pieces.map(nameKey) : [];
  const keys = [...fullNames(name), ...parts];
  return [...new Set([...parts, ...keys.flatMap(withoutKinds), ...initialsOf(nameKey(name))])].filter(isShortName);
}

/** "Leh Main Bazaar" is "the main bazaar" in Leh. */
function withoutTown({ name }: Sight, { name: town }: Base): readonly string[] {
  const [key, prefix] = [nameKey(name), `${nameKey(town)} `];
  return key.startsWith(prefix) ? [key.slice(prefix.length)].filter(isShortName) : [];
}

interface Draft {
  readonly byName: Map<string, NamedPlace[]>;
}

const isSame = (a: NamedPlace, b: NamedPlace): boolean =>
  a.kind === b.kind &&
  (a.kind === 'sight' && b.kind === 'sight'
    ? a.sight === b.sight
    : a.kind === 'base' && b.kind === 'base'
      ? a.base === b.base
      : true);

function add({ byName }: Draft, keys: readonly string[], place: NamedPlace): void {
  for (const key of keys) {
    if (key === '') continue;
    const known = byName.get(key);
    if (!known) byName.set(key, [place]);
    else if (!known.some((each) => isSame(each, place))) known.push(place);
  }
}

function addBases(draft: Draft, { bases }: Gazetteer, inAll: (name: string) => readonly string[]): void {
  for (const base of bases.values()) {
    const parts = base.name.split(/[()]/).filter((part) => part.trim() !== '');
    const names = [base.name, ...parts, ...base.aliases, ...inAll(base.name)];
    add(draft, names.map(nameKey), { kind: 'base', base, isFull: true });
  }
}

function addSubPlaces(
  draft: Draft,
  { subPlaces, sights }: Gazetteer,
  inAll: (name: string) => readonly string[],
): void {
  for (const subPlace of subPlaces) {
    const { name, aliases } = subPlace;
    const sight = sights.get(subPlace.sights[0] ?? '');
    if (!sight) continue;
    const names = [name, ...aliases, ...inAll(name)];
    add(draft, names.map(nameKey), { kind: 'sight', sight, isFull: true, subPlace });
  }
}

function addTowns(draft: Draft, gazetteer: Gazetteer, inAll: (name: string) => readonly string[]): void {
  const { originTowns, unplannedPlaces, regions, states, abroadNames } = gazetteer;
  for (const { id, name, aliases } of [...unplannedPlaces, ...originTowns]) {
    const keys = [name, ...aliases, ...inAll(name)].map(nameKey).filter((key) => !draft.byName.has(key));
    add(draft, keys, { kind: 'elsewhere', id, name, isTown: true, isFull: true });
  }
  const areas = [...regions.values(), ...[...states.values()].map(({ code, ...state }) => ({ ...state, id: code }))];
  for (const { id, name, aliases } of areas) {
    const keys = [name, ...aliases, ...inAll(name)].map(nameKey).filter((key) => !draft.byName.has(key));
    add(draft, keys, { kind: 'elsewhere', id, name, isTown: false, isFull: true });
  }
  for (const name of abroadNames.keys())
    if (!draft.byName.has(name)) add(draft, [name], { kind: 'abroad', name, isFull: true });
}

/** Airports and stations stand for the town that they serve. */
function addTerminals(draft: Draft, { airports, stations }: Gazetteer): void {
  for (const { city, name, code } of [...airports.values(), ...stations.values()]) {
    const town = draft.byName.get(nameKey(city))?.find(({ kind }) => kind === 'base' || kind === 'elsewhere');
    const keys = [city, name].map(nameKey).filter((key) => !draft.byName.has(key));
    add(draft, keys, town ?? { kind: 'elsewhere', id: code, name: city, isTown: true, isFull: true });
  }
}

/** Sights whose names are read before the next pause. */
const SIGHTS_AT_ONCE = 150;

/** Adds the names of all sights: first the full ones, which count for more. Pauses between. */
function* addSights(draft: Draft, gazetteer: Gazetteer, namesOf: (sight: Sight) => readonly string[]): Generator<void> {
  let since = 0;
  for (const isFull of [true, false])
    for (const base of gazetteer.bases.values()) {
      for (const sight of base.sights) {
        const names = namesOf(sight);
        const keys = isFull ? names.flatMap(fullNames) : [...names.flatMap(shortNames), ...withoutTown(sight, base)];
        add(draft, keys, { kind: 'sight', sight, isFull });
      }
      since += base.sights.length;
      if (since < SIGHTS_AT_ONCE) continue;
      since = 0;
      yield;
    }
}

/**
 * Builds the index of all names in the languages of the site. It takes a third of a second, so it pauses between its steps:
 * a server lets other requests run meanwhile.
 */
export function* placeNamesInSteps(
  gazetteer: Gazetteer,
  languages: readonly LocalNames[],
): Generator<void, PlaceNames> {
  const inAll = (name: string): readonly string[] => languages.flatMap((names) => names.get(name) ?? []);
  const draft: Draft = { byName: new Map() };
  const namesOf = ({ name, aliases = [] }: Sight): readonly string[] => [name, ...aliases, ...inAll(name)];
  addBases(draft, gazetteer, inAll);
  addSubPlaces(draft, gazetteer, inAll);
  yield* addSights(draft, gazetteer, namesOf);
  addTowns(draft, gazetteer, inAll);
  addTerminals(draft, gazetteer);
  yield;
  const joined = new Map<string, string>();
  for (const key of draft.byName.keys()) {
    const letters = key.replaceAll(' ', '');
    if (letters !== key && letters.length >= SHORTEST_JOINED && !draft.byName.has(letters)) joined.set(letters, key);
  }
  const spelt = [...draft.byName].flatMap(([key, places]) =>
    places.flatMap((place) =>
      place.kind === 'base' && !key.includes(' ') ? [{ key, bits: letterBits(key), base: place.base }] : [],
    ),
  );
  return { gazetteer, byName: draft.byName, joined, spelt, namesOfSight: (sight) => namesOf(sight).map(nameKey) };
}
