import { isInRange, WEEKDAY_NAMES, weekdayOf } from '../../dates.ts';
import type { Base } from '../../gazetteer/gazetteer.ts';
import type { LegRecord } from '../../gazetteer/types.ts';
import { valuesOf } from '../../sayings.ts';
import { BEST_LIGHT, MUST_SEE_SCORE, PACE_LIMITS, SIGHT_REACH_MINUTES, THEME_SHARE, VISIT_LENGTH } from '../limits.ts';
import type { PlannedDay } from '../types.ts';
import type { Finding } from './checks.ts';
import { mustBeGentle } from './party.ts';
import { findLeg, minutesBetweenSights, minutesFromCentre, SAME_PLACE_KM } from './road-model.ts';
import {
  baseIdOfNight,
  baseOfNight,
  findNearestBase,
  findVisits,
  nameDay,
  type Trip,
  type Visit,
  visitsOnDay,
} from './trip.ts';

/** V03: no sight is visited twice. */
export function checkRepeats(trip: Trip): Finding[] {
  const seen = new Set<string>();
  return findVisits(trip).flatMap(({ day, stop }) => {
    if (!seen.has(stop.sightId)) {
      seen.add(stop.sightId);
      return [];
    }
    const message = `${stop.place.name} is visited again on ${nameDay(day)}`;
    return [{ check: 'V03' as const, message, day: day.number, sightId: stop.sightId }];
  });
}

const fitsLight = ({ stop, sight }: Visit): boolean => {
  if (sight?.bestAt === 'sunrise') {
    const onlyEarly = sight.windows.every((window) => window.to <= BEST_LIGHT.sunriseOnlyUntil);
    return !onlyEarly || stop.start <= BEST_LIGHT.sunriseBy;
  }
  if (sight?.bestAt === 'sunset') {
    const closes = Math.max(...sight.windows.map((window) => window.to));
    const isLateEnough = stop.end >= Math.min(BEST_LIGHT.sunsetFrom, closes - BEST_LIGHT.beforeClosing);
    return isLateEnough && stop.end <= BEST_LIGHT.sunsetTo;
  }
  return sight?.bestAt !== 'evening' || stop.start >= BEST_LIGHT.eveningFrom;
};

/** V04: each visit is inside one opening window, in the right light, and close to its usual length. */
export function checkOpeningHours(trip: Trip): Finding[] {
  return findVisits(trip).flatMap((visit) => {
    const { day, stop, sight } = visit;
    if (!sight) return [];
    const add = (why: string): Finding => ({
      check: 'V04',
      message: `${sight.name} on ${nameDay(day)} ${why}`,
      day: day.number,
      sightId: sight.id,
    });
    const open = sight.windows.some((window) => stop.start >= window.from && stop.end <= window.to);
    const share = (stop.end - stop.start) / sight.minutes;
    return [
      ...(open ? [] : [add('is visited outside its opening hours')]),
      ...(fitsLight(visit) ? [] : [add(`is not visited at ${sight.bestAt}`)]),
      ...(share < VISIT_LENGTH.least ? [add('is visited too briefly')] : []),
      ...(share > VISIT_LENGTH.most ? [add('is visited for too long')] : []),
    ];
  });
}

/** V05: no visit is on a closed weekday. */
export function checkClosingDays(trip: Trip): Finding[] {
  return findVisits(trip).flatMap(({ day, sight }) => {
    const weekday = weekdayOf(day.date);
    if (!sight?.closedWeekdays?.includes(weekday)) return [];
    const message = `${sight.name} is closed on ${WEEKDAY_NAMES[weekday]}s: ${nameDay(day)}`;
    return [{ check: 'V05', message, day: day.number, sightId: sight.id }];
  });
}

/** Returns the measured legs travelled on each day: between two nights' bases, or from base to base by one ride. */
function findTravelledLegs({ itinerary, gazetteer }: Trip): readonly { day: PlannedDay; leg: LegRecord }[] {
  return itinerary.days.flatMap((day, i) => {
    const onGround = day.stops.flatMap((stop) =>
      stop.kind === 'ride' && ['cab', 'bus', 'ferry'].includes(stop.ride.mode) ? [stop.ride] : [],
    );
    const ends = onGround.map((ride) =>
      [ride.from, ride.to].map((p) => findNearestBase(gazetteer, p, SAME_PLACE_KM)?.id),
    );
    const nights = [baseIdOfNight(itinerary.days[i - 1]), baseIdOfNight(day)];
    const pairs = onGround.length > 0 ? [...ends, nights] : [];
    const legs = pairs.flatMap(([a, b]) => (a && b && a !== b ? [findLeg(gazetteer, a, b)] : []));
    return [...new Set(legs)].flatMap((leg) => (leg ? [{ day, leg }] : []));
  });
}

/** V06: no sight, base or way between two bases is in its closed season. */
export function checkClosedSeasons(trip: Trip): Finding[] {
  const { itinerary, gazetteer } = trip;
  const sights = findVisits(trip).flatMap(({ day, sight }) =>
    (sight?.closedRanges ?? [])
      .filter((range) => isInRange(day.date, range))
      .map((range): Finding => {
        const message = `${sight?.name} on ${nameDay(day)}: ${range.reason}`;
        return { check: 'V06', message, day: day.number, ...(sight && { sightId: sight.id }) };
      }),
  );
  const bases = itinerary.days.flatMap((day) => {
    const base = baseOfNight(day, gazetteer);
    const shut = (base?.closures ?? []).filter((range) => isInRange(day.date, range));
    return shut.map((range) => `${base?.name} on ${nameDay(day)}: ${range.reason}`);
  });
  const legs = findTravelledLegs(trip).flatMap(({ day, leg }) =>
    (leg.closedRanges ?? [])
      .filter((range) => isInRange(day.date, range))
      .map((range) => `the way from ${leg.a} to ${leg.b} on ${nameDay(day)}: ${range.reason}`),
  );
  return [...sights, ...[...bases, ...legs].map((message): Finding => ({ check: 'V06', message }))];
}

/** V12: no more sights a day than the pace allows, and the requested pace. */
export function checkPace({ itinerary, request }: Trip): Finding[] {
  const { pace } = itinerary.variant;
  const most = PACE_LIMITS[pace].sights;
  const findings = itinerary.days
    .filter((day) => visitsOnDay(day).length > most)
    .map(
      (day): Finding => ({
        check: 'V12',
        message: `${visitsOnDay(day).length} sights on ${nameDay(day)}, most ${most}`,
        day: day.number,
      }),
    );
  const asked = request.wishes?.pace;
  if (asked && asked !== pace) findings.push({ check: 'V12', message: `the pace is ${pace}, asked was ${asked}` });
  return findings;
}

/**
 * Returns the bases from which a day's sights may be seen: those of the nights before and after, or, without nights,
 * the nearest to the destination.
 */
function findDayBases(visit: Visit, { itinerary, gazetteer }: Trip): readonly Base[] {
  const yesterday = itinerary.days[visit.day.number - 2];
  const slept = [baseOfNight(yesterday, gazetteer), baseOfNight(visit.day, gazetteer)].filter((b) => b !== undefined);
  const goal = itinerary.stays.length === 0 ? findNearestBase(gazetteer, itinerary.to, 60) : undefined;
  return goal ? [...slept, goal] : slept;
}

function isWithinReach(visit: Visit, base: Base, trip: Trip): boolean {
  const { sight } = visit;
  if (!sight) return true;
  const foreign = sight.baseId !== base.id;
  if (foreign && (sight.fromBase || findLeg(trip.gazetteer, base.id, sight.baseId)?.by === 'ferry')) return false;
  const minutes = minutesFromCentre(base, sight);
  return minutes <= SIGHT_REACH_MINUTES.dayTrip;
}

/**
 * Returns days with two sights beyond the usual reach in different directions: one must be within the usual reach of
 * the other.
 */
function findSplitDayTrips(visits: readonly Visit[], trip: Trip): Finding[] {
  return trip.itinerary.days.flatMap((day) => {
    const far = visits.flatMap((visit) => {
      const { sight } = visit;
      if (visit.day !== day || !sight) return [];
      const bases = findDayBases(visit, trip);
      const [base] = bases;
      const isFar = bases.every((b) => minutesFromCentre(b, sight) > SIGHT_REACH_MINUTES.usual);
      return base && isFar ? [{ base, sight }] : [];
    });
    const [first, ...others] = far;
    if (!first) return [];
    return others
      .filter(({ sight }) => minutesBetweenSights(first.base, first.sight, sight) > SIGHT_REACH_MINUTES.usual)
      .map(({ sight }): Finding => {
        const message = `${first.sight.name} and ${sight.name} are two day trips on ${nameDay(day)}`;
        return { check: 'V16', message, day: day.number, sightId: sight.id };
      });
  });
}

/** V16: each sight is within reach of the stay; at most one day trip beyond the usual reach per day. */
export function checkReach(trip: Trip): Finding[] {
  const visits = findVisits(trip);
  const outOfReach = visits.flatMap((visit): Finding[] => {
    const bases = findDayBases(visit, trip);
    if (!visit.sight || bases.some((base) => isWithinReach(visit, base, trip))) return [];
    const from = bases.map((base) => base.name).join(' or ') || 'any stay';
    const message = `${visit.sight.name} on ${nameDay(visit.day)} is out of reach of ${from}`;
    return [{ check: 'V16', message, day: visit.day.number, sightId: visit.sight.id }];
  });
  return [...outOfReach, ...findSplitDayTrips(visits, trip)];
}

/** V25: the requested themes have their share of the visits. */
export function checkThemes(trip: Trip): Finding[] {
  const themes = trip.request.wishes?.themes ?? [];
  const visits = findVisits(trip);
  if (themes.length === 0 || visits.length === 0) return [];
  const fitting = visits.filter(({ sight }) => sight?.themes.some((theme) => themes.includes(theme))).length;
  if (fitting / visits.length >= THEME_SHARE.ofVisits) return [];
  const bases = new Set(visits.flatMap((visit) => findDayBases(visit, trip)));
  const offered = [...bases].flatMap(({ sights }) => sights).filter((s) => s.themes.some((t) => themes.includes(t)));
  if (fitting > 0 && fitting >= offered.length * THEME_SHARE.ofSights) return [];
  return [{ check: 'V25', message: `only ${fitting} of ${visits.length} visits are about ${themes.join(', ')}` }];
}

/** V45: the most famous sights of the towns slept in are visited, or a note names them. */
export function checkMustSees(trip: Trip): Finding[] {
  const { itinerary, gazetteer } = trip;
  const seen = new Set(findVisits(trip).map(({ stop }) => stop.sightId));
  const said = itinerary.notes.flatMap(({ kind, text }) => (kind === 'missed' ? valuesOf(text) : []));
  const bases = new Set(itinerary.stays.map(({ baseId }) => baseId));
  return (
    [...gazetteer.sights.values()]
      .filter(({ baseId, score }) => bases.has(baseId) && score >= MUST_SEE_SCORE)
      // Who sleeps in a town need not come back to it for a day.
      .filter(({ dayTripTo = '' }) => !bases.has(dayTripTo))
      .filter(({ id, name }) => !seen.has(id) && !said.includes(name))
      .map(({ name }) => ({ check: 'V45', message: `${name} is left out and no note says why` }))
  );
}

/** V28: nothing strenuous with children or elders. */
export function checkGentleness(trip: Trip): Finding[] {
  if (!mustBeGentle(trip.request)) return [];
  return findVisits(trip)
    .filter(({ sight }) => sight?.strenuous)
    .map(({ day, stop, sight }) => ({
      check: 'V28',
      message: `${sight?.name} on ${nameDay(day)} is strenuous`,
      day: day.number,
      sightId: stop.sightId,
    }));
}
