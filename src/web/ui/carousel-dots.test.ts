import { describe, expect, it } from 'vitest';
import { dotsInView } from './carousel-dots.ts';

describe.each([0, 1, 2, 7, 12, 40])('%i stops', (stops) => {
  it.each([0, 1, 7, 40])('show at most as many dots as have room for %i, and the current one among them', (room) => {
    for (let current = 0; current < stops; current++) {
      const { from, to } = dotsInView(current, stops, room);
      expect(to - from).toBe(Math.min(stops, Math.max(1, room)));
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(stops);
      expect(current >= from && current < to).toBe(true);
    }
  });
});

it('no stops have no dots', () => {
  expect(dotsInView(0, 0, 7)).toEqual({ from: 0, to: 0 });
});
