import type { Minute } from '../clock-time.ts';
import { addDays } from '../dates.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { Ride } from '../rides.ts';
import { DELAY_MINUTES } from './limits.ts';
import type { Terminal } from './origin.ts';
import {
  type MainRides,
  NO_THROUGH_TRAINS,
  namedTrainOptions,
  type Served,
  type StationReach,
  typicalTrainOptions,
} from './scheduled-rides.ts';

/** Minutes between two trains: the one before is late in one of five runs, found by simulation (robustness). */
const CHANGE_MINUTES = DELAY_MINUTES.train + 50;
/** Trains of the evening that travel through the night. */
const EVENING_SLOTS: readonly Minute[] = [1080, 1140, 1200, 1260, 1320, 1380, 1410];
/** One does not arrive earlier in the morning where there is a choice. */
const EARLIEST_ARRIVAL: Minute = 300;

/** Returns a station without a way to it: one only changes there. */
function stationOnTheWay({ stations }: Gazetteer, code: string): readonly Terminal[] {
  const at = stations.get(code);
  if (!at) return [];
  return [{ kind: 'station', code, name: at.name, lat: at.lat, lon: at.lon, roadKm: 0, roadMinutes: 0 }];
}

/** Returns the stations from which trains known by name go to a railway without through trains, or to which they come. */
function changesFor({ trains }: Gazetteer, codes: ReadonlySet<string>, toThem: boolean): readonly string[] {
  const found = trains
    .filter(({ from, to }) => codes.has(toThem ? to : from) && !codes.has(toThem ? from : to))
    .map(({ from, to }) => (toThem ? from : to));
  return [...new Set(found)];
}

const arrivalOf = ({ dayNumber, departs, minutes }: Ride): Minute => (dayNumber - 1) * 1440 + departs + minutes;

/** Returns a train's ride with its cabin, on a relative day. */
const onDay = ({ rides, cabins }: MainRides, days: number): readonly Ride[] =>
  rides.map((ride) => ({
    ...ride,
    dayNumber: ride.dayNumber + days,
    ...(cabins[0] && { cabin: cabins[0] as NonNullable<Ride['cabin']> }),
  }));

function trainsOfEvening(served: Served, reach: StationReach): readonly MainRides[] {
  const named = namedTrainOptions(served);
  return named.length > 0 ? named : typicalTrainOptions(served, reach, EVENING_SLOTS);
}

/** Returns the night train that arrives last before a train of the next morning, and both as one way. */
function changeInTheMorning(served: Served, reach: StationReach, via: readonly Terminal[]): readonly MainRides[] {
  const local = namedTrainOptions({ ...served, from: via, day: addDays(served.day, 1) });
  const nights = trainsOfEvening({ ...served, to: via }, reach);
  return local.flatMap((next): MainRides[] => {
    const departs = 1440 + (next.rides[0]?.departs ?? 0);
    const inTime = nights.filter(({ rides }) => rides[0] && arrivalOf(rides[0]) + CHANGE_MINUTES <= departs);
    const last = inTime.toSorted((a, b) => arrivalOf(b.rides[0] as Ride) - arrivalOf(a.rides[0] as Ride))[0];
    if (!last?.from || !next.to) return [];
    return [{ ...last, rides: [...last.rides, ...onDay(next, 1)], to: next.to }];
  });
}

/** Returns a train of the day and the first night train after it that arrives in the morning, as one way. */
function changeInTheEvening(served: Served, reach: StationReach, via: readonly Terminal[]): readonly MainRides[] {
  const local = namedTrainOptions({ ...served, to: via });
  const nights = trainsOfEvening({ ...served, from: via }, reach);
  return local.flatMap((first): MainRides[] => {
    const arrives = first.rides[0] ? arrivalOf(first.rides[0]) : 1440;
    const later = nights.filter(({ rides }) => (rides[0]?.departs ?? 0) >= arrives + CHANGE_MINUTES);
    const isMorning = ({ rides }: MainRides): boolean =>
      rides[0] !== undefined && arrivalOf(rides[0]) % 1440 >= EARLIEST_ARRIVAL;
    const next = later.find(isMorning) ?? later.at(-1);
    if (!next?.to || !first.from) return [];
    return [{ ...next, rides: [...onDay(first, 0), ...next.rides], from: first.from }];
  });
}

/**
 * Returns ways with a change of trains between a railway without through trains, such as Kashmir's, and the rest of the
 * country: a night train and a train of the day that is known by name.
 */
export function changedTrainOptions(served: Served, reach: StationReach): readonly MainRides[] {
  const { gazetteer, from, to } = served;
  const codesOf = (list: readonly Terminal[]): ReadonlySet<string> =>
    new Set(list.map(({ code }) => code).filter((code) => NO_THROUGH_TRAINS.has(code)));
  const [leaving, reaching] = [codesOf(from), codesOf(to)];
  if (leaving.size > 0 === reaching.size > 0) return [];
  return changesFor(gazetteer, leaving.size > 0 ? leaving : reaching, reaching.size > 0).flatMap((code) => {
    const via = stationOnTheWay(gazetteer, code);
    return leaving.size > 0 ? changeInTheEvening(served, reach, via) : changeInTheMorning(served, reach, via);
  });
}
