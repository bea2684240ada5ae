import type { Base, Gazetteer } from '../gazetteer/gazetteer.ts';
import type { NamedStop } from '../gazetteer/named-stops.ts';
import { placesWithin } from '../gazetteer/point-grid.ts';
import { intercityTravel } from '../gazetteer/travel.ts';
import { greatCircleKm, type Point } from '../geo.ts';
import { DESTINATION, TRANSFER_MINUTES_PER_DAY } from './limits.ts';
import { flightPath } from './rides-between.ts';

/** Within this distance an airport is a town's own. */
const STEP_AIRPORT_KM = 60;
/** Within this distance a base is the town where the trip starts. */
const SAME_TOWN_KM = 12;

export const isWhereOneStarts = (base: Base, home: Point): boolean => greatCircleKm(base, home) <= SAME_TOWN_KM;
const MOST_NEAR = 5;
const MOST_HUBS = 2;

const airportsOf = ({ gateways }: Base, withinKm = STEP_AIRPORT_KM): readonly string[] =>
  gateways.flatMap(({ kind, code, roadKm }) => (kind === 'airport' && roadKm <= withinKm ? [code] : []));

/** Returns true for a town whose hub has a non-stop flight to a place. */
const isHubFor = (gazetteer: Gazetteer, base: Base, main: Base): boolean =>
  airportsOf(base).some(
    (hub) =>
      gazetteer.airports.get(hub)?.hub &&
      airportsOf(main, Number.POSITIVE_INFINITY).some((code) => flightPath(gazetteer, hub, code)?.length === 2),
  );

/**
 * Returns towns with their own airport where a night can break a journey too long for one day: a few near the place, and
 * the nearest hubs from which one flies there.
 */
export function findStepStones(gazetteer: Gazetteer, main: Base, home: Point): readonly Base[] {
  const isFit = (base: Base): boolean => base !== main && airportsOf(base).length > 0 && !isWhereOneStarts(base, home);
  const byNearness = (list: readonly Base[]): readonly Base[] =>
    list.filter(isFit).toSorted((a, b) => greatCircleKm(a, main) - greatCircleKm(b, main) || (a.id < b.id ? -1 : 1));
  const near = placesWithin(gazetteer.near.bases, main, DESTINATION.farKm - 50).map(({ place }) => place);
  const hubs = [...gazetteer.bases.values()].filter((base) => isHubFor(gazetteer, base, main));
  return [...new Set([...byNearness(near).slice(0, MOST_NEAR), ...byNearness(hubs).slice(0, MOST_HUBS)])];
}

/** Farther from its airport and stations a town is not left for home in a day. */
const DAY_TO_GATEWAY_MINUTES = 400;
/** A night on the way home makes the way at most so much longer. */
const HOMEWARD_DETOUR = 1.08;
const MOST_ON_THE_WAY = 2;

/** Returns towns for a night on the way home from a route whose last place is too far for one day. */
export function onTheWayHome(gazetteer: Gazetteer, named: readonly NamedStop[], home: Point): readonly Base[] {
  const last = named.at(-1)?.bases[0];
  if (!last || last.gateways.some(({ roadMinutes }) => roadMinutes <= DAY_TO_GATEWAY_MINUTES)) return [];
  const direct = greatCircleKm(last, home);
  return placesWithin(gazetteer.near.bases, last, direct)
    .filter(({ place, km }) => km + greatCircleKm(place, home) <= HOMEWARD_DETOUR * direct)
    .filter(({ place }) => (intercityTravel(gazetteer, last, place)?.minutes ?? Infinity) <= TRANSFER_MINUTES_PER_DAY)
    .filter(({ place }) => place.gateways.some(({ roadMinutes }) => roadMinutes <= DAY_TO_GATEWAY_MINUTES))
    .map(({ place }) => place)
    .filter(
      (base) => base !== last && !isWhereOneStarts(base, home) && !named.some(({ bases }) => bases.includes(base)),
    )
    .slice(0, MOST_ON_THE_WAY);
}
