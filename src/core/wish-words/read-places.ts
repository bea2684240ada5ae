import type { Base, Gazetteer } from '../gazetteer/gazetteer.ts';
import { placesWithin } from '../gazetteer/point-grid.ts';
import { resolveDestination } from '../gazetteer/resolve-destination.ts';
import { nameKey } from '../names.ts';
import type { WishText } from './wish-text.ts';

/** A sight or a town that a text names. */
export interface ReadPlace {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly isNegated: boolean;
}

/** As far as the planner itself goes for a trip to one town. */
const NEAR_KM = 350;
/** Endings that travellers leave out. */
const ENDING =
  / (?:sunrise|viewpoint|joy ride.*|temple|fort|palace|museum|monastery|national park|zoological park|caves|falls|waterfalls|lake|beach|garden|jeep safari|valley|pass|bazaar)$/;
/** Shorter names are words of other meanings. */
const SHORTEST = 4;
/** Names that are ordinary words: "mall", "lake view". */
const ORDINARY =
  /^(?:the )?(?:mall|lake|market|garden|beach|fort|temple|museum|zoo|ferry|old town|new town|heritage|nature|view ?point|river|palace|food|park|bazaar|safari|tea|city)s?$/;

const isName = (key: string): boolean => key.length >= SHORTEST && !ORDINARY.test(key);

interface Named {
  readonly id: string;
  readonly name: string;
  readonly keys: readonly string[];
}

const keysOf = (name: string, aliases: readonly string[] = []): readonly string[] => {
  const keys = [name, ...aliases].map((each) => nameKey(each.replace(/ \(.*\)$/, '')));
  return [...new Set([...keys, ...keys.map((key) => key.replace(ENDING, ''))])].filter(isName);
};

/** Returns the towns of a destination and those around it. */
function basesAround(to: string, gazetteer: Gazetteer): readonly Base[] {
  const found = resolveDestination(to, gazetteer);
  if (found.kind !== 'bases') return [];
  const [main] = found.bases;
  const near = main ? placesWithin(gazetteer.near.bases, main, NEAR_KM).map(({ place }) => place) : [];
  return [...new Set([...found.bases, ...near])];
}

/** Returns every name that a text may mean on a trip to a place; a name of several sights means the best known one. */
function namesAround(to: string, gazetteer: Gazetteer): ReadonlyMap<string, Named> {
  const bases = basesAround(to, gazetteer);
  const toKey = nameKey(to);
  const towns = bases.map(({ id, name }) => ({ id, name, keys: keysOf(name) }));
  // "Fatehpur Sikri" is another name of a town as well: the sight comes first.
  const otherNames = bases.map(({ id, name, aliases }) => ({
    id,
    name,
    keys: aliases.flatMap((each) => keysOf(each)),
  }));
  const sights = bases
    .flatMap((base) => base.sights)
    .toSorted((a, b) => b.score - a.score)
    .map(({ id, name, aliases }) => ({ id, name, keys: keysOf(name, aliases) }));
  const names = new Map<string, Named>();
  for (const named of [...towns, ...sights, ...otherNames])
    for (const key of named.keys) if (!names.has(key) && key !== toKey) names.set(key, named);
  return names;
}

const patternOf = (key: string): string => key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ -]');

/** Takes the sights and towns that a text names, the longest names first. */
export function readPlaces(text: WishText, to: string, gazetteer: Gazetteer): readonly ReadPlace[] {
  const names = namesAround(to, gazetteer);
  const said = text.pieces().join(' ');
  const mentioned = [...names.keys()].filter((key) => said.replaceAll('-', ' ').includes(key));
  return mentioned
    .toSorted((a, b) => b.length - a.length)
    .flatMap((key) => {
      const named = names.get(key);
      return named
        ? text
            .takeAll(patternOf(key))
            .map(({ words, isNegated }) => ({ id: named.id, name: named.name, words, isNegated }))
        : [];
    });
}
