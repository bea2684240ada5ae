import { addDays, isInRange } from '../../dates.ts';
import type { Base } from '../../gazetteer/gazetteer.ts';
import { TRANSFER_BY_RAIL_OR_AIR } from '../limits.ts';
import type { Journey } from '../types.ts';
import type { Finding } from './checks.ts';
import { readGoals } from './named-goals.ts';
import { findLeg, intercityMinutes } from './road-model.ts';
import { nameRide, type Trip } from './trip.ts';

/** Returns the least minutes of the road between two towns on a journey's day; infinite where it is closed. */
function roadMinutes(a: Base, b: Base, journey: Journey, { itinerary, gazetteer }: Trip): number {
  const leg = findLeg(gazetteer, a.id, b.id);
  if (!leg) return intercityMinutes(a, a.road, b, b.road);
  const day = addDays(itinerary.startDate, (journey.rides[0]?.dayNumber ?? 1) - 1);
  return leg.closedRanges?.some((range) => isInRange(day, range)) ? Number.POSITIVE_INFINITY : leg.minutes;
}

/**
 * V60: between two towns of a trip one takes a train or a flight only where the road is long and both towns are asked
 * for, or one of them is a stop on the way there or back; a night on the way is a single one, in a berth.
 */
export function checkMoves(trip: Trip): Finding[] {
  const { itinerary, request, gazetteer } = trip;
  const asked = new Set(readGoals(request.to, gazetteer).goals.flatMap(({ bases }) => bases));
  const moves = itinerary.journeys.filter(({ direction }) => direction === 'transfer');
  return moves.flatMap((journey, index): Finding[] => {
    const main = journey.rides.find(({ mode }) => mode === 'train' || mode === 'flight');
    const [a, b] = [itinerary.stays[index], itinerary.stays[index + 1]].map((stay) =>
      gazetteer.bases.get(stay?.baseId ?? ''),
    );
    const nights = journey.rides.filter(({ overnight }) => overnight);
    const inSeats = nights.some(({ mode }) => mode !== 'train');
    const add = (ride: Journey['rides'][number] | undefined, why: string): Finding[] =>
      ride ? [{ check: 'V60', message: `${nameRide(ride)} ${why}` }] : [];
    const tooLong = nights.length > 1 || inSeats ? add(nights.at(-1), 'is no single night in a berth') : [];
    if (!main || !a || !b) return tooLong;
    const isShort = roadMinutes(a, b, journey, trip) <= TRANSFER_BY_RAIL_OR_AIR.roadMinutes;
    const isOnTheWay = (index === 0 && asked.has(b)) || (index === moves.length - 1 && asked.has(a));
    const isUnasked = asked.size > 0 && !(asked.has(a) && asked.has(b)) && !isOnTheWay;
    return [
      ...tooLong,
      ...(isShort ? add(main, 'is in place of a short drive') : []),
      ...(isUnasked ? add(main, 'is between towns that were not asked for') : []),
    ];
  });
}
