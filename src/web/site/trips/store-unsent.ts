import type { TripEditing } from '../../../contracts/trips.ts';
import type { FactsSlice } from '../../../core/planner/edits/facts-slice.ts';
import type { LaidDay } from '../../../core/planner/on-the-way/laid-days.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import { sightsIn } from './edited-sights.ts';
import type { Judged } from './editor-messages.ts';
import { type UnsentEdits, writeUnsent } from './unsent-edits.ts';

/** Returns the days that are not those of the plan any more. */
function changedDays({ days }: PlannedTrip, { itinerary }: Pick<Judged, 'itinerary'>): readonly LaidDay[] {
  return days.flatMap((before, i) => {
    const after = itinerary.days[i];
    return after && JSON.stringify(after) !== JSON.stringify(before) ? [{ before, after }] : [];
  });
}

/** Returns the names of the sights of some days, in the reader's language. */
export function namesOn(days: readonly LaidDay[], editing: TripEditing): Readonly<Record<string, string>> {
  const sights = sightsIn(JSON.parse(editing.facts) as FactsSlice, editing.names);
  const visited = days.flatMap(({ before, after }) =>
    [...before.stops, ...after.stops].flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : [])),
  );
  return Object.fromEntries(visited.flatMap((id) => (sights.has(id) ? [[id, sights.get(id)?.name ?? id]] : [])));
}

/** Keeps changes on this device until there is a network; false when the browser refuses to store them. */
export async function storeUnsent(
  editing: TripEditing,
  judged: Pick<Judged, 'itinerary'>,
  edited: Pick<UnsentEdits, 'kept' | 'itineraryId' | 'edits'>,
): Promise<boolean> {
  const { trip, plan } = editing;
  const days = changedDays(JSON.parse(plan) as PlannedTrip, judged);
  const unsent: UnsentEdits = {
    ...edited,
    tripId: trip._id,
    title: trip.name || trip.itinerary.title,
    revision: trip.revision,
    days,
    names: namesOn(days, editing),
  };
  return writeUnsent(unsent).then(
    () => true,
    () => false,
  );
}
