import { describe, expect, it } from 'vitest';
import { projectPoint, type Spot } from '../../../core/maps/projection.ts';
import { WAYS, type Way } from '../../../core/planner/details.ts';
import { arrowOf, lengthOf, shapeRide } from './ride-shapes.ts';

const DELHI = projectPoint([28.61, 77.21]);
const AGRA = projectPoint([27.18, 78.01]);

/** Returns how far a line goes aside of its straight way, as a share of its length. */
function swingOf(line: readonly Spot[]): number {
  const [[ax, ay], [bx, by]] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  const length = Math.hypot(bx - ax, by - ay);
  return Math.max(...line.map(([x, y]) => Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length ** 2));
}

describe('the line of a ride', () => {
  it.each(WAYS)('by %s begins and ends at its places, and is always the same', (way) => {
    const line = shapeRide(DELHI, AGRA, way);
    for (const [spot, place] of [
      [line[0], DELHI],
      [line.at(-1), AGRA],
    ] as const) {
      expect(spot).toEqual([expect.closeTo(place[0], 9), expect.closeTo(place[1], 9)]);
    }
    expect(shapeRide(DELHI, AGRA, way)).toEqual(line);
  });

  it('winds a little by road, hardly by train, and is an arc by air', () => {
    const swing = (way: Way) => swingOf(shapeRide(DELHI, AGRA, way));
    expect(swing('road')).toBeGreaterThan(0.01);
    expect(swing('road')).toBeLessThan(0.08);
    expect(swing('train')).toBeLessThan(0.03);
    expect(swing('flight')).toBeGreaterThan(0.1);
  });

  it('takes the same road and track back, and another arc', () => {
    for (const way of ['road', 'train'] as const) {
      expect(shapeRide(AGRA, DELHI, way).toReversed()).toEqual(shapeRide(DELHI, AGRA, way));
    }
    const [out, back] = [shapeRide(DELHI, AGRA, 'flight'), shapeRide(AGRA, DELHI, 'flight')];
    expect(out[12]).not.toEqual(back[12]);
  });

  it('has an arrow that points to its end, apart from the one of the way back', () => {
    const out = arrowOf(shapeRide([0, 0], [100, 0], 'train'));
    const back = arrowOf(shapeRide([100, 0], [0, 0], 'train'));
    expect(Math.abs(out?.angle ?? 90)).toBeLessThan(10);
    expect(Math.abs(back?.angle ?? 90)).toBeGreaterThan(170);
    expect((out?.at[0] ?? 0) - (back?.at[0] ?? 0)).toBeGreaterThan(10);
  });

  it('is a point where both ends are one', () => {
    expect(lengthOf(shapeRide(AGRA, AGRA, 'road'))).toBe(0);
  });
});
