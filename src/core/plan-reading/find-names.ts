import { letterBits, likenessOf } from '../gazetteer/likeness.ts';
import { isFiller, isOrdinary } from './ordinary-words.ts';
import type { NamedPlace, PlaceNames } from './place-names.ts';
import { formsOf, type PlanWord } from './plan-words.ts';
import type { Sureness } from './read-plan-types.ts';

/** Words of a line that are the name of one or more places. */
export interface NameHit {
  /** Indexes of its words in the line, the last one excluded. */
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly typed: string;
  readonly sure: Sureness;
  readonly places: readonly NamedPlace[];
  /** Ordinary words, such as "City Palace": a name in the towns of the day alone. */
  readonly isOrdinary: boolean;
}

/** How a text writes names. */
export interface WritingOf {
  /** False for chats in small letters alone, in which names have no capitals either. */
  readonly hasCapitals: boolean;
  /** Ids of places that no name of the text means. */
  readonly leftOut: ReadonlySet<string>;
}

const MOST_WORDS = 7;
const MOST_JOINED = 3;
const SHORTEST_SPELT = 6;
const SHORTEST_ALONE = 3;
/** Shorter short names are names in the towns of the day alone. */
const SHORTEST_ANYWHERE = 5;

interface Looked {
  readonly key: string;
  readonly places: readonly NamedPlace[];
}

/** Returns the places that words name together: as they stand, in one word, or without the ending of a case. */
function lookUp({ byName, joined }: PlaceNames, words: readonly PlanWord[]): Looked | undefined {
  const last = words.at(-1);
  if (!last) return undefined;
  const before = words.slice(0, -1).map(({ key }) => key);
  for (const form of formsOf(last.key)) {
    const key = [...before, form].join(' ');
    const places = byName.get(key);
    if (places) return { key, places };
    if (words.length > MOST_JOINED) continue;
    const letters = key.replaceAll(' ', '');
    const known = joined.get(letters) ?? (words.length > 1 ? letters : undefined);
    const found = known === undefined || letters.length < SHORTEST_SPELT ? undefined : byName.get(known);
    if (known !== undefined && found) return { key: known, places: found };
  }
  return undefined;
}

const HAS_LATIN = /[a-z]/;

/** Returns true for words that may be a name in this text at all: a single word needs a capital where names have one. */
function mayBeName({ key, places }: Looked, words: readonly PlanWord[], { hasCapitals }: WritingOf): boolean {
  const [word] = words;
  if (!word || words.length > 1) return words.length > 1;
  if (key.length < SHORTEST_ALONE || (isFiller(key) && !places.some(({ kind }) => kind === 'base'))) return false;
  if (!HAS_LATIN.test(key)) return true;
  return hasCapitals ? word.isCapital : !isOrdinary(key) || places.some(({ kind }) => kind === 'base');
}

const isCommon = ({ key }: PlanWord): boolean => isFiller(key) || isOrdinary(key);

const isFull = (place: NamedPlace): boolean => place.isFull;

/** Returns the town that a word misspells: only towns are looked for in the whole country. */
function findSpelt(
  { spelt, byName }: PlaceNames,
  { key, isCapital }: PlanWord,
  writing: WritingOf,
): readonly NamedPlace[] {
  if (key.length < SHORTEST_SPELT || isFiller(key) || isOrdinary(key)) return [];
  if (HAS_LATIN.test(key) && writing.hasCapitals && !isCapital) return [];
  const bits = letterBits(key);
  const alike = spelt.filter((name) => likenessOf(key, name.key, bits, name.bits).kind === 'slip');
  const bases = new Set(alike.map(({ base }) => base));
  const [known] = alike;
  return known && bases.size === 1 ? (byName.get(known.key) ?? []) : [];
}

const typedOf = (line: string, words: readonly PlanWord[]): string =>
  line.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);

/** Returns how many words may belong to one name from a word on. */
function reachFrom(words: readonly PlanWord[], from: number): number {
  let to = from + 1;
  while (to < words.length && to - from < MOST_WORDS && !words[to]?.breaks) to++;
  return to;
}

const isLeftOut = (place: NamedPlace, leftOut: ReadonlySet<string>): boolean => {
  if (place.kind === 'sight') return leftOut.has(place.sight.id);
  if (place.kind === 'base') return leftOut.has(place.base.id);
  return place.kind === 'elsewhere' && leftOut.has(place.id);
};

/** Returns the names in a line, the longest first at each place; spelling mistakes of towns are read too. */
export function findNames(
  line: string,
  words: readonly PlanWord[],
  names: PlaceNames,
  writing: WritingOf,
): readonly NameHit[] {
  const hits: NameHit[] = [];
  for (let from = 0; from < words.length; ) {
    let to = reachFrom(words, from);
    let hit: NameHit | undefined;
    for (; to > from && !hit; to--) {
      const taken = words.slice(from, to);
      const looked = lookUp(names, taken);
      if (!looked || !mayBeName(looked, taken, writing)) continue;
      const { key, places } = looked;
      const sure = places.some(isFull) ? 'full' : 'short';
      const isOrdinaryName = taken.every(isCommon) || (sure === 'short' && key.length < SHORTEST_ANYWHERE);
      hit = { from, to, key, typed: typedOf(line, taken), sure, places, isOrdinary: isOrdinaryName };
    }
    const word = words[from];
    if (!hit && word) {
      const places = findSpelt(names, word, writing);
      if (places.length > 0)
        hit = {
          from,
          to: from + 1,
          key: word.key,
          typed: typedOf(line, [word]),
          sure: 'spelt',
          places,
          isOrdinary: false,
        };
    }
    const places = hit?.places.filter((place) => !isLeftOut(place, writing.leftOut)) ?? [];
    if (hit && places.length > 0) hits.push({ ...hit, places });
    from = hit?.to ?? from + 1;
  }
  return hits;
}
