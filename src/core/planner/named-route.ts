import type { Base } from '../gazetteer/gazetteer.ts';
import type { NamedStop } from '../gazetteer/named-stops.ts';
import { localTravel } from '../gazetteer/travel.ts';
import { SIGHT_REACH_MINUTES } from './limits.ts';

/** The places that a traveller named; every suggestion visits them. */
export interface NamedRoute {
  readonly named: readonly NamedStop[];
  /** True when they are visited in this order. */
  readonly inOrder: boolean;
  /** The place from which the trip returns, if one was named. */
  readonly endsIn?: NamedStop;
  /** How many named sights need a day of their own, by the id of their base. */
  readonly farSights: ReadonlyMap<string, number>;
}

/** Returns true when the towns slept in are those that were named, in the order that was named. */
export function followsNamed({ named, inOrder, endsIn }: NamedRoute, bases: readonly Base[]): boolean {
  const last = bases.at(-1);
  if (endsIn && !(last && endsIn.bases.includes(last))) return false;
  const places = named.map((stop) => bases.findIndex((base) => stop.bases.includes(base)));
  if (places.includes(-1)) return false;
  return !inOrder || places.every((place, i) => i === 0 || place >= (places[i - 1] ?? 0));
}

/** Returns how many of the named places a path covers. */
export const countNamed = ({ named }: NamedRoute, bases: readonly Base[]): number =>
  named.filter((stop) => stop.bases.some((base) => bases.includes(base))).length;

export const isNamedBase = ({ named }: NamedRoute, base: Base): boolean =>
  named.some((stop) => stop.bases.includes(base));

/** Counts the named sights beyond the usual reach: each needs a day without a ride, or nearly so. */
export function countFarSights(named: readonly NamedStop[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { bases, sights } of named) {
    const [base] = bases;
    const main = base?.sights.find(({ id }) => id === sights[0]);
    if (!base || !main || localTravel(base, null, main).minutes <= SIGHT_REACH_MINUTES.usual) continue;
    counts.set(base.id, (counts.get(base.id) ?? 0) + 1);
  }
  return counts;
}
