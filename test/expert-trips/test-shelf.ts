import { describe, expect, it } from 'vitest';
import { gazetteer } from '../gazetteer.ts';
import { judge } from './judge.ts';
import { readTrips, type SHELVES } from './read-trips.ts';

/**
 * Tests that the trips of a shelf are planned as well as before. `least` is what the planner reaches now, to be raised
 * with every improvement; the goal is a mean of 2.85 and none at 0 (`node bench/experts.ts` lists what is missed).
 */
export function testShelf(shelf: (typeof SHELVES)[number], least: number): void {
  describe(`the ${shelf} trips of the experts`, () => {
    const trips = [...readTrips(shelf).values()].flat();

    it('have ids of their own and at least two demands, of which at most three are a must', () => {
      expect(new Set(trips.map(({ id }) => id)).size).toBe(trips.length);
      for (const { id, demands } of trips) {
        expect([id, demands.length > 1]).toEqual([id, true]);
        expect([id, demands.filter(({ weight }) => weight === 'must').length <= 3]).toEqual([id, true]);
      }
    });

    it('are planned as well as before', { timeout: 240_000 }, () => {
      const scores = trips.map((trip) => judge(trip, gazetteer).score);
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
      expect(mean).toBeGreaterThanOrEqual(least);
    });
  });
}
