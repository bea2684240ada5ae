import { greatCircleKm } from '../../geo.ts';
import type { Ride } from '../../rides.ts';
import {
  ALIGHTING_MINUTES,
  BOARDING_MINUTES,
  CHECK_IN_FROM,
  DELAY_MINUTES,
  EARLIEST_DEPARTURE_UNNOTED,
  FIRST_VISIT_AFTER_ARRIVAL_MINUTES,
  FLIGHT_CONNECTION_MINUTES,
  HILL_ROAD_MINUTES_FOR_TWO_NIGHTS,
  HILL_ROAD_UNTIL,
  LATE_ARRIVAL,
  LONG_TRAIN_MINUTES,
  NIGHT_COACH_GATEWAY_MINUTES,
} from '../limits.ts';
import { nameStop } from '../phrases.ts';
import type { PlannedDay, Stop } from '../types.ts';
import type { Finding } from './checks.ts';
import { SAME_PLACE_KM } from './road-model.ts';
import {
  arrivalOf,
  baseIdOfNight,
  departureOf,
  findNearestBase,
  findRides,
  findVisits,
  nameDay,
  nameRide,
  type Trip,
} from './trip.ts';

/** Maximum distance of a trip's first and last place from home. */
const HOME_KM = 60;

/** Returns the minimum minutes between a ride and the next row, without local travel. */
function leastGap(before: Ride, next: Stop): number {
  if (next.kind !== 'ride') return ALIGHTING_MINUTES[before.mode];
  const sameAirport = before.to.code !== undefined && before.to.code === next.ride.from.code;
  if (before.mode === 'flight' && next.ride.mode === 'flight' && sameAirport) return FLIGHT_CONNECTION_MINUTES;
  return ALIGHTING_MINUTES[before.mode] + BOARDING_MINUTES[next.ride.mode];
}

interface Gap {
  readonly stop: Stop;
  readonly day: PlannedDay;
  readonly gap: number;
  readonly before: Ride | null;
}

/** Returns every row with its gap to the row before, and the ride if that was one. */
function findGaps({ itinerary }: Trip): readonly Gap[] {
  let endedAt: number | null = null;
  let before: Ride | null = null;
  const gaps: Gap[] = [];
  for (const day of itinerary.days) {
    const midnight = (day.number - 1) * 1440;
    for (const stop of day.stops) {
      const begins = midnight + stop.start - (stop.travel?.minutes ?? 0);
      if (endedAt !== null) gaps.push({ stop, day, gap: begins - endedAt, before });
      endedAt = stop.kind === 'ride' ? arrivalOf(stop.ride) : midnight + stop.end;
      before = stop.kind === 'ride' ? stop.ride : null;
    }
  }
  return gaps;
}

/**
 * V09: in time for every departure, nothing at the destination before the arrival or after the departure, home at both
 * ends.
 */
export function checkTruncation(trip: Trip): Finding[] {
  const { itinerary } = trip;
  const findings: Finding[] = [];
  const add = (message: string, day?: PlannedDay) =>
    findings.push({ check: 'V09', message, ...(day && { day: day.number }) });
  for (const { stop, day, gap, before } of findGaps(trip)) {
    const least = before ? leastGap(before, stop) : stop.kind === 'ride' ? BOARDING_MINUTES[stop.ride.mode] : 0;
    if (gap >= 0 && gap < least)
      add(`${nameStop(stop)} on ${nameDay(day)} comes ${gap} minutes after, needs ${least}`, day);
  }
  const outward = itinerary.journeys.filter((j) => j.direction === 'outward').flatMap((j) => j.rides);
  const back = itinerary.journeys.filter((j) => j.direction === 'back').flatMap((j) => j.rides);
  const [firstRide, lastOut, firstBack, lastRide] = [outward[0], outward.at(-1), back[0], back.at(-1)];
  if (!firstRide || !lastOut || !firstBack || !lastRide) {
    add('there is no way there and back');
    return findings;
  }
  for (const { day, stop } of findVisits(trip)) {
    const start = (day.number - 1) * 1440 + stop.start;
    const early = start < arrivalOf(lastOut) + FIRST_VISIT_AFTER_ARRIVAL_MINUTES;
    if (early) add(`${stop.place.name} on ${nameDay(day)} begins before one has arrived`, day);
    if (start > departureOf(firstBack)) add(`${stop.place.name} on ${nameDay(day)} comes after the departure`, day);
  }
  if (greatCircleKm(firstRide.from, itinerary.from) > HOME_KM) add(`the trip does not start in ${itinerary.from.name}`);
  if (greatCircleKm(lastRide.to, itinerary.from) > HOME_KM) add(`the trip does not end in ${itinerary.from.name}`);
  return findings;
}

const isDaytimeRoad = (ride: Ride): boolean => (ride.mode === 'cab' || ride.mode === 'bus') && !ride.overnight;

const isHillTown = (end: Ride['from'], { gazetteer }: Trip): boolean =>
  findNearestBase(gazetteer, end, SAME_PLACE_KM)?.road === 'hills';

/** Returns true for a hill town without an airport or a station within reach of a night's coach. */
function hasNoNightRoad(end: Ride['from'], { gazetteer }: Trip): boolean {
  const base = findNearestBase(gazetteer, end, SAME_PLACE_KM);
  return base?.road === 'hills' && Math.min(...base.gateways.map((g) => g.roadMinutes)) > NIGHT_COACH_GATEWAY_MINUTES;
}

/** V32: no coach runs at night to a town deep in the hills. */
const findNightCoaches = (trip: Trip): Finding[] =>
  findRides(trip.itinerary)
    .filter((ride) => ride.mode === 'bus' && ride.overnight)
    .filter((ride) => hasNoNightRoad(ride.from, trip) || hasNoNightRoad(ride.to, trip))
    .map((ride) => ({ check: 'V32', message: `${nameRide(ride)} is a night coach where roads are closed at night` }));

/**
 * V32: cabs and day coaches are off hill roads by 6 pm, night coaches keep to roads that are driven at night, and a road
 * to a hill town is marked as hill road.
 */
export const checkHillRoads = (trip: Trip): Finding[] => [...findLateOnHills(trip), ...findNightCoaches(trip)];

function findLateOnHills(trip: Trip): Finding[] {
  return findRides(trip.itinerary)
    .filter(isDaytimeRoad)
    .flatMap((ride): Finding[] => {
      const unmarked = !ride.hills && (isHillTown(ride.from, trip) || isHillTown(ride.to, trip));
      const late = ride.hills && ride.departs + ride.minutes > HILL_ROAD_UNTIL;
      return [
        ...(late
          ? [{ check: 'V32' as const, message: `${nameRide(ride)} is on a hill road after six in the evening` }]
          : []),
        ...(unmarked ? [{ check: 'V32' as const, message: `${nameRide(ride)} is a hill road and not marked so` }] : []),
      ];
    });
}

/** V33: an arrival after ten at night, or before four, has a note. */
export function checkLateArrivals({ itinerary }: Trip): Finding[] {
  const told = new Set(
    itinerary.notes.flatMap(({ text }) => (typeof text !== 'string' && text.say === 'arrives-late' ? [text.to] : [])),
  );
  return itinerary.journeys.flatMap((journey): Finding[] => {
    const last = journey.rides.at(-1);
    const clock = last ? arrivalOf(last) % 1440 : LATE_ARRIVAL;
    const late = clock > LATE_ARRIVAL || clock < EARLIEST_DEPARTURE_UNNOTED;
    return last && late && !told.has(last.to.name)
      ? [{ check: 'V33', message: `${nameRide(last)} arrives late and no note says so` }]
      : [];
  });
}

/** V34: at least two nights where a day with more than six hours of hill road ends, but for the last night of a trip. */
export function checkLongHillRoads({ itinerary }: Trip): Finding[] {
  return itinerary.days.flatMap((day, i): Finding[] => {
    const onHillRoads = findRides(itinerary)
      .filter((ride) => ride.dayNumber === day.number && ride.hills && isDaytimeRoad(ride))
      .reduce((sum, ride) => sum + ride.minutes, 0);
    const baseId = baseIdOfNight(day);
    if (onHillRoads <= HILL_ROAD_MINUTES_FOR_TWO_NIGHTS || baseId === null) return [];
    if (baseIdOfNight(itinerary.days[i + 1]) === baseId) return [];
    const isOnWayHome = i > 0 && itinerary.days.slice(i + 1).every((later) => baseIdOfNight(later) === null);
    if (isOnWayHome) return [];
    return [{ check: 'V34', message: `only one night after ${onHillRoads} minutes of hill road on ${nameDay(day)}` }];
  });
}

/** V35: no check-in before noon. */
export function checkCheckIns({ itinerary }: Trip): Finding[] {
  return itinerary.days.flatMap((day) =>
    day.stops
      .filter((stop) => stop.kind === 'check-in' && stop.start < CHECK_IN_FROM)
      .map(() => ({ check: 'V35' as const, message: `check-in before noon on ${nameDay(day)}` })),
  );
}

/** V36: every ride states its usual delay, and the next departure allows for it. */
export function checkDelays(trip: Trip): Finding[] {
  const findings: Finding[] = [];
  const rides = findRides(trip.itinerary);
  rides.forEach((ride, i) => {
    const usual = DELAY_MINUTES[ride.mode];
    const least = ride.mode === 'flight' ? usual : Math.min(usual, Math.floor(ride.minutes / 4));
    if (ride.delayBufferMinutes < least) {
      findings.push({
        check: 'V36',
        message: `${nameRide(ride)} allows ${ride.delayBufferMinutes} minutes, usual are ${least}`,
      });
    }
    const next = rides[i + 1];
    if (!next || next.mode === 'cab') return;
    if (departureOf(next) < arrivalOf(ride) + ride.delayBufferMinutes) {
      findings.push({
        check: 'V36',
        message: `${nameRide(next)} is missed when the ${ride.mode} before is late as usual`,
      });
    }
  });
  return findings;
}

/** V37: no flight leaves on the day on which a long train arrives. */
export function checkLongTrains({ itinerary }: Trip): Finding[] {
  const rides = findRides(itinerary);
  const dayOf = (minute: number) => Math.floor(minute / 1440);
  return rides
    .filter((ride) => ride.mode === 'train' && (ride.overnight || ride.minutes >= LONG_TRAIN_MINUTES))
    .flatMap((train) =>
      rides
        .filter((ride) => ride.mode === 'flight' && departureOf(ride) >= arrivalOf(train))
        .filter((flight) => dayOf(departureOf(flight)) === dayOf(arrivalOf(train)))
        .map((flight) => ({
          check: 'V37' as const,
          message: `${nameRide(flight)} leaves on the day the long train arrives`,
        })),
    );
}
