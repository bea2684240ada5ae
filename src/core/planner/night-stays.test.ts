import { expect, test } from 'vitest';
import { differenceOf, lineOf } from '../../../test/english.ts';
import { gazetteer } from '../../../test/gazetteer.ts';
import { plansOf, tripRequest } from '../../../test/plan-trips.ts';
import { planWords } from '../../words/en/planner/plans.ts';
import { describeDetails, summarise } from './describe.ts';
import type { Itinerary, TripRequest } from './types.ts';

const plan = (request: Partial<TripRequest>): readonly Itinerary[] =>
  plansOf(tripRequest('Kochi', 'Alappuzha', '2027-01-12', 2, { priceRange: { min: 0, max: 20_000 }, ...request }));

const nightStaysOf = ({ stays }: Itinerary): readonly string[] =>
  stays.flatMap(({ nightStay, hotelExample }) => (nightStay ? [hotelExample.type] : []));

test('the advised night at Alappuzha is on a houseboat with its meals, at its own price', () => {
  const [first] = plan({});
  if (!first) throw new Error('refused');
  expect(nightStaysOf(first)).toEqual(['2-bedroom houseboat']);
  const boat = first.price.lines.find(({ code }) => code === 'night-stay');
  expect(boat && lineOf(boat)).toBe('2-bedroom houseboat in Alappuzha, dinner and breakfast included');
  // A boat of two bedrooms is let as a whole.
  expect(boat).toMatchObject({ qty: 2, unitPrice: 6250, sharedBy: 2 });
  const meals = first.price.lines.filter(({ component }) => component === 'meals');
  const mealsOfDay = (day: number) =>
    meals
      .filter(({ dayNumber }) => dayNumber === day)
      .map(lineOf)
      .join();
  expect(mealsOfDay(1)).not.toMatch(/dinner|All/i);
  expect(mealsOfDay(2)).not.toMatch(/breakfast|All/i);
  expect(differenceOf(first)).toContain('You sleep on a 2-bedroom houseboat in Alappuzha.');
  expect(summarise(first, gazetteer, planWords).inclusions.join()).not.toMatch(/0 nights/);
  expect(describeDetails(first, gazetteer, planWords).accommodation).toContain('2-bedroom houseboat');
  expect(first.checks).toContain('V55');
});

test('who cannot pay for the boat sleeps on land', () => {
  const plans = plan({ priceRange: { min: 0, max: 7000 } });
  expect(plans.length).toBeGreaterThanOrEqual(3);
  expect(plans.flatMap(nightStaysOf)).toEqual([]);
});

test('of three nights at Jaisalmer one is in the camp beside the dunes, after their sunset', () => {
  const [first] = plan({
    from: 'Delhi',
    to: 'Jaisalmer',
    departureDate: '2027-01-12',
    returnDate: '2027-01-15',
    priceRange: { min: 0, max: 50_000 },
  });
  if (!first) throw new Error('refused');
  expect(nightStaysOf(first)).toEqual(['Swiss tent desert camp']);
  const parts = first.stays.map(({ baseId, nights, nightStay = false }) => ({ baseId, nights, nightStay }));
  expect(parts.filter(({ nightStay }) => nightStay)).toHaveLength(1);
  expect(new Set(parts.map(({ baseId }) => baseId))).toEqual(new Set(['jaisalmer']));
  expect(summarise(first, gazetteer, planWords).stays).toEqual([{ place: 'Jaisalmer', nights: 3 }]);
  const camp = first.stays.find(({ nightStay }) => nightStay);
  const evening = first.days.find(({ number }) => number === camp?.firstDayNumber)?.stops ?? [];
  const dunes = evening.findIndex((stop) => stop.kind === 'visit' && stop.sightId === 'jaisalmer-sam-dunes');
  expect(evening.slice(dunes + 1).map(({ kind }) => kind)).toEqual(['check-in', 'meal']);
  const morning = first.days.find(({ number }) => number === (camp?.firstDayNumber ?? 0) + 1)?.stops ?? [];
  expect(morning.slice(0, 3).map(({ kind }) => kind)).toEqual(['meal', 'check-out', 'visit']);
  // The way back from the dunes is an hour and more.
  expect(morning[2]?.travel?.minutes).toBeGreaterThan(60);
  expect(first.checks).toContain('V65');
});

test('of two nights at Alappuzha one is on the houseboat, with families in the hotel', () => {
  const twoNights = { returnDate: '2027-01-14', priceRange: { min: 0, max: 40_000 } };
  const [first] = plan(twoNights);
  expect(first && nightStaysOf(first)).toEqual(['2-bedroom houseboat']);
  expect(first?.stays.map(({ nights }) => nights)).toEqual([1, 1]);
  const party = { adults: 2, children: [4], elders: 0, mobility: 'full' } as const;
  expect(plan({ ...twoNights, travellers: 3, wishes: { party } }).flatMap(nightStaysOf)).toEqual([]);
});

test('the camps of Ladakh are slept in from May to September only', () => {
  const ladakh = { from: 'Delhi', to: 'Ladakh', priceRange: { min: 0, max: 90_000 } };
  const inJune = plan({ ...ladakh, departureDate: '2027-06-12', returnDate: '2027-06-19' });
  expect(inJune.flatMap(nightStaysOf)).toContain('Swiss tent camp');
  const inOctober = plan({ ...ladakh, departureDate: '2027-10-12', returnDate: '2027-10-19' });
  expect(inOctober.length).toBeGreaterThan(0);
  expect(inOctober.flatMap(nightStaysOf)).toEqual([]);
});

test('nobody is told to sleep in the winter tent city in April', () => {
  const inApril = plan({
    from: 'Ahmedabad',
    to: 'Bhuj',
    departureDate: '2027-04-12',
    returnDate: '2027-04-15',
    priceRange: { min: 0, max: 60_000 },
  });
  expect(inApril.length).toBeGreaterThanOrEqual(3);
  const types = inApril.flatMap(({ stays }) => stays.map(({ hotelExample }) => hotelExample.type));
  expect(types.filter((type) => /tent/.test(type))).toEqual([]);
});
