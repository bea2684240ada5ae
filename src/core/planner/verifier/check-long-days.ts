import { GENTLE_DAY_MINUTES } from '../limits.ts';
import type { PlannedDay } from '../types.ts';
import { excursionsOn, measureDay } from './check-timing.ts';
import type { Finding } from './checks.ts';
import { readGoals } from './named-goals.ts';
import { mustBeGentle } from './party.ts';
import { nameDay, type Trip, visitsOnDay } from './trip.ts';

/** Returns the sights that the travellers asked for by name. */
function listNamed({ request, gazetteer }: Trip): ReadonlySet<string> {
  const { goals } = readGoals(request.to, gazetteer);
  return new Set([...goals.flatMap(({ sightIds }) => sightIds), ...(request.wishes?.mustSee ?? [])]);
}

/** Returns the minutes from setting out to the first sight until back from the last one. */
function measureAway(day: PlannedDay): number {
  const visits = visitsOnDay(day);
  const [first, last] = [visits[0], visits.at(-1)];
  if (!first || !last) return 0;
  const after = day.stops[day.stops.indexOf(last) + 1];
  const wayBack = after?.travel ?? day.returnTravel;
  return last.end + (wayBack?.minutes ?? 0) - first.start + (first.travel?.minutes ?? 0);
}

/**
 * V56: with children or elders an excursion of more than eight hours is said; its day is longer than theirs only where
 * they named the place.
 */
export function checkLongDays(trip: Trip): Finding[] {
  const { itinerary, request } = trip;
  if (!mustBeGentle(request)) return [];
  const named = listNamed(trip);
  return itinerary.days.flatMap((day): Finding[] => {
    const excursions = excursionsOn(day, trip);
    const isTold = itinerary.served?.some((each) => each.because === 'long-day' && each.day === day.number) ?? false;
    const isLong = excursions.length > 0 && measureAway(day) > GENTLE_DAY_MINUTES;
    const isTooLong = excursions.length > 0 && measureDay(day) > GENTLE_DAY_MINUTES;
    const isNamed = excursions.some(({ sightId }) => named.has(sightId));
    const add = (why: string): Finding => ({ check: 'V56', message: `${nameDay(day)} ${why}` });
    return [
      ...(isTooLong && !isNamed ? [add('is long without a place that was named')] : []),
      ...(isTold === isLong || !request.wishes?.party
        ? []
        : [add(`is${isLong ? '' : ' not'} long, unlike what is said`)]),
    ];
  });
}
