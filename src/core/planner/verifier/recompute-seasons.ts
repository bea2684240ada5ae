import { addDays, type Day, inYearlyRange, weekdayOf } from '../../dates.ts';
import type { Base } from '../../gazetteer/gazetteer.ts';
import type { AirportRecord } from '../../gazetteer/types.ts';
import { festivals } from '../../pricing/festivals.ts';
import {
  hillsFromMetres,
  type SeasonRule,
  type SeasonZone,
  seasonRules,
  zonesByAirport,
  zonesByAirportState,
  zonesByRegion,
  zonesByRoad,
} from '../../pricing/seasons.ts';

const holidays: ReadonlySet<Day> = new Set(festivals.filter((f) => f.publicHoliday).flatMap((f) => f.days));

/** Free for most people: a weekend day, a holiday, or the one working day between a holiday and a weekend. */
function isFree(day: Day): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6 || holidays.has(day)) return true;
  return (weekday === 1 && holidays.has(addDays(day, 1))) || (weekday === 5 && holidays.has(addDays(day, -1)));
}

/** A run of three or more free days with a holiday in it. */
function isLongWeekend(day: Day): boolean {
  if (!isFree(day)) return false;
  const run = [day];
  for (let next = addDays(day, 1); isFree(next); next = addDays(next, 1)) run.push(next);
  for (let back = addDays(day, -1); isFree(back); back = addDays(back, -1)) run.push(back);
  return run.length >= 3 && run.some((free) => holidays.has(free));
}

function applies({ when }: SeasonRule, day: Day): boolean {
  switch (when.kind) {
    case 'yearly':
      return inYearlyRange(day, when);
    case 'long-weekend':
      return isLongWeekend(day);
    default: {
      const days = festivals.filter((f) => f.id === when.festivalId).flatMap((f) => f.days);
      return days.some((f) => addDays(f, -when.daysBefore) <= day && day <= addDays(f, when.daysAfter));
    }
  }
}

/** The largest factor when any is above 1, else the smallest. */
function combine(day: Day, kind: 'hotel' | 'flight', zones: readonly SeasonZone[]): number {
  const factors = [1];
  for (const rule of seasonRules) {
    if (!applies(rule, day)) continue;
    for (const zone of zones) factors.push(rule[kind][zone] ?? 1);
  }
  const most = Math.max(...factors);
  return most > 1 ? most : Math.min(...factors);
}

/** The season factor on a room, worked out afresh from the table. */
export function recomputeHotelSeason(
  base: Pick<Base, 'regions' | 'road' | 'terrain' | 'altitudeMetres'>,
  day: Day,
): number {
  const ofRegion = zonesByRegion.find((row) => base.regions.includes(row.region))?.zone;
  const ofRoad = base.altitudeMetres < hillsFromMetres ? zonesByRoad[base.road] : 'hills';
  return combine(day, 'hotel', [ofRegion ?? (base.terrain === 'metropolis' ? 'city' : ofRoad)]);
}

/** The season factor on a flight, worked out afresh from the table. */
export function recomputeFlightSeason(
  ends: readonly (Pick<AirportRecord, 'code' | 'state'> | undefined)[],
  day: Day,
): number {
  const zones = ends.map(
    (end) => (end ? (zonesByAirport[end.code] ?? zonesByAirportState[end.state]) : undefined) ?? 'city',
  );
  return combine(day, 'flight', zones);
}
