import { REST_DAY, TRAVEL_TOLERANCE_MINUTES } from '../limits.ts';
import type { RestReason } from '../sayings.ts';
import type { PlannedDay } from '../types.ts';
import { findHighLanding } from './check-seasons.ts';
import type { Finding } from './checks.ts';
import { minutesFromCentre } from './road-model.ts';
import { arrivalOf, baseIdOfNight, baseOfNight, findRides, nameDay, type Trip, visitsOnDay } from './trip.ts';

/** Returns why a day is said to be for rest; undefined for any other day. */
export const restReasonOf = ({ title }: PlannedDay): RestReason | undefined =>
  typeof title !== 'string' && title.say === 'rest-day' ? title.because : undefined;

function findBusy(day: PlannedDay, { gazetteer }: Trip): readonly string[] {
  const base = baseOfNight(day, gazetteer);
  const visits = visitsOnDay(day);
  const tiring = visits.filter(({ sightId }) => {
    const sight = gazetteer.sights.get(sightId);
    if (!sight || !base) return true;
    const isFar = minutesFromCentre(base, sight) > REST_DAY.wayMinutes + TRAVEL_TOLERANCE_MINUTES;
    return isFar || sight.strenuous || sight.minutes > REST_DAY.sightMinutes;
  });
  return [
    ...(visits.length > REST_DAY.sights ? [`${visits.length} sights`] : []),
    ...tiring.map(({ place }) => `${place.name}, which is no short visit near by,`),
  ];
}

/** Returns the reasons for which a day may be one of rest. */
function reasonsFor(day: PlannedDay, trip: Trip): readonly RestReason[] {
  const { itinerary } = trip;
  const landing = findHighLanding(trip);
  const before = itinerary.days[day.number - 2];
  const onWay = findRides(itinerary)
    .filter((ride) => ride.dayNumber === day.number - 1 && !ride.overnight)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  return [
    ...(landing && Math.floor(landing.minute / 1440) + 1 === day.number ? (['height'] as const) : []),
    ...(before?.night === 'on-board' ? (['night'] as const) : []),
    ...(onWay >= REST_DAY.longWayMinutes ? (['long-way'] as const) : []),
  ];
}

/** Returns true where the party rests on the day after a night on board: elders, who walks little, a slow pace. */
function mustRestAfterNight(day: PlannedDay, { itinerary, request }: Trip): boolean {
  const { party, pace } = request.wishes ?? {};
  const rests = pace === 'relaxed' || (party !== undefined && (party.elders > 0 || party.mobility !== 'full'));
  const [stay] = itinerary.stays;
  const later = itinerary.days.slice(day.number - 1);
  const moved = later.findIndex((each) => baseIdOfNight(each) !== stay?.baseId);
  const last = itinerary.journeys.find(({ direction }) => direction === 'outward')?.rides.at(-1);
  const isEarly = last !== undefined && arrivalOf(last) % 1440 <= REST_DAY.arrivesBy;
  return rests && stay?.firstDayNumber === day.number && moved >= REST_DAY.nightsAfterNight && isEarly;
}

/** V66: a rest day has its reason and at most one short visit near by; who needs one after a night or a climb has it. */
export function checkRestDays(trip: Trip): Finding[] {
  const faults = trip.itinerary.days.flatMap((day): readonly string[] => {
    const said = restReasonOf(day);
    const reasons = reasonsFor(day, trip);
    if (said === undefined) {
      const isMissing = reasons.includes('height') || (reasons.includes('night') && mustRestAfterNight(day, trip));
      return isMissing && typeof day.title !== 'string' ? [`${nameDay(day)} should be one of rest`] : [];
    }
    const busy = findBusy(day, trip).map((what) => `${what} on the rest day, ${nameDay(day)}`);
    return reasons.includes(said) ? busy : [...busy, `${nameDay(day)} is no day of rest for the reason of ${said}`];
  });
  return faults.map((message) => ({ check: 'V66', message }));
}
