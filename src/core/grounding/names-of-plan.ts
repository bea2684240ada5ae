import type { Base, Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import { placesWithin } from '../gazetteer/point-grid.ts';
import type { TownRecord } from '../gazetteer/types.ts';
import { greatCircleKm, type Point } from '../geo.ts';
import type { Itinerary } from '../planner/types.ts';
import type { Ride } from '../rides.ts';
import { valuesOf } from '../sayings.ts';
import { knownPhrases } from './known-names.ts';
import { phraseOf, splitBrackets } from './words-of-text.ts';

/** The subject of a text: the whole plan, or one of its days. */
export interface Scope {
  readonly itinerary: Itinerary;
  readonly gazetteer: Gazetteer;
  /** Null for the whole trip. */
  readonly dayNumber: number | null;
}

/** The names that a text may contain. */
export interface PlanNames {
  /** Whole names, their parts and other spellings. */
  readonly phrases: ReadonlySet<string>;
  readonly longest: number;
  /** Each name's words, so that parts of a name are recognised but two names are not mixed into a third. */
  readonly words: ReadonlyMap<string, ReadonlySet<number>>;
  /** The names as written. */
  readonly written: readonly string[];
}

export const daysOf = ({ itinerary, dayNumber }: Scope) =>
  itinerary.days.filter(({ number }) => dayNumber === null || number === dayNumber);

export const sightsOf = (scope: Scope): readonly Sight[] =>
  daysOf(scope).flatMap(({ stops }) =>
    stops.flatMap((stop) => (stop.kind === 'visit' ? (scope.gazetteer.sights.get(stop.sightId) ?? []) : [])),
  );

/** Returns the rides of the whole trip, or those on the day. */
export const ridesOf = ({ itinerary, dayNumber }: Scope): readonly Ride[] =>
  itinerary.journeys
    .flatMap(({ rides }) => rides)
    .filter((ride) => {
      const arrives = ride.dayNumber + Math.floor((ride.departs + ride.minutes) / 1440);
      return dayNumber === null || (dayNumber >= ride.dayNumber && dayNumber <= arrives);
    });

/** Two points within this distance are one place. */
const SAME_PLACE_KM = 3;
/** A town in a sight's name counts as the sight's location within this distance. */
const SIGHTS_TOWN_KM = 30;
/** Within this distance a town may be named when a ride uses its airport or station. */
const TERMINAL_KM = 45;

/**
 * Returns "Bharatpur" for "Bharatpur Beach", although a distant town has that name; but never "Delhi" for "Delhi Gate".
 */
function headOf(name: string): readonly string[] {
  const [, head = '', rest = ''] = /^(\p{Lu}\S+) (.+)$/u.exec(name) ?? [];
  return head === '' || NAMED_AFTER.test(rest) ? [] : [head];
}
const NAMED_AFTER =
  /\b(?:gate|darwaza|road|street|house|palace|bazaa?r|market|museum|club|station|terminus|express)\b/i;

/** Returns the other forms of a name: without brackets, the text in brackets, its parts. */
function partsOf(name: string): readonly string[] {
  const { bare, inner } = splitBrackets(name);
  const parts = bare.split(/,\s*|\/| (?:and|with|at|to|from|by|in|on|of) (?:the )?/);
  return [name, bare, ...inner.flatMap((text) => text.split(/, (?:now )?/)), ...parts].filter(
    (part) => part.length > 2,
  );
}

/** Returns runs of two or more words of a name: "Mughal Gardens" of "Mughal Gardens of Srinagar". */
function stretchesOf(phrase: string): readonly string[] {
  const words = phrase.split(' ');
  return words.flatMap((_, from) => words.slice(from + 1).map((__, n) => words.slice(from, from + n + 2).join(' ')));
}

function namesOfPlace(point: Point & { readonly name: string }, gazetteer: Gazetteer): readonly string[] {
  const { near } = gazetteer;
  const here = new Set(placesWithin(near.bases, point, SAME_PLACE_KM).map(({ place }) => place));
  const bases = [...gazetteer.bases.values()].filter((base) => base.name === point.name || here.has(base));
  const towns = placesWithin(near.originTowns, point, SAME_PLACE_KM).flatMap(({ place }) =>
    place.name === point.name ? [place] : [],
  );
  const regions = [...gazetteer.regions.values()].filter(({ name }) => name === point.name);
  return [point.name, ...[...bases, ...towns, ...regions].flatMap(({ name, aliases }) => [name, ...aliases])];
}

/** Returns bases and other towns within a distance. */
const townsNear = (point: Point, km: number, { near }: Gazetteer): readonly (Base | TownRecord)[] =>
  [...placesWithin(near.bases, point, km), ...placesWithin(near.originTowns, point, km)].map(({ place }) => place);

/** Returns the towns that an airport or a station serves. */
function namesOfTerminal(end: Ride['from'], gazetteer: Gazetteer): readonly string[] {
  const records = end.code === undefined ? [] : [gazetteer.airports.get(end.code), gazetteer.stations.get(end.code)];
  const near = records.filter((record) => record !== undefined && greatCircleKm(record, end) <= TERMINAL_KM);
  const cities = near.flatMap((record) => (record ? [record.name, record.city] : []));
  const isCity = (name: string, aliases: readonly string[]): boolean =>
    cities.some((city) => [name, ...aliases].some((known) => phraseOf(known) === phraseOf(city)));
  const served = townsNear(end, TERMINAL_KM, gazetteer)
    .filter(({ name, aliases }) => isCity(name, aliases))
    .flatMap(({ name, aliases }) => [name, ...aliases]);
  return [end.name, ...cities, ...served];
}

/**
 * Returns the regions that contain every night; without those whose own name refers to another place, and without those
 * over several states where the trip stays in one: a trip to Jaipur is no Golden Triangle.
 */
function regionNames(bases: readonly Base[], own: ReadonlySet<string>, gazetteer: Gazetteer): readonly string[] {
  const known = knownPhrases(gazetteer);
  const statesOf = (places: readonly Base[]): number => new Set(places.map(({ state }) => state)).size;
  const regions = [...gazetteer.regions.values()].filter(({ id }) => {
    const members = [...gazetteer.bases.values()].filter((base) => base.regions.includes(id));
    const isInside = bases.length > 0 && bases.every((base) => members.includes(base));
    return isInside && (statesOf(members) === 1 || statesOf(bases) > 1);
  });
  return regions
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .filter((name) => {
      const whole = phraseOf(name);
      const inside = [...whole.split(' '), ...stretchesOf(whole)].filter((part) => part !== whole);
      return inside.every((part) => own.has(part) || !known.phrases.has(part));
    });
}

/** Returns towns and regions in the name of a sight that lies in them: "Calangute" of "Calangute Beach". */
function townsInNames(sights: readonly Sight[], gazetteer: Gazetteer): readonly string[] {
  return sights.flatMap((sight) => {
    const words = phraseOf(sight.name).split(' ');
    return townsNear(sight, SIGHTS_TOWN_KM, gazetteer)
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .filter((name) => words.includes(phraseOf(name)));
  });
}

function writtenNames(scope: Scope, bases: readonly Base[], sights: readonly Sight[]): readonly string[] {
  const { itinerary, gazetteer } = scope;
  const days = daysOf(scope);
  const dishes = days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'meal' ? (stop.dish ?? []) : [])));
  const rides = ridesOf(scope);
  return [
    'India',
    ...[itinerary.from, itinerary.to].flatMap((point) => namesOfPlace(point, gazetteer)),
    ...bases.flatMap(({ name, aliases, state }) => [name, ...aliases, gazetteer.states.get(state)?.name ?? '']),
    ...itinerary.stays.flatMap(({ hotelExample }) => [hotelExample.name, hotelExample.area]),
    ...sights.flatMap(({ name, aliases, permit }) => [name, ...(aliases ?? []), permit?.name ?? '']),
    ...sights.flatMap(({ baseId }) => gazetteer.bases.get(baseId)?.name ?? []),
    ...sights.flatMap(({ name }) => headOf(name)),
    ...townsInNames(sights, gazetteer),
    ...rides.flatMap(({ from, to, service }) => [
      ...namesOfTerminal(from, gazetteer),
      ...namesOfTerminal(to, gazetteer),
      service?.name ?? '',
    ]),
    ...dishes,
  ];
}

/** Landscapes that a text may mention for any stay in them or on their shore. */
const LANDSCAPES: readonly { readonly names: readonly string[]; readonly holds: (base: Base) => boolean }[] = [
  { names: ['Himalaya', 'Himalayas', 'Himalayan'], holds: (base) => base.lat >= 26 && base.altitudeMetres >= 900 },
  {
    names: ['Western Ghats'],
    holds: (base) =>
      ['KL', 'TN', 'KA', 'GA', 'MH'].includes(base.state) && base.lon < 77.5 && base.altitudeMetres >= 500,
  },
  { names: ['Bay of Bengal'], holds: (base) => isOnCoast(base) && base.lon > 79 && base.lon < 92 },
  { names: ['Arabian Sea'], holds: (base) => isOnCoast(base) && base.lon < 77 },
];

const isOnCoast = ({ altitudeMetres, sights }: Base): boolean =>
  altitudeMetres < 60 && sights.some(({ themes }) => themes.includes('beach'));

/** Returns the gazetteer's sentences and the plan's own notes, whose names a text may repeat. */
const quotableTexts = (sights: readonly Sight[], { itinerary }: Scope): readonly string[] => [
  ...sights.map(({ about }) => about),
  ...itinerary.notes.flatMap(({ kind, text }) => (kind === 'holiday' ? valuesOf(text).map(String) : [])),
];

/** "Bay of Bengal", "Mumtaz": consecutive capitalised words in the middle of a sentence. */
const QUOTED =
  /(?<=[\p{L},;'’][ -]|\()\p{Lu}[\p{L}\p{M}'’]*(?:[ -](?:(?:of|the|and|da|de|ki) )*\p{Lu}[\p{L}\p{M}'’]*)*/gu;

const quotedNames = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(QUOTED)].map(([name]) => name));

/** Returns everything that a text on a plan, or on one of its days, may name. */
export function namesOfPlan(scope: Scope): PlanNames {
  const { itinerary, gazetteer } = scope;
  const bases = [...new Set(itinerary.stays.flatMap(({ baseId }) => gazetteer.bases.get(baseId) ?? []))];
  const sights = sightsOf(scope);
  const where =
    bases.length > 0 ? bases : [...new Set(sights.flatMap(({ baseId }) => gazetteer.bases.get(baseId) ?? []))];
  const first = [
    ...writtenNames(scope, where, sights),
    ...quotedNames(quotableTexts(sights, scope)),
    ...LANDSCAPES.filter(({ holds }) => where.some(holds)).flatMap(({ names }) => names),
  ].filter((name) => name !== '');
  const phrases = new Set(first.flatMap((name) => partsOf(name).map(phraseOf)));
  const written = [...new Set([...first, ...regionNames(where, phrases, gazetteer)])];
  const words = new Map<string, Set<number>>();
  for (const [index, name] of written.entries()) {
    const phrase = phraseOf(name);
    for (const part of [...partsOf(name).map(phraseOf), ...stretchesOf(phrase)]) phrases.add(part);
    for (const word of phrase.split(' ')) words.set(word, (words.get(word) ?? new Set()).add(index));
  }
  phrases.delete('');
  const longest = Math.max(...[...phrases].map((phrase) => phrase.split(' ').length));
  return { phrases, longest, words, written };
}
