import { expect, test } from 'vitest';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { comparedSlugs, compareHash } from './compare-address.ts';
import { compareRows, compareSights, mainDifference, priceMarks } from './compare-plans.ts';

type Figures = NonNullable<Itinerary['figures']>;

const FIGURES: Figures = {
  rideMinutes: 600,
  vehicles: ['train', 'hired-car'],
  nightsOnBoard: 1,
  localMinutes: 200,
  restMinutes: 90,
  leaves: '22:05',
  returns: '20:10',
  hardSights: [],
  towns: [],
  legs: [],
};

const plan = (title: string, given: Partial<Itinerary> = {}): Itinerary =>
  ({
    title,
    pricePP: 10_000,
    duration: '3 days / 2 nights',
    nights: 2,
    stays: [{ place: 'Puri', nights: 2 }],
    hotelExample: { name: 'Sea View', type: 'hotel' },
    inclusions: ['2 nights in simple rooms'],
    placesToVisit: ['Temple', 'Beach'],
    notes: [],
    figures: FIGURES,
    ...given,
  }) as Itinerary;

test('an address compares at most three plans, each once, and none that it cannot name', () => {
  expect(comparedSlugs(compareHash(['a-1', 'b-2']))).toEqual(['a-1', 'b-2']);
  expect(comparedSlugs('#compare=a,a,b,c,d,e,f,g,h,i')).toEqual(['a', 'b', 'c']);
  expect(comparedSlugs('#compare=../x,%3Cb%3E,')).toEqual([]);
  expect(comparedSlugs('#results')).toBeNull();
});

test('one sentence names price and time on the way where they differ, else sights', () => {
  const cheap = plan('Slow', { pricePP: 8000, figures: { ...FIGURES, rideMinutes: 900 } });
  const fast = plan('Fast', { figures: { ...FIGURES, rideMinutes: 480 } });
  expect(mainDifference([cheap, fast])).toBe('“Slow” costs ₹2,000 less each; “Fast” spends 7 h less between towns.');
  const best = plan('Best', { pricePP: 8000, figures: { ...FIGURES, rideMinutes: 480 } });
  expect(mainDifference([best, plan('Other')])).toBe(
    '“Best” costs ₹2,000 less each and spends 2 h less between towns.',
  );
  const more = plan('More', { placesToVisit: ['Temple', 'Beach', 'Lake'] });
  expect(mainDifference([plan('Less'), more])).toBe('“More” has 1 sight that the others leave out.');
  expect(mainDifference([plan('One'), plan('Two')])).toMatch(/^They cost about the same/);
});

const only = (names: readonly string[]) => ({ only: names, some: [] });

test('sights that all plans have stand apart', () => {
  const plans = [plan('A'), plan('B', { placesToVisit: ['Beach', 'Lake'] }), plan('C', { placesToVisit: ['Beach'] })];
  expect(compareSights(plans)).toEqual({ shared: ['Beach'], others: [only(['Temple']), only(['Lake']), only([])] });
  const two = compareSights([plan('A'), plan('B'), plan('C', { placesToVisit: ['Beach'] })]);
  expect(two.others[0]).toEqual({ only: [], some: ['Temple'] });
});

test('the best of a row is marked only where it is one', () => {
  expect(priceMarks([plan('A'), plan('B', { pricePP: 9000 })])).toEqual([undefined, 'Lowest price']);
  expect(priceMarks([plan('A'), plan('B')])).toEqual([undefined, undefined]);
});

test('plans kept from before there were figures say so, and mark nothing', () => {
  const { figures: _without, ...old } = plan('Old');
  const { first } = compareRows([old as Itinerary, plan('New')]);
  const travel = first[1]?.cells;
  expect(travel?.[0]).toEqual({ lines: ['Not known for this older plan'], mark: undefined });
  expect(travel?.[1]?.lines).toEqual(['10 h', 'Train, Hired car', '1 night on board']);
});
