import { type Day, isInRange } from '../dates.ts';
import { nameKey } from '../names.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Closure, Provenance } from './types.ts';

/**
 * When places that are not planned yet are closed, so that the refusal says so. Planned places have their closures in
 * their base, sights and legs.
 */
export interface PlaceClosureRecord extends Provenance, Closure {
  /** Names of places and circuits that are closed together. */
  readonly names: readonly string[];
}

/** Returns the closures by each of their names, normalised. */
export const closuresByName = (rows: readonly PlaceClosureRecord[]): ReadonlyMap<string, PlaceClosureRecord> =>
  new Map(rows.flatMap((row) => row.names.map((name) => [nameKey(name), row] as const)));

/** Returns the closure of the first of some names that has one, if it lasts on all of the days. */
export function findClosure(
  { placeClosures }: Gazetteer,
  names: readonly string[],
  days: readonly Day[],
): Closure | undefined {
  const [closure] = names.flatMap((name) => placeClosures.get(nameKey(name)) ?? []);
  return closure && days.every((day) => isInRange(day, closure)) ? closure : undefined;
}
