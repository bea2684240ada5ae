import { expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { planTrip } from './plan-trip.ts';

it('a trip carries the notes of what it visits, once each, with the names of the places', () => {
  const answer = planTrip(
    {
      from: 'Delhi',
      to: 'Agra',
      departureDate: '2027-02-15',
      returnDate: '2027-02-17',
      travellers: 2,
      travelClass: 'Economy',
      priceRange: { min: 0, max: 60_000 },
      bookedOn: '2027-01-05',
      exclude: [],
    },
    gazetteer,
  );
  if (answer.kind !== 'planned') throw new Error(answer.kind);
  for (const { notes, days } of answer.itineraries) {
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
