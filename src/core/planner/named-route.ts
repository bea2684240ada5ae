import type { Minute } from '../clock-time.ts';
import { addDays, type Day } from '../dates.ts';
import type { Base, Sight } from '../gazetteer/gazetteer.ts';
import type { NamedStop } from '../gazetteer/named-stops.ts';
import { localTravel } from '../gazetteer/travel.ts';
import { SIGHT_REACH_MINUTES } from './limits.ts';
import { isClosedThatDay } from './sight-hours.ts';

/** The places that a traveller named; every suggestion visits them. */
export interface NamedRoute {
  readonly named: readonly NamedStop[];
  /** True when they are visited in this order. */
  readonly inOrder: boolean;
  /** The place from which the trip returns, if one was named. */
  readonly endsIn?: NamedStop;
  /** Named sights that need a day of their own, by the id of their base. */
  readonly farSights: ReadonlyMap<string, readonly Sight[]>;
}

/** Returns true when the towns slept in are those that were named, in the order that was named. */
export function followsNamed({ named, inOrder, endsIn }: NamedRoute, bases: readonly Base[]): boolean {
  const last = bases.at(-1);
  if (endsIn && !(last && endsIn.bases.includes(last))) return false;
  const places = named.map((stop) => bases.findIndex((base) => stop.bases.includes(base)));
  if (places.includes(-1)) return false;
  return !inOrder || places.every((place, i) => i === 0 || place >= (places[i - 1] ?? 0));
}

/** Returns true for a visit to several named places in the order in which they were typed. */
export const isAsTyped = (route: NamedRoute, bases: readonly Base[]): boolean =>
  route.named.length > 1 && followsNamed({ ...route, inOrder: true }, bases);

/** Returns how many of the named places a path covers. */
export const countNamed = ({ named }: NamedRoute, bases: readonly Base[]): number =>
  named.filter((stop) => stop.bases.some((base) => bases.includes(base))).length;

export const isNamedBase = ({ named }: NamedRoute, base: Base): boolean =>
  named.some((stop) => stop.bases.includes(base));

/** Returns true for one of several named places. */
export const isOfRoute = (route: NamedRoute, base: Base): boolean => route.named.length > 1 && isNamedBase(route, base);

/** Returns the named sights beyond the usual reach: each needs a day without a ride, or nearly so. */
export function findFarSights(named: readonly NamedStop[]): ReadonlyMap<string, readonly Sight[]> {
  const found = new Map<string, readonly Sight[]>();
  for (const { bases, sights } of named) {
    const [base] = bases;
    const main = base?.sights.find(({ id }) => id === sights[0]);
    if (!base || !main || localTravel(base, null, main).minutes <= SIGHT_REACH_MINUTES.usual) continue;
    found.set(base.id, [...(found.get(base.id) ?? []), main]);
  }
  return found;
}

/** A day with a ride counts as free when it is reached by ten, or left from half past six in the evening on. */
const FREE_DAY = { arrivesBy: 600, leavesFrom: 1110 } as const;

/** How a stay begins and ends; unset where another stay is before or after it. */
export interface StayEnds {
  readonly arrive?: Minute | undefined;
  readonly leave?: Minute | undefined;
}

const isFreeFirst = ({ arrive }: StayEnds): boolean => arrive !== undefined && arrive <= FREE_DAY.arrivesBy;
const isFreeLast = ({ leave }: StayEnds): boolean => leave !== undefined && leave >= FREE_DAY.leavesFrom;

/** Returns the nights that leave a free day for each named sight far from its base. */
export function nightsForFar({ farSights }: NamedRoute, base: Base, ends: StayEnds): number {
  const far = farSights.get(base.id)?.length ?? 0;
  return far === 0 ? 1 : 1 + far - (isFreeFirst(ends) ? 1 : 0) - (isFreeLast(ends) ? 1 : 0);
}

/** Returns true when each far sight is open on a free day of a stay. */
export function opensFar({ farSights }: NamedRoute, base: Base, first: Day, nights: number, ends: StayEnds): boolean {
  const days = Array.from({ length: nights + 1 }, (_, n) => addDays(first, n)).filter(
    (_, n) => (n > 0 || isFreeFirst(ends)) && (n < nights || isFreeLast(ends)),
  );
  return (farSights.get(base.id) ?? []).every((sight) => days.some((day) => !isClosedThatDay(sight, day)));
}
