import { expect, it } from 'vitest';
import { embedAddress, tileAddress } from './map-addresses.ts';

const CHINSURAH = { lat: 22.9, lon: 88.39 };

it('the embedded map shows the surroundings of the office with a marker on it', () => {
  const { origin, pathname, searchParams } = new URL(embedAddress(CHINSURAH));
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(searchParams.get('marker')).toBe('22.90000,88.39000');
  expect(searchParams.get('bbox')).toBe('88.36800,22.88800,88.41200,22.91200');
});

it('the tile that is tried beforehand is the one in which the office lies', () => {
  // Numbered as in the tables of the OpenStreetMap wiki: Greenwich and the equator meet at the corner of four tiles.
  expect(tileAddress({ lat: 0, lon: 0 })).toBe('https://tile.openstreetmap.org/14/8192/8192.png');
  const [x = 0, y = 0] = (/14\/(\d+)\/(\d+)\.png$/.exec(tileAddress(CHINSURAH)) ?? []).slice(1).map(Number);
  const westOf = (column: number) => (column / 2 ** 14) * 360 - 180;
  const northOf = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** 14))) * 180) / Math.PI;
  expect(westOf(x)).toBeLessThanOrEqual(CHINSURAH.lon);
  expect(westOf(x + 1)).toBeGreaterThan(CHINSURAH.lon);
  expect(northOf(y)).toBeGreaterThanOrEqual(CHINSURAH.lat);
  expect(northOf(y + 1)).toBeLessThan(CHINSURAH.lat);
});
