import { describe, expect, it } from 'vitest';
import { listMapTowns } from '../../../../scripts/map-towns.ts';
import { LANGUAGES } from '../../../core/languages.ts';
import { boxOfLabel, overlap } from '../../../core/maps/place-labels.ts';
import type { LatLon } from '../../../core/maps/projection.ts';
import { nameMap } from './map-names.ts';
import { fitView, placerOf } from './map-view.ts';
import { mapOfSights } from './route-model.ts';

const AGRA = { name: 'Agra', lat: 27.1767, lon: 78.0081 };
const FRAMES = [
  { width: 360, height: 260 },
  { width: 420, height: 600 },
];
const VIEWS: readonly (readonly [string, readonly LatLon[]])[] = [
  [
    'all of India',
    [
      [8.09, 77.54],
      [34.16, 77.58],
      [23, 69],
      [27.5, 95],
    ],
  ],
  [
    'Rajasthan',
    [
      [24.5, 70.5],
      [29, 77.2],
    ],
  ],
  [
    'Kashmir',
    [
      [33.5, 74],
      [34.5, 77.6],
    ],
  ],
  [
    'Andaman',
    [
      [11.6, 92.7],
      [13.3, 93.1],
    ],
  ],
];

describe.each(LANGUAGES)('the names on the map, in %s', (language) => {
  const towns = listMapTowns(language);

  it.each(VIEWS)('of %s never lie on each other, and are at most 25 beside the route', (_name, places) => {
    for (const frame of FRAMES) {
      const route = mapOfSights(AGRA, [], '');
      const place = placerOf(fitView(places, frame), frame);
      const names = nameMap({ route, stops: [], towns, dots: [], place, frame });
      const boxes = names.map(boxOfLabel);
      for (const [i, box] of boxes.entries()) {
        expect(boxes.slice(i + 1).some((other) => overlap(box, other))).toBe(false);
      }
      expect(names.length).toBeGreaterThan(2);
      expect(names.filter(({ of }) => of === 'aside').length).toBeLessThanOrEqual(25);
    }
  });

  it('are all in the language', () => {
    expect(towns.length).toBeGreaterThanOrEqual(225);
    expect(towns.every(([name]) => name.trim() !== '')).toBe(true);
    if (language !== 'en') expect(towns.filter(([name]) => /[a-z]/i.test(name))).toEqual([]);
  });
});

it('a town of the route is named once, its suburbs not, and a stop of the day beside its number', () => {
  const frame = { width: 420, height: 420 };
  const sights = [
    { name: 'Taj Mahal', lat: 27.1751, lon: 78.0421 },
    { name: 'Agra Fort', lat: 27.1795, lon: 78.0211 },
  ];
  const route = mapOfSights(AGRA, sights, 'Map of Agra');
  const place = placerOf(
    fitView(
      sights.map(({ lat, lon }) => [lat, lon] as const),
      frame,
    ),
    frame,
  );
  const names = nameMap({ route, stops: route.stops, towns: [['Agra Cantt', 27.16, 77.99]], dots: [], place, frame });
  expect(names.map(({ name }) => name).sort()).toEqual(['Agra', 'Agra Fort', 'Taj Mahal']);
});
