import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { phraseOf, splitBrackets } from './words-of-text.ts';

/** Every name that we know, as a text would hold it. */
export interface KnownPhrases {
  readonly phrases: ReadonlySet<string>;
  /** Words of the longest. */
  readonly longest: number;
  /** Every word of a name. */
  readonly words: ReadonlySet<string>;
  /** Towns called by one word, some of which is a word of the language too: "Puri". */
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

/** With brackets and without, and what stands in them. */
function spellingsOf(name: string): readonly string[] {
  const { bare, inner } = splitBrackets(name);
  return [name, bare, ...inner];
}

/** All names of the gazetteer and of the places abroad that we know not to be in it. */
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
