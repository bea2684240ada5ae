import { describe, expect, it } from 'vitest';
import { kmOfWorld, type LatLon, projectPoint, unprojectSpot } from '../../../core/maps/projection.ts';
import { dragView, fitView, placerOf, scaleBar, shiftBetween, zoomView } from './map-view.ts';

const PHONE = { width: 390, height: 280 };
const LEH: LatLon = [34.16, 77.58];
const KANYAKUMARI: LatLon = [8.09, 77.54];
const AGATTI: LatLon = [10.86, 72.19];
const DIBRUGARH: LatLon = [27.47, 94.91];

describe('the projection', () => {
  it.each([LEH, KANYAKUMARI, AGATTI, DIBRUGARH])('gives back %s', (lat, lon) => {
    const [sameLat, sameLon] = unprojectSpot(projectPoint([lat, lon]));
    expect(sameLat).toBeCloseTo(lat, 9);
    expect(sameLon).toBeCloseTo(lon, 9);
  });

  it('has its kilometres: a degree of longitude at the equator, half as long at 60 degrees north', () => {
    expect(kmOfWorld(0.5) / 360).toBeCloseTo(111.3, 1);
    expect(kmOfWorld(projectPoint([60, 0])[1]) / 360).toBeCloseTo(55.7, 1);
  });
});

describe('a view', () => {
  it('shows all places within its margins, from the far north to the islands', () => {
    const places = [LEH, KANYAKUMARI, AGATTI, DIBRUGARH];
    const place = placerOf(fitView(places, PHONE), PHONE);
    for (const [x, y] of places.map((each) => place(projectPoint(each)))) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(PHONE.width - 60);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(PHONE.height - 30);
    }
  });

  it('of a single place shows a town, not a doorstep', () => {
    const { km, pixels } = scaleBar(fitView([AGATTI], PHONE));
    expect((km / pixels) * PHONE.width).toBeGreaterThan(10);
  });

  it('keeps the spot under the finger when it zooms, and comes back', () => {
    const view = fitView([LEH, KANYAKUMARI], PHONE);
    const finger = [100, 200] as const;
    const nearer = zoomView(view, 3, finger, PHONE);
    const spot = unprojectSpot([
      view.centre[0] + (finger[0] - PHONE.width / 2) / view.scale,
      view.centre[1] + (finger[1] - PHONE.height / 2) / view.scale,
    ]);
    const [x, y] = placerOf(nearer, PHONE)(projectPoint(spot));
    expect([x, y]).toEqual([expect.closeTo(100, 6), expect.closeTo(200, 6)]);
    expect(zoomView(nearer, 1 / 3, finger, PHONE).scale).toBeCloseTo(view.scale, 6);
  });

  it('stays over South Asia however far it is dragged, and zooms no further than it can show', () => {
    const view = fitView([AGATTI], PHONE);
    const [lat, lon] = unprojectSpot(dragView(view, [1e9, 1e9]).centre);
    expect([lat, lon]).toEqual([expect.closeTo(39, 6), expect.closeTo(60, 6)]);
    expect(zoomView(view, 1e9, [0, 0], PHONE).scale).toBe(256 * 2 ** 15);
  });

  it('is reached from what was drawn for another one by a shift of the drawing', () => {
    const drawn = fitView([LEH, KANYAKUMARI], PHONE);
    const shown = dragView(drawn, [30, -20]);
    const numbers = shiftBetween(drawn, shown, PHONE)
      .match(/-?\d[\d.]*/g)
      ?.map(Number);
    expect(numbers).toEqual([expect.closeTo(30, 6), expect.closeTo(-20, 6), 1]);
  });
});

describe('the scale bar', () => {
  it.each([2 ** 10, 2 ** 14, 2 ** 17, 2 ** 20, 2 ** 23])('is a round distance at a scale of %d', (scale) => {
    const { km, pixels } = scaleBar({ centre: projectPoint([22, 79]), scale });
    expect(String(km).replace(/[0.]/g, '')).toMatch(/^[125]$/);
    expect(pixels).toBeGreaterThan(30);
    expect(pixels).toBeLessThanOrEqual(96);
  });
});
