import type { Base, Gazetteer } from '../../gazetteer/gazetteer.ts';
import { nearestPlaces } from '../../gazetteer/point-grid.ts';
import type { Ride } from '../../rides.ts';
import type { SpecialNights } from '../night-stays.ts';
import type { TripShape, Way } from '../stay-frames.ts';
import type { Itinerary, Journey, StayPlan } from '../types.ts';

const arrivalOf = ({ dayNumber, departs, minutes }: Ride): number => (dayNumber - 1) * 1440 + departs + minutes;

/** Returns a journey as the days of a trip need it; a day without rides is spent at the place. */
function wayOf({ rides }: Journey): Way {
  const [first, last] = [rides[0], rides.at(-1)];
  if (!first || !last) return { rides, leave: 0, arrive: 0, nights: 0 };
  const since = arrivalOf(last) - (first.dayNumber - 1) * 1440;
  return { rides, leave: first.departs, arrive: since % 1440, nights: Math.floor(since / 1440) };
}

const NO_WAY: Journey = { direction: 'outward', rides: [] };

/** Returns the stays by town: nights on a houseboat within a stay are part of it. */
function staysByTown(stays: readonly StayPlan[]): readonly (readonly StayPlan[])[] {
  const towns: StayPlan[][] = [];
  for (const stay of stays) {
    const last = towns.at(-1);
    const before = last?.at(-1);
    if (before?.baseId === stay.baseId && before.firstDayNumber + before.nights === stay.firstDayNumber)
      last?.push(stay);
    else towns.push([stay]);
  }
  return towns;
}

const nightsOf = (stays: readonly StayPlan[]): number => stays.reduce((sum, { nights }) => sum + nights, 0);

/** Facts that a plan needs are no longer known: its town has left the gazetteer. */
export class FactsGone extends Error {}

function baseOf({ bases }: Gazetteer, id: string): Base {
  const base = bases.get(id);
  if (!base) throw new FactsGone(`the town ${id} of a plan is not known`);
  return base;
}

/** Returns the town from which the sights of a day trip are seen. */
function baseOfDayTrip({ to, days }: Itinerary, gazetteer: Gazetteer): Base {
  const visited = days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : [])));
  const seenFrom = gazetteer.sights.get(visited[0] ?? '')?.baseId;
  const id = seenFrom ?? nearestPlaces(gazetteer.near.bases, to, 1)[0]?.place.id ?? '';
  return baseOf(gazetteer, id);
}

/** Returns the stays and ways of a plan, read from its own rows. */
export function shapeOfTrip(itinerary: Itinerary, gazetteer: Gazetteer): TripShape {
  const { journeys, stays } = itinerary;
  const towns = staysByTown(stays).map((parts) => ({
    base: baseOf(gazetteer, parts[0]?.baseId ?? ''),
    nights: nightsOf(parts),
  }));
  const transfers = journeys
    .filter(({ direction }) => direction === 'transfer')
    .map((journey) => (journey.rides.length > 1 || isScheduled(journey.rides[0]) ? { option: wayOf(journey) } : {}));
  return {
    out: wayOf(journeys.find(({ direction }) => direction === 'outward') ?? NO_WAY),
    back: wayOf(journeys.find(({ direction }) => direction === 'back') ?? NO_WAY),
    stays: towns,
    transfers,
    mainBase: towns[0]?.base ?? baseOfDayTrip(itinerary, gazetteer),
  };
}

const isScheduled = (ride: Ride | undefined): boolean => ride?.mode === 'train' || ride?.mode === 'flight';

/** Returns the nights on houseboats and in camps of a plan. */
export function specialNightsOf({ stays }: Itinerary, gazetteer: Gazetteer): SpecialNights {
  const found = new Map<number, NonNullable<ReturnType<SpecialNights['get']>>>();
  for (const parts of staysByTown(stays))
    for (const { baseId, nightStay, firstDayNumber, nights } of parts) {
      const { nightStay: record, sights } = baseOf(gazetteer, baseId);
      if (!nightStay || !record) continue;
      const beside = parts.length > 1 ? sights.find(({ id }) => id === record.beside) : undefined;
      for (let n = 0; n < nights; n++) found.set(firstDayNumber + n, { record, ...(beside && { beside }) });
    }
  return found;
}
