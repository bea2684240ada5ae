import { greatCircleKm, type Point } from '../geo.ts';
import type { RoutePoint, Way } from '../planner/details.ts';
import type { LatLon } from './projection.ts';

/** One stretch of a route. */
export interface Leg {
  readonly day: number;
  readonly from: LatLon;
  readonly to: LatLon;
  readonly by: Way;
}

/** A town with a night's stay, or the starting point, with the days on which the route comes there. */
export interface RouteTown {
  readonly name: string;
  readonly at: LatLon;
  readonly days: readonly number[];
}

/** Closer than this, a town's name would cover a sight's number. */
const SAME_PLACE_KM = 0.05;

export const latLonOf = ({ lat, lon }: Point): LatLon => [lat, lon];

/** Returns how a stretch goes of a plan that was stored without it. */
function guessWay(from: RoutePoint, to: RoutePoint): Way {
  if (from.kind === 'airport' && to.kind === 'airport') return 'flight';
  return from.kind === 'station' && to.kind === 'station' ? 'train' : 'road';
}

/** Returns the stretches of a route; a way of no length is none. */
export function listLegs(route: readonly RoutePoint[]): readonly Leg[] {
  return route.slice(1).flatMap((to, i) => {
    const from = route[i];
    if (!from || greatCircleKm(from, to) < SAME_PLACE_KM) return [];
    return [{ day: to.dayNumber, from: latLonOf(from), to: latLonOf(to), by: to.by ?? guessWay(from, to) }];
  });
}

/** Returns each town of a route once, in the order of the route. */
export function listTowns(route: readonly RoutePoint[]): readonly RouteTown[] {
  const towns = new Map<string, { name: string; at: LatLon; days: number[] }>();
  for (const point of route) {
    if (point.kind !== 'stay' && point.kind !== 'origin') continue;
    const known = towns.get(point.name);
    if (known) known.days.push(point.dayNumber);
    else towns.set(point.name, { name: point.name, at: latLonOf(point), days: [point.dayNumber] });
  }
  return [...towns.values()];
}
