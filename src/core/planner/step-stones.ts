import type { Base, Gazetteer } from '../gazetteer/gazetteer.ts';
import { placesWithin } from '../gazetteer/point-grid.ts';
import { greatCircleKm, type Point } from '../geo.ts';
import { DESTINATION } from './limits.ts';
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
