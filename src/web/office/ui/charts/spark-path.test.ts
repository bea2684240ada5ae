import { expect, test } from 'vitest';
import { areaPath, sparkPath } from './spark-path.ts';

test('a line goes from zero at the bottom to the greatest value at the top', () => {
  expect(sparkPath([0, 5, 10])).toBe('M0 27L50 14L100 1');
  expect(areaPath([0, 10])).toBe('M0 27L100 1V28H0Z');
});

test('days without anything are a line at the bottom, and one day is a point', () => {
  expect(sparkPath([0, 0])).toBe('M0 27L100 27');
  expect(sparkPath([3])).toBe('M0 1');
  expect(sparkPath([])).toBe('');
});
