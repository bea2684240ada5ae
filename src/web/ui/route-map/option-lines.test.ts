import { expect, test } from 'vitest';
import type { Spot } from '../../../core/maps/projection.ts';
import { besideLine, linesOfOption, numberSpot } from './option-lines.ts';

const option = (number: number) => ({
  key: String(number),
  number,
  label: '',
  title: '',
  legs: [
    { by: 'train' as const, from: [22.6, 88.4] as const, to: [26.7, 88.4] as const },
    { by: 'train' as const, from: [26.7, 88.4] as const, to: [22.6, 88.4] as const },
  ],
});
const place = ([x, y]: Spot): Spot => [x * 40_000, y * 40_000];

test('a line beside another keeps its ends and its distance', () => {
  const line = Array.from({ length: 25 }, (_, x): Spot => [x * 10, 0]);
  const beside = besideLine(line, 6);
  expect([beside[0], beside.at(-1)]).toEqual([line[0], line.at(-1)]);
  expect(beside.slice(5, 20).every(([, y]) => y === 6)).toBe(true);
});

test('the same way is drawn once for each route, apart from the others, whichever way it is gone', () => {
  const [first, second] = [0, 1].map((index) => linesOfOption(option(index), { index, count: 2, place }));
  expect(first).toHaveLength(1);
  const [a, b] = [first?.[0]?.line[12], second?.[0]?.line[12]];
  expect(Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0))).toBeCloseTo(5);
});

test('numbers of routes along the same way do not cover each other', () => {
  const spots = [0, 1, 2, 3, 4, 5].map((index) =>
    numberSpot(linesOfOption(option(index), { index, count: 6, place }), index, 6),
  );
  for (const [i, spot] of spots.entries()) {
    const next = spots[i + 1];
    if (spot && next) expect(Math.hypot(spot[0] - next[0], spot[1] - next[1])).toBeGreaterThan(22);
  }
  expect(numberSpot([], 0, 1)).toBeNull();
});
