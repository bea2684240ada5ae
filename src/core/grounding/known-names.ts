import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { phraseOf, splitBrackets } from './words-of-text.ts';

/** All known names, as texts contain them. */
export interface KnownPhrases {
  readonly phrases: ReadonlySet<string>;
  /** Number of words in the longest name. */
  readonly longest: number;
  /** Every word of any name. */
  readonly words: ReadonlySet<string>;
  /** Towns with a one-word name, which may also be an ordinary word: "Puri". */
  readonly towns: ReadonlySet<string>;
}

const indexes = new WeakMap<Gazetteer, KnownPhrases>();

function listNames(gazetteer: Gazetteer): readonly string[] {
  const { bases, regions, sights, airports, stations, trains, originTowns, states, abroadNames } = gazetteer;
  return [
    ...[...bases.values(), ...regions.values(), ...originTowns].flatMap(({ name, aliases }) => [name, ...aliases]),
    ...[...sights.values()].flatMap(({ name, aliases }) => [name, ...(aliases ?? [])]),
    ...[...bases.values()].flatMap(({ stays }) => stays.flatMap(({ name }) => name ?? [])),
    ...[...airports.values(), ...stations.values()].flatMap(({ name, city }) => [name, city]),
    ...trains.map(({ name }) => name),
    ...[...states.values()].map(({ name }) => name),
    ...abroadNames.keys(),
  ];
}

/** Returns a name with and without brackets, and the text inside them. */
function spellingsOf(name: string): readonly string[] {
  const { bare, inner } = splitBrackets(name);
  return [name, bare, ...inner];
}

/** Returns all names of the gazetteer, and of known places abroad that it lacks. */
export function knownPhrases(gazetteer: Gazetteer): KnownPhrases {
  const known = indexes.get(gazetteer);
  if (known) return known;
  const phrases = new Set(
    listNames(gazetteer)
      .flatMap(spellingsOf)
      .map(phraseOf)
      .filter((phrase) => phrase.length > 2 && /[a-z]/.test(phrase)),
  );
  const longest = Math.max(...[...phrases].map((phrase) => phrase.split(' ').length));
  const words = new Set([...phrases].flatMap((phrase) => phrase.split(' ')).filter((word) => !/\d/.test(word)));
  const places = [...gazetteer.bases.values(), ...gazetteer.originTowns];
  const towns = new Set(places.map(({ name }) => phraseOf(name)).filter((name) => !name.includes(' ')));
  const built = { phrases, longest, words, towns };
  indexes.set(gazetteer, built);
  return built;
}
