import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';

export interface NamedPlace {
  readonly name: string;
  readonly state: string;
}

/** Places offered, at most. */
const MOST = 6;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the gazetteer's places that a text names as whole words, most frequent first. */
export function namedPlaces(gazetteer: Gazetteer): (text: string) => NamedPlace[] {
  const places = new Map(
    [...gazetteer.bases.values()].map(({ name, state }) => [
      name,
      { name, state: gazetteer.states.get(state)?.name ?? state },
    ]),
  );
  // Longest first, so that a shorter name inside a longer one does not match.
  const names = [...places.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
  return (text) => {
    const mentions = new Map<string, number>();
    for (const [name] of text.matchAll(pattern)) mentions.set(name, (mentions.get(name) ?? 0) + 1);
    return [...mentions]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST)
      .flatMap(([name]) => places.get(name) ?? []);
  };
}
