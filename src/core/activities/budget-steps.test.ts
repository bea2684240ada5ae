import { expect, test } from 'vitest';
import { budgetStep, medianOf } from './budget-steps.ts';

test('budgets are counted in a few steps, the highest ones in one', () => {
  expect([499, 12_345, 52_000, 184_000, 9e9].map(budgetStep)).toEqual([1000, 12_000, 50_000, 200_000, 1_000_000]);
  for (const none of [0, -5, Number.NaN]) expect(budgetStep(none)).toBeNull();
});

test('the median of counted values is the one in the middle', () => {
  expect(
    medianOf([
      { value: 50, count: 2 },
      { value: 10, count: 3 },
    ]),
  ).toBe(10);
  expect(
    medianOf([
      { value: 50, count: 4 },
      { value: 10, count: 3 },
    ]),
  ).toBe(50);
  expect(medianOf([{ value: 10, count: 0 }])).toBeNull();
  expect(medianOf([])).toBeNull();
});
