import { expect, it } from 'vitest';
import { noteOf } from '../../../test/english.ts';
import { plan, tripRequest } from '../../../test/plan-trips.ts';
import type { Itinerary, TripRequest } from './types.ts';

const planFrom = (from: string, to: string, departureDate: string, days: number, more: Partial<TripRequest> = {}) =>
  plan(tripRequest(from, to, departureDate, days, { priceRange: { min: 0, max: 60_000 }, ...more }));

const ridesOf = ({ journeys }: Itinerary, direction: 'outward' | 'back') =>
  journeys.filter((journey) => journey.direction === direction).flatMap(({ rides }) => rides);

it('from Nagercoil to Manali one takes a taxi to the airport, and sleeps in Delhi on the way', () => {
  const [first] = planFrom('Nagercoil', 'Manali', '2027-06-11', 8);
  const [taxi, flight] = ridesOf(first as Itinerary, 'outward');
  expect(taxi?.to.code).toBe('TRV');
  expect(flight?.mode).toBe('flight');
  expect(first?.stays.map(({ baseId, nights }) => [baseId, nights])).toEqual([
    ['delhi', 1],
    ['manali', 6],
  ]);
  expect(first?.notes.map(noteOf)).toContain(
    'The way from Nagercoil to Manali is too long for one day. You break it for a night in Delhi.',
  );
});

it('a town with slow roads round its airport has the time for them', () => {
  const [first] = planFrom('Nagercoil', 'Goa', '2027-01-11', 5);
  expect(first?.checks).toContain('V08');
});

it('without flights one changes from the night train to the railway over the Chenab', () => {
  const wishes = { transport: ['no-flights'] } as const;
  const max = { priceRange: { min: 0, max: 18000 }, travellers: 4, wishes };
  const plans = planFrom('Ludhiana', 'Srinagar', '2027-05-15', 6, max);
  expect(plans.length).toBeGreaterThanOrEqual(3);
  const [first] = plans;
  const trains = ridesOf(first as Itinerary, 'outward').filter(({ mode }) => mode === 'train');
  expect(trains.map(({ overnight, to }) => [overnight, to.code])).toEqual([
    [true, 'JAT'],
    [false, 'SINA'],
  ]);
  expect(trains[1]).toMatchObject({ cabin: 'CC', service: { name: 'Vande Bharat' } });
  const [evening] = ridesOf(first as Itinerary, 'back').filter(({ overnight }) => overnight);
  expect(evening?.to.code).toBe('LDH');
});
