import { formatDay } from '../../dates.ts';
import type { Base, Gazetteer, Sight } from '../../gazetteer/gazetteer.ts';
import { nearestPlaces } from '../../gazetteer/point-grid.ts';
import type { Point } from '../../geo.ts';
import type { Ride } from '../../rides.ts';
import type { Itinerary, PlannedDay, Stop, TripRequest } from '../types.ts';

/** The input of every group of checks. */
export interface Trip {
  readonly itinerary: Itinerary;
  readonly request: TripRequest;
  readonly gazetteer: Gazetteer;
}

export type StopOf<Kind extends Stop['kind']> = Extract<Stop, { readonly kind: Kind }>;

export interface Visit {
  readonly day: PlannedDay;
  readonly stop: StopOf<'visit'>;
  /** Undefined when the gazetteer does not have it: V02 reports it, the other checks ignore it. */
  readonly sight: Sight | undefined;
}

export const visitsOnDay = (day: PlannedDay): readonly StopOf<'visit'>[] =>
  day.stops.filter((stop): stop is StopOf<'visit'> => stop.kind === 'visit');

export function findVisits({ itinerary, gazetteer }: Trip): readonly Visit[] {
  return itinerary.days.flatMap((day) =>
    visitsOnDay(day).map((stop) => ({ day, stop, sight: gazetteer.sights.get(stop.sightId) })),
  );
}

export const findRides = (itinerary: Itinerary): readonly Ride[] => itinerary.journeys.flatMap((j) => j.rides);

export const baseIdOfNight = (day: PlannedDay | undefined): string | null =>
  day !== undefined && typeof day.night === 'object' ? day.night.baseId : null;

export const baseOfNight = (day: PlannedDay | undefined, gazetteer: Gazetteer): Base | undefined =>
  gazetteer.bases.get(baseIdOfNight(day) ?? '');

/** Returns text such as "day 3 (Sat 5 Dec 2026)". */
export const nameDay = (day: PlannedDay): string => `day ${day.number} (${formatDay(day.date)})`;

/** Returns text such as "Delhi to Agra on day 2". */
export const nameRide = (ride: Ride): string =>
  `${ride.mode} ${ride.from.name} to ${ride.to.name} on day ${ride.dayNumber}`;

/** Returns the minutes since the midnight at the start of day 1. */
export const departureOf = (ride: Ride): number => (ride.dayNumber - 1) * 1440 + ride.departs;
export const arrivalOf = (ride: Ride): number => departureOf(ride) + ride.minutes;

/** Returns the base nearest to a point within this many km; undefined when there is none. */
export function findNearestBase(gazetteer: Gazetteer, point: Point, withinKm: number): Base | undefined {
  const [nearest] = nearestPlaces(gazetteer.near.bases, point, 1);
  return nearest && nearest.km <= withinKm ? nearest.place : undefined;
}

/**
 * Returns the overnight bases, or, on a trip without nights, the one nearest to its destination; each with its dates.
 */
export function findStayedBases({
  itinerary,
  gazetteer,
}: Trip): readonly { readonly base: Base; readonly day: PlannedDay }[] {
  const slept = itinerary.days.flatMap((day) => {
    const base = baseOfNight(day, gazetteer);
    return base ? [{ base, day }] : [];
  });
  if (slept.length > 0) return slept;
  const base = findNearestBase(gazetteer, itinerary.to, 60);
  return base ? itinerary.days.map((day) => ({ base, day })) : [];
}

/**
 * Returns a name in lower case, without accents, with single spaces. Separate from `nameKey`, which the planner uses,
 * so that a mistake there is not repeated by the verifier.
 */
export const normaliseName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
