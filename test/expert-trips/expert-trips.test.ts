import { describe, expect, it } from 'vitest';
import { gazetteer } from '../gazetteer.ts';
import { judge } from './judge.ts';
import { readTrips, SHELVES } from './read-trips.ts';

/**
 * What the planner reaches now, to be raised with every improvement. The goal is a mean of 2.85 and none at 0
 * (`node bench/experts.ts` lists what is missed).
 */
const LEAST = { seen: 1.7, unseen: 1.1 } as const;

describe.each(SHELVES)('the %s trips of the experts', (shelf) => {
  const trips = [...readTrips(shelf).values()].flat();

  it('have ids of their own and at least two demands, of which at most three are a must', () => {
    expect(new Set(trips.map(({ id }) => id)).size).toBe(trips.length);
    for (const { id, demands } of trips) {
      expect([id, demands.length > 1]).toEqual([id, true]);
      expect([id, demands.filter(({ weight }) => weight === 'must').length <= 3]).toEqual([id, true]);
    }
  });

  it('are planned as well as before', { timeout: 120_000 }, () => {
    const scores = trips.map((trip) => judge(trip, gazetteer).score);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expect(mean).toBeGreaterThanOrEqual(LEAST[shelf]);
  });
});
