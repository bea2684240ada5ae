import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { BOOKING_TOPICS } from '../gazetteer/types.ts';
import type { DayDraft } from './build-timeline.ts';
import type { TripNote } from './types.ts';

interface TripToBook {
  readonly gazetteer: Gazetteer;
  readonly days: readonly DayDraft[];
}

/** Returns the ids of all sights that are visited, and of the towns where a night is spent, in the order of the trip. */
function listPlaces(days: readonly DayDraft[]): readonly string[] {
  return days.flatMap(({ night, stops }) => [
    ...stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : [])),
    ...(typeof night === 'object' ? [night.baseId] : []),
  ]);
}

/**
 * Returns what to book, to wear or to bring for the places of a trip: one note for each row of the table, by topic.
 */
export function bookingNotes({ gazetteer, days }: TripToBook): readonly TripNote[] {
  const places = [...new Set(listPlaces(days))];
  const nameOf = (id: string): string => (gazetteer.sights.get(id) ?? gazetteer.bases.get(id))?.name ?? id;
  const notes = gazetteer.bookingNotes.flatMap((row) => {
    const about = places.filter((id) => row.places.includes(id));
    if (about.length === 0) return [];
    const text = { say: 'booking', places: about.map(nameOf), about: row.text } as const;
    return [{ kind: 'booking', text, about, what: row.what } as const];
  });
  return notes.sort((a, b) => BOOKING_TOPICS.indexOf(a.what) - BOOKING_TOPICS.indexOf(b.what));
}
