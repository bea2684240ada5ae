import { formatClock } from '../clock-time.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { greatCircleKm, type Point } from '../geo.ts';
import type { NamedPoint, Ride } from '../rides.ts';
import { WAY_OF, type Way } from './details.ts';
import { vehicleOf } from './phrases.ts';
import type { Vehicle } from './sayings.ts';
import type { Itinerary, PlannedDay } from './types.ts';

/** A town of a trip: where it starts, and where its nights are. */
interface FiguredTown extends NamedPoint {
  readonly nights: number;
}

/** One ride of a trip, as a small map draws it. */
interface FiguredLeg {
  readonly by: Way;
  readonly from: Point;
  readonly to: Point;
}

/** What trips are compared by. Every number is one of the plan. */
export interface TripFigures {
  /** Minutes in rides between towns, seat to seat. */
  readonly rideMinutes: number;
  /** What they are travelled in, each once, in order. */
  readonly vehicles: readonly Vehicle[];
  readonly nightsOnBoard: number;
  /** Minutes on the way between sights, meals and the stay. */
  readonly localMinutes: number;
  /** Minutes of rest and free time within the days' timelines. */
  readonly restMinutes: number;
  /** `HH:MM` of leaving home on the first day and returning on the last. */
  readonly leaves: string;
  readonly returns: string;
  /** Its sights with a steep way or many steps, by name. */
  readonly hardSights: readonly string[];
  readonly towns: readonly FiguredTown[];
  readonly legs: readonly FiguredLeg[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const localMinutesOf = ({ stops, returnTravel }: PlannedDay): number =>
  sum(stops.map(({ travel }) => travel?.minutes ?? 0)) + (returnTravel?.minutes ?? 0);

const restMinutesOf = ({ stops }: PlannedDay): number =>
  sum(stops.map(({ kind, start, end }) => (kind === 'rest' || kind === 'free' ? Math.max(0, end - start) : 0)));

/** Three decimals are 100 m: enough for a drawing. */
const roughly = ({ lat, lon }: Point): Point => ({
  lat: Math.round(lat * 1000) / 1000,
  lon: Math.round(lon * 1000) / 1000,
});

/** Shorter rides are a dot on a map of a whole trip. */
const LEAST_LEG_KM = 2;

const legOf = ({ mode, from, to }: Ride): readonly FiguredLeg[] =>
  greatCircleKm(from, to) < LEAST_LEG_KM ? [] : [{ by: WAY_OF[mode], from: roughly(from), to: roughly(to) }];

function townsOf({ from, stays, to }: Itinerary): readonly FiguredTown[] {
  const towns = new Map<string, FiguredTown>([[from.name, { name: from.name, ...roughly(from), nights: 0 }]]);
  for (const { base, nights } of stays) {
    const before = towns.get(base.name)?.nights ?? 0;
    towns.set(base.name, { name: base.name, ...roughly(base), nights: before + nights });
  }
  if (stays.length === 0) towns.set(to.name, { name: to.name, ...roughly(to), nights: 0 });
  return [...towns.values()];
}

/** Returns when a trip leaves home, and when it is back: `HH:MM`. */
export function homeTimes(rides: readonly Ride[]): { readonly leaves: string; readonly returns: string } {
  const [first, last] = [rides[0], rides.at(-1)];
  return {
    leaves: formatClock(first?.departs ?? 480),
    returns: formatClock((last?.departs ?? 1080) + (last?.minutes ?? 0)),
  };
}

/** Returns what a trip is compared by. */
export function figuresOf(trip: Itinerary, { sights }: Gazetteer): TripFigures {
  const rides = trip.journeys.flatMap((journey) => journey.rides);
  const visits = trip.days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop] : [])));
  return {
    rideMinutes: sum(rides.map(({ minutes }) => minutes)),
    vehicles: [...new Set(rides.map((ride) => vehicleOf(ride).is))],
    nightsOnBoard: trip.days.filter(({ night }) => night === 'on-board').length,
    localMinutes: sum(trip.days.map(localMinutesOf)),
    restMinutes: sum(trip.days.map(restMinutesOf)),
    ...homeTimes(rides),
    hardSights: visits.flatMap(({ sightId, place }) => (sights.get(sightId)?.strenuous ? [place.name] : [])),
    towns: townsOf(trip),
    legs: rides.flatMap(legOf),
  };
}
