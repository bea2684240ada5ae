import type { Base } from '../../gazetteer/gazetteer.ts';
import { greatCircleKm } from '../../geo.ts';
import type { Ride } from '../../rides.ts';
import type { StayPlan } from '../types.ts';
import type { Finding } from './checks.ts';
import { findRides, findVisits, nameDay, nameRide, type Trip } from './trip.ts';

/** Points may be rounded to three decimals. */
const SAME_POINT_KM = 0.2;
/** Some bases list the station, some the town. */
const SAME_TERMINAL_KM = 5;

function findUnknownSights(trip: Trip): string[] {
  return findVisits(trip).flatMap(({ day, stop, sight }) => {
    if (!sight) return [`${stop.sightId} on ${nameDay(day)}`];
    const same = sight.name === stop.place.name && greatCircleKm(sight, stop.place) <= SAME_POINT_KM;
    return same ? [] : [`${stop.place.name} on ${nameDay(day)} is not where ${sight.name} is`];
  });
}

/** True when a named hotel is in the gazetteer at this base, or an unnamed one has a kind and an area listed there. */
function isKnownHotel(stay: StayPlan, base: Base): boolean {
  const { name, type, area } = stay.hotelExample;
  if (stay.nightStay) return base.nightStay?.kind === type && base.nightStay.area === area;
  const ofTier = base.stays.filter((s) => s.tier === stay.tier);
  const isAlwaysOpen = ofTier.some(({ season }) => season === undefined);
  const candidates = isAlwaysOpen ? ofTier : base.stays;
  return candidates.some((s) => {
    if (s.kind !== type || s.area !== area) return false;
    return s.name === undefined ? name.toLowerCase().includes(s.kind.toLowerCase()) : s.name === name;
  });
}

function findUnknownStays({ itinerary, gazetteer }: Trip): string[] {
  return itinerary.stays.flatMap((stay) => {
    const base = gazetteer.bases.get(stay.baseId);
    if (!base) return [`the base ${stay.baseId}`];
    const findings = isKnownHotel(stay, base) ? [] : [`the hotel ${stay.hotelExample.name} in ${base.name}`];
    const same = base.name === stay.base.name && greatCircleKm(base, stay.base) <= SAME_POINT_KM;
    return same ? findings : [...findings, `${stay.base.name} is not where ${base.name} is`];
  });
}

function findUnknownDishes({ itinerary, gazetteer }: Trip): string[] {
  return itinerary.days.flatMap((day) =>
    day.stops.flatMap((stop) =>
      stop.kind === 'meal' && stop.dish !== undefined && !gazetteer.dishes.has(stop.dish)
        ? [`${stop.dish} on ${nameDay(day)}`]
        : [],
    ),
  );
}

/** LKO and others are codes of both an airport and a station: the one at this position counts. */
function isKnownTerminal(ride: Ride, end: Ride['from'], { gazetteer }: Trip): boolean {
  if (end.code === undefined) return ride.mode !== 'flight';
  const airport = gazetteer.airports.get(end.code);
  const candidates = ride.mode === 'flight' ? [airport] : [airport, gazetteer.stations.get(end.code)];
  return candidates.some((record) => record !== undefined && greatCircleKm(record, end) <= SAME_TERMINAL_KM);
}

function findUnknownServices(trip: Trip): string[] {
  return findRides(trip.itinerary).flatMap((ride) => {
    const { service } = ride;
    const train = trip.gazetteer.trainsByNumber.get(service?.number ?? '')?.find((t) => t.name === service?.name);
    const unknown = [ride.from, ride.to].filter((end) => !isKnownTerminal(ride, end, trip));
    return [
      ...(service && !train ? [`the train ${service.number} ${service.name}`] : []),
      ...unknown.map((end) => `${end.name} (${end.code}) of the ${nameRide(ride)}`),
    ];
  });
}

/** V02: every sight, base, hotel, dish, terminal and train is in the gazetteer, with its own name and place. */
export function checkNames(trip: Trip): Finding[] {
  const unknown = [
    ...findUnknownSights(trip),
    ...findUnknownStays(trip),
    ...findUnknownDishes(trip),
    ...findUnknownServices(trip),
  ];
  return unknown.map((what) => ({ check: 'V02', message: `not in the gazetteer: ${what}` }));
}
