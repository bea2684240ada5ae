import type { PlanWords } from '../planner/plan-words.ts';
import type { Itinerary, TripNote } from '../planner/types.ts';
import { speak } from '../sayings.ts';

interface PlacedNotes {
  /** By id of the sight or base. */
  readonly ofPlaces: ReadonlyMap<string, readonly string[]>;
  /** Of plans stored when notes named no places. */
  readonly ofTrip: readonly string[];
}

/** Returns the ids of the places that a note is about; none where it names no place of the trip. */
function placesOf({ about, text }: TripNote, idsByName: ReadonlyMap<string, string>): readonly string[] {
  if (about) return about;
  const names = typeof text === 'object' && text.say === 'permit' ? text.sights : [];
  return names.flatMap((name) => idsByName.get(name) ?? []);
}

/** Returns what to book, to apply for and to bring, by the sight or town that each note is about. */
export function placeNotes({ notes, days, stays }: Itinerary, words: Pick<PlanWords, 'notes'>): PlacedNotes {
  const visits = days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop] : [])));
  const idsByName = new Map(visits.map(({ place, sightId }) => [place.name, sightId]));
  const known = new Set([...idsByName.values(), ...stays.map(({ baseId }) => baseId)]);
  const ofPlaces = new Map<string, string[]>();
  const ofTrip: string[] = [];
  for (const note of notes) {
    if (note.kind !== 'booking' && note.kind !== 'permit') continue;
    const text = speak(words.notes, note.text);
    const ids = placesOf(note, idsByName).filter((id) => known.has(id));
    if (ids.length === 0) ofTrip.push(text);
    for (const id of ids) ofPlaces.set(id, [...(ofPlaces.get(id) ?? []), text]);
  }
  return { ofPlaces, ofTrip };
}
