import type { Minute } from '../clock-time.ts';
import { parseClock } from '../clock-time.ts';
import { type Day, weekdayOf } from '../dates.ts';
import { usualAirportName } from '../gazetteer/airport-name.ts';
import { type Gazetteer, trainsFromTo } from '../gazetteer/gazetteer.ts';
import type { AirportRecord, RailClass, TrainRecord } from '../gazetteer/types.ts';
import { greatCircleKm } from '../geo.ts';
import type { FlightCabin, Ride, RideMode } from '../rides.ts';
import { CABINS, DELAY_MINUTES, FLIGHT_CONNECTION_MINUTES } from './limits.ts';
import type { Terminal } from './origin.ts';
import type { TravelClass } from './types.ts';

/** Returns the expected delay: the mode's usual one, or a quarter of a short ride; for flights always the usual one. */
export const delayOf = (mode: RideMode, minutes: number): number =>
  mode === 'flight' ? DELAY_MINUTES.flight : Math.ceil(Math.min(DELAY_MINUTES[mode], minutes / 4));

/** Typical block time: 35 minutes of taxi and climb, then 750 km/h. */
const flightMinutes = (km: number): number => Math.round((35 + km / 12.5) / 5) * 5;

/** Airports with daylight operation or short runways, and the hours of their flights. */
const AIRPORT_HOURS: Readonly<Record<string, readonly [Minute, Minute]>> = {
  IXL: [390, 840],
  IXZ: [360, 960],
  KUU: [420, 840],
  DHM: [420, 960],
  SLV: [420, 840],
  PYG: [480, 900],
  SXR: [480, 1080],
  IXB: [480, 1170],
};
const OPEN_HOURS: readonly [Minute, Minute] = [330, 1410];

const isOpenAt = (code: string, minute: Minute): boolean => {
  const [from, to] = AIRPORT_HOURS[code] ?? OPEN_HOURS;
  return minute >= from && minute <= to;
};

const fliesTo = (a: AirportRecord, b: AirportRecord): boolean =>
  a.code !== b.code && ((a.hub && b.hub) || a.directTo.includes(b.code) || b.directTo.includes(a.code));

/**
 * Returns the airports of a non-stop flight, or one via the hub with the shortest way; undefined when there is neither
 * or the distance is too short.
 */
export function flightPath(gazetteer: Gazetteer, from: string, to: string): readonly AirportRecord[] | undefined {
  const [a, b] = [gazetteer.airports.get(from), gazetteer.airports.get(to)];
  if (!a || !b || a === b) return undefined;
  if (greatCircleKm(a, b) < 180) return undefined;
  if (fliesTo(a, b)) return [a, b];
  let best: readonly AirportRecord[] | undefined;
  let bestKm = Number.POSITIVE_INFINITY;
  for (const hub of gazetteer.airports.values()) {
    if (!hub.hub || !fliesTo(a, hub) || !fliesTo(hub, b)) continue;
    const km = greatCircleKm(a, hub) + greatCircleKm(hub, b);
    if (km < bestKm) [best, bestKm] = [[a, hub, b], km];
  }
  return best && bestKm < 2.2 * greatCircleKm(a, b) + 600 ? best : undefined;
}

const airportPoint = (airport: AirportRecord) => {
  const { code, lat, lon } = airport;
  return { code, name: usualAirportName(airport), lat, lon };
};

/**
 * Returns the flights of a path that starts at a clock time on relative day 1; undefined outside the airports' hours.
 */
export function flightsAlong(
  path: readonly AirportRecord[],
  departs: Minute,
  cabin: FlightCabin,
): readonly Ride[] | undefined {
  const rides: Ride[] = [];
  let clock = departs;
  for (let i = 0; i + 1 < path.length; i++) {
    const [a, b] = [path[i] as AirportRecord, path[i + 1] as AirportRecord];
    const km = Math.round(greatCircleKm(a, b));
    const minutes = flightMinutes(km);
    if (!isOpenAt(a.code, clock) || !isOpenAt(b.code, clock + minutes)) return undefined;
    rides.push({
      mode: 'flight',
      from: airportPoint(a),
      to: airportPoint(b),
      km,
      dayNumber: 1,
      departs: clock,
      minutes,
      cabin,
      overnight: false,
      fareFactor: Math.max(a.fareFactor, b.fareFactor),
      delayBufferMinutes: delayOf('flight', minutes),
      hills: false,
    });
    clock += minutes + FLIGHT_CONNECTION_MINUTES + 15;
  }
  return rides;
}

/** Returns a train's cabins for a class, cheapest first; no chair car for a night. */
export function cabinsFor(train: TrainRecord, travelClass: TravelClass, overnight: boolean): readonly RailClass[] {
  for (const group of CABINS[travelClass].rail) {
    const fitting = group.filter((cabin) => train.classes.includes(cabin) && !(overnight && cabin === 'CC'));
    if (fitting.length > 0) return fitting;
  }
  return [];
}

/** No train before this: one that departs between midnight and half past four is too early for travellers. */
const EARLIEST_TRAIN: Minute = 270;

const runsOn = (train: TrainRecord, day: Day): boolean => !train.weekdays || train.weekdays.includes(weekdayOf(day));

/** True when passengers sleep on board: they travel for some hours of the night. */
const isOvernight = (departs: Minute, minutes: number): boolean => departs + minutes > 1440 + 120;

const codesOf = (terminals: readonly Terminal[]): ReadonlySet<string> => new Set(terminals.map(({ code }) => code));

/** Returns direct trains between two sets of stations that run on a day; the caller sets the classes. */
export function trainsBetween(
  gazetteer: Gazetteer,
  from: readonly Terminal[],
  to: readonly Terminal[],
  day: Day,
): readonly { readonly train: TrainRecord; readonly ride: Ride; readonly from: Terminal; readonly to: Terminal }[] {
  const trains = trainsFromTo(gazetteer, codesOf(from), codesOf(to));
  return trains.flatMap((train) => {
    const [a, b] = [from.find(({ code }) => code === train.from), to.find(({ code }) => code === train.to)];
    const departs = parseClock(train.departs);
    if (!a || !b || departs < EARLIEST_TRAIN || !runsOn(train, day)) return [];
    const ride: Ride = {
      mode: 'train',
      from: { code: a.code, name: a.name, lat: a.lat, lon: a.lon },
      to: { code: b.code, name: b.name, lat: b.lat, lon: b.lon },
      km: train.km,
      dayNumber: 1,
      departs,
      minutes: train.minutes,
      service: { number: train.number, name: train.name },
      overnight: isOvernight(departs, train.minutes),
      fareFactor: train.fareFactor ?? 1,
      delayBufferMinutes: delayOf('train', train.minutes),
      hills: false,
    };
    return [{ train, ride, from: a, to: b }];
  });
}
