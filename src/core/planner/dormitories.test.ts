import { expect, test } from 'vitest';
import { differenceOf, lineOf, titleOf } from '../../../test/english.ts';
import { gazetteer } from '../../../test/gazetteer.ts';
import { plansOf, tripRequest } from '../../../test/plan-trips.ts';
import { planWords } from '../../words/en/planner/plans.ts';
import { describeDetails, summarise } from './describe.ts';
import { planTrip } from './plan-trip.ts';
import type { Itinerary, TripRequest } from './types.ts';

const plan = (request: Partial<TripRequest>): readonly Itinerary[] =>
  plansOf(tripRequest('Kolkata', 'Digha', '2027-01-12', 3, { priceRange: { min: 0, max: 3800 }, ...request }));

const isInBeds = ({ variant }: Itinerary): boolean => variant.tiers.hotel === 'dormitory';

test('a budget below every room is answered with beds in dormitories, in words that say so', () => {
  const [first] = plan({});
  if (!first) throw new Error('refused');
  expect(isInBeds(first)).toBe(true);
  expect(first.price.lines.map(lineOf)).toContain('Bed in a dormitory in Digha');
  expect(summarise(first, gazetteer, planWords).inclusions).toContain('2 nights in dormitory beds');
  expect(summarise(first, gazetteer, planWords).hotelExample.type).toBe('state youth hostel dormitory');
  expect(describeDetails(first, gazetteer, planWords).accommodation).toMatch(/; 2 beds\.$/);
  expect(first.checks).toContain('V54');
});

test('who saves goes by state bus, by day and on the plains', () => {
  const rides = plan({}).flatMap(({ journeys }) => journeys.flatMap((journey) => journey.rides));
  const buses = rides.filter(({ cabin }) => cabin === 'ordinary');
  expect(buses.length).toBeGreaterThan(0);
  expect(buses.every(({ hills, overnight, km }) => !hills && !overnight && km <= 350)).toBe(true);
  const [first] = plan({}).filter(({ variant }) => variant.transport === 'bus');
  expect(first?.price.lines.map(lineOf)).toContain('State bus Kolkata to Digha');
  expect(first && `${titleOf(first)} ${differenceOf(first)}`).not.toMatch(/coach/i);
});

test('a budget for rooms is answered with rooms', () => {
  const plans = plan({ priceRange: { min: 0, max: 9000 } });
  expect(plans.length).toBeGreaterThanOrEqual(3);
  expect(plans.filter((each) => isInBeds(each) || each.variant.tiers.meals === 'thali')).toEqual([]);
});

test('more suggestions within the budget for rooms never are in dormitories', () => {
  const exclude: string[] = [];
  for (let page = 0; page < 6; page++) {
    const more = plan({ priceRange: { min: 0, max: 6000 }, exclude });
    expect(more.filter((each) => isInBeds(each) || each.variant.tiers.meals === 'thali')).toEqual([]);
    exclude.push(...more.map(({ slug }) => slug));
  }
  expect(exclude.length).toBeGreaterThanOrEqual(3);
});

test('elders and small children are not offered dormitories', () => {
  const elders = { adults: 2, children: [], elders: 2, mobility: 'full' } as const;
  expect(plan({ wishes: { party: elders } })).toEqual([]);
  const family = { adults: 1, children: [4], elders: 0, mobility: 'full' } as const;
  expect(plan({ wishes: { party: family } })).toEqual([]);
});

test('who asks for a dormitory has one at any budget', () => {
  const plans = plan({ priceRange: { min: 0, max: 20_000 }, wishes: { stay: ['dormitory'] } });
  expect(plans.some(isInBeds)).toBe(true);
  expect(plans.filter(isInBeds).every(({ served }) => served?.some(({ outcome }) => outcome === 'met'))).toBe(true);
});

test('a student in Mumbai goes by night or day train and by city bus, paid by the ride', () => {
  const answer = planTrip(
    {
      from: 'Indore',
      to: 'Mumbai',
      departureDate: '2027-01-15',
      returnDate: '2027-01-17',
      travellers: 1,
      travelClass: 'Economy',
      priceRange: { min: 0, max: 6000 },
      bookedOn: '2026-12-16',
      exclude: [],
      wishes: { stay: ['dormitory'] },
    },
    gazetteer,
  );
  const plans = answer.kind === 'planned' ? answer.itineraries : [];
  expect(plans.length).toBeGreaterThanOrEqual(3);
  for (const { variant, price } of plans) {
    expect(variant.transport).not.toBe('flight');
    const local = price.lines.filter(({ component }) => component === 'local');
    expect(local.map(({ code }) => code)).toEqual(local.map(() => 'local-bus'));
    expect(Math.max(...local.map(({ amount }) => amount))).toBeLessThan(250);
  }
});
