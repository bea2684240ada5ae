import fc from 'fast-check';
import { expect, it } from 'vitest';
import { greatCircleKm, type Point } from '../geo.ts';
import { buildPointGrid, nearestPlaces, placesWithin } from './point-grid.ts';

const point = fc.record({
  lat: fc.double({ min: 6, max: 37, noNaN: true }),
  lon: fc.double({ min: 68, max: 97, noNaN: true }),
});
const places = fc.array(point, { maxLength: 60 });

const measure = (all: readonly Point[], from: Point) => all.map((place) => ({ place, km: greatCircleKm(place, from) }));

it('finds the places within a distance that a look at all of them finds, in their order', () => {
  fc.assert(
    fc.property(places, point, fc.double({ min: 0, max: 3000, noNaN: true }), (all, from, km) => {
      expect(placesWithin(buildPointGrid(all), from, km)).toEqual(measure(all, from).filter((near) => near.km <= km));
    }),
  );
});

it('finds the nearest that sorting all of them finds, and all where there are fewer', () => {
  fc.assert(
    fc.property(places, point, fc.integer({ min: 1, max: 70 }), (all, from, count) => {
      const sorted = measure(all, from).toSorted((a, b) => a.km - b.km);
      expect(nearestPlaces(buildPointGrid(all), from, count)).toEqual(sorted.slice(0, count));
    }),
  );
});

it('finds nothing where there is nothing, and what lies on the other side of the Earth', () => {
  const far = { lat: -10, lon: -100 };
  expect(nearestPlaces(buildPointGrid([]), far, 1)).toEqual([]);
  expect(nearestPlaces(buildPointGrid([{ lat: 20, lon: 80 }]), far, 1)).toHaveLength(1);
});
