import { expect, test } from 'vitest';
import { changeOf, compare, countedOf, type Series, totalsOf } from './curve-totals.ts';

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2026, 10, 14, 18, 30);
const none = { searches: 0, itineraryViews: 0, requests: 0 };

/** Returns a week with so many visits a day, and so many on each day of the week before. */
const week = (visits: readonly number[], before: number, countedFor: number | null): Series => ({
  unit: 'day',
  since: countedFor === null ? null : new Date(FIRST + (7 - countedFor) * DAY_MS).toISOString(),
  points: visits.map((count, day) => ({
    at: new Date(FIRST + day * DAY_MS).toISOString(),
    ...none,
    visits: count,
    before: { ...none, visits: before },
  })),
});
const told = (series: Series) => {
  const totals = totalsOf(series, 'visits');
  return [changeOf(totals), ...compare(totals, series.since, '7')];
};

test('whole days are compared with whole days: today, which is not over, is left out', () => {
  const without = 'Today is left out of the comparison.';
  const steady = week([10, 10, 10, 10, 10, 10, 1], 10, 30);
  expect(totalsOf(steady, 'visits').total).toBe(61);
  expect(told(steady)).toEqual(['0%', 'As many as the 7 days before.', without]);
  expect(told(week([15, 15, 15, 15, 15, 15, 0], 10, 30))).toEqual([
    '+50%',
    '50% more than the 7 days before.',
    without,
  ]);
  expect(told(week([5, 5, 5, 5, 5, 5, 5], 10, 30))).toEqual(['−50%', '50% less than the 7 days before.', without]);
  expect(told(week([5, 5, 5, 5, 5, 5, 5], 0, 30))).toEqual(['', 'Nothing was counted in the 7 days before.']);
});

test('what was not counted yet is a gap and is compared with nothing', () => {
  const young = week([0, 0, 0, 4, 5, 6, 2], 0, 4);
  expect(countedOf(young).map(({ now }) => now)).toEqual([false, false, false, true, true, true, true]);
  expect(countedOf(week([1, 1, 1, 1, 1, 1, 1], 1, 9)).filter(({ before }) => before)).toHaveLength(2);
  expect(told(young)).toEqual(['', 'Counted since 18 Nov 2026.']);
  expect(told(week([1, 1, 1, 1, 1, 1, 1], 1, 9))).toEqual(['', 'Counted since 13 Nov 2026.']);
  expect(told(week([0, 0, 0, 0, 0, 0, 0], 0, null))).toEqual(['']);
});
