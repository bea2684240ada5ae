import type { Finding } from './checks.ts';
import { baseIdOfNight, findVisits, type Trip } from './trip.ts';

/** V59: what must be known before a visit is said, and nothing is said of places that are not visited. */
export function checkBooking(trip: Trip): Finding[] {
  const { itinerary, gazetteer } = trip;
  const seen = new Set([
    ...findVisits(trip).map(({ stop }) => stop.sightId),
    ...itinerary.days.flatMap((day) => baseIdOfNight(day) ?? []),
  ]);
  const said = itinerary.notes.flatMap(({ kind, about = [], what }) =>
    kind === 'booking' ? about.map((place) => `${what} of ${place}`) : [],
  );
  const known = gazetteer.bookingNotes.flatMap(({ places, what }) =>
    places.filter((place) => seen.has(place)).map((place) => `${what} of ${place}`),
  );
  const findings = [
    ...known.filter((each) => !said.includes(each)).map((each) => `the plan does not say the ${each}`),
    ...said.filter((each) => !known.includes(each)).map((each) => `the plan says the ${each}, which is not known`),
  ];
  return findings.map((message) => ({ check: 'V59', message }));
}
