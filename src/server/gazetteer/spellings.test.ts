import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { resolveDestination } from '../../core/gazetteer/resolve-destination.ts';

/** A spelling, and the bases of which it should mean one. */
interface Spelling {
  readonly typed: string;
  readonly bases: ReadonlySet<string>;
}

const { bases, regions, subPlaces, sights } = gazetteer;

const placesByName: readonly (readonly [names: readonly string[], bases: ReadonlySet<string>])[] = [
  ...[...bases.values()].map(({ id, name, aliases }) => [[name, ...aliases], new Set([id])] as const),
  ...[...regions.values()].map(({ id, name, aliases, mainBaseId }) => {
    const members = [...bases.values()].filter((base) => base.regions.includes(id)).map((base) => base.id);
    return [[name, ...aliases], new Set([mainBaseId, ...members])] as const;
  }),
  ...subPlaces.map((place) => {
    const base = sights.get(place.sights[0] ?? '')?.baseId ?? '';
    return [[place.name, ...place.aliases], new Set([base])] as const;
  }),
];

/** Every name that the facts give a place, in every script. */
const given: readonly Spelling[] = placesByName.flatMap(([names, meant]) =>
  names.map((typed) => ({ typed, bases: meant })),
);

const isPlainLatin = (name: string): boolean => /^[a-z][a-z ]{5,}$/i.test(name);

/** Returns slips of the finger in the middle of a name: a letter left out, doubled, two changed about. */
function slipsOf(name: string): readonly string[] {
  const at = Math.floor(name.length / 2);
  const [before, letter, next, rest] = [
    name.slice(0, at),
    name.slice(at, at + 1),
    name.slice(at + 1, at + 2),
    name.slice(at + 2),
  ];
  return [before + next + rest, before + letter + letter + next + rest, before + next + letter + rest].filter(
    (typed) => typed !== name && !typed.includes('  '),
  );
}

/** The main name of each place with slips. */
const slipped: readonly Spelling[] = placesByName.flatMap(([[name = ''], meant]) =>
  isPlainLatin(name) ? slipsOf(name).map((typed) => ({ typed, bases: meant })) : [],
);

/** Returns whether a spelling leads to its place: to a trip, or to the question whether it was meant. */
function isUnderstood({ typed, bases: meant }: Spelling): boolean {
  const found = resolveDestination(typed, gazetteer);
  if (found.kind === 'bases') return found.bases.some(({ id }) => meant.has(id));
  if (found.kind === 'abroad') return false;
  return found.suggestions.some(({ name }) => [...meant].some((id) => bases.get(id)?.name === name));
}

const missedOf = (spellings: readonly Spelling[]): readonly string[] =>
  spellings.filter((each) => !isUnderstood(each)).map(({ typed }) => typed);

describe('spellings of places', () => {
  it('are two thousand or more', () => {
    expect(given.length).toBeGreaterThan(1200);
    expect(slipped.length).toBeGreaterThan(800);
    expect(given.length + slipped.length).toBeGreaterThan(2000);
  });

  it('are all understood as the facts give them, but for one that several places share', () =>
    expect(missedOf(given)).toEqual(['aurangabad']));

  it('are understood with a slip, but for one in twenty', () => {
    const missed = missedOf(slipped);
    expect(missed.length / slipped.length, missed.join()).toBeLessThanOrEqual(0.05);
  });
});
