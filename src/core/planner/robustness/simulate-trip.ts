import { addDays, type Day } from '../../dates.ts';
import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { fnv1a, type Random, seededRandom } from '../../random.ts';
import type { Ride, RideMode } from '../../rides.ts';
import { ALIGHTING_MINUTES, VISIT_LENGTH } from '../limits.ts';
import { nameStop } from '../phrases.ts';
import type { Itinerary, PlannedDay, Stop } from '../types.ts';
import {
  delayOfService,
  drawDelay,
  drawTriangle,
  QUEUES,
  ROADS,
  roadOf,
  type ServiceDelay,
  type Triangle,
} from './delays.ts';

const RUNS = 200;
/** One must be there so many minutes before: gates and counters close, trains leave. Flights with bags: 60 minutes. */
const CLOSES_BEFORE: Readonly<Record<RideMode, number>> = {
  flight: 60,
  train: 5,
  bus: 5,
  cab: 0,
  ferry: 30,
  'toy-train': 5,
};
/** On one ticket bags go through and one stays inside: the gate closes later, counted from leaving the plane. */
const CONNECTION_CLOSES_BEFORE = 10;
/** What remains of a row when one is late; a rest may be skipped, and a meal before a departure. */
const LEAST_MINUTES = { meal: 30, desk: 15 } as const;

/** Hired cars wait, and shared jeeps and day coaches leave all day; only a night coach is a single one. */
const isOnDemand = ({ mode, overnight }: Ride): boolean => mode === 'cab' || (mode === 'bus' && !overnight);

type StopOf<Kind extends Stop['kind']> = Extract<Stop, { readonly kind: Kind }>;

/** One row of the plan; minutes count from the midnight before day 1. */
interface Step {
  readonly stop: Stop;
  /** Usual minutes of the way to it. */
  readonly way: number;
  readonly start: number;
  readonly end: number;
  /** It cannot be shorter. */
  readonly least: number;
  /** Who comes later has missed it. */
  readonly closes: number;
  /** It begins at its start, also without the travellers. */
  readonly isFixed: boolean;
  readonly service?: ServiceDelay;
  readonly road?: Triangle;
  readonly queue?: Triangle;
}

type SimulatedTrip = Pick<Itinerary, 'startDate'> & { readonly days: readonly Pick<PlannedDay, 'number' | 'stops'>[] };

function stepOfRide(stop: StopOf<'ride'>, midnight: number, date: Day, isConnection: boolean): Omit<Step, 'way'> {
  const { ride } = stop;
  const start = midnight + stop.start;
  const minutes = ride.minutes + ALIGHTING_MINUTES[ride.mode];
  const common = { stop, start, end: start + minutes, least: minutes };
  const road = roadOf(ride, date);
  if (isOnDemand(ride)) return { ...common, closes: Number.POSITIVE_INFINITY, isFixed: false, ...(road && { road }) };
  const before = isConnection ? CONNECTION_CLOSES_BEFORE : CLOSES_BEFORE[ride.mode];
  const late = road ? { road } : { service: delayOfService(ride, date) };
  return { ...common, closes: start - before, isFixed: true, ...late };
}

/** A visit may begin late and be shorter, as long as most of it fits before the place closes. */
function stepOfVisit(stop: StopOf<'visit'>, midnight: number, gazetteer: Gazetteer): Omit<Step, 'way'> {
  const sight = gazetteer.sights.get(stop.sightId);
  const least = (stop.end - stop.start) * VISIT_LENGTH.least;
  const window = sight?.windows.find(({ from, to }) => from <= stop.start && stop.end <= to);
  const closes = window ? midnight + window.to - least : Number.POSITIVE_INFINITY;
  const queue = (sight?.score ?? 0) >= QUEUES.famousFrom ? QUEUES.famous : QUEUES.usual;
  return { stop, start: midnight + stop.start, end: midnight + stop.end, least, closes, isFixed: false, queue };
}

function stepOfPause(stop: Stop, midnight: number, next: Stop | undefined): Omit<Step, 'way'> {
  const { kind, start, end } = stop;
  const isSkippable = kind === 'rest' || kind === 'free' || (kind === 'meal' && next?.kind === 'ride');
  const most = isSkippable ? 0 : kind === 'meal' ? LEAST_MINUTES.meal : LEAST_MINUTES.desk;
  const least = Math.min(most, end - start);
  const closes = Number.POSITIVE_INFINITY;
  return { stop, start: midnight + start, end: midnight + end, least, closes, isFixed: false };
}

function listSteps({ startDate, days }: SimulatedTrip, gazetteer: Gazetteer): readonly Step[] {
  let last: Stop | undefined;
  return days.flatMap(({ number, stops }) =>
    stops.map((stop, index): Step => {
      const midnight = (number - 1) * 1440;
      const isConnection =
        stop.kind === 'ride' && stop.ride.mode === 'flight' && last?.kind === 'ride' && last.ride.mode === 'flight';
      last = stop;
      const step =
        stop.kind === 'ride'
          ? stepOfRide(stop, midnight, addDays(startDate, number - 1), isConnection)
          : stop.kind === 'visit'
            ? stepOfVisit(stop, midnight, gazetteer)
            : stepOfPause(stop, midnight, stops[index + 1]);
      return { ...step, way: stop.travel?.minutes ?? 0 };
    }),
  );
}

/** Returns the first row that a traveller misses, or undefined. */
function travelOnce(steps: readonly Step[], random: Random): Stop | undefined {
  let free = 0;
  for (const { stop, way, start, end, least, closes, isFixed, service, road, queue } of steps) {
    let there = way > 0 ? free + way * drawTriangle(random, ROADS.town) : free;
    if (queue) there = Math.max(there, start) + drawTriangle(random, queue);
    if (there > closes) return stop;
    const late = service ? drawDelay(random, service) : road ? least * (drawTriangle(random, road) - 1) : 0;
    const begins = isFixed ? start : Math.max(start, there);
    free = stop.kind === 'ride' ? begins + least + late : Math.max(end, begins + least);
  }
  return undefined;
}

/** Returns a seed by what is visited when: the same for the same plan at any price. */
const seedOf = ({ startDate, days }: SimulatedTrip): number =>
  fnv1a(
    `${startDate} ${days.flatMap(({ stops }) => stops.map((stop) => `${stop.start} ${nameStop(stop)}`)).join(' ')}`,
  );

/** How often a plan was kept. */
export interface SimulatedRobustness {
  readonly runs: number;
  readonly kept: number;
  /** The row that was missed first most often; absent when nothing ever was. */
  readonly weakest?: Stop;
}

/**
 * Travels a plan 200 times with drawn delays of trains, flights, ferries, roads and queues; late travellers shorten
 * meals, rests and visits. Counts the runs in which no ride and no opening hours are missed. The same plan gives the
 * same result. Gives up early when more than `mostMissed` runs were not kept; all runs count then as not kept that were
 * not made.
 */
export function simulateTrip(trip: SimulatedTrip, gazetteer: Gazetteer, mostMissed = RUNS): SimulatedRobustness {
  const steps = listSteps(trip, gazetteer);
  const random = seededRandom(seedOf(trip));
  const missed = new Map<Stop, number>();
  let [kept, lost] = [0, 0];
  for (let run = 0; run < RUNS && lost <= mostMissed; run++) {
    const first = travelOnce(steps, random);
    if (first) {
      lost++;
      missed.set(first, (missed.get(first) ?? 0) + 1);
    } else kept++;
  }
  const weakest = [...missed].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  return { runs: RUNS, kept, ...(weakest && { weakest }) };
}
