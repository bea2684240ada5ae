import type { Base, Gazetteer, Sight } from '../../gazetteer/gazetteer.ts';
import type { Gateway, LegRecord, RoadClass } from '../../gazetteer/types.ts';
import { greatCircleKm, type Point } from '../../geo.ts';
import { INTERCITY_ROADS, LOCAL_PARKING_MINUTES, LOCAL_ROADS, NEAR_KM } from '../limits.ts';

/** Two points within this distance are one place, such as a town and its station. */
export const SAME_PLACE_KM = 3;

/** Returns the least minutes by local road between two points. */
export function localMinutes(road: RoadClass, a: Point, b: Point): number {
  const { detour, nearKmh, farKmh } = LOCAL_ROADS[road];
  const km = greatCircleKm(a, b) * detour;
  const hours = Math.min(km, NEAR_KM) / nearKmh + Math.max(0, km - NEAR_KM) / farKmh;
  return hours * 60 + LOCAL_PARKING_MINUTES;
}

/**
 * Returns the minutes one way between a base's centre and a sight; the measured way applies only to the sight's own
 * base.
 */
export function minutesFromCentre(base: Base, sight: Sight): number {
  if (sight.fromBase && sight.baseId === base.id) return sight.fromBase.minutes;
  return localMinutes(base.road, base, sight);
}

/** Returns the least minutes between two sights visited from a base. */
export function minutesBetweenSights(base: Base, a: Sight, b: Sight): number {
  const model = localMinutes(base.road, a, b);
  if (!a.fromBase && !b.fromBase) return model;
  return Math.max(model, Math.abs(minutesFromCentre(base, a) - minutesFromCentre(base, b)));
}

/** Returns the measured leg between two bases, in either direction. */
export const findLeg = (gazetteer: Gazetteer, a: string, b: string): LegRecord | undefined =>
  gazetteer.legs.get([a, b].sort().join('|'));

/** Returns the least minutes by road between two towns without a measured leg. */
export function intercityMinutes(a: Point, roadA: RoadClass, b: Point, roadB: RoadClass): number {
  const { detour, kmh } = INTERCITY_ROADS[roadA === roadB ? roadA : 'mixed'];
  return ((greatCircleKm(a, b) * detour) / kmh) * 60;
}

/** Maximum distance between a terminal and its record. */
const SAME_TERMINAL_KM = 5;

/** Returns a base's way to the airport or station at a point; a code is ambiguous, as LKO is one of each. */
export function findGateway(
  gazetteer: Gazetteer,
  base: Base,
  terminal: Point & { readonly code?: string },
): Gateway | undefined {
  return base.gateways.find((gateway) => {
    const records = gateway.kind === 'airport' ? gazetteer.airports : gazetteer.stations;
    const record = gateway.code === terminal.code ? records.get(gateway.code) : undefined;
    return record !== undefined && greatCircleKm(record, terminal) <= SAME_TERMINAL_KM;
  });
}
