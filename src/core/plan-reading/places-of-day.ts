import type { Base, Sight } from '../gazetteer/gazetteer.ts';
import { greatCircleKm } from '../geo.ts';
import { nameKey } from '../names.ts';
import { type WordsFinder, type WordsHit, wordsFinder } from './find-by-words.ts';
import type { NameHit } from './find-names.ts';
import type { NamedPlace, PlaceNames } from './place-names.ts';
import type { ReadLine } from './read-line.ts';
import { type FoundPlace, type ReadDay, SURENESSES, type Sureness } from './read-plan-types.ts';
import { unknownNames } from './unknown-names.ts';

/** Where the places of a day are looked for. */
interface Around {
  /** The towns of the day, that of its night first. */
  readonly towns: readonly Base[];
  /** Ids of the towns in which the trip sleeps. */
  readonly ofTrip: ReadonlySet<string>;
  readonly names: PlaceNames;
  /** Ids of the towns that the line names before: "Cherrapunji - Nohkalikai Falls". */
  readonly lineTowns?: readonly string[];
}

/** A sight this far from the towns of its day is another one of the same name. */
const SAME_NAME_KM = 250;

/** What one does not want, or has not time for. */
const NOT_VISITED = /\b(?:skip|avoid|instead of|except|not visiting|no time for|closed today)\b[^.;]{0,40}$/i;

type SightPlace = Extract<NamedPlace, { kind: 'sight' }>;

const sightsIn = ({ places }: NameHit): readonly SightPlace[] =>
  places.flatMap((place) => (place.kind === 'sight' ? [place] : []));

/** Returns the sight that a name means on a day: of the towns of the day, else of the trip, else the nearest. */
function sightMeant(
  hit: NameHit,
  { towns, ofTrip, lineTowns = [] }: Around,
): { readonly place: SightPlace; readonly sure: Sureness } | undefined {
  const sights = sightsIn(hit);
  const preferred = sights.toSorted((a, b) => Number(b.isFull) - Number(a.isFull) || b.sight.score - a.sight.score);
  const inLine = preferred.find(({ sight }) => lineTowns.at(-1) === sight.baseId);
  if (inLine) return { place: inLine, sure: inLine.isFull ? 'full' : 'short' };
  const isIn = (id: string, { sight }: SightPlace): boolean => sight.baseId === id;
  for (const isFull of [true, false])
    for (const { id } of towns) {
      const place = preferred.find((each) => each.isFull === isFull && isIn(id, each));
      if (place) return { place, sure: isFull ? 'full' : 'short' };
    }
  if (hit.isOrdinary) return undefined;
  const inTrip = preferred.find(({ sight }) => ofTrip.has(sight.baseId));
  if (inTrip) return { place: inTrip, sure: inTrip.isFull ? 'full' : 'short' };
  const full = preferred.filter(({ isFull }) => isFull);
  const [first] = full;
  if (!first || !hit.key.includes(' '))
    return first && full.length === 1 && towns.length === 0 ? { place: first, sure: 'guessed' } : undefined;
  const [town] = towns;
  if (!town) return { place: first, sure: full.length === 1 ? 'full' : 'guessed' };
  const nearest = full.toSorted((a, b) => greatCircleKm(town, a.sight) - greatCircleKm(town, b.sight))[0] ?? first;
  if (full.length === 1) return { place: nearest, sure: 'full' };
  return greatCircleKm(town, nearest.sight) <= SAME_NAME_KM ? { place: nearest, sure: 'guessed' } : undefined;
}

const foundSight = (sight: Sight, typed: string, sure: Sureness): FoundPlace => ({
  kind: 'sight',
  id: sight.id,
  name: sight.name,
  baseId: sight.baseId,
  typed,
  sure,
});

/** Returns what a name means on a day: a sight of its towns before a town elsewhere, a town before a sight elsewhere. */
function placeMeant(hit: NameHit, around: Around): FoundPlace | undefined {
  const base = hit.places.find((place) => place.kind === 'base');
  const meant = sightMeant(hit, around);
  const isOfDay = meant !== undefined && around.towns.some(({ id }) => id === meant.place.sight.baseId);
  const isTownOfTrip = base?.kind === 'base' && around.ofTrip.has(base.base.id);
  if (meant && (!base || (isOfDay && !isTownOfTrip)))
    return foundSight(meant.place.sight, hit.typed, hit.sure === 'spelt' ? 'spelt' : meant.sure);
  if (base?.kind === 'base') {
    const { id, name } = base.base;
    return { kind: 'town', id, name, baseId: id, typed: hit.typed, sure: hit.sure };
  }
  const other = hit.places.find((place) => place.kind === 'elsewhere');
  if (other?.kind !== 'elsewhere' || !other.isTown) return undefined;
  return { kind: 'town', id: other.id, name: other.name, typed: hit.typed, sure: hit.sure };
}

/** Returns the sights of the town that a name means, where it is seen from another; none for the name of a sight. */
const sightsOfTown = ({ places }: NameHit, id: string): readonly string[] =>
  places.flatMap((place) => (place.kind === 'sight' && place.sight.id === id ? (place.subPlace?.sights ?? []) : []));

/** Words that are no name as they stand. */
const wordsHit = ({ from, to }: WordsHit, typed: string): NameHit => ({
  from,
  to,
  key: '',
  typed,
  sure: 'guessed',
  places: [],
  isOrdinary: false,
});

const isFar = ({ kind, id, baseId }: FoundPlace, { towns, ofTrip, names }: Around): boolean => {
  const sight = kind === 'sight' ? names.gazetteer.sights.get(id) : undefined;
  const [town] = towns;
  return (
    sight !== undefined && town !== undefined && !ofTrip.has(baseId ?? '') && greatCircleKm(town, sight) > SAME_NAME_KM
  );
};

/** Returns true for the name of a town that is no sight's full name: "via Kullu", "from Howrah" visit nothing there. */
const isOnTheWay = ({ key }: Pick<NameHit, 'key'>, { kind, name }: FoundPlace): boolean =>
  kind === 'sight' && key !== nameKey(name);

interface HitPlace {
  readonly hit: NameHit;
  readonly place: FoundPlace;
  /** Set for the name of a town that stands for its sights. */
  readonly ofTown?: readonly string[];
}

/** Returns the sight of the towns of the day that has a name in its own: "Rock Garden" in "Barbotey Rock Garden". */
function nearer(found: HitPlace, { findWith }: WordsFinder): HitPlace {
  const sight = findWith(found.hit.key);
  return sight ? { ...found, place: foundSight(sight, found.place.typed, 'guessed') } : found;
}

/** Returns the sight that ordinary words mean: "Tea Museum" is one thing in a town, and nothing elsewhere. */
function commonMeant({ key, typed, isOrdinary }: NameHit, { findWith }: WordsFinder): FoundPlace | undefined {
  const sight = isOrdinary && key.includes(' ') ? findWith(key) : undefined;
  return sight && foundSight(sight, typed, 'guessed');
}

/** The words of a line that are part of a name. */
class TakenWords {
  private readonly indexes = new Set<number>();

  readonly has = (index: number): boolean => this.indexes.has(index);

  take({ from, to }: Pick<NameHit, 'from' | 'to'>): void {
    for (let i = from; i < to; i++) this.indexes.add(i);
  }

  isFree({ from, to }: Pick<NameHit, 'from' | 'to'>): boolean {
    for (let i = from; i < to; i++) if (this.indexes.has(i)) return false;
    return true;
  }
}

/** Reads one line: the places in it in their order, and what is no place. */
function readPlaces({ text, words, hits, mentions, isItem, isTitle }: ReadLine, around: Around, finder: WordsFinder) {
  const taken = new TakenWords();
  const townsBefore = (hit: NameHit): readonly string[] =>
    mentions.flatMap((each) => (each.hit.from < hit.from && each.role !== 'from' ? (each.baseId ?? []) : []));
  const found = hits.map((hit) => ({
    hit,
    place: placeMeant(hit, { ...around, lineTowns: townsBefore(hit) }) ?? commonMeant(hit, finder),
  }));
  const places = found.flatMap(({ hit, place }): HitPlace[] =>
    place ? [{ hit, place, ofTown: sightsOfTown(hit, place.id) }] : [],
  );
  const passed = new Set(mentions.flatMap(({ hit, role }) => (role === 'via' || role === 'from' ? [hit] : [])));
  // A sight far away may be another name for one of the towns of the day: "Rock Garden".
  const settled = places.map((found) => (isFar(found.place, around) ? nearer(found, finder) : found));
  const [far, near] = [true, false].map((is) => settled.filter(({ place }) => isFar(place, around) === is));
  for (const { hit } of near ?? []) taken.take(hit);
  const foreign = hits.filter((hit) => hit.places.every(({ kind }) => kind === 'abroad'));
  const areas = hits.filter((hit) => hit.places.some(({ kind }) => kind === 'elsewhere'));
  for (const hit of [...foreign, ...areas]) taken.take(hit);
  const byWords = finder.find(words, taken.has).map((hit): HitPlace => {
    const typed = text.slice(words[hit.from]?.start ?? 0, words[hit.to - 1]?.end ?? 0);
    taken.take(hit);
    return { hit: wordsHit(hit, typed), place: foundSight(hit.sight, typed, 'guessed') };
  });
  const left = (far ?? []).filter(({ hit }) => taken.isFree(hit));
  for (const { hit } of left) taken.take(hit);
  const all = [...(near ?? []), ...byWords, ...left]
    .filter(({ hit, place }) => !(passed.has(hit) && isOnTheWay(hit, place)))
    .filter(({ hit }) => !NOT_VISITED.test(text.slice(0, words[hit.from]?.start ?? 0)))
    .toSorted((a, b) => a.hit.from - b.hit.from);
  const sights = all.filter(({ place }) => place.kind === 'sight').length;
  const unknown = unknownNames(text, words, {
    isList: isItem || sights > 1,
    isBeside: !isTitle && sights > 0,
    isTaken: taken.has,
  });
  return { places: all, abroad: foreign.map(({ typed }) => typed), unknown };
}

const betterOf = (a: FoundPlace, b: FoundPlace): FoundPlace =>
  SURENESSES.indexOf(b.sure) < SURENESSES.indexOf(a.sure) ? b : a;

/** Returns the places of a day, each once, in the order of the text. */
export function placesOfDay(
  lines: readonly ReadLine[],
  around: Around,
): Pick<ReadDay, 'places' | 'unknown' | 'abroad'> {
  const finder = wordsFinder(around.towns, around.names);
  const read = lines.map((line) => readPlaces(line, around, finder));
  const all = read.flatMap(({ places }) => places);
  const places = new Map<string, FoundPlace>();
  for (const { place, ofTown = [] } of all) {
    // "Vrindavan: Prem Mandir": the town is seen by its sight.
    if (all.some((each) => each.place.id !== place.id && ofTown.includes(each.place.id))) continue;
    const known = places.get(place.id);
    places.set(place.id, known ? betterOf(known, place) : place);
  }
  const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
  return {
    places: [...places.values()],
    unknown: distinct(read.flatMap(({ unknown }) => unknown)),
    abroad: distinct(read.flatMap(({ abroad }) => abroad)),
  };
}
