import { expect, test } from 'vitest';
import { titleFailure } from './failure-titles.ts';
import type { GenerationProblem } from './generate.ts';
import { wordGenerationFailure, wordMoreFailure } from './problem-words.ts';
import { remediesFor } from './remedies.ts';
import type { TripWish } from './trip-wish.ts';

const WISH: TripWish = {
  from: 'Kolkata',
  to: 'Darjeling',
  departureDate: '2026-12-04',
  returnDate: '2026-12-05',
  travellers: 2,
  travelClass: 'Economy',
  priceRange: [5000, 9000],
};

const refusal = (reason: string, details: Record<string, unknown> = {}): GenerationProblem => ({
  code: 422,
  message: 'No.',
  reason,
  details,
});

const firstFor = (reason: string, details?: Record<string, unknown>) => remediesFor(refusal(reason, details), WISH)[0];

test('a place that was very likely meant is offered as a remedy, names that are merely like it as unsure ones', () => {
  const sure = { field: 'to', suggestions: ['Darjeeling'], distancesKm: [], isSure: true };
  expect(remediesFor(refusal('UNKNOWN_PLACE', sure), WISH)).toEqual([
    { label: 'Did you mean Darjeeling?', change: { to: 'Darjeeling' } },
  ]);
  const unsure = { ...sure, suggestions: ['Udaipur', 'Udupi'], isSure: false };
  expect(remediesFor(refusal('UNKNOWN_PLACE', unsure), WISH)).toEqual([
    { label: 'Did you mean Udaipur?', change: { to: 'Udaipur' }, isUnsure: true },
    { label: 'Did you mean Udupi?', change: { to: 'Udupi' }, isUnsure: true },
  ]);
});

test('the nearest places to one that is not planned come with their distance', () => {
  const details = { field: 'to', suggestions: ['Pune', 'Lonavala'], distancesKm: [0, 54], isSure: false };
  expect(remediesFor(refusal('UNKNOWN_PLACE', details), WISH)).toEqual([
    { label: 'Go to Pune instead', change: { to: 'Pune' }, isUnsure: true },
    { label: 'Go to Lonavala instead, 54 km away', change: { to: 'Lonavala' }, isUnsure: true },
  ]);
});

test('a start that is not planned is replaced by one near it', () => {
  const details = { field: 'from', suggestions: ['Kolkata'], distancesKm: [31], isSure: true };
  expect(remediesFor(refusal('UNKNOWN_PLACE', details), { ...WISH, from: 'Chinsurah' })).toEqual([
    { label: 'Start from Kolkata instead, 31 km away', change: { from: 'Kolkata' } },
  ]);
});

test('a place abroad offers a start or an end in India', () => {
  const details = { suggestions: ['Delhi'] };
  expect(firstFor('ABROAD', { ...details, field: 'from' })).toEqual({
    label: 'Start from Delhi instead',
    change: { from: 'Delhi' },
  });
  expect(firstFor('ABROAD', { ...details, field: 'to' })).toEqual({
    label: 'Go to Delhi instead',
    change: { to: 'Delhi' },
  });
});

test('where a trip starts is never offered as where it goes', () => {
  const wish: TripWish = { ...WISH, from: 'Pune, Maharashtra (PNQ)' };
  const details = { field: 'to', suggestions: ['Pune', 'Lonavala'], distancesKm: [0, 54], isSure: false };
  expect(remediesFor(refusal('UNKNOWN_PLACE', details), wish)).toEqual([
    { label: 'Go to Lonavala instead, 54 km away', change: { to: 'Lonavala' }, isUnsure: true },
  ]);
  expect(remediesFor(refusal('ABROAD', { field: 'to', suggestions: ['Pune', 'Delhi'] }), wish)).toEqual([
    { label: 'Go to Delhi instead', change: { to: 'Delhi' } },
  ]);
});

test('a budget that is too low is raised to the next thousand that is enough', () => {
  expect(firstFor('BUDGET_TOO_LOW', { cheapest: 15_120 })).toEqual({
    label: 'Search with a budget up to ₹16,000',
    change: { priceRange: [5000, 16_000] },
  });
});

test('a raised budget never leaves the smallest price above the largest', () => {
  const wish: TripWish = { ...WISH, priceRange: [20_000, 21_000] };
  for (const { change } of remediesFor(refusal('BUDGET_TOO_LOW', { cheapest: 4200 }), wish)) {
    const [low, high] = change.priceRange ?? [1, 0];
    expect(low).toBeLessThan(high);
  }
});

test('a smallest price that nothing reaches is lowered below the dearest', () => {
  const wish: TripWish = { ...WISH, priceRange: [150_000, 200_000] };
  const remedies = remediesFor(refusal('BUDGET_TOO_HIGH', { dearest: 103_850 }), wish);
  expect(remedies[0]).toEqual({ label: 'Search from ₹60,000 upwards', change: { priceRange: [60_000, 200_000] } });
});

test('too few days become enough, too many as many as are planned', () => {
  expect(firstFor('TRIP_TOO_SHORT', { minDays: 4, fastestMode: 'train' })).toEqual({
    label: 'Plan 4 days',
    change: { returnDate: '2026-12-07' },
  });
  expect(firstFor('TRIP_TOO_LONG', { maxDays: 21 })?.change).toEqual({ returnDate: '2026-12-24' });
  expect(firstFor('TRIP_TOO_SHORT', { minDays: 21, fastestMode: 'none that we know' })).toBeUndefined();
});

test('a closed destination offers its season, for as many days, and other places', () => {
  const details = { openFrom: '2027-05-15', alternatives: ['Goa'] };
  expect(remediesFor(refusal('DESTINATION_CLOSED', details), WISH)).toEqual([
    { label: 'Go on or after Sat 15 May 2027', change: { departureDate: '2027-05-15', returnDate: '2027-05-16' } },
    { label: 'Go to Goa instead', change: { to: 'Goa' } },
  ]);
});

test('dates the wrong way round are swapped', () => {
  expect(firstFor('DATE_ORDER')?.change).toEqual({ departureDate: '2026-12-05', returnDate: '2026-12-04' });
});

test('details that make no sense offer nothing and break nothing', () => {
  for (const reason of ['UNKNOWN_PLACE', 'BUDGET_TOO_LOW', 'BUDGET_TOO_HIGH', 'TRIP_TOO_SHORT', 'DESTINATION_CLOSED']) {
    expect(remediesFor(refusal(reason, { cheapest: 'x', suggestions: 3, openFrom: 'soon' }), WISH)).toEqual([]);
  }
  expect(remediesFor({ code: 500, message: 'Boom' }, WISH)).toEqual([]);
});

test('failures are told in the words of the catalogue', () => {
  const failed = { code: 500, message: 'Something went wrong on our side. Please try again.' };
  expect(wordGenerationFailure(failed)).toBe(
    'Failed to generate itineraries: HTTP 500: Something went wrong on our side. Please try again.',
  );
  expect(wordGenerationFailure({ code: 503, message: 'Busy' })).toBe(
    'AI model is currently overloaded. Please try again in a few minutes.',
  );
  expect(wordGenerationFailure(refusal('BUDGET_TOO_LOW'))).toBe('No.');
  expect(wordMoreFailure({ code: 503, message: 'Busy' })).toBe(
    'AI model is temporarily overloaded. Please try again in a few minutes.',
  );
  expect(wordMoreFailure({ code: 0, message: 'We couldn’t reach the server' })).toBe(
    'Failed to load more itineraries: We couldn’t reach the server. Please try again.',
  );
});

test('several places that a name may mean are asked about, an unknown one is told', () => {
  const titleOf = (suggestions: readonly string[]) => titleFailure(refusal('UNKNOWN_PLACE', { suggestions }));
  expect(titleOf(['Aurangabad, Maharashtra', 'Aurangabad, Bihar'])).toBe('Which place do you mean?');
  expect(titleOf([])).toBe('We could not find that place');
});

test('wishes that do not fit together are offered with the changes that the planner has tried', () => {
  const remedies = [
    { returnDate: '2026-12-07' },
    { label: 'Allow flights', wishes: { diet: ['jain'] } },
    { wishes: { diet: ['jain'] } },
  ];
  expect(remediesFor(refusal('WISHES_IMPOSSIBLE', { remedies }), WISH)).toEqual([
    { label: 'Plan 4 days', change: { returnDate: '2026-12-07' } },
    { label: 'Allow flights', change: { wish: '', wishes: { diet: ['jain'] } } },
  ]);
  expect(remediesFor(refusal('WISHES_IMPOSSIBLE', { remedies: 'none' }), WISH)).toEqual([]);
});
