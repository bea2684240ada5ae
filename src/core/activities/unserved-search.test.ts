import { expect, test } from 'vitest';
import { medianAsked, mostAsked, placeTitle, unservedSearchOf } from './unserved-search.ts';

const search = (more: Record<string, unknown> = {}) => ({
  type: 'search',
  data: {
    from: ' Kolkata',
    to: 'New  Digha',
    departureDate: '2026-12-05',
    returnDate: '2026-12-09',
    travellers: 2,
    priceRange: [0, 18_400],
    status: 422,
    reason: 'BUDGET_TOO_LOW',
    ...more,
  },
});

test('a search without a trip is counted by route and reason, with month, days, travellers and budget', () => {
  expect(unservedSearchOf(search())).toEqual({
    fromPlace: 'kolkata',
    toPlace: 'new digha',
    reason: 'BUDGET_TOO_LOW',
    asked: { month: 202_612, days: 5, travellers: 2, budget: 18_000 },
  });
  expect(unservedSearchOf({ ...search(), type: 'page_view' })).toBeNull();
  expect(unservedSearchOf(search({ status: 200 }))).toBeNull();
});

test('what a search does not say in a readable way is left out', () => {
  const odd = { departureDate: 'soon', returnDate: null, travellers: '2', priceRange: 'cheap', reason: undefined };
  expect(unservedSearchOf(search(odd))).toMatchObject({ reason: 'OTHER', asked: {} });
});

test('few different values are kept: budgets within 5%, and largest days and groups', () => {
  const asked = (more: Record<string, unknown>) => unservedSearchOf(search(more))?.asked;
  expect(
    [1, 9, 23, 996, 12_345, 18_700, 25_000, 33_300, 62_000, 99_600].map(
      (rupees) => asked({ priceRange: [0, rupees] })?.budget,
    ),
  ).toEqual([1, 9, 23, 1000, 12_000, 19_000, 25_000, 32_500, 60_000, 100_000]);
  expect(asked({ priceRange: [0, 1e12], travellers: 500, returnDate: '2027-12-09' })).toEqual({
    month: 202_612,
    days: 30,
    travellers: 20,
    budget: 10_000_000,
  });
});

test('the median is the value in the middle, and the mode the one asked most', () => {
  const counts = new Map([
    [50_000, 1],
    [10_000, 2],
    [20_000, 2],
  ]);
  expect(medianAsked(counts)).toBe(20_000);
  expect(mostAsked(counts)).toEqual({ value: 10_000, count: 2 });
  expect([medianAsked(new Map()), mostAsked(new Map())]).toEqual([null, null]);
});

test('a counted place is shown as a name in any script', () => {
  expect(['new digha', "cox's bazar", 'रीवा', 'naini-tal (up)'].map(placeTitle)).toEqual([
    'New Digha',
    "Cox's Bazar",
    'रीवा',
    'Naini-Tal (Up)',
  ]);
});
