import { addDays, type Day, isInRange, weekdayOf } from '../../dates.ts';
import type { Base } from '../../gazetteer/gazetteer.ts';
import type { AirportRecord } from '../../gazetteer/types.ts';
import type { FestivalCalendar } from '../../pricing/festivals.ts';
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

type Holidays = ReadonlySet<Day>;

const holidaySets = new WeakMap<FestivalCalendar, Holidays>();

/** Returns a calendar's public holidays, collected once. */
function holidaysOf(calendar: FestivalCalendar): Holidays {
  const known = holidaySets.get(calendar);
  if (known) return known;
  const holidays = new Set(calendar.festivals.filter((f) => f.publicHoliday).flatMap((f) => f.days));
  holidaySets.set(calendar, holidays);
  return holidays;
}

/** Returns true for a weekend day, a holiday, or the single working day between a holiday and a weekend. */
function isFree(day: Day, holidays: Holidays): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6 || holidays.has(day)) return true;
  return (weekday === 1 && holidays.has(addDays(day, 1))) || (weekday === 5 && holidays.has(addDays(day, -1)));
}

/** Returns true within three or more free days that include a holiday. */
function isLongWeekend(day: Day, holidays: Holidays): boolean {
  if (!isFree(day, holidays)) return false;
  const run = [day];
  for (let next = addDays(day, 1); isFree(next, holidays); next = addDays(next, 1)) run.push(next);
  for (let back = addDays(day, -1); isFree(back, holidays); back = addDays(back, -1)) run.push(back);
  return run.length >= 3 && run.some((free) => holidays.has(free));
}

function applies({ when }: SeasonRule, day: Day, calendar: FestivalCalendar): boolean {
  switch (when.kind) {
    case 'yearly':
      return isInRange(day, when);
    case 'long-weekend':
      return isLongWeekend(day, holidaysOf(calendar));
    default: {
      const days = calendar.festivals.filter((f) => f.id === when.festivalId).flatMap((f) => f.days);
      return days.some((f) => addDays(f, -when.daysBefore) <= day && day <= addDays(f, when.daysAfter));
    }
  }
}

/** Returns the largest factor if any is above 1, else the smallest. */
function combine(calendar: FestivalCalendar, day: Day, kind: 'hotel' | 'flight', zones: readonly SeasonZone[]): number {
  const factors = [1];
  for (const rule of seasonRules) {
    if (!applies(rule, day, calendar)) continue;
    for (const zone of zones) factors.push(rule[kind][zone] ?? 1);
  }
  const most = Math.max(...factors);
  return most > 1 ? most : Math.min(...factors);
}

/** Returns true in a span of days written as in the table; one that runs over New Year has its end before its start. */
function isWithinSpan(day: Day, span: string): boolean {
  const [from = '', to = ''] = span.split('..');
  const same = day.slice(-from.length);
  return from <= to ? from <= same && same <= to : same >= from || same <= to;
}

/** Returns a room's season factor, computed independently from the table. */
export function recomputeHotelSeason(
  calendar: FestivalCalendar,
  base: Pick<Base, 'regions' | 'road' | 'terrain' | 'altitudeMetres' | 'fairs'>,
  day: Day,
): number {
  const ofRegion = zonesByRegion.find((row) => base.regions.includes(row.region))?.zone;
  const ofRoad = base.altitudeMetres < hillsFromMetres ? zonesByRoad[base.road] : 'hills';
  const zone = ofRegion ?? (base.terrain === 'metropolis' ? 'city' : ofRoad);
  const usual = combine(calendar, day, 'hotel', [zone]);
  const fairs = (base.fairs ?? []).filter(({ days }) => days.some((span) => isWithinSpan(day, span)));
  return Math.max(fairs.length > 0 ? Math.max(...fairs.map(({ hotelFactor }) => hotelFactor)) : usual, usual);
}

/** Returns a flight's season factor, computed independently from the table. */
export function recomputeFlightSeason(
  calendar: FestivalCalendar,
  ends: readonly (Pick<AirportRecord, 'code' | 'state'> | undefined)[],
  day: Day,
): number {
  const zones = ends.map(
    (end) => (end ? (zonesByAirport[end.code] ?? zonesByAirportState[end.state]) : undefined) ?? 'city',
  );
  return combine(calendar, day, 'flight', zones);
}
