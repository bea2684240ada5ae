import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { DayDraft } from './build-timeline.ts';
import type { TripNote } from './types.ts';

interface PermittedTrip {
  readonly gazetteer: Gazetteer;
  readonly days: readonly DayDraft[];
}

/** Returns a note on each permit that visited sights need. */
export function permitNotes({ gazetteer, days }: PermittedTrip): readonly TripNote[] {
  const permits = new Map<string, { sights: string[]; leadDays: number }>();
  for (const stop of days.flatMap(({ stops }) => stops)) {
    const sight = stop.kind === 'visit' ? gazetteer.sights.get(stop.sightId) : undefined;
    if (!sight?.permit) continue;
    const row = permits.get(sight.permit.name) ?? { sights: [], leadDays: 0 };
    row.sights.push(sight.name);
    row.leadDays = Math.max(row.leadDays, sight.permit.leadDays);
    permits.set(sight.permit.name, row);
  }
  return [...permits].map(([name, { sights, leadDays }]) => ({
    kind: 'permit',
    text: { say: 'permit', name, sights, leadDays },
  }));
}
