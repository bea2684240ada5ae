import { nameKey } from '../names.ts';
import type { Gazetteer } from './gazetteer.ts';
import { type KnownPlace, nameIndexOf, placeName } from './name-index.ts';
import {
  type NamedStop,
  type PlannedDestination,
  type ReadAs,
  stopOf,
  type UnplannedPlace,
  wordStops,
} from './named-stops.ts';
import { MOST_WORDS, nearestBases, resolvePlace } from './resolve-place.ts';

/** The places of a text in the order of travel, as far as it says one. */
interface ReadPlaces {
  readonly places: readonly { readonly place: KnownPlace; readonly text: string }[];
  readonly misspelt: readonly ReadAs[];
}

/** More names than this are no trip of three weeks. */
const MOST_STOPS = 10;
const SHORTEST = { planned: 3, other: 4 } as const;

/** Runs of spaces are short: longer ones would be read again from each of their spaces. */
const ARROWS = /\s{0,9}(?:→|➔|⇒|-+>|=+>|>|–|—|\s-\s)\s{0,9}/g;
const AND = /\s{0,9}(?:[,;&+/]|\bthen\b|\band\b|\bto\b|\bplus\b|\bwith\b)\s{0,9}/i;
const SAYS_ORDER = /\b(?:then|to)\b/i;
const VIA = /^(.+?)\s{1,9}(?:via|through)\s{1,9}(.+)$/i;
const BACK_FROM =
  /[,;]?\s{0,9}(?:and\s{1,9})?(?:then\s{1,9})?(?:(?:coming |fly |flying )?(?:back|home)|return(?:ing)?)\s{1,9}(?:home\s{1,9})?from\s{1,9}(.+)$/i;
const ENDS_IN = /[,;]?\s{0,9}(?:and\s{1,9})?(?:end(?:s|ing)?|finish(?:es|ing)?)\s{1,9}(?:in|at)\s{1,9}(.+)$/i;

/** A shorter word is no misspelt name. */
const SHORTEST_MISSPELT = 5;

/** Returns the place that a single misspelt word surely means, unless it is only a starting town. */
function readMisspelt(word: string, gazetteer: Gazetteer): KnownPlace | undefined {
  if (word.length < SHORTEST_MISSPELT) return undefined;
  const place = resolvePlace(word, gazetteer);
  return place.kind === 'unknown' || place.kind === 'abroad' || place.kind === 'town' ? undefined : place;
}

/**
 * Returns the places that stand side by side in a text without anything else: "Shimla Manali"; besides names as they
 * are spelt one may be misspelt.
 */
function readRow(text: string, gazetteer: Gazetteer): ReadPlaces | undefined {
  const { exact } = nameIndexOf(gazetteer);
  const words = nameKey(text).split(' ');
  const found: KnownPlace[] = [];
  const misspelt: ReadAs[] = [];
  for (let from = 0; from < words.length; ) {
    const counts = Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (_, i) => i + 1).reverse();
    const taken = counts.find((count) => {
      const name = words.slice(from, from + count).join(' ');
      const place = exact.get(name);
      return place && name.length >= (place.kind === 'town' ? SHORTEST.other : SHORTEST.planned);
    });
    const word = words[from] ?? '';
    const place =
      taken === undefined ? readMisspelt(word, gazetteer) : exact.get(words.slice(from, from + taken).join(' '));
    if (!place) return undefined;
    if (taken === undefined) misspelt.push({ asked: word, goesTo: placeName(place) });
    found.push(place);
    from += taken ?? 1;
  }
  if (misspelt.length > 1 || misspelt.length === found.length) return undefined;
  return { places: found.map((place) => ({ place, text: placeName(place) })), misspelt };
}

/** Returns the places of a list; undefined when any part of it is no place. */
function readList(text: string, gazetteer: Gazetteer): ReadPlaces | undefined {
  const places: { place: KnownPlace; text: string }[] = [];
  const misspelt: ReadAs[] = [];
  for (const part of text.split(AND).filter((each) => nameKey(each) !== '')) {
    const one = resolvePlace(part, gazetteer);
    if (one.kind === 'abroad') return undefined;
    if (one.kind !== 'unknown') {
      places.push({ place: one, text: part });
      if (one.misspelt !== undefined) misspelt.push({ asked: one.misspelt, goesTo: placeName(one) });
      continue;
    }
    const row = readRow(part, gazetteer);
    if (!row) return undefined;
    places.push(...row.places);
    misspelt.push(...row.misspelt);
  }
  return { places, misspelt };
}

/** Takes a text apart into its list of places and the place from which the trip returns. */
function takeEnd(text: string): { readonly list: string; readonly end?: string } {
  for (const pattern of [BACK_FROM, ENDS_IN]) {
    const match = pattern.exec(text);
    if (match?.[1] !== undefined) return { list: text.slice(0, match.index), end: match[1] };
  }
  return { list: text };
}

/** Returns the list with what is on the way before what is at its end. */
function orderVia(list: string): string {
  const [, last, on] = VIA.exec(list) ?? [];
  return last === undefined || on === undefined ? list : `${on} then ${last}`;
}

/** "Agra, Tamil Nadu" is oftener a mistake than a route. */
const IN_STATE = /^[^,]+,[^,]+$/;

const isState = (place: KnownPlace | undefined, gazetteer: Gazetteer): boolean =>
  place !== undefined && gazetteer.stateCodes.has(nameKey(placeName(place)));

/** Returns true for a state or region that only says where the other places are: "Munnar, Alleppey, Kerala". */
function isWhere(place: KnownPlace, stops: readonly NamedStop[], gazetteer: Gazetteer): boolean {
  const name = placeName(place);
  const state = gazetteer.stateCodes.get(nameKey(name));
  const bases = stops.flatMap((stop) => (stop.name === name ? [] : stop.bases));
  if (state !== undefined && bases.some((base) => base.state === state)) return true;
  return place.kind === 'region' && bases.some((base) => base.regions.includes(place.region.id));
}

const joinTyped = (stops: readonly NamedStop[]): string => stops.map(({ name }) => name).join(', ');

function lacking(read: ReadPlaces, stops: readonly NamedStop[], gazetteer: Gazetteer): UnplannedPlace | undefined {
  const missing = read.places.filter(({ place, text }) => !stopOf(place, text, gazetteer));
  const [first] = missing;
  if (first?.place.kind !== 'town') return undefined;
  const rest = stops.length > 0 ? [{ name: joinTyped(stops) }] : [];
  const known = missing.map(({ place }) => placeName(place)).join(', ');
  return {
    kind: 'unknown',
    known,
    suggestions: [...rest, ...nearestBases(gazetteer, first.place.town)].slice(0, 4),
    isSure: false,
    as: 'route',
  };
}

/**
 * Returns the route through the places that a text names: "Shimla Manali", "Delhi, Agra, Jaipur and back from Udaipur",
 * "Kochi to Munnar and Alleppey", "Manali via Shimla". Undefined when it does not consist of names of places.
 */
export function readRoute(text: string, gazetteer: Gazetteer): PlannedDestination | UnplannedPlace | undefined {
  const plain = text
    .slice(0, 240)
    .replace(ARROWS, ' then ')
    .replace(/^\s*from\s+/i, '');
  const { list, end } = takeEnd(plain);
  const ordered = orderVia(list);
  const read = readList(end === undefined ? ordered : `${ordered}, ${end}`, gazetteer);
  if (!read || read.places.length > MOST_STOPS) return undefined;
  const all = read.places.flatMap(({ place, text: typed }) => stopOf(place, typed, gazetteer) ?? []);
  const named = read.places
    .filter(({ place }) => !isWhere(place, all, gazetteer))
    .flatMap(({ place, text: typed }) => stopOf(place, typed, gazetteer) ?? []);
  if (end === undefined && named.length === 2 && IN_STATE.test(plain) && isState(read.places.at(-1)?.place, gazetteer))
    return undefined;
  const stops = named.filter((stop, i) => named.findIndex(({ name }) => name === stop.name) === i);
  const refused = lacking(read, stops, gazetteer);
  if (refused) return refused;
  if (stops.length < 2) return undefined;
  const endsIn = end === undefined ? undefined : stops.find(({ name }) => name === named.at(-1)?.name);
  return {
    kind: 'bases',
    name: wordStops(stops),
    bases: [...new Set(stops.flatMap(({ bases }) => bases))],
    asked: 'route',
    named: stops,
    inOrder: SAYS_ORDER.test(ordered),
    ...(endsIn && { endsIn }),
    misspelt: read.misspelt,
  };
}
