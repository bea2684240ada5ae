import { expect, test } from 'vitest';
import { lineOf } from '../../../test/english.ts';
import { gazetteer } from '../../../test/gazetteer.ts';
import { plan } from '../../../test/plan-trips.ts';
import { planWords } from '../../words/en/planner/plans.ts';
import { describeDetails, summarise } from './describe.ts';
import type { Itinerary, TripRequest } from './types.ts';

const digha: TripRequest = {
  from: 'Jamshedpur',
  to: 'Digha',
  departureDate: '2027-11-05',
  returnDate: '2027-11-08',
  travellers: 3,
  travelClass: 'Economy',
  priceRange: { min: 0, max: 25_000 },
  bookedOn: '2027-09-20',
  exclude: [],
  wishes: { party: { adults: 2, children: [1], elders: 0, mobility: 'full' }, transport: ['own-car'], pace: 'relaxed' },
};

test('an own car costs its fuel, tolls and parking, and neither a driver nor a hired car', () => {
  for (const itinerary of plan(digha)) {
    const codes = itinerary.price.lines.map(({ code }) => code);
    expect(codes.filter((code) => /^cab-|^local-(cab|suv|luxury|public)$/.test(code))).toEqual([]);
    expect(codes).toEqual(expect.arrayContaining(['own-car', 'own-car-toll', 'local-own', 'parking']));
    const way = itinerary.price.lines.find(({ code }) => code === 'own-car');
    expect(way && lineOf(way)).toMatch(/^Fuel for your own car, Jamshedpur to /);
    // One car for three, eight rupees a km.
    expect(way).toMatchObject({
      unit: 'km',
      unitPrice: 8,
      sharedBy: 3,
      qty: Math.round(itinerary.journeys[0]?.rides[0]?.km ?? 0),
    });
    expect(summarise(itinerary, gazetteer, planWords).inclusions).toContain('Local transport by your own car');
    const [day] = describeDetails(itinerary, gazetteer, planWords).fullDayWisePlan;
    expect(day?.stops.some(({ title }) => title.startsWith('Your own car to '))).toBe(true);
  }
});

test('without an own car the same way is dearer', () => {
  const least = (plans: readonly Itinerary[]) =>
    Math.min(
      ...plans.map(({ price }) =>
        price.lines
          .filter(({ component }) => component === 'transport' || component === 'local')
          .reduce((sum, { amount }) => sum + amount, 0),
      ),
    );
  const hired = plan({
    ...digha,
    wishes: { party: { adults: 2, children: [1], elders: 0, mobility: 'full' }, pace: 'relaxed' },
  });
  const byCab = hired.filter(({ variant }) => variant.transport === 'cab' && variant.tiers.local !== 'public');
  expect(byCab.length).toBeGreaterThan(0);
  expect(least(plan(digha))).toBeLessThan(least(byCab));
});
