export type LatLon = readonly [lat: number, lon: number];

/** A point on a drawing, or on the projected world. */
export type Spot = readonly [x: number, y: number];

/** Circumference of the Earth at the equator (WGS 84). */
const EQUATOR_KM = 40_075.017;

/** Projects by Web Mercator onto a world that is 1 wide and 1 high, north above. */
export const projectPoint = ([lat, lon]: LatLon): Spot => [
  lon / 360 + 0.5,
  0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI),
];

/** Returns the location of a spot on the projected world. */
export const unprojectSpot = ([x, y]: Spot): LatLon => [
  (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90,
  (x - 0.5) * 360,
];

/** Returns how long the projected world's width is at a height, in km: it shrinks towards the poles. */
export const kmOfWorld = (y: number): number => EQUATOR_KM * Math.cos((unprojectSpot([0, y])[0] * Math.PI) / 180);
