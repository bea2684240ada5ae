import { parseClock } from '../../clock-time.ts';
import { weekdayOf } from '../../dates.ts';
import type { Base } from '../../gazetteer/gazetteer.ts';
import { greatCircleKm } from '../../geo.ts';
import type { Ride } from '../../rides.ts';
import {
  CABINS,
  FASTEST_RIDES,
  LOCAL_PARKING_MINUTES,
  LOCAL_ROADS,
  NEAR_KM,
  STATE_BUS_HILLS,
  STATE_BUS_KM,
  TRAVEL_TOLERANCE_MINUTES,
} from '../limits.ts';
import type { Finding } from './checks.ts';
import { isFrail } from './party.ts';
import { findGateway, findLeg, intercityMinutes, localMinutes, SAME_PLACE_KM } from './road-model.ts';
import { findNearestBase, findRides, nameRide, type Trip } from './trip.ts';

/** A ride's end within this distance of a base belongs to it: records are accurate to a few hundred metres. */
const TOWN_KM = 15;

interface LeastRide {
  readonly km: number;
  readonly minutes: number;
}

const findTown = (end: Ride['from'], { gazetteer }: Trip): Base | undefined =>
  findNearestBase(gazetteer, end, SAME_PLACE_KM);

/** Returns the measured way between two ends: a base's gateway, or the leg between two bases. */
function findMeasured(ride: Ride, trip: Trip) {
  const { gazetteer } = trip;
  const [a, b] = [findTown(ride.from, trip), findTown(ride.to, trip)];
  const gateway = (b && findGateway(gazetteer, b, ride.from)) ?? (a && findGateway(gazetteer, a, ride.to));
  const leg = a && b ? findLeg(gazetteer, a.id, b.id) : undefined;
  return gateway ? { km: gateway.roadKm, minutes: gateway.roadMinutes, by: gateway.by ?? 'road' } : leg;
}

/** Ladakh's roads to other states cross passes that are shut for months: only measured ways are known to be open. */
const isOverPasses = (a: Base | undefined, b: Base | undefined): boolean =>
  a !== undefined && b !== undefined && (a.state === 'LA') !== (b.state === 'LA');

function leastRoad(ride: Ride, trip: Trip): LeastRide {
  const measured = findMeasured(ride, trip);
  if (measured) {
    const bySea = measured.by === 'ferry' && ride.mode !== 'ferry';
    return { km: measured.km * 0.98, minutes: bySea ? Number.POSITIVE_INFINITY : measured.minutes };
  }
  const [townFrom, townTo] = [ride.from, ride.to].map((end) => findNearestBase(trip.gazetteer, end, TOWN_KM));
  if (isOverPasses(townFrom, townTo)) return { km: 0, minutes: Number.POSITIVE_INFINITY };
  const [from, to] = [townFrom?.road ?? 'plains', townTo?.road ?? 'plains'];
  const town = from === to ? from : 'mixed';
  const inTown = localMinutes(town, ride.from, ride.to) - LOCAL_PARKING_MINUTES;
  const isShort = greatCircleKm(ride.from, ride.to) * LOCAL_ROADS[town].detour <= NEAR_KM;
  const minutes = isShort ? inTown : intercityMinutes(ride.from, from, ride.to, to);
  return { km: greatCircleKm(ride.from, ride.to), minutes };
}

/** Returns the least distance and time of a ride, by the gazetteer or by physics. */
function leastRide(ride: Ride, trip: Trip): LeastRide {
  const direct = greatCircleKm(ride.from, ride.to) * 0.97;
  if (ride.mode === 'cab' || ride.mode === 'bus') return leastRoad(ride, trip);
  const { fixed, kmh } = FASTEST_RIDES[ride.mode];
  const measured = ride.mode === 'ferry' ? findMeasured(ride, trip) : undefined;
  const minutes = measured ? measured.minutes : fixed + (direct * 60) / kmh;
  return { km: direct, minutes };
}

/** V08, rides: none is shorter or faster than the measured leg, the gateway, the train's record or the road model. */
export function checkRideTimes(trip: Trip): Finding[] {
  return findRides(trip.itinerary).flatMap((ride) => {
    const least = leastRide(ride, trip);
    const add = (why: string): Finding => ({ check: 'V08', message: `${nameRide(ride)} ${why}` });
    const tooFast = ride.minutes < least.minutes - TRAVEL_TOLERANCE_MINUTES;
    const tooFar = ride.mode === 'flight' && ride.km > (least.km / 0.97) * 1.03 + 5;
    return [
      ...(tooFast ? [add(`takes ${ride.minutes} minutes, needs ${Math.ceil(least.minutes)}`)] : []),
      ...(ride.km < least.km - 1 || tooFar ? [add(`is not ${ride.km} km`)] : []),
    ];
  });
}

/** Returns true for a hill road whose hill towns are all in states with buses there. */
function hasHillBuses({ from, to }: Ride, { gazetteer }: Trip): boolean {
  const ends = [from, to].map((end) => findNearestBase(gazetteer, end, SAME_PLACE_KM));
  const inHills = ends.filter((base) => base?.road === 'hills');
  return inHills.length > 0 && inHills.every((base) => STATE_BUS_HILLS.has(base?.state ?? ''));
}

/** State buses are for those who travel in Economy and do not need care; by day, and not too far. */
function findStateBusFaults(ride: Ride, trip: Trip): string[] {
  const { hills, departs, minutes, km } = ride;
  const { request } = trip;
  const isBeside = (!hills || hasHillBuses(ride, trip)) && departs + minutes < 1440 && km <= STATE_BUS_KM;
  if (!isBeside) return ['has no state bus'];
  return request.travelClass === 'Economy' && !isFrail(request) ? [] : ['is in a state bus'];
}

function findCabinFaults(ride: Ride, trip: Trip): string[] {
  const { itinerary, gazetteer, request } = trip;
  const cabins = CABINS[request.travelClass];
  if (ride.mode === 'flight') return ride.cabin === cabins.flight ? [] : [`is in ${ride.cabin}`];
  if (ride.mode === 'bus' && ride.cabin === 'ordinary') return findStateBusFaults(ride, trip);
  const hasOwnCar = request.wishes?.transport?.includes('own-car') ?? false;
  if (ride.mode === 'cab' && ride.cabin === 'own')
    return hasOwnCar ? [] : ['is in an own car without the wish for one'];
  if (ride.mode !== 'train') return ride.cabin === undefined ? [] : ['has no cabins'];
  const cabin = ride.cabin ?? '';
  const record = gazetteer.trainsByNumber.get(ride.service?.number ?? '')?.[0];
  const offered: readonly string[] = (record?.classes ?? ['SL', '3A', '2A', '1A', 'CC']).filter(
    (c) => !(ride.overnight && c === 'CC'),
  );
  const wanted = cabins.rail.find((group) => group.some((c) => offered.includes(c))) ?? [];
  const fits = offered.includes(cabin) && wanted.some((c) => c === cabin);
  return fits ? [] : [`is in ${cabin || 'no class'}, which ${itinerary.travelClass} does not mean`];
}

function findTrainFaults(ride: Ride, trip: Trip): string[] {
  if (!ride.service) return [];
  const number = ride.service.number;
  const record = trip.gazetteer.trainsByNumber
    .get(number)
    ?.find((t) => t.from === ride.from.code && t.to === ride.to.code);
  if (ride.mode !== 'train') return ['has a train number'];
  if (!record) return [`does not run between these stations as ${number}`];
  const day = trip.itinerary.days[ride.dayNumber - 1];
  const runs = day === undefined || record.weekdays === undefined || record.weekdays.includes(weekdayOf(day.date));
  const onTime =
    record.minutes === ride.minutes && parseClock(record.departs) === ride.departs && record.km === ride.km;
  return [...(runs ? [] : ['does not run on that day']), ...(onTime ? [] : ['is not as in the timetable'])];
}

function findFlightFaults(ride: Ride, { gazetteer }: Trip): string[] {
  if (ride.mode !== 'flight') return [];
  const [from, to] = [gazetteer.airports.get(ride.from.code ?? ''), gazetteer.airports.get(ride.to.code ?? '')];
  if (!from || !to) return [];
  const direct = (from.hub && to.hub) || from.directTo.includes(to.code) || to.directTo.includes(from.code);
  return direct ? [] : ['is not a non-stop flight that we know'];
}

/** V23: cabins match the requested class; named trains run that day as recorded; flights are known non-stops. */
export function checkServices(trip: Trip): Finding[] {
  const asked = trip.request.travelClass;
  const own = trip.itinerary.travelClass;
  const findings: Finding[] =
    own === asked ? [] : [{ check: 'V23', message: `the class is ${own}, asked was ${asked}` }];
  for (const ride of findRides(trip.itinerary)) {
    const faults = [...findCabinFaults(ride, trip), ...findTrainFaults(ride, trip), ...findFlightFaults(ride, trip)];
    findings.push(...faults.map((fault): Finding => ({ check: 'V23', message: `${nameRide(ride)} ${fault}` })));
  }
  return findings;
}
