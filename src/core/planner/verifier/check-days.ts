import { addDays, daysBetween } from '../../dates.ts';
import { ALTITUDE, TRANSFER_BY_RAIL_OR_AIR, TRANSFER_MINUTES_PER_DAY, TRAVEL_DAY_MINUTES } from '../limits.ts';
import type { Journey, PlannedDay } from '../types.ts';
import { restReasonOf } from './check-rest-days.ts';
import type { Finding } from './checks.ts';
import {
  arrivalOf,
  baseIdOfNight,
  baseOfNight,
  departureOf,
  findRides,
  nameDay,
  type Trip,
  visitsOnDay,
} from './trip.ts';

/** V01: the days are those requested, numbered and dated without a gap, and the last ride ends on the last of them. */
export function checkDaySpan({ itinerary, request }: Trip): Finding[] {
  const findings: Finding[] = [];
  const add = (message: string) => findings.push({ check: 'V01', message });
  const span = daysBetween(itinerary.startDate, itinerary.endDate) + 1;
  if (itinerary.startDate !== request.departureDate)
    add(`starts on ${itinerary.startDate}, not ${request.departureDate}`);
  if (itinerary.endDate !== request.returnDate) add(`ends on ${itinerary.endDate}, not ${request.returnDate}`);
  if (itinerary.durationDays !== span) add(`says ${itinerary.durationDays} days where the dates span ${span}`);
  if (itinerary.days.length !== span) add(`plans ${itinerary.days.length} days where the dates span ${span}`);
  itinerary.days.forEach((day, i) => {
    if (day.number !== i + 1) add(`day ${i + 1} is numbered ${day.number}`);
    if (day.date !== addDays(itinerary.startDate, i)) add(`day ${i + 1} is dated ${day.date}`);
  });
  for (const ride of findRides(itinerary)) {
    if (arrivalOf(ride) > span * 1440) add(`the ${ride.mode} to ${ride.to.name} arrives after the last day`);
  }
  return findings;
}

const journeyMinutes = (journey: Journey): number => {
  const [first, last] = [journey.rides[0], journey.rides.at(-1)];
  return first && last ? arrivalOf(last) - departureOf(first) : 0;
};

/**
 * V13: at most eight hours on the road a day (nine from door to door by train or air), one base change a day, and none on consecutive days at a relaxed pace.
 */
export function checkTransfers({ itinerary }: Trip): Finding[] {
  const findings: Finding[] = [];
  const add = (message: string) => findings.push({ check: 'V13', message });
  const transfers = itinerary.journeys.filter((j) => j.direction === 'transfer');
  for (const journey of transfers) {
    const overnight = journey.rides.some((ride) => ride.overnight);
    const isSeated = journey.rides.some(({ mode }) => mode === 'train' || mode === 'flight');
    const most = isSeated ? TRANSFER_BY_RAIL_OR_AIR.minutesPerDay : TRANSFER_MINUTES_PER_DAY;
    if (!overnight && journeyMinutes(journey) > most) {
      add(`the transfer on day ${journey.rides[0]?.dayNumber} takes ${journeyMinutes(journey)} minutes`);
    }
  }
  for (const day of itinerary.days) {
    const onRoad = findRides(itinerary)
      .filter((r) => r.dayNumber === day.number && !r.overnight && (r.mode === 'cab' || r.mode === 'bus'))
      .reduce((sum, ride) => sum + ride.minutes, 0);
    if (onRoad > TRANSFER_MINUTES_PER_DAY) add(`${nameDay(day)} has ${onRoad} minutes on the road`);
  }
  const days = transfers.map((journey) => journey.rides[0]?.dayNumber ?? 0).sort((a, b) => a - b);
  days.slice(1).forEach((dayNumber, i) => {
    const gap = dayNumber - (days[i] ?? 0);
    if (gap === 0) add(`two base changes on day ${dayNumber}`);
    if (gap === 1 && itinerary.variant.pace === 'relaxed')
      add(`base changes on days ${dayNumber - 1} and ${dayNumber}`);
  });
  return findings;
}

/**
 * V14: stays and days agree on every night; a night on board has a ride in progress; only the last day ends at home.
 */
export function checkNights({ itinerary }: Trip): Finding[] {
  const findings: Finding[] = [];
  const add = (message: string) => findings.push({ check: 'V14', message });
  const stayOfNight = new Map<number, string>();
  for (const stay of itinerary.stays) {
    if (stay.nights < 1) add(`${stay.base.name} has no night`);
    for (let n = stay.firstDayNumber; n < stay.firstDayNumber + stay.nights; n++) {
      if (stayOfNight.has(n)) add(`night ${n} is slept in two places`);
      stayOfNight.set(n, stay.baseId);
    }
  }
  let nights = 0;
  itinerary.days.forEach((day, i) => {
    const last = i === itinerary.days.length - 1;
    if ((day.night === 'home') !== last) add(`${nameDay(day)} ${last ? 'does not end' : 'ends'} at home`);
    if (day.night !== 'home') nights += 1;
    if (stayOfNight.get(day.number) !== (baseIdOfNight(day) ?? undefined)) {
      add(`the night after ${nameDay(day)} is not that of the stays`);
    }
    if (day.night === 'on-board' && !isOnBoard(day, { itinerary }))
      add(`no ride runs in the night after ${nameDay(day)}`);
  });
  if (nights !== itinerary.durationDays - 1) add(`${nights} nights in ${itinerary.durationDays} days`);
  return findings;
}

function isOnBoard(day: PlannedDay, { itinerary }: Pick<Trip, 'itinerary'>): boolean {
  const midnight = day.number * 1440;
  return findRides(itinerary).some((r) => r.overnight && departureOf(r) < midnight + 240 && arrivalOf(r) > midnight);
}

/** Returns the minutes of rides on a day, including those that began on an earlier day. */
function rideMinutesOn(day: PlannedDay, { itinerary }: Trip): number {
  const [from, to] = [(day.number - 1) * 1440, day.number * 1440];
  return findRides(itinerary).reduce((sum, ride) => {
    return sum + Math.max(0, Math.min(to, arrivalOf(ride)) - Math.max(from, departureOf(ride)));
  }, 0);
}

/**
 * Returns the day numbers of landing above the height that requires rest, and the day after; none without such a
 * flight.
 */
function findRestDays({ itinerary, gazetteer }: Trip): readonly number[] {
  const outward = itinerary.journeys.find((j) => j.direction === 'outward');
  const flight = outward?.rides.findLast((ride) => ride.mode === 'flight');
  if (!flight) return [];
  const landingDay = Math.floor(arrivalOf(flight) / 1440) + 1;
  const base = baseOfNight(itinerary.days[landingDay - 1], gazetteer);
  return base && base.altitudeMetres > ALTITUDE.flownInAbove ? [landingDay, landingDay + 1] : [];
}

/** V29: every full day has a visit, unless it is spent travelling or resting after landing high. */
export function checkEmptyDays(trip: Trip): Finding[] {
  const restDays = findRestDays(trip);
  return trip.itinerary.days
    .slice(1, -1)
    .filter((day) => visitsOnDay(day).length === 0)
    .filter(
      (day) => rideMinutesOn(day, trip) < TRAVEL_DAY_MINUTES && !restDays.includes(day.number) && !restReasonOf(day),
    )
    .map((day) => ({ check: 'V29', message: `nothing is visited on ${nameDay(day)}`, day: day.number }));
}
