import type { Gazetteer, Sight } from '../../../core/gazetteer/gazetteer.ts';
import { resolvePlace } from '../../../core/gazetteer/resolve-place.ts';
import { nameKey, nameSlug } from '../../../core/names.ts';

/** A subject of posters: its name in the address, and what it shows. */
export interface Picturable {
  readonly subject: string;
  readonly name: string;
  /** The town that is named after it: "Batasia Loop, Darjeeling". */
  readonly town?: string;
  /** The base that it is or belongs to. */
  readonly baseId?: string;
}

interface NamedSight {
  readonly sight: Sight;
  readonly names: readonly string[];
}

const namesOf = new WeakMap<Gazetteer, readonly NamedSight[]>();

function namedSights(known: Gazetteer): readonly NamedSight[] {
  let all = namesOf.get(known);
  if (!all) {
    all = [...known.sights.values()].map((sight) => ({
      sight,
      names: [sight.name, ...(sight.aliases ?? [])].map(nameKey).filter((name) => name !== ''),
    }));
    namesOf.set(known, all);
  }
  return all;
}

const towns = new WeakMap<Gazetteer, ReadonlySet<string>>();

/** Exact names of bases and regions, which no sight may match: Darjeeling is not its ropeway. */
function townNames(known: Gazetteer): ReadonlySet<string> {
  let names = towns.get(known);
  if (!names) {
    const all = [...known.bases.values(), ...known.regions.values()];
    names = new Set(all.flatMap(({ name, aliases }) => [name, ...aliases]).map(nameKey));
    towns.set(known, names);
  }
  return names;
}

/** Returns 3 for the same name, 2 if one begins with the other, 1 if one contains the other as whole words, else 0. */
function likeness(asked: string, name: string): number {
  if (asked === name) return 3;
  const [short, long] = asked.length < name.length ? [asked, name] : [name, asked];
  if (short.length < 5) return 0;
  if (long.startsWith(`${short} `)) return 2;
  return ` ${long} `.includes(` ${short} `) ? 1 : 0;
}

/**
 * Returns the sight that a name means, preferring the named base's. In other bases only an exact name counts, unless no
 * base is given and the name has several words.
 */
function findSight(name: string, baseId: string | undefined, known: Gazetteer): Sight | undefined {
  const asked = nameKey(name);
  if (asked.length < 3) return undefined;
  let best: Sight | undefined;
  let bestRank = 0;
  for (const { sight, names } of namedSights(known)) {
    const here = sight.baseId === baseId;
    for (const own of names) {
      const alike = likeness(asked, own);
      const loose = baseId === undefined && asked.includes(' ');
      const rank = here ? alike * 2 + 1 : loose || alike === 3 ? alike * 2 - 2 : 0;
      if (
        alike > 0 &&
        rank > 0 &&
        (rank > bestRank || (rank === bestRank && best !== undefined && sight.score > best.score))
      ) {
        [best, bestRank] = [sight, rank];
      }
    }
  }
  return best;
}

function describeSight(sight: Sight, known: Gazetteer): Picturable {
  const home = known.bases.get(sight.baseId);
  const isToldApart = home && !sight.name.includes(home.name);
  return { subject: sight.id, name: sight.name, ...(isToldApart && { town: home.name }), baseId: sight.baseId };
}

/** Returns the base, region or town of a typed destination, or null. */
export function findDestination(name: string, known: Gazetteer): Picturable | null {
  const place = resolvePlace(name, known);
  if (place.kind === 'base') return { subject: place.base.id, name: place.base.name, baseId: place.base.id };
  if (place.kind === 'region')
    return { subject: place.region.id, name: place.region.name, baseId: place.region.mainBaseId };
  if (place.kind !== 'town') return null;
  const { name: townName, seenFrom } = place.town;
  return { subject: nameSlug(townName), name: townName, ...(seenFrom && { baseId: seenFrom }) };
}

const cleanName = (name: string): string =>
  name
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** Returns the picture's subject for a place of a trip; every name has one. */
export function findPicturable(typed: string, destination: Picturable | null, known: Gazetteer): Picturable {
  const name = cleanName(typed);
  if (name === '') return destination ?? { subject: 'india', name: 'India' };
  const town = townNames(known).has(nameKey(name)) ? findDestination(name, known) : null;
  if (town) return town;
  const sight = findSight(name, destination?.baseId, known);
  if (sight) return describeSight(sight, known);
  // Comparing with every known name is expensive: done only without a destination.
  const place = destination ? null : findDestination(name, known);
  if (place) return place;
  if (!destination) return { subject: nameSlug(name), name };
  return {
    ...destination,
    subject: `${destination.baseId ?? destination.subject}-${nameSlug(name)}`,
    name,
    town: destination.name,
  };
}

/** Returns the sights of a base, those that a first visit must not miss first, then by rank. */
export function bestSights(baseId: string, known: Gazetteer): readonly Picturable[] {
  const sights = [...(known.bases.get(baseId)?.sights ?? [])];
  return sights
    .sort((a, b) => Number(b.headline ?? false) - Number(a.headline ?? false) || b.score - a.score)
    .map((sight) => describeSight(sight, known));
}
