import { formatClock } from '../../clock-time.ts';
import {
  EXCURSION,
  GENTLE_DAY_MINUTES,
  LUNCH_MINUTES,
  MEAL_GAP_MINUTES,
  MEAL_WINDOWS,
  PACE_LIMITS,
  PARTY_LIMITS,
  REST_BETWEEN_DAYS_MINUTES,
  TRAVEL_TOLERANCE_MINUTES,
} from '../limits.ts';
import { nameStop } from '../phrases.ts';
import type { PlannedDay, Stop } from '../types.ts';
import type { Finding } from './checks.ts';
import { traceMovements } from './movements.ts';
import { mustBeGentle } from './party.ts';
import { minutesFromCentre } from './road-model.ts';
import {
  arrivalOf,
  baseOfNight,
  departureOf,
  findRides,
  nameDay,
  type StopOf,
  type Trip,
  visitsOnDay,
} from './trip.ts';

const beginningOf = (stop: Stop): number => stop.start - (stop.travel?.minutes ?? 0);

function findRideMismatches({ itinerary }: Trip): string[] {
  const keyOf = (dayNumber: number, departs: number, from: string, to: string) =>
    `${dayNumber} ${departs} ${from} ${to}`;
  const rows = itinerary.days.flatMap((day) => {
    const stops = day.stops.filter((stop): stop is StopOf<'ride'> => stop.kind === 'ride');
    return stops.map((stop) => keyOf(day.number, stop.start, stop.ride.from.name, stop.ride.to.name));
  });
  const rides = findRides(itinerary).map((r) => keyOf(r.dayNumber, r.departs, r.from.name, r.to.name));
  return rows.join('\n') === rides.join('\n') ? [] : ['the rides of the days are not those of the journeys'];
}

/** V07: rows are in clock order over the whole trip, and the days' rides are those of the journeys. */
export function checkClockOrder(trip: Trip): Finding[] {
  const findings: Finding[] = findRideMismatches(trip).map((message) => ({ check: 'V07', message }));
  let busyUntil = Number.NEGATIVE_INFINITY;
  for (const day of trip.itinerary.days) {
    const midnight = (day.number - 1) * 1440;
    for (const stop of day.stops) {
      const add = (why: string) =>
        findings.push({ check: 'V07', message: `${nameStop(stop)} on ${nameDay(day)} ${why}`, day: day.number });
      if (stop.end < stop.start) add('ends before it begins');
      if (stop.start < 0 || (stop.kind === 'ride' ? stop.start : stop.end) > 1440) add('is not on that day');
      if (midnight + beginningOf(stop) < busyUntil) add(`begins before the row above has ended`);
      const end = stop.kind === 'ride' ? stop.start + stop.ride.minutes : stop.end;
      if (stop.kind === 'ride' && stop.end !== end && stop.end !== Math.min(end, 1440))
        add('does not last as its ride');
      busyUntil = Math.max(busyUntil, midnight + end);
    }
    busyUntil += day.returnTravel?.minutes ?? 0;
  }
  return findings;
}

/** V08, local roads: no movement is planned faster than the road model. */
export function checkLocalTravel(trip: Trip): Finding[] {
  return traceMovements(trip)
    .filter((m) => m.plannedMinutes < m.leastMinutes - TRAVEL_TOLERANCE_MINUTES)
    .map((m) => {
      const least = Number.isFinite(m.leastMinutes) ? `${Math.ceil(m.leastMinutes)} minutes` : 'a ride';
      return {
        check: 'V08',
        message: `${m.title} on ${nameDay(m.day)}: ${m.plannedMinutes} minutes of travel, needs ${least}`,
      };
    });
}

/** Changing the bed within a stay is not counted: it is done on the way. */
const changesBed = ({ stops }: PlannedDay): boolean =>
  stops.findIndex(({ kind }) => kind === 'check-out') < stops.findLastIndex(({ kind }) => kind === 'check-in') &&
  stops.every(({ kind }) => kind !== 'ride');

const isDesk = ({ kind }: Stop): boolean => kind === 'check-in' || kind === 'check-out';

const isCounted = (stop: Stop): boolean =>
  stop.kind === 'meal' ? stop.meal === 'lunch' : stop.kind !== 'ride' && stop.kind !== 'rest';

/**
 * Returns the minutes from the way to the first counted row to the end of the last one, without rides and rests
 * between.
 */
export function measureDay(day: PlannedDay): number {
  const isOfDay = (stop: Stop): boolean => isCounted(stop) && !(isDesk(stop) && changesBed(day));
  const first = day.stops.findIndex(isOfDay);
  const last = day.stops.findLastIndex(isOfDay);
  const [firstStop, lastStop] = [day.stops[first], day.stops[last]];
  if (!firstStop || !lastStop) return 0;
  const pauses = day.stops
    .slice(first, last)
    .filter((stop) => stop.kind === 'ride' || stop.kind === 'rest')
    .reduce((sum, stop) => sum + stop.end - stop.start, 0);
  const wayBack = last === day.stops.length - 1 ? (day.returnTravel?.minutes ?? 0) : 0;
  return lastStop.end + wayBack - beginningOf(firstStop) - pauses;
}

/** Returns a day's visits that take most of it: far away, long, or a long walk. */
export function excursionsOn(day: PlannedDay, { itinerary, gazetteer }: Trip): readonly StopOf<'visit'>[] {
  const bases = [baseOfNight(itinerary.days[day.number - 2], gazetteer), baseOfNight(day, gazetteer)];
  return visitsOnDay(day).filter(({ sightId }) => {
    const sight = gazetteer.sights.get(sightId);
    if (!sight) return false;
    const ways = bases.flatMap((base) => (base ? [minutesFromCentre(base, sight)] : []));
    const way = Math.min(...ways);
    const walks = sight.strenuous && sight.minutes >= EXCURSION.walkMinutes;
    const isFar = way > EXCURSION.wayMinutes - TRAVEL_TOLERANCE_MINUTES;
    return (
      sight.withLunch || walks || isFar || sight.minutes + 2 * way >= EXCURSION.dayMinutes - TRAVEL_TOLERANCE_MINUTES
    );
  });
}

/** Returns true when a visit of most of a day covers lunch: it is eaten there. */
function eatsThere(day: PlannedDay, trip: Trip): boolean {
  const { from, to } = MEAL_WINDOWS.lunch;
  const shared = ({ start, end }: StopOf<'visit'>): number => Math.min(end, to) - Math.max(start, from);
  return excursionsOn(day, trip).some((stop) => stop.lunch !== undefined && shared(stop) >= LUNCH_MINUTES.min);
}

/** V10: no day is longer than the pace (or the party, see V56) allows, and two days at a base are eight hours apart. */
export function checkDayLength(trip: Trip): Finding[] {
  const { itinerary, request } = trip;
  const ofPace = PACE_LIMITS[itinerary.variant.pace].dayMinutes;
  const isGentle = mustBeGentle(request);
  const most = isGentle ? Math.min(ofPace, GENTLE_DAY_MINUTES) : ofPace;
  const longest = isGentle ? PARTY_LIMITS.excursionMinutes : EXCURSION.longestDay;
  const tooLong = itinerary.days.flatMap((day): Finding[] => {
    const limit = excursionsOn(day, trip).length > 0 ? Math.max(most, longest) : most;
    if (measureDay(day) <= limit) return [];
    const message = `${nameDay(day)} lasts ${measureDay(day)} minutes, most ${limit}`;
    return [{ check: 'V10', message, day: day.number }];
  });
  const tooShortNights = itinerary.days.flatMap((day, i): Finding[] => {
    const next = itinerary.days[i + 1];
    const [lastStop, firstStop] = [day.stops.at(-1), next?.stops[0]];
    if (typeof day.night !== 'object' || !lastStop || !firstStop) return [];
    const rest = 1440 + beginningOf(firstStop) - lastStop.end - (day.returnTravel?.minutes ?? 0);
    if (rest >= REST_BETWEEN_DAYS_MINUTES) return [];
    return [{ check: 'V10', message: `only ${rest} minutes of rest after ${nameDay(day)}`, day: day.number }];
  });
  return [...tooLong, ...tooShortNights];
}

/** Returns true when a ride, even one from the day before, covers the lunch window: travellers eat on the way. */
function ridesOverLunch(day: PlannedDay, { itinerary }: Trip): boolean {
  const midnight = (day.number - 1) * 1440;
  const { from, to } = MEAL_WINDOWS.lunch;
  return findRides(itinerary).some((r) => departureOf(r) < midnight + to && arrivalOf(r) > midnight + from);
}

/** V11: lunch on days that span the lunch window; meals in their windows, four hours after the one before. */
export function checkMeals(trip: Trip): Finding[] {
  return trip.itinerary.days.flatMap((day) => {
    const meals = day.stops.filter((stop): stop is StopOf<'meal'> => stop.kind === 'meal');
    const add = (message: string): Finding => ({
      check: 'V11',
      message: `${message} on ${nameDay(day)}`,
      day: day.number,
    });
    const findings = meals.flatMap((meal) => {
      const window = MEAL_WINDOWS[meal.meal];
      const minutes = meal.end - meal.start;
      const oddLunch = meal.meal === 'lunch' && (minutes < LUNCH_MINUTES.min || minutes > LUNCH_MINUTES.max);
      return [
        ...(meal.start < window.from || meal.end > window.to
          ? [add(`${meal.meal} at ${formatClock(meal.start)}`)]
          : []),
        ...(oddLunch ? [add(`lunch of ${minutes} minutes`)] : []),
      ];
    });
    meals.slice(1).forEach((meal, i) => {
      if (meal.start - (meals[i]?.start ?? 0) < MEAL_GAP_MINUTES)
        findings.push(add(`${meal.meal} too soon after the meal before`));
    });
    const lunch = MEAL_WINDOWS.lunch;
    const there = (day.stops[0]?.start ?? 1440) <= lunch.from && (day.stops.at(-1)?.end ?? 0) >= lunch.to;
    const hasLunch = meals.some((meal) => meal.meal === 'lunch');
    if (there && !hasLunch && !ridesOverLunch(day, trip) && !eatsThere(day, trip)) findings.push(add('no lunch'));
    return findings;
  });
}
