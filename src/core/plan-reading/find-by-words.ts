import type { Base, Sight } from '../gazetteer/gazetteer.ts';
import { likenessOf } from '../gazetteer/likeness.ts';
import { isFiller, isKind, isOrdinary, kindOf, SINGLE_KINDS } from './ordinary-words.ts';
import type { PlaceNames } from './place-names.ts';
import { formsOf, isJoiner, type PlanWord } from './plan-words.ts';

/** A sight that some words of a line seem to mean. */
export interface WordsHit {
  readonly from: number;
  readonly to: number;
  readonly sight: Sight;
}

/** One name of a sight as words with their weights: rare words of the towns of the day weigh most. */
interface WeighedName {
  readonly key: string;
  readonly sight: Sight;
  readonly words: readonly { readonly word: string; readonly weight: number; readonly isRare: boolean }[];
  readonly weight: number;
}

/** A kind of sight says little. */
const WEIGHT_OF_KIND = 0.25;
/** A word in the names of more sights of the day's towns tells none of them. */
const MOST_NAMESAKES = 3;
/** Share of a name's weight that a text has to have; less where it has no other words than those of the name. */
const LEAST_COVERED = { sentence: 0.6, item: 0.45, nothingElse: 0.2 } as const;
/** Words of an item of a list that name one thing. */
const SHORT_ITEM = 3;
/** So many words may stand between those of one name. */
const MOST_BETWEEN = 2;
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

/** Returns true for one word in two spellings, also without the letter of a possessive. */
const isAlike = (typed: string, word: string): boolean =>
  typed === word || `${typed}s` === word || (typed.length >= SHORTEST_SPELT && likenessOf(typed, word).kind === 'slip');

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

interface TypedWord {
  readonly forms: readonly string[];
  readonly at: number;
  readonly isName: boolean;
}

function matchName(name: WeighedName, typed: readonly TypedWord[]): Match | undefined {
  const found = name.words.flatMap((each) => {
    const { word, isRare } = each;
    const at = typed.find(({ forms }) => forms.some((form) => (isRare ? isAlike(form, word) : form === word)))?.at;
    return at === undefined ? [] : [{ ...each, at }];
  });
  if (found.length === 0) return undefined;
  const places = found.map(({ at }) => at);
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

/** Returns the sight that a chunk seems to mean: the one of whose name it has most. */
function bestOf(words: readonly PlanWord[], { from, to }: Chunk, names: readonly WeighedName[]): Match | undefined {
  const typed = words
    .slice(from, to)
    .map(({ key }, index) => ({
      forms: formsOf(key).map(kindOf),
      at: from + index,
      isKind: isKind(key),
      isName: !isKind(key) && !isFiller(key),
    }))
    .filter((word) => word.isKind || word.isName);
  const named = typed.filter(({ isName }) => isName).length;
  const isShort = typed.length <= SHORT_ITEM;
  const leastFor = ({ named: matched }: Match): number => {
    if (matched === named && isShort) return LEAST_COVERED.nothingElse;
    return isShort ? LEAST_COVERED.item : LEAST_COVERED.sentence;
  };
  return tellingOf(names.flatMap((name) => matchName(name, typed) ?? []))
    .filter((match) => match.covered >= leastFor(match))
    .sort((a, b) => b.covered - a.covered || b.name.sight.score - a.name.sight.score)[0];
}

/** "tea museum", "रॉक गार्डन": words for kinds alone, which only one sight of the towns has together. */
function onlyWith(key: string, names: readonly WeighedName[]): Sight | undefined {
  const sights = new Set(names.filter((name) => ` ${name.key} `.includes(` ${key} `)).map(({ sight }) => sight));
  const [sight] = sights;
  return sights.size === 1 ? sight : undefined;
}

/** Returns the one sight that has all of some kinds in a name: "boat ride at sunrise". */
function onlyOfKinds(kinds: ReadonlySet<string>, names: readonly WeighedName[]): Sight | undefined {
  const having = names.filter(({ words }) => [...kinds].every((kind) => words.some(({ word }) => word === kind)));
  const sights = new Set(having.map(({ sight }) => sight));
  const [sight] = sights;
  return sights.size === 1 ? sight : undefined;
}

/** Returns the sight that a chunk of common words means, if it is nothing else. */
function commonOf(
  words: readonly PlanWord[],
  { from, to }: Chunk,
  names: readonly WeighedName[],
): WordsHit | undefined {
  const typed = words.slice(from, to).map(({ key }) => key);
  if (!typed.every((key) => isKind(key) || isOrdinary(key) || isFiller(key))) return undefined;
  const kinds = new Set(typed.map(kindOf).filter((kind, i) => kind !== typed[i] || isKind(kind)));
  kinds.delete('of');
  const isTelling = kinds.size > 1 || [...kinds].some((kind) => SINGLE_KINDS.has(kind));
  const sight =
    (typed.length > 1 ? onlyWith(typed.join(' '), names) : undefined) ??
    (isTelling ? onlyOfKinds(kinds, names) : undefined);
  return sight && { from, to, sight };
}

/** Finds sights of the towns of a day by words of their names. */
export interface WordsFinder {
  readonly find: (words: readonly PlanWord[], isTaken: (index: number) => boolean) => readonly WordsHit[];
  /** Returns the one sight of the towns in whose name some words stand. */
  readonly findWith: (key: string) => Sight | undefined;
}

export function wordsFinder(bases: readonly Base[], names: PlaceNames): WordsFinder {
  const weighed = weighNames(bases, names);
  const findIn = (words: readonly PlanWord[], chunk: Chunk): readonly WordsHit[] => {
    const common = commonOf(words, chunk, weighed);
    if (common) return [common];
    const best = bestOf(words, chunk, weighed);
    if (!best) return [];
    const { from, to, name } = best;
    // A few words name one thing.
    if (chunk.to - chunk.from <= SHORT_ITEM + 1) return [{ ...chunk, sight: name.sight }];
    return [{ from, to, sight: name.sight }, ...findIn(words, { from: to, to: chunk.to })];
  };
  return {
    find: (words, isTaken) => chunksOf(words, isTaken).flatMap((chunk) => findIn(words, chunk)),
    findWith: (key) => onlyWith(key, weighed),
  };
}
