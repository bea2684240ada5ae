import { greatCircleKm, type Point } from '../geo.ts';
import { nameKey } from '../names.ts';
import { builtInCities } from './cities.ts';
import type { Gazetteer } from './gazetteer.ts';
import { letterBits, likenessOf } from './likeness.ts';
import { type KnownPlace, type NameIndex, nameIndexOf, placeName } from './name-index.ts';
import { nearestPlaces } from './point-grid.ts';

/** A name to use instead of one that cannot be planned. */
export interface PlaceInstead {
  readonly name: string;
  /** Straight-line distance from the requested place; absent when its position is unknown. */
  readonly km?: number;
}

/** An unknown name, or a place to which no trip can be planned. */
export interface UnknownPlace {
  readonly kind: 'unknown';
  /** The place asked for, if it is known. */
  readonly known?: string;
  /** At most three. */
  readonly suggestions: readonly PlaceInstead[];
  /** True when the one suggestion is very likely what was meant. */
  readonly isSure: boolean;
  /** Set when the suggestions are several places of the typed name. */
  readonly isShared?: true;
}

export interface AbroadPlace {
  readonly kind: 'abroad';
  readonly name: string;
  readonly suggestions: readonly string[];
}

/** What a typed name means. */
export type ResolvedPlace =
  | (KnownPlace & {
      /** The name as typed, if it was read as a similar one; shown to the traveller. */
      readonly misspelt?: string;
      /** The name that tells this place apart from others of its name, where the traveller should read which is meant. */
      readonly toldApart?: string;
    })
  | AbroadPlace
  | UnknownPlace;

/** Places this near may be named to say which one is meant: "Mahabaleshwar, Satara". */
const SAME_DISTRICT_KM = 100;
const MOST_SUGGESTIONS = 3;
const SHORTEST_NAMED = 5;
export const MOST_WORDS = 4;

const IS_LIST = /\b(?:and|then|to|via|from|plus|with)\b/;

const NEAR_PHRASE =
  /^(?:(?:any|some|every)? ?(?:where|place|places|thing|town)? ?)?(?:near|nearby|around|close to|not far from) (.+)$/;

/** A typed name in parts: "Calangute, North Goa (GOI), India". */
interface TypedName {
  /** The ways to read the whole name. */
  readonly keys: readonly string[];
  /** The text before the first comma or bracket, as typed. */
  readonly head: string;
  /** Further details: its state, district, airport. */
  readonly qualifiers: readonly string[];
}

export function takeApart(text: string): TypedName {
  const withoutCountry = text.slice(0, 240).replace(/[,\s]{0,9}\bindia\b/i, ' ');
  const [head = '', ...rest] = withoutCountry.split(/[,()]/);
  const keys = [text, withoutCountry, withoutCountry.replace(/\([^()]*\)/g, ' ')].map(nameKey);
  return {
    keys: [...new Set(keys)].filter((key) => key !== ''),
    head: head.trim(),
    qualifiers: rest.map(nameKey).filter((qualifier) => qualifier !== ''),
  };
}

const pointOf = (place: KnownPlace, gazetteer: Gazetteer): (Point & { readonly state: string }) | undefined =>
  place.kind === 'town'
    ? place.town
    : place.kind === 'base'
      ? place.base
      : gazetteer.bases.get(place.region.mainBaseId);

const isSame = (a: KnownPlace, b: KnownPlace): boolean => placeName(a) === placeName(b);

/** Returns the place that a qualifier misspells: "Shimla, Manli" names two towns. */
function readSlip(qualifier: string, gazetteer: Gazetteer): KnownPlace | undefined {
  const read = readMisspelt({ keys: [], head: qualifier, qualifiers: [] }, gazetteer);
  return read.kind === 'abroad' || read.kind === 'unknown' ? undefined : read;
}

/** Returns true when a qualifier can apply to a place. An unknown qualifier may apply. */
function agrees(place: KnownPlace, qualifier: string, gazetteer: Gazetteer): boolean {
  const at = pointOf(place, gazetteer);
  const state = gazetteer.stateCodes.get(qualifier);
  if (state !== undefined) return at?.state === state;
  const other = nameIndexOf(gazetteer).exact.get(qualifier) ?? readSlip(qualifier, gazetteer);
  // "Kochi, Munnar and Alleppey" is a list, whatever its first name.
  if (!other) return !IS_LIST.test(qualifier);
  if (isSame(place, other)) return true;
  const otherAt = pointOf(other, gazetteer);
  if (other.kind === 'region') {
    if (place.kind === 'base' && place.base.regions.includes(other.region.id)) return true;
    return at?.state === otherAt?.state;
  }
  // Two towns that can both be planned are two different wishes.
  if (other.kind === 'base') return place.kind === 'town' && place.town.seenFrom === other.base.id;
  return at !== undefined && otherAt !== undefined && greatCircleKm(at, otherAt) <= SAME_DISTRICT_KM;
}

export const nearestBases = (gazetteer: Gazetteer, point: Point): readonly PlaceInstead[] =>
  nearestPlaces(gazetteer.near.bases, point, MOST_SUGGESTIONS).map(({ place, km }) => ({
    name: place.name,
    km: Math.round(km),
  }));

const unknown = (names: readonly string[], isSure = false): UnknownPlace => {
  const suggestions = [...new Set(names)].slice(0, MOST_SUGGESTIONS).map((name) => ({ name }));
  return { kind: 'unknown', suggestions, isSure: isSure && suggestions.length === 1 };
};

/** Returns the places that a text names as whole words: "trip to Manali", "Shimla Manali". */
function placesNamedIn(key: string, { exact }: NameIndex): readonly KnownPlace[] {
  const words = key.split(' ');
  const found: KnownPlace[] = [];
  for (let from = 0; from < words.length; ) {
    let taken = 1;
    for (let count = Math.min(MOST_WORDS, words.length - from); count > 0; count--) {
      const name = words.slice(from, from + count).join(' ');
      const place = name.length >= SHORTEST_NAMED ? exact.get(name) : undefined;
      if (!place) continue;
      found.push(place);
      taken = count;
      break;
    }
    from += taken;
  }
  return found;
}

const isUnplanned = (place: KnownPlace): boolean =>
  place.kind === 'town' &&
  place.town.population === 0 &&
  place.town.kind !== 'origin' &&
  place.town.seenFrom === undefined;

/** Returns the places that single words of a text misspell: "Darjlng Hilz". */
function placesMisspeltIn(key: string, gazetteer: Gazetteer): readonly KnownPlace[] {
  const words = key.split(' ').map((word) => ({ word, bits: letterBits(word) }));
  if (words.length < 2) return [];
  return nameIndexOf(gazetteer)
    .entries.filter((entry) =>
      words.some(({ word, bits }) => likenessOf(word, entry.key, bits, entry.letters).kind === 'slip'),
    )
    .filter((entry) => !isUnplanned(entry.place))
    .map(({ place }) => place);
}

/**
 * Returns the places with almost the typed name: a single one is taken as meant, several are offered as suggestions.
 */
function readMisspelt(typed: TypedName, gazetteer: Gazetteer): ResolvedPlace {
  const key = nameKey(typed.head);
  const bits = letterBits(key);
  const alike = nameIndexOf(gazetteer)
    .entries.filter((entry) => likenessOf(key, entry.key, bits, entry.letters).kind !== 'other')
    .map((entry) => ({ ...entry, ...likenessOf(key, entry.key, bits, entry.letters) }))
    // For a place without planned trips the traveller is asked: reading one unknown name as another gains nothing.
    .map((entry) => (entry.kind === 'slip' && isUnplanned(entry.place) ? { ...entry, kind: 'alike' as const } : entry))
    .filter(({ place }) => typed.qualifiers.every((q) => agrees(place, q, gazetteer)))
    .sort((a, b) => a.edits - b.edits || b.weight - a.weight || (a.key < b.key ? -1 : 1));
  const best = alike.find(({ kind, edits }) => kind === 'slip' && edits === alike[0]?.edits) ?? alike[0];
  if (!best) return unknown(placesMisspeltIn(key, gazetteer).map(placeName));
  const names = alike.map(({ place }) => placeName(place));
  const isOnly = alike.every(
    ({ edits, isSwap, place }) => edits > best.edits || (best.isSwap && !isSwap) || isSame(place, best.place),
  );
  if (best.kind === 'slip' && isOnly) return { ...best.place, misspelt: typed.head };
  return unknown(names, best.key[0] === key[0]);
}

/**
 * Returns the place of a name that several have: the one of the state that was typed, else the one that is meant by far,
 * else all of them as suggestions. Undefined for other names.
 */
function readSharedName(typed: TypedName, gazetteer: Gazetteer): ResolvedPlace | undefined {
  const index = nameIndexOf(gazetteer);
  const rows = gazetteer.sameNames.get(nameKey(typed.head));
  if (!rows) return undefined;
  const states = typed.qualifiers.flatMap((qualifier) => gazetteer.stateCodes.get(qualifier) ?? []);
  const told = rows.find(({ state }) => states.includes(state));
  if (told) return index.exact.get(nameKey(told.place));
  if (typed.qualifiers.length > 0) return undefined;
  const meant = rows.find((row) => row.meant === 'clearly' || row.meant === 'likely');
  const place = meant && index.exact.get(nameKey(meant.place));
  if (meant && place) return { ...place, ...(meant.meant === 'likely' && { toldApart: meant.place }) };
  return { ...unknown(rows.map((row) => row.place)), isShared: true };
}

/**
 * Returns what a typed name means: a base, a region, a known place without trips, a place abroad, or an unknown name.
 * Never throws, whatever is typed. A name is recognised by any of its spellings, else with a typing mistake or two,
 * which the answer reports; anything further off becomes a suggestion.
 */
export function resolvePlace(text: string, gazetteer: Gazetteer): ResolvedPlace {
  const index = nameIndexOf(gazetteer);
  const typed = takeApart(text);
  const shared = readSharedName(typed, gazetteer);
  if (shared) return shared;
  for (const key of typed.keys) {
    const place = index.exact.get(key);
    if (place) return place;
  }
  const headKey = nameKey(typed.head);
  for (const key of [...typed.keys, headKey]) {
    const alike = gazetteer.abroadNames.get(key);
    if (alike) {
      const suggestions = alike.filter((name) => index.exact.has(nameKey(name)));
      return { kind: 'abroad', name: text.trim(), suggestions };
    }
  }
  if (typed.keys.length === 0) return unknown(builtInCities.map(({ city }) => city));
  const [, around] = NEAR_PHRASE.exec(headKey) ?? [];
  const centre = around === undefined ? undefined : index.exact.get(around);
  const centreAt = centre && pointOf(centre, gazetteer);
  if (centreAt) return { kind: 'unknown', suggestions: nearestBases(gazetteer, centreAt), isSure: false };
  const head = index.exact.get(headKey);
  if (head && typed.qualifiers.every((qualifier) => agrees(head, qualifier, gazetteer))) return head;
  const parts = [headKey, ...typed.qualifiers.filter((part) => !gazetteer.stateCodes.has(part))];
  const named = head ? parts.flatMap((part) => index.exact.get(part) ?? []) : placesNamedIn(headKey, index);
  if (named.length > 0) return unknown(named.map(placeName), !head);
  return readMisspelt(typed, gazetteer);
}
