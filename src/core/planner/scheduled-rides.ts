import type { Minute } from '../clock-time.ts';
import type { Day } from '../dates.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { RailClass } from '../gazetteer/types.ts';
import { greatCircleKm } from '../geo.ts';
import type { BusSeat, FlightCabin, Ride } from '../rides.ts';
import { CABINS } from './limits.ts';
import type { Terminal } from './origin.ts';
import { cabinsFor, delayOf, flightPath, flightsAlong, trainsBetween } from './rides-between.ts';
import type { TravelClass, Variant } from './types.ts';

export type TransportKind = Variant['transport'];
export type Cabin = FlightCabin | RailClass | BusSeat;

/** The main rides of a way, from terminal to terminal; on roads from town to town. */
export interface MainRides {
  readonly kind: TransportKind;
  readonly rides: readonly Ride[];
  readonly from?: Terminal;
  readonly to?: Terminal;
  /** Cheapest first. */
  readonly cabins: readonly Cabin[];
  /** Set for a train without a known name. */
  readonly typical?: true;
}

export interface Served {
  readonly gazetteer: Gazetteer;
  /** Terminals of the town of departure, and of that of arrival. */
  readonly from: readonly Terminal[];
  readonly to: readonly Terminal[];
  readonly day: Day;
  readonly travelClass: TravelClass;
  /** True where the last flights of the day are offered too. */
  readonly startsLate: boolean;
}

const FLIGHT_SLOTS: readonly Minute[] = [390, 480, 570, 660, 780, 900, 1020, 1140, 1200];
/** The last flights of a day, for who cannot leave before the evening. */
const LAST_FLIGHT_SLOTS: readonly Minute[] = [1245, 1290];

const codedPoint = ({ code, name, lat, lon }: Terminal) => ({ code, name, lat, lon });
const roundUp5 = (minute: number): Minute => Math.ceil(minute / 5) * 5;

/** Returns flights between two towns, non-stop or with one change, at usual hours. */
export function flightOptions({ gazetteer, from, to, travelClass, startsLate }: Served): readonly MainRides[] {
  const slots = startsLate ? [...FLIGHT_SLOTS, ...LAST_FLIGHT_SLOTS] : FLIGHT_SLOTS;
  const cabin = CABINS[travelClass].flight;
  return from
    .filter(({ kind }) => kind === 'airport')
    .flatMap((a) =>
      to
        .filter(({ kind }) => kind === 'airport')
        .flatMap((b) => {
          const path = flightPath(gazetteer, a.code, b.code);
          if (!path) return [];
          return slots.flatMap((slot): MainRides[] => {
            const rides = flightsAlong(path, slot, cabin);
            return rides ? [{ kind: 'flight', rides, from: a, to: b, cabins: [cabin] }] : [];
          });
        }),
    );
}

export function namedTrainOptions({ gazetteer, from, to, day, travelClass }: Served): readonly MainRides[] {
  const [a, b] = [from, to].map((list) => list.filter(({ kind }) => kind === 'station'));
  const found = trainsBetween(gazetteer, a ?? [], b ?? [], day);
  return found.flatMap(({ train, ride, from: start, to: end }): MainRides[] => {
    const cabins = cabinsFor(train, travelClass, ride.overnight);
    return cabins.length > 0 ? [{ kind: 'train', rides: [ride], from: start, to: end, cabins }] : [];
  });
}

/** Hill and island railways that require a change: Srinagar, Shimla, Darjeeling, Ooty. */
export const NO_THROUGH_TRAINS: ReadonlySet<string> = new Set(['SINA', 'ANT', 'SML', 'DJ', 'UAM', 'GHUM']);

/** Typical trains by straight-line distance: beyond a night's journey only expresses, at hours that suit. */
const TYPICAL_TRAINS = { leastKm: 120, usualKm: 1300, mostKm: 2200, detour: 1.25, kmh: 50, expressKmh: 55 } as const;
const EXPRESS_SLOTS: readonly Minute[] = [420, 600, 780, 990, 1200];

/** Returns when typical trains of a length leave. */
function slotsOf(minutes: number, isExpress: boolean): readonly Minute[] {
  if (isExpress) return EXPRESS_SLOTS;
  if (minutes < 420) return [420, 900];
  if (minutes < 540) return [1260, 420, 840];
  return minutes < 900 ? [1260, 420] : [990];
}

/** How far from its town, in km by road, a typical train may leave and arrive. */
export interface StationReach {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns typical trains where there certainly is a railway, at usual hours or at those given; a note says that their
 * times are typical.
 */
export function typicalTrainOptions(
  { from, to, travelClass }: Served,
  reach: StationReach,
  slots?: readonly Minute[],
): readonly MainRides[] {
  const [a, b] = [from, to].map((list) => list.find(({ kind }) => kind === 'station'));
  if (!a || !b || a.roadKm > reach.from || b.roadKm > reach.to) return [];
  const directKm = greatCircleKm(a, b);
  const { leastKm, usualKm, mostKm, detour, kmh, expressKmh } = TYPICAL_TRAINS;
  if (directKm < leastKm || directKm > mostKm) return [];
  if (NO_THROUGH_TRAINS.has(a.code) || NO_THROUGH_TRAINS.has(b.code)) return [];
  const isExpress = directKm > usualKm;
  const km = Math.round(directKm * detour);
  const minutes = roundUp5((km / (isExpress ? expressKmh : kmh)) * 60);
  const cabins = (CABINS[travelClass].rail[0] ?? []).filter((cabin) => cabin !== 'CC');
  return (slots ?? slotsOf(minutes, isExpress)).map((departs): MainRides => {
    const ride: Ride = {
      mode: 'train',
      from: codedPoint(a),
      to: codedPoint(b),
      km,
      dayNumber: 1,
      departs,
      minutes,
      overnight: departs + minutes > 1560,
      fareFactor: 1,
      delayBufferMinutes: delayOf('train', minutes),
      hills: false,
    };
    return { kind: 'train', rides: [ride], from: a, to: b, cabins, typical: true };
  });
}

/** Returns the trains of a day between two towns: those known by name, else typical ones. */
export function trainOptions(served: Served, reach: StationReach): readonly MainRides[] {
  const named = namedTrainOptions(served);
  return named.length > 0 ? named : typicalTrainOptions(served, reach);
}
