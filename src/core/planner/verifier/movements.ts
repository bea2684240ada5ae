import type { Base, Gazetteer, Sight } from '../../gazetteer/gazetteer.ts';
import { greatCircleKm } from '../../geo.ts';
import type { Ride } from '../../rides.ts';
import { nameStop } from '../phrases.ts';
import type { PlannedDay, Stop } from '../types.ts';
import { sightBesideBed } from './check-divided-stays.ts';
import { findGateway, localMinutes, minutesBetweenSights, minutesFromCentre, SAME_PLACE_KM } from './road-model.ts';
import { baseIdOfNight, baseOfNight, findNearestBase, type Trip } from './trip.ts';

/** The traveller's place. */
type Place =
  | { readonly kind: 'home' }
  | { readonly kind: 'stay'; readonly base: Base }
  | { readonly kind: 'sight'; readonly sight: Sight }
  | { readonly kind: 'terminal'; readonly point: Ride['from'] };

/** Local travel before one row of the timeline, or back to the stay at the end of a day. */
export interface Movement {
  readonly day: PlannedDay;
  readonly title: string;
  readonly plannedMinutes: number;
  readonly leastMinutes: number;
}

interface Whereabouts {
  readonly place: Place;
  /** The base whose roads are used. */
  readonly base: Base | undefined;
  /** The sight beside which the bed of this hour is; undefined in the town. */
  readonly bed: Sight | undefined;
}

/** Returns where the bed is: in the town, or beside a sight. */
const placeOfBed = (base: Base, bed: Sight | undefined): Place =>
  bed ? { kind: 'sight', sight: bed } : { kind: 'stay', base };

/**
 * Maximum distance of a terminal from its town: airports are outside, and hill towns have their station in the plains.
 */
const TERMINAL_REACH_KM = 60;

function leastTerminalMinutes(terminal: Ride['from'], base: Base, gazetteer: Gazetteer): number {
  if (greatCircleKm(terminal, base) <= SAME_PLACE_KM) return 0;
  const gateway = findGateway(gazetteer, base, terminal);
  return gateway ? gateway.roadMinutes : localMinutes(base.road, terminal, base);
}

/** Returns the least minutes between two places by the roads of a base; 0 for leaving home. */
function leastMinutes(from: Place, to: Place, base: Base | undefined, gazetteer: Gazetteer): number {
  if (from === to || (from.kind === 'sight' && to.kind === 'sight' && from.sight === to.sight)) return 0;
  if (from.kind === 'home' || to.kind === 'home') return to.kind === 'sight' ? Number.POSITIVE_INFINITY : 0;
  if (from.kind === 'stay') {
    if (to.kind === 'stay') return from.base.id === to.base.id ? 0 : localMinutes(from.base.road, from.base, to.base);
    return to.kind === 'sight'
      ? minutesFromCentre(from.base, to.sight)
      : leastTerminalMinutes(to.point, from.base, gazetteer);
  }
  if (to.kind === 'stay') return leastMinutes(to, from, base, gazetteer);
  if (from.kind === 'sight') {
    if (to.kind === 'terminal') return leastMinutes(to, from, base, gazetteer);
    return base ? minutesBetweenSights(base, from.sight, to.sight) : localMinutes('plains', from.sight, to.sight);
  }
  if (to.kind === 'sight') {
    if (base && to.sight.fromBase && to.sight.baseId === base.id) return to.sight.fromBase.minutes;
    return localMinutes(base?.road ?? 'plains', from.point, to.sight);
  }
  const samePlace = from.point.code !== undefined && from.point.code === to.point.code;
  if (samePlace || greatCircleKm(from.point, to.point) <= SAME_PLACE_KM) return 0;
  return localMinutes(base?.road ?? 'plains', from.point, to.point);
}

function placeOfStop(stop: Stop, at: Whereabouts, trip: Trip): Place {
  switch (stop.kind) {
    case 'visit': {
      const sight = trip.gazetteer.sights.get(stop.sightId);
      return sight ? { kind: 'sight', sight } : at.place;
    }
    case 'ride':
      return { kind: 'terminal', point: stop.ride.from };
    case 'meal':
    case 'free': {
      const breakfastAtStay = stop.kind === 'meal' && stop.meal === 'breakfast' && at.place.kind === 'sight';
      return at.base && (stop.travel || breakfastAtStay) ? placeOfBed(at.base, at.bed) : at.place;
    }
    default:
      return at.base ? placeOfBed(at.base, at.bed) : at.place;
  }
}

/** Returns the base that a ride leads to: the one at its end, else tonight's if not far, else the nearest. */
function findBaseAfterRide(ride: Ride, day: PlannedDay, trip: Trip): Base | undefined {
  const arrived = findNearestBase(trip.gazetteer, ride.to, SAME_PLACE_KM);
  if (arrived) return arrived;
  const tonight = baseOfNight(day, trip.gazetteer);
  if (tonight && greatCircleKm(tonight, ride.to) <= TERMINAL_REACH_KM) return tonight;
  return findNearestBase(trip.gazetteer, ride.to, TERMINAL_REACH_KM);
}

function traceDay(day: PlannedDay, start: Whereabouts, trip: Trip): { movements: Movement[]; end: Whereabouts } {
  const movements: Movement[] = [];
  const tonight = baseOfNight(day, trip.gazetteer);
  const bedTonight = tonight && sightBesideBed(day.number, trip);
  const wokeHere = baseIdOfNight(trip.itinerary.days[day.number - 2]) !== null;
  const arrives = tonight !== undefined && baseIdOfNight(trip.itinerary.days[day.number - 2]) !== tonight.id;
  let at = { ...start, bed: wokeHere && !arrives ? sightBesideBed(day.number - 1, trip) : bedTonight };
  for (const stop of day.stops) {
    const to = placeOfStop(stop, at, trip);
    const least = leastMinutes(at.place, to, at.base, trip.gazetteer);
    movements.push({ day, title: nameStop(stop), plannedMinutes: stop.travel?.minutes ?? 0, leastMinutes: least });
    at =
      stop.kind === 'ride'
        ? {
            place: { kind: 'terminal', point: stop.ride.to },
            base: findBaseAfterRide(stop.ride, day, trip),
            bed: at.bed,
          }
        : { place: to, base: at.base, bed: stop.kind === 'check-out' ? bedTonight : at.bed };
  }
  if (tonight) {
    const bed = placeOfBed(tonight, bedTonight);
    const least = leastMinutes(at.place, bed, at.base, trip.gazetteer);
    const plannedMinutes = day.returnTravel?.minutes ?? 0;
    movements.push({ day, title: `the way back to ${tonight.name}`, plannedMinutes, leastMinutes: least });
    at = { place: bed, base: tonight, bed: bedTonight };
  }
  return { movements, end: at };
}

/** Returns every local movement in order, with the least time of the road model. */
export function traceMovements(trip: Trip): readonly Movement[] {
  const movements: Movement[] = [];
  let at: Whereabouts = { place: { kind: 'home' }, base: undefined, bed: undefined };
  for (const day of trip.itinerary.days) {
    const traced = traceDay(day, at, trip);
    movements.push(...traced.movements);
    at = traced.end;
  }
  return movements;
}
