import { expect, test } from 'vitest';
import type { GenerationProblem } from './generate.ts';
import { remediesFor } from './remedies.ts';
import type { TripWish } from './trip-wish.ts';

const WISH: TripWish = {
  from: 'Pune',
  to: 'Mahabaleshwar',
  departureDate: '2027-01-15',
  returnDate: '2027-01-17',
  travellers: 2,
  travelClass: 'Economy',
  priceRange: [5000, 9000],
};

const refused = (details: Record<string, unknown>, reason = 'UNKNOWN_PLACE'): GenerationProblem => ({
  code: 422,
  message: 'No.',
  reason,
  details,
});

const near = { field: 'to', suggestions: ['Pune', 'Lonavala', 'Mumbai'], distancesKm: [69, 94, 145], isKnown: true };

test('only what the planner has tried is offered, as buttons with what each does', () => {
  const remedies = [{ to: 'Lonavala' }, { to: 'Mumbai', returnDate: '2027-01-18' }];
  expect(remediesFor(refused({ ...near, remedies }), WISH)).toEqual([
    { label: 'Go to Lonavala instead, 94 km away', change: { to: 'Lonavala' } },
    {
      label: 'Go to Mumbai instead, 145 km away, for 4 days',
      change: { to: 'Mumbai', returnDate: '2027-01-18' },
    },
  ]);
  expect(remediesFor(refused({ ...near, remedies: [] }), WISH)).toEqual([]);
});

test('other dates, days and prices say what they are', () => {
  const labels = (...remedies: readonly unknown[]) =>
    remediesFor(refused({ remedies }, 'BUDGET_TOO_LOW'), WISH).map(({ label }) => label);
  expect(labels({ returnDate: '2027-01-20' })).toEqual(['Plan 6 days']);
  expect(labels({ departureDate: '2027-04-01', returnDate: '2027-04-03' })).toEqual(['Go on Thu 1 Apr 2027']);
  expect(labels({ priceRange: [5000, 26000] })).toEqual(['Search with a budget up to ₹26,000']);
  expect(labels({ priceRange: [4000, 9000] }, { priceRange: [0, 9000] })).toEqual([
    'Search from ₹4,000 upwards',
    'Search at any price',
  ]);
});

test('changes that are not as they should be are left out', () => {
  const remedies = [null, 'Goa', {}, { to: 3 }, { returnDate: 'soon' }, { priceRange: ['a', 2] }];
  expect(remediesFor(refused({ remedies }), WISH)).toEqual([]);
});

test('without tried changes the likely ones are offered, as by servers before', () => {
  expect(remediesFor(refused(near), WISH)[0]?.change).toEqual({ to: 'Lonavala' });
});
