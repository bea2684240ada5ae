import type { Minute } from '../clock-time.ts';
import type { Day } from '../dates.ts';
import type { Base, Gazetteer } from '../gazetteer/gazetteer.ts';
import { intercityTravel } from '../gazetteer/travel.ts';
import type { NamedPoint, Ride } from '../rides.ts';
import { changedTrainOptions } from './changed-trains.ts';
import {
  ALIGHTING_MINUTES,
  BOARDING_MINUTES,
  HILL_ROAD_UNTIL,
  NIGHT_COACH_GATEWAY_MINUTES,
  STATE_BUS_HILLS,
  STATE_BUS_KM,
  TRANSFER_MINUTES_PER_DAY,
} from './limits.ts';
import { type Terminal, type Town, townOfBase } from './origin.ts';
import { isInRains } from './rains.ts';
import { delayOf } from './rides-between.ts';
import {
  type Cabin,
  flightOptions,
  type MainRides,
  type StationReach,
  type TransportKind,
  trainOptions,
} from './scheduled-rides.ts';
import { roadMinutesOfDays } from './transport-wishes.ts';
import type { JourneyDirection, TravelClass } from './types.ts';

/** A way from home to a base, back, or from base to base: rides by relative day, 1 being the day of leaving. */
export interface TransportOption {
  readonly kind: TransportKind;
  readonly rides: readonly Ride[];
  /** Minute of leaving home or the stay, on relative day 1. */
  readonly leave: Minute;
  /** Minute of arrival, on relative day `nights + 1`. */
  readonly arrive: Minute;
  /** Nights on board. */
  readonly nights: number;
  /** Available cabins of the main ride, cheapest first; empty for road travel, but for a coach with a state bus too. */
  readonly cabins: readonly Cabin[];
  /** Penalty in minutes of discomfort, for very early or late hours, changes and nights. */
  readonly hassle: number;
  /** `hassle` plus the daylight lost at the place; ranks options of a kind. */
  readonly rank: number;
  /** True for a typical train without a known name. */
  readonly typical: boolean;
}

export type Direction = JourneyDirection;

interface OptionRequest {
  readonly gazetteer: Gazetteer;
  /** Home; of a transfer the town that is left. */
  readonly home: Town;
  readonly base: Base;
  readonly direction: Direction;
  /** Day of departure. */
  readonly day: Day;
  readonly travelClass: TravelClass;
  /** True for travellers who may be offered the seats of a state bus. */
  readonly takesStateBuses: boolean;
  /** True for travellers who leave home so late that they take the last flights, and reach the stay near midnight. */
  readonly startsLate: boolean;
  /** Nothing leaves earlier: the traveller books on the day itself. */
  readonly earliest: Minute;
  /** Returns true for a way that the traveller wants. */
  readonly isWanted: (option: TransportOption) => boolean;
}

/** A home terminal nearer than this is reached without a planned ride. */
export const HOME_TERMINAL_KM = 60;
const CAB_SLOTS: readonly Minute[] = [390, 480, 600, 690, 780, 930, 1050];
const DAYLIGHT: readonly [Minute, Minute] = [480, 1200];
const EARLIEST_LEAVE: Minute = 160;
const LATEST_ARRIVAL: Minute = 1430;
/** The latest arrival at which the hotel's desk is still open. */
const LATEST_AT_STAY: Minute = 1350;
/** The latest arrival of travellers who start late and tell the hotel so: checked in by midnight. */
const LATEST_OF_LATE_STARTERS: Minute = 1395;
const EARLIEST_HILL_ROAD: Minute = 300;
/** Maximum wait for the night train after leaving the hills before dark. */
const LONGEST_WAIT = 180;
/** Spare minutes between a flight and a ferry, found by simulation (robustness): so that 97 of 100 make it. */
const FERRY_AFTER_FLIGHT = 40;
/** Share of a road's minutes to spare before a departure, less what waiting at the gate absorbs; found likewise. */
const SPARE_ON_ROAD = { plains: 0.3, hills: 0.45, hillsInRains: 0.7 } as const;
const SPARE_AT_GATE = 40;

const pointOf = ({ name, lat, lon }: NamedPoint): NamedPoint => ({ name, lat, lon });
const codedPoint = ({ code, name, lat, lon }: Terminal) => ({ code, name, lat, lon });
const roundUp5 = (minute: number): Minute => Math.ceil(minute / 5) * 5;
const roundDown5 = (minute: number): Minute => Math.floor(minute / 5) * 5;

/** Returns the minutes from an arrival until a shared jeep, a ferry or a hill train leaves. */
const marginAfter = (mode: Ride['mode'], next: Ride['mode']): number =>
  Math.max(ALIGHTING_MINUTES[mode] + Math.max(BOARDING_MINUTES[next], BOARDING_MINUTES.bus), 50) +
  (mode === 'flight' && next === 'ferry' ? FERRY_AFTER_FLIGHT : 0);

/** Returns the minutes to spare on the road to a departure: jams and landslips take them. */
function spareOnRoad({ road }: Town, { by, roadMinutes }: Terminal, day: Day): number {
  if (by !== undefined) return 0;
  const share = SPARE_ON_ROAD[road !== 'hills' ? 'plains' : isInRains(day) ? 'hillsInRains' : 'hills'];
  return Math.max(0, share * roadMinutes - SPARE_AT_GATE);
}

function terminalRide(town: Town, terminal: Terminal, toTown: boolean, departs: Minute, dayNumber: number): Ride {
  const mode = terminal.by ?? 'cab';
  const [from, to] = toTown ? [codedPoint(terminal), pointOf(town)] : [pointOf(town), codedPoint(terminal)];
  const minutes = terminal.roadMinutes;
  return {
    mode,
    from,
    to,
    km: terminal.roadKm,
    dayNumber,
    departs,
    minutes,
    overnight: false,
    fareFactor: 1,
    delayBufferMinutes: delayOf(mode, minutes),
    hills: town.road === 'hills' && mode === 'cab',
  };
}

const keepsHillHours = (ride: Ride): boolean =>
  !ride.hills ||
  ride.overnight ||
  (ride.departs >= EARLIEST_HILL_ROAD && ride.departs + ride.minutes <= HILL_ROAD_UNTIL);

const keepsFerryHours = (ride: Ride): boolean =>
  ride.mode !== 'ferry' || (ride.departs >= 360 && ride.departs + ride.minutes <= 1110);

/** Returns the daylight not spent at a place: before arriving there, or after leaving it, or between two. */
function lostDaylight(direction: Direction, leave: Minute, arriveAbsolute: Minute): number {
  if (direction === 'transfer' && arriveAbsolute < 1440)
    return Math.max(0, Math.min(DAYLIGHT[1], arriveAbsolute) - Math.max(leave, DAYLIGHT[0]));
  if (direction === 'transfer')
    return Math.max(0, DAYLIGHT[1] - leave) + Math.max(0, (arriveAbsolute % 1440) - DAYLIGHT[0]);
  if (direction === 'back') return Math.max(0, DAYLIGHT[1] - Math.max(leave, DAYLIGHT[0]));
  const nights = Math.floor(arriveAbsolute / 1440);
  const arrive = Math.max(0, Math.min(DAYLIGHT[1], arriveAbsolute % 1440) - DAYLIGHT[0]);
  return nights * (DAYLIGHT[1] - DAYLIGHT[0]) + arrive;
}

/** Price per minute of leaving for a night train before the end of a working day. */
const WORKDAY_END: Minute = 1260;
const WORKDAY_PRICE = 0.3;
/** A train without a known name is a last resort. */
const UNNAMED_PRICE = 150;

/** Discomfort of a minute at night: low in a berth, where travellers sleep, higher in a coach seat. */
const weightAboard = ({ overnight, mode }: Ride): number => (!overnight ? 0.05 : mode === 'bus' ? 0.15 : 0);

function hassleOf(rides: readonly Ride[], leave: Minute, arriveAbsolute: Minute): number {
  const arrive = arriveAbsolute % 1440;
  const early = leave < 270 ? 50 : leave < 330 ? 25 : 0;
  const late = arrive > 1320 ? 40 : arrive > 1260 ? 15 : arrive < 300 ? 60 : 0;
  const changes = rides.filter(({ mode }) => mode === 'flight' || mode === 'train').length - 1;
  const nights = Math.floor(arriveAbsolute / 1440);
  const workday = nights > 0 ? WORKDAY_PRICE * Math.max(0, WORKDAY_END - leave) : 0;
  const aboard = rides.reduce((sum, ride) => sum + weightAboard(ride) * ride.minutes, 0);
  return early + late + workday + aboard + 25 * Math.max(0, changes) + (nights > 1 ? 100 : 0);
}

/** Returns true for a very early hour, or for a departure before a traveller who books on the same day can be there. */
function leavesTooEarly(leave: Minute, first: Ride, fromHome: boolean, earliest: Minute): boolean {
  const start = fromHome ? first.departs - 120 : leave;
  const isUngodly = leave < (fromHome ? EARLIEST_LEAVE : EARLIEST_HILL_ROAD);
  return isUngodly || start < earliest - 120 || (earliest > 0 && first.departs < earliest);
}

/** Returns the town that is left and the one that is reached. */
function endsOf({ home, base, direction, gazetteer }: OptionRequest): readonly [Town, Town] {
  const stay = townOfBase(gazetteer, base);
  return direction === 'back' ? [stay, home] : [home, stay];
}

/** Adds the rides to the first and from the last terminal; undefined when the hours do not fit. */
function compose(request: OptionRequest, main: MainRides): TransportOption | undefined {
  const { direction, earliest } = request;
  const [fromTown, toTown] = endsOf(request);
  const [first, last] = [main.rides[0], main.rides.at(-1)];
  if (!first || !last) return undefined;
  const rides: Ride[] = [...main.rides];
  let leave = first.departs;
  if (main.from) {
    const toTerminal = main.from.by ?? 'bus';
    leave = roundDown5(first.departs - BOARDING_MINUTES[first.mode] - main.from.roadMinutes);
    if (direction !== 'outward' || main.from.roadKm > HOME_TERMINAL_KM) {
      const margin = Math.max(ALIGHTING_MINUTES[toTerminal] + BOARDING_MINUTES[first.mode], 50);
      leave = roundDown5(
        first.departs - margin - main.from.roadMinutes - spareOnRoad(fromTown, main.from, request.day),
      );
      const inDaylight = HILL_ROAD_UNTIL - main.from.roadMinutes;
      if (fromTown.road === 'hills' && leave - inDaylight <= LONGEST_WAIT) leave = Math.min(leave, inDaylight);
      rides.unshift(terminalRide(fromTown, main.from, false, leave, 1));
    }
  }
  let arrive = (last.dayNumber - 1) * 1440 + last.departs + last.minutes;
  if (main.to) {
    if (direction !== 'back' || main.to.roadKm > HOME_TERMINAL_KM) {
      const start = roundUp5(arrive + marginAfter(last.mode, main.to.by ?? 'cab'));
      rides.push(terminalRide(toTown, main.to, true, start % 1440, 1 + Math.floor(start / 1440)));
      arrive = start + main.to.roadMinutes;
    } else {
      arrive += ALIGHTING_MINUTES[last.mode] + main.to.roadMinutes;
    }
  }
  if (leavesTooEarly(leave, first, direction === 'outward', earliest)) return undefined;
  if (roadMinutesOfDays(rides) > TRANSFER_MINUTES_PER_DAY) return undefined;
  if (!rides.every((ride) => keepsHillHours(ride) && keepsFerryHours(ride))) return undefined;
  const clock = arrive % 1440;
  const latestAtStay = request.startsLate ? LATEST_OF_LATE_STARTERS : LATEST_AT_STAY;
  if (clock > LATEST_ARRIVAL || (direction !== 'back' && (clock < 270 || clock > latestAtStay))) return undefined;
  const nights = Math.floor(arrive / 1440);
  // An arrival after midnight is no night on board.
  if (nights > 0 && !rides.some(({ overnight }) => overnight)) return undefined;
  const hassle = hassleOf(rides, leave, arrive) + (main.typical ? UNNAMED_PRICE : 0);
  return {
    kind: main.kind,
    rides,
    leave,
    arrive: clock,
    nights,
    cabins: main.cabins,
    hassle,
    rank: hassle + 0.25 * lostDaylight(direction, leave, arrive),
    typical: main.typical ?? false,
  };
}

function roadRide(
  request: OptionRequest,
  mode: 'bus' | 'cab',
  departs: Minute,
  km: number,
  minutes: number,
  hills: boolean,
): Ride {
  const stay = pointOf(request.base);
  const home = pointOf(request.home);
  const overnight = departs + minutes > 1440 + 240;
  return {
    mode,
    from: request.direction === 'outward' ? home : stay,
    to: request.direction === 'outward' ? stay : home,
    km,
    dayNumber: 1,
    departs,
    minutes,
    overnight,
    fareFactor: 1,
    delayBufferMinutes: delayOf(mode, minutes),
    hills,
  };
}

const isDeepInHills = ({ road, gateways }: Base): boolean =>
  road === 'hills' && gateways.every(({ roadMinutes }) => roadMinutes > NIGHT_COACH_GATEWAY_MINUTES);

function roadOptions(request: OptionRequest): readonly MainRides[] {
  const road = intercityTravel(request.gazetteer, request.home, request.base, request.day);
  if (!road || road.by === 'ferry' || road.km > 750) return [];
  const coachMinutes = roundUp5(road.minutes * 1.15);
  const isServed = [request.home, request.base].every((end) => end.road !== 'hills' || STATE_BUS_HILLS.has(end.state));
  const options: MainRides[] = [];
  const add = (mode: 'bus' | 'cab', departs: Minute, minutes: number): void => {
    const ride = roadRide(request, mode, departs, road.km, minutes, road.hills);
    const isByDay = mode === 'bus' && !ride.overnight && departs + minutes < 1440;
    const hasStateBus = request.takesStateBuses && isByDay && isServed && road.km <= STATE_BUS_KM;
    options.push({ kind: mode, rides: [ride], cabins: hasStateBus ? ['ordinary'] : [] });
  };
  if (road.minutes <= TRANSFER_MINUTES_PER_DAY && road.km <= 380) {
    for (const slot of CAB_SLOTS) add('cab', slot, roundUp5(road.minutes));
  }
  if (road.by !== 'road') return options;
  if (coachMinutes <= TRANSFER_MINUTES_PER_DAY - 30) for (const slot of CAB_SLOTS) add('bus', slot, coachMinutes);
  if (coachMinutes >= 420 && coachMinutes <= 870 && !isDeepInHills(request.base)) {
    const departs = coachMinutes < 540 ? 1350 : coachMinutes < 660 ? 1260 : 1140;
    add('bus', departs, coachMinutes);
  }
  return options;
}

/** Returns the door-to-door minutes by car: a flight that takes longer is not offered. */
function findQuickerRoad({ gazetteer, home, base, day }: OptionRequest): number {
  const road = intercityTravel(gazetteer, home, base, day);
  return road?.by === 'road' && road.minutes <= TRANSFER_MINUTES_PER_DAY ? road.minutes : Number.POSITIVE_INFINITY;
}

/** Returns the door-to-door minutes. */
export const minutesOf = ({ leave, arrive, nights }: TransportOption): number => nights * 1440 + arrive - leave;

/** How far by road a typical train may start and end; between two towns of a trip both have a station. */
const STATION_REACH = { from: 80, to: 160 } as const;
const TRANSFER_STATION_REACH = { from: 40, to: 40 } as const;

function scheduledRides(request: OptionRequest, reach: StationReach): readonly MainRides[] {
  const { gazetteer, day, travelClass } = request;
  const [from, to] = endsOf(request);
  const { startsLate } = request;
  const served = { gazetteer, from: from.terminals, to: to.terminals, day, travelClass, startsLate };
  return [...flightOptions(served), ...trainOptions(served, reach), ...changedTrainOptions(served, reach)];
}

/** Returns the ways that fit and are wanted, least trouble first. */
const composeAll = (request: OptionRequest, mains: readonly MainRides[]): readonly TransportOption[] =>
  mains
    .flatMap((main) => compose(request, main) ?? [])
    .filter((option) => request.isWanted(option))
    .sort((a, b) => a.rank - b.rank || minutesOf(a) - minutesOf(b));

/** Returns the trains and flights from a town to a base on a day, least trouble first. */
export const findScheduled = (
  request: Omit<OptionRequest, 'direction' | 'earliest' | 'takesStateBuses' | 'startsLate'>,
) => {
  const transfer: OptionRequest = {
    ...request,
    direction: 'transfer',
    earliest: 0,
    takesStateBuses: false,
    startsLate: false,
  };
  return composeAll(transfer, scheduledRides(transfer, TRANSFER_STATION_REACH));
};

/** How many options of each kind are kept. */
const KEPT: Readonly<Record<TransportKind, number>> = { flight: 4, train: 5, bus: 2, cab: 3 };

/**
 * Returns the ways from home to a base (or back) that leave on a day, least trouble first, a few of each kind. Named
 * trains run on that day; hill roads are left by 18:00 except by overnight coach; airports keep their hours.
 */
export function findTransport(request: OptionRequest): readonly TransportOption[] {
  const mains = [...scheduledRides(request, STATION_REACH), ...roadOptions(request)];
  const quickerRoad = findQuickerRoad(request);
  const options = composeAll(request, mains).filter(
    (option) => option.kind !== 'flight' || minutesOf(option) < quickerRoad,
  );
  const kept = new Map<TransportKind, number>();
  const seen = new Set<string>();
  return options.filter(({ kind, rides, nights }) => {
    const main = rides.find(({ mode }) => mode === kind);
    const key = `${kind} ${main?.departs} ${nights} ${main?.service?.number ?? ''}`;
    const count = (kept.get(kind) ?? 0) + 1;
    if (count > KEPT[kind] || seen.has(key)) return false;
    seen.add(key);
    kept.set(kind, count);
    return true;
  });
}

/** Returns an option's rides on the trip's own days. */
export const ridesFromDay = (option: TransportOption, firstDay: number): readonly Ride[] =>
  option.rides.map((ride) => ({ ...ride, dayNumber: ride.dayNumber + firstDay - 1 }));
