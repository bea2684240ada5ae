import { addDays, type Day, weekdayOf } from '../dates.ts';
import type { Base } from '../gazetteer/gazetteer.ts';
import { type IntercityTravel, intercityTravel, type Travel } from '../gazetteer/travel.ts';
import type { Ride } from '../rides.ts';
import { type CircuitRequest, landsTooHigh, type StayNights } from './circuit-value.ts';
import { nightsAboard } from './first-days.ts';
import {
  HILL_ROAD_MINUTES_FOR_TWO_NIGHTS,
  REST_BETWEEN_DAYS_MINUTES,
  TRANSFER_BY_RAIL_OR_AIR,
  TRANSFER_MINUTES_PER_DAY,
} from './limits.ts';
import { isOfRoute } from './named-route.ts';
import { townOfBase } from './origin.ts';
import { findScheduled, minutesOf, type TransportOption } from './transport-options.ts';
import { isWantedWay } from './transport-wishes.ts';
import type { Journey, TripRequest } from './types.ts';

/** A way from one stay to the next, from door to door. */
export interface Transfer extends Travel {
  readonly by: IntercityTravel['by'] | 'train' | 'flight';
  readonly hills: boolean;
  /** The train or flight with the rides to and from it; absent for roads and ferries. */
  readonly option?: TransportOption;
}

/** From an arrival to leaving on the next morning: eight hours of rest, and the desk and breakfast. */
const LEAST_NIGHT = REST_BETWEEN_DAYS_MINUTES + 120;

/** Returns true when no single night lies between a late arrival and an early train or flight. */
export const keepsNightsWhole = (
  out: Pick<TransportOption, 'arrive'>,
  stays: readonly Pick<StayNights, 'nights'>[],
  transfers: readonly Transfer[],
): boolean =>
  stays.every(({ nights }, index) => {
    const next = transfers[index]?.option;
    if (nights > 1 || !next || next.nights > 0) return true;
    const arrive = index === 0 ? out.arrive : (transfers[index - 1]?.option?.arrive ?? 0);
    return 1440 - arrive + next.leave >= LEAST_NIGHT;
  });

/** Price in sight scores of a minute between bases. */
const MINUTE_PRICE = 0.1;
/** Beyond so many minutes each further one counts this many times more: on roads, and in a seat of a train. */
const LONG_ROAD = { from: 240, factor: 6 } as const;
const LONG_SEAT = { from: 300, factor: 1.5 } as const;
/** Price of packing for a train, of a short night in a berth, of an airport's queues; fares are counted by the adviser. */
const SCHEDULED_PRICE = { day: 10, night: 25, flight: 60 } as const;

/** Returns what a move costs a trip, in sight scores. */
export function priceOfTransfer({ by, minutes, option }: Transfer): number {
  const long = (limit: typeof LONG_ROAD | typeof LONG_SEAT): number =>
    MINUTE_PRICE * (minutes + limit.factor * Math.max(0, minutes - limit.from));
  if (!option) return long(LONG_ROAD);
  if (by === 'flight') return MINUTE_PRICE * minutes + SCHEDULED_PRICE.flight;
  return (option.nights > 0 ? SCHEDULED_PRICE.night : long(LONG_SEAT) + SCHEDULED_PRICE.day) + option.hassle / 2;
}

/** By day one leaves between these minutes: after the night, and early enough to see something on arrival. */
const LEAVE_BY_DAY = { from: 330, until: 690 } as const;
/** A night train is boarded late in the afternoon, or in the evening. */
const BOARD_NIGHT_TRAIN_FROM = 960;

/** By day only trains known by name: a typical one is no quicker than a car. */
function suitsTransfer({ kind, nights, leave, rides, typical }: TransportOption): boolean {
  const hills = rides.filter((ride) => ride.hills).reduce((sum, { minutes }) => sum + minutes, 0);
  if (hills > HILL_ROAD_MINUTES_FOR_TWO_NIGHTS) return false;
  if (nights > 0) return nights === 1 && kind === 'train' && rides.some(isNightTrain);
  return !typical && leave >= LEAVE_BY_DAY.from && leave <= LEAVE_BY_DAY.until;
}

const isNightTrain = ({ mode, overnight, departs }: Ride): boolean =>
  mode === 'train' && overnight && departs >= BOARD_NIGHT_TRAIN_FROM;

const asTransfer = (option: TransportOption): Transfer => ({
  km: option.rides.reduce((sum, { km }) => sum + km, 0),
  minutes: minutesOf(option),
  by: option.kind === 'flight' ? 'flight' : 'train',
  hills: false,
  option,
});

type Linked = Pick<CircuitRequest, 'gazetteer' | 'asked' | 'route' | 'classics' | 'stones'>;

/** A region's round trip is driven where a day is enough. */
const LONGEST_DRIVE = TRANSFER_MINUTES_PER_DAY - 30;

const isAlike = (a: Transfer, b: Transfer): boolean => a.by === b.by && nightsAboard(a) === nightsAboard(b);

/**
 * Returns true between two named towns; from and to a town for a night on the way; or between two of a region's usual
 * round trip that no day's drive connects, nor two with a stop at a third.
 */
function isWorthIt({ gazetteer, asked, route, classics, stones }: Linked, a: Base, b: Base): boolean {
  if (isOfRoute(route, a) && isOfRoute(route, b)) return true;
  if ((stones.includes(a) && asked.includes(b)) || (asked.includes(a) && stones.includes(b))) return true;
  const usual = classics.flatMap(([id]) => gazetteer.bases.get(id) ?? []);
  if (!usual.includes(a) || !usual.includes(b)) return false;
  const isDriven = (from: Base, to: Base): boolean =>
    (intercityTravel(gazetteer, from, to)?.minutes ?? Number.POSITIVE_INFINITY) <= LONGEST_DRIVE;
  return !isDriven(a, b) && !usual.some((via) => via !== a && via !== b && isDriven(a, via) && isDriven(via, b));
}

type Asked = Pick<TripRequest, 'travelClass' | 'wishes'>;

/**
 * Returns the trains and flights between two towns on a day, the best of each kind by day and by night; none where the
 * road is short. A flight must be quicker than the road.
 */
export function findScheduledTransfers(
  { gazetteer }: Pick<CircuitRequest, 'gazetteer'>,
  a: Base,
  b: Base,
  day: Day,
  request: Asked,
  eased: boolean,
): readonly Transfer[] {
  const road = intercityTravel(gazetteer, a, b, day);
  const roadMinutes = road?.minutes ?? Number.POSITIVE_INFINITY;
  if (a === b || roadMinutes <= TRANSFER_BY_RAIL_OR_AIR.roadMinutes) return [];
  const { travelClass } = request;
  const home = townOfBase(gazetteer, a);
  const isWanted = (option: TransportOption) =>
    suitsTransfer(option) && !landsTooHigh(option, b) && isWantedWay(option, 'transfer', request, eased);
  const ways = findScheduled({ gazetteer, home, base: b, day, travelClass, isWanted })
    .map(asTransfer)
    .filter(({ by, minutes }) => by === 'train' || minutes < roadMinutes)
    .filter((way) => nightsAboard(way) > 0 || way.minutes <= TRANSFER_BY_RAIL_OR_AIR.minutesPerDay);
  return ways.filter((way, index) => ways.findIndex((other) => isAlike(way, other)) === index);
}

/** Returns the trains and flights of a request between two of its towns, each pair and day looked up once. */
export function scheduledTransfers(
  circuit: Linked,
  request: Asked,
  eased: boolean,
): CircuitRequest['scheduledBetween'] {
  const known = new Map<string, readonly Transfer[]>();
  return (a, b, day) => {
    const key = `${a.id} ${b.id} ${day}`;
    const found =
      known.get(key) ?? (isWorthIt(circuit, a, b) ? findScheduledTransfers(circuit, a, b, day, request, eased) : []);
    known.set(key, found);
    return found;
  };
}

/** Returns true when all trains of a way run on a day. */
function runsOn({ gazetteer }: CircuitRequest, { option }: Transfer, day: Day): boolean {
  return (option?.rides ?? []).every(({ service, from, to }) => {
    if (!service) return true;
    const train = gazetteer.trainsByNumber.get(service.number)?.find((t) => t.from === from.code && t.to === to.code);
    return !train?.weekdays || train.weekdays.includes(weekdayOf(day));
  });
}

/** Returns a way of the same kind that runs on a day; undefined when there is none. */
function transferOn(request: CircuitRequest, a: Base, b: Base, planned: Transfer, day: Day) {
  if (!planned.option || runsOn(request, planned, day)) return planned;
  return request.scheduledBetween(a, b, day).find((way) => isAlike(way, planned));
}

/** Returns the moves of a trip on their days; undefined when a train runs on other days. */
export function transfersOnDays(
  request: CircuitRequest,
  transfers: readonly Transfer[],
  stays: readonly StayNights[],
  firstDays: readonly number[],
): readonly Transfer[] | undefined {
  const found = transfers.flatMap((planned, index) => {
    const [a, b] = [stays[index], stays[index + 1]];
    if (!a || !b) return [];
    const day = addDays(request.startDate, (firstDays[index] ?? 1) - 1 + a.nights);
    return transferOn(request, a.base, b.base, planned, day) ?? [];
  });
  return found.length === transfers.length ? found : undefined;
}

/** Returns true for a journey by train or air from one town of a trip to the next. */
export const isMoveByRailOrAir = ({ direction, rides }: Journey): boolean =>
  direction === 'transfer' && rides.some(({ mode }) => mode === 'train' || mode === 'flight');
