import { expect, test } from 'vitest';
import { stopKeys } from './stop-keys.ts';

const visit = (lat: number) => ({ kind: 'visit', place: { lat, lon: 88.26 } });
const RIDE = { kind: 'ride' };
const MEAL = { kind: 'meal' };

test('a sight keeps its key on another day, and no two stops share one', () => {
  const before = stopKeys([
    { day: 1, stops: [RIDE, RIDE, visit(27.04), MEAL] },
    { day: 2, stops: [visit(27.05), visit(27.04)] },
  ]);
  const after = stopKeys([
    { day: 1, stops: [RIDE, RIDE, MEAL] },
    { day: 2, stops: [visit(27.04), visit(27.05)] },
  ]);
  expect(after[1]).toEqual([before[0]?.[2], before[1]?.[0]]);
  const keys = before.flat().filter((key) => key !== '');
  expect(new Set(keys).size).toBe(5);
  expect(before[0]?.[3]).toBe('');
});
