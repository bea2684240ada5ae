import type { Base, Sight } from '../gazetteer/gazetteer.ts';
import { isFiller, isKind, isOrdinary, kindOf, SINGLE_KINDS } from './ordinary-words.ts';
import type { PlaceNames } from './place-names.ts';
import { formsOf, isJoiner, type PlanWord } from './plan-words.ts';
import { type TownNames, townNames, type WeighedName } from './town-names.ts';

/** A sight that some words of a line seem to mean. */
export interface WordsHit {
  readonly from: number;
  readonly to: number;
  readonly sight: Sight;
}

/** Share of a name's weight that a text has to have; less where it has no other words than those of the name. */
const LEAST_COVERED = { sentence: 0.6, item: 0.45, nothingElse: 0.2 } as const;
/** Words of an item of a list that name one thing. */
const SHORT_ITEM = 3;
/** So many words may stand between those of one name. */
const MOST_BETWEEN = 2;
/** A longer sentence is read in parts: no sight is named over so many words. */
const LONGEST_CHUNK = 16;

/** Words of a line between two breaks, of which some are not part of a name yet. */
interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** Returns the parts of a line that a comma, a joining word or a known name ends. */
export function chunksOf(words: readonly PlanWord[], isTaken: (index: number) => boolean): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  const end = (to: number) => {
    if (to > from) chunks.push({ from, to });
  };
  for (const [index, word] of words.entries()) {
    const parts = isTaken(index) || isJoiner(word);
    if (!parts && !word.breaks && !word.isJoined) continue;
    end(index);
    from = parts ? index + 1 : index;
  }
  end(words.length);
  return chunks;
}

interface Match {
  readonly name: WeighedName;
  /** Share of the name's weight, 0 to 1. */
  readonly covered: number;
  /** So many words that are no kind of sight. */
  readonly named: number;
  readonly kinds: number;
  readonly hasRare: boolean;
  readonly from: number;
  readonly to: number;
}

/** Compares a name with the words of a chunk, by where they stand. */
function matchName(name: WeighedName, typed: ReadonlyMap<string, number>): Match | undefined {
  const found = name.words.filter(({ word }) => typed.has(word));
  const places = found.map(({ word }) => typed.get(word) ?? 0);
  const [from, last] = [Math.min(...places), Math.max(...places)];
  if (last - from + 1 > name.words.length + MOST_BETWEEN) return undefined;
  const kinds = found.filter(({ word }) => isKind(word)).length;
  return {
    name,
    covered: found.reduce((sum, { weight }) => sum + weight, 0) / name.weight,
    named: found.length - kinds,
    kinds,
    hasRare: found.some(({ isRare }) => isRare),
    from,
    to: last + 1,
  };
}

const WHOLE = 0.99;

/** Returns the matches that tell a sight: by a rare word or the whole name; else by a word with a kind, if only one has both. */
function tellingOf(matches: readonly Match[]): readonly Match[] {
  const told = matches.filter(({ hasRare, covered, named }) => hasRare || (covered > WHOLE && named > 0));
  if (told.length > 0) return told;
  const pairs = matches.filter(({ named, kinds }) => named > 0 && kinds > 0);
  return new Set(pairs.map(({ name }) => name.sight)).size === 1 ? pairs : [];
}

/** Returns the words of names that a chunk has, with where they stand first. */
function wordsMeant(
  words: readonly PlanWord[],
  { from, to }: Chunk,
  { meantBy }: TownNames,
): ReadonlyMap<string, number> {
  const meant = new Map<string, number>();
  for (const [index, { key }] of words.slice(from, to).entries()) {
    if (isFiller(key) && !isKind(key)) continue;
    for (const word of formsOf(key).flatMap((form) => meantBy(kindOf(form))))
      if (!meant.has(word)) meant.set(word, from + index);
  }
  return meant;
}

/** Returns the sight that a chunk seems to mean: the one of whose name it has most. */
function bestOf(words: readonly PlanWord[], chunk: Chunk, town: TownNames): Match | undefined {
  const typed = words.slice(chunk.from, chunk.to).filter(({ key }) => isKind(key) || !isFiller(key));
  const named = typed.filter(({ key }) => !isKind(key)).length;
  const isShort = typed.length <= SHORT_ITEM;
  const leastFor = ({ named: matched }: Match): number => {
    if (matched === named && isShort) return LEAST_COVERED.nothingElse;
    return isShort ? LEAST_COVERED.item : LEAST_COVERED.sentence;
  };
  const meant = wordsMeant(words, chunk, town);
  const names = new Set([...meant.keys()].filter((word) => !isKind(word)).flatMap(town.namesWith));
  return tellingOf([...names].flatMap((name) => matchName(name, meant) ?? []))
    .filter((match) => match.covered >= leastFor(match))
    .sort((a, b) => b.covered - a.covered || b.name.sight.score - a.name.sight.score)[0];
}

/** Returns the one sight of some names; undefined for several. */
function onlySight(names: readonly WeighedName[]): Sight | undefined {
  const sights = new Set(names.map(({ sight }) => sight));
  const [sight] = sights;
  return sights.size === 1 ? sight : undefined;
}

/** "tea museum": words for kinds alone, which only one sight of the towns has together. */
const onlyWith = (key: string, { names, namesWith }: TownNames): Sight | undefined => {
  const [first = ''] = key.split(' ').map(kindOf);
  const having = namesWith(first).length > 0 ? namesWith(first) : names;
  return onlySight(having.filter((name) => ` ${name.key} `.includes(` ${key} `)));
};

/** Returns the one sight that has all of some kinds in a name: "boat ride at sunrise". */
function onlyOfKinds(kinds: ReadonlySet<string>, { namesWith }: TownNames): Sight | undefined {
  const [first = ''] = kinds;
  return onlySight(
    namesWith(first).filter(({ words }) => [...kinds].every((kind) => words.some(({ word }) => word === kind))),
  );
}

/** Returns the sight that a chunk of common words means, if it is nothing else. */
function commonOf(words: readonly PlanWord[], { from, to }: Chunk, town: TownNames): WordsHit | undefined {
  const typed = words.slice(from, to).map(({ key }) => key);
  if (!typed.every((key) => isKind(key) || isOrdinary(key) || isFiller(key))) return undefined;
  const kinds = new Set(typed.filter(isKind).map(kindOf));
  kinds.delete('of');
  const isTelling = kinds.size > 1 || [...kinds].some((kind) => SINGLE_KINDS.has(kind));
  const sight =
    (typed.length > 1 ? onlyWith(typed.join(' '), town) : undefined) ??
    (isTelling ? onlyOfKinds(kinds, town) : undefined);
  return sight && { from, to, sight };
}

/** Finds sights of the towns of a day by words of their names. */
export interface WordsFinder {
  readonly find: (words: readonly PlanWord[], isTaken: (index: number) => boolean) => readonly WordsHit[];
  /** Returns the one sight of the towns in whose name some words stand. */
  readonly findWith: (key: string) => Sight | undefined;
}

function* partsOf({ from, to }: Chunk): Generator<Chunk> {
  for (let at = from; at < to; at += LONGEST_CHUNK) yield { from: at, to: Math.min(to, at + LONGEST_CHUNK) };
}

/** Returns a finder for the sights of some towns. */
export function wordsFinder(bases: readonly Base[], places: PlaceNames): WordsFinder {
  const town = townNames(bases, places);
  const findIn = (words: readonly PlanWord[], chunk: Chunk): readonly WordsHit[] => {
    const common = commonOf(words, chunk, town);
    if (common) return [common];
    const best = bestOf(words, chunk, town);
    if (!best) return [];
    const { from, to, name } = best;
    // A few words name one thing.
    if (chunk.to - chunk.from <= SHORT_ITEM + 1) return [{ ...chunk, sight: name.sight }];
    return [{ from, to, sight: name.sight }, ...findIn(words, { from: to, to: chunk.to })];
  };
  return {
    find: (words, isTaken) =>
      chunksOf(words, isTaken).flatMap((chunk) => [...partsOf(chunk)].flatMap((part) => findIn(words, part))),
    findWith: (key) => onlyWith(key, town),
  };
}
