import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatestOf, labelEvery, stack, ticksUpTo } from './chart-scale.ts';

const series = [
  { name: 'good', label: 'Good', color: 'green' },
  { name: 'bad', label: 'Bad', color: 'red' },
];

test('the grid is drawn at round values', () => {
  expect(ticksUpTo(22, 1)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(ticksUpTo(1, 1)).toEqual([0, 1]);
  expect(ticksUpTo(7, 1)).toEqual([0, 2, 4, 6, 8]);
  expect(ticksUpTo(11, 1)).toEqual([0, 5, 10, 15]);
  expect(ticksUpTo(1430, 10)).toEqual([0, 500, 1000, 1500]);
  expect(ticksUpTo(0.0007, 0.0001)).toEqual([0, 0.0002, 0.0004, 0.0006, 0.0008]);
});

test('the grid reaches over the greatest value with few lines and steps that can be told apart', () => {
  const least = fc.constantFrom(0.0001, 1, 10);
  fc.assert(
    fc.property(fc.double({ min: 0.0001, max: 1e9, noNaN: true }), least, (greatest, leastStep) => {
      const ticks = ticksUpTo(greatest, leastStep);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest * (1 - 1e-6));
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect((ticks[1] ?? 0) / leastStep).toBeGreaterThanOrEqual(1 - 1e-6);
    }),
  );
});

test('bars stand upon one another, lines do not, and what is not there counts as nothing', () => {
  const points = [
    { at: 'a', good: 3, bad: 2 },
    { at: 'b', good: 4, bad: null },
  ];
  expect(greatestOf({ kind: 'bars', series, points })).toBe(5);
  expect(greatestOf({ kind: 'lines', series, points })).toBe(4);
  expect(greatestOf({ kind: 'lines', series, points: [] })).toBe(0);
  expect(stack({ at: 'a', good: 3, bad: 2 }, series)).toEqual([
    { name: 'good', color: 'green', from: 0, to: 3 },
    { name: 'bad', color: 'red', from: 3, to: 5 },
  ]);
  expect(stack({ at: 'b', good: 0, bad: 1 }, series)).toMatchObject([{ name: 'bad', from: 0, to: 1 }]);
});

test('words below a chart are as many as have room', () => {
  expect(labelEvery(7, 400, 50)).toBe(1);
  expect(labelEvery(90, 400, 50)).toBe(12);
  expect(labelEvery(5, 0, 50)).toBeGreaterThan(5);
});
