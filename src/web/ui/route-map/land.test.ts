import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type LatLon, projectPoint, type Spot } from '../../../core/maps/projection.ts';
import { type Land, levelOf } from './land.ts';
import { fitView } from './map-view.ts';

const textOf = (level: string): string => readFileSync(new URL(`./land-${level}.json`, import.meta.url), 'utf8');

/** Reads the outlines of a file: an absolute start, then steps. */
function linesOf(path: string, { left, top, unitsOfWorld }: Land): readonly (readonly Spot[])[] {
  return path
    .split(/(?=M)/)
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = [...part.matchAll(/-?\d+/g)].map(Number);
      let [x, y] = [left, top];
      return Array.from({ length: numbers.length / 2 }, (_, i): Spot => {
        x += numbers[2 * i] ?? 0;
        y += numbers[2 * i + 1] ?? 0;
        return [x / unitsOfWorld, y / unitsOfWorld];
      });
    });
}

/** True where a place lies in an odd number of outlines. */
function isLand(outlines: readonly (readonly Spot[])[], at: LatLon): boolean {
  const [x, y] = projectPoint(at);
  const crossings = outlines.flatMap((outline) =>
    outline.filter(([ax, ay], i) => {
      const [bx, by] = outline.at(i - 1) ?? [ax, ay];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }),
  );
  return crossings.length % 2 === 1;
}

/** True when a spot of a line lies within about so many degrees. */
function hasSpotAt(lines: readonly (readonly Spot[])[], at: LatLon, degrees: number): boolean {
  const [x, y] = projectPoint(at);
  return lines.some((line) => line.some(([ax, ay]) => Math.hypot(ax - x, ay - y) < degrees / 360));
}

const LEVELS = ['country', 'region'] as const;

describe.each(LEVELS)('the land of a %s', (level) => {
  const land: Land = JSON.parse(textOf(level));
  const outlines = linesOf(land.land, land);
  const rivers = linesOf(land.rivers, land);

  it.each<[string, LatLon]>([
    ['Delhi', [28.61, 77.21]],
    ['Leh', [34.16, 77.58]],
    ['Bhuj in Kutch', [23.24, 69.67]],
    ['Kandy in Sri Lanka', [7.29, 80.63]],
    ['the middle of Andaman', [12.6, 92.9]],
    ['Great Nicobar', [7.0, 93.8]],
  ])('has %s', (_name, at) => expect(isLand(outlines, at)).toBe(true));

  it.each<[string, LatLon]>([
    ['the Arabian Sea', [15, 70]],
    ['the Bay of Bengal', [15, 87]],
    ['the Gulf of Khambhat', [21.4, 72.3]],
    ['the Palk Strait', [9.7, 79.6]],
  ])('has water in %s', (_name, at) => expect(isLand(outlines, at)).toBe(false));

  it('has the islands of Lakshadweep', () => {
    for (const island of [
      [10.86, 72.19],
      [10.57, 72.64],
      [8.29, 73.05],
    ] as const) {
      expect(hasSpotAt(outlines, island, 0.1)).toBe(true);
    }
  });

  it.each<[string, LatLon]>([
    ['the Ganga at Varanasi', [25.3, 83.0]],
    ['the Brahmaputra at Guwahati', [26.2, 91.7]],
    ['the Narmada', [22.0, 74.5]],
    ['the Godavari at Rajahmundry', [17.0, 81.8]],
  ])('has %s', (_name, at) => expect(hasSpotAt(rivers, at, 0.7)).toBe(true));

  it('has no river in a desert', () => expect(hasSpotAt(rivers, [26.9, 70.9], 0.7)).toBe(false));
});

it('both levels come in 30 kB', () => {
  const bytes = LEVELS.map((level) => brotliCompressSync(textOf(level)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(30_000);
});

it('a state is drawn closely, the country and its surroundings roughly', () => {
  const frame = { width: 420, height: 600 };
  const levelAround = (...places: LatLon[]) => levelOf(fitView(places, frame), frame);
  expect(levelAround([8.5, 76.9], [12.4, 75])).toBe('region');
  expect(levelAround([8.09, 77.54], [34.16, 77.58])).toBe('country');
  expect(levelAround([39, 60], [38.9, 60.1])).toBe('country');
});
