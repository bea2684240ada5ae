import { expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { plan, tripRequest } from '../../../test/plan-trips.ts';

it('a trip carries the notes of what it visits, once each, with the names of the places', () => {
  const itineraries = plan(
    tripRequest('Delhi', 'Agra', '2027-02-15', 3, { priceRange: { min: 0, max: 60_000 }, bookedOn: '2027-01-05' }),
  );
  for (const { notes, days } of itineraries) {
    const booking = notes.filter(({ kind }) => kind === 'booking');
    const visited = new Set(days.flatMap(({ stops }) => stops.flatMap((s) => (s.kind === 'visit' ? [s.sightId] : []))));
    expect(visited).toContain('agra-taj-mahal');
    const tickets = booking.find(({ what, about }) => what === 'book-ahead' && about?.includes('agra-taj-mahal'));
    expect(tickets?.text).toMatchObject({
      say: 'booking',
      places: tickets?.about?.map((id) => gazetteer.sights.get(id)?.name),
    });
    expect(
      booking.flatMap(({ about = [] }) => about).filter((id) => !visited.has(id) && !gazetteer.bases.has(id)),
    ).toEqual([]);
    expect(new Set(booking.map(({ text }) => JSON.stringify(text))).size).toBe(booking.length);
  }
});
