import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { GENTLE_DAY_MINUTES } from './limits.ts';
import { isGentle } from './party-needs.ts';
import { isLongExcursion } from './stay-days.ts';
import type { PlannedDay, TripRequest } from './types.ts';

type Rows = Pick<PlannedDay, 'number' | 'stops' | 'returnTravel'>;

function hasExcursion({ stops }: Rows, gazetteer: Gazetteer): boolean {
  return stops.some((stop) => {
    const sight = stop.kind === 'visit' ? gazetteer.sights.get(stop.sightId) : undefined;
    const base = sight && gazetteer.bases.get(sight.baseId);
    return sight !== undefined && base !== undefined && isLongExcursion(base, sight);
  });
}

/** Returns the minutes from setting out to the first sight until back from the last one. */
function minutesAway({ stops, returnTravel }: Rows): number {
  const first = stops.find(({ kind }) => kind === 'visit');
  const last = stops.findLastIndex(({ kind }) => kind === 'visit');
  const wayBack = stops[last + 1]?.travel?.minutes ?? returnTravel?.minutes ?? 0;
  return first ? (stops[last]?.end ?? 0) + wayBack - (first.start - (first.travel?.minutes ?? 0)) : 0;
}

/** Returns the days of a gentle party that a long excursion makes longer than suits it, with their minutes. */
export function findLongDays(
  request: Pick<TripRequest, 'wishes'>,
  days: readonly Rows[],
  gazetteer: Gazetteer,
): readonly { readonly day: number; readonly minutes: number }[] {
  if (!isGentle(request)) return [];
  return days
    .filter((rows) => hasExcursion(rows, gazetteer))
    .map((rows) => ({ day: rows.number, minutes: minutesAway(rows) }))
    .filter(({ minutes }) => minutes > GENTLE_DAY_MINUTES);
}
