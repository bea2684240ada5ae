import type { Base, Sight } from '../gazetteer/gazetteer.ts';
import { letterBits, likenessOf } from '../gazetteer/likeness.ts';
import { isKind, isOrdinary, kindOf } from './ordinary-words.ts';
import type { PlaceNames } from './place-names.ts';

/** One name of a sight as words with their weights: rare words of the towns of the day weigh most. */
export interface WeighedName {
  readonly key: string;
  readonly sight: Sight;
  readonly words: readonly { readonly word: string; readonly weight: number; readonly isRare: boolean }[];
  readonly weight: number;
}

/** The names of the sights of some towns. */
export interface TownNames {
  readonly names: readonly WeighedName[];
  readonly namesWith: (word: string) => readonly WeighedName[];
  /** Returns the words of names that a typed word means: itself, or rare ones in another spelling. */
  readonly meantBy: (typed: string) => readonly string[];
}

/** A kind of sight says little. */
const WEIGHT_OF_KIND = 0.25;
/** A word in the names of more sights of the day's towns tells none of them. */
const MOST_NAMESAKES = 3;
const SHORTEST_RARE = 3;
const SHORTEST_SPELT = 6;

const wordsOf = (name: string): readonly string[] => [...new Set(name.split(' ').map(kindOf))];

function weighNames(bases: readonly Base[], { namesOfSight }: PlaceNames): readonly WeighedName[] {
  const sights = bases.flatMap((base) => base.sights);
  const names = sights.flatMap((sight) => namesOfSight(sight).map((key) => ({ sight, key, words: wordsOf(key) })));
  const holders = new Map<string, Set<Sight>>();
  for (const { sight, words } of names)
    for (const word of words) holders.set(word, (holders.get(word) ?? new Set()).add(sight));
  const ofTowns = new Set(
    bases.flatMap(({ name, aliases }) => [name, ...aliases].flatMap((each) => each.toLowerCase().split(' '))),
  );
  return names.map(({ sight, key, words }) => {
    const weighed = words.map((word) => {
      const count = holders.get(word)?.size ?? 1;
      const isPlain = isKind(word) || ofTowns.has(word);
      const weight = isPlain ? WEIGHT_OF_KIND : Math.log(1 + sights.length / count);
      const isRare = !isPlain && !isOrdinary(word) && count <= MOST_NAMESAKES && word.length >= SHORTEST_RARE;
      return { word, weight, isRare };
    });
    return { sight, key, words: weighed, weight: weighed.reduce((sum, { weight }) => sum + weight, 0) };
  });
}

/** Indexes the names of the sights of some towns. */
export function townNames(bases: readonly Base[], places: PlaceNames): TownNames {
  const names = weighNames(bases, places);
  const byWord = new Map<string, WeighedName[]>();
  const rare = new Map<string, number>();
  for (const name of names)
    for (const { word, isRare } of name.words) {
      byWord.set(word, [...(byWord.get(word) ?? []), name]);
      if (isRare) rare.set(word, letterBits(word));
    }
  const spelt = new Map<string, readonly string[]>();
  /** Rare words in another spelling, also with the letter of a possessive: "Akbar Tomb". */
  const likeWord = (typed: string): readonly string[] => {
    if (rare.has(`${typed}s`)) return [`${typed}s`];
    if (typed.length < SHORTEST_SPELT) return [];
    const bits = letterBits(typed);
    return [...rare].flatMap(([word, letters]) =>
      likenessOf(typed, word, bits, letters).kind === 'slip' ? [word] : [],
    );
  };
  return {
    names,
    namesWith: (word) => byWord.get(word) ?? [],
    meantBy(typed) {
      if (byWord.has(typed)) return [typed];
      const known = spelt.get(typed) ?? likeWord(typed);
      spelt.set(typed, known);
      return known;
    },
  };
}
