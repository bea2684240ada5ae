/** A point on the Earth, in degrees (WGS 84). */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

const EARTH_RADIUS_KM = 6371.0088; // IUGG mean radius

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres (haversine; accurate to 0.5% on the real Earth). */
export function greatCircleKm(a: Point, b: Point): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLon = Math.sin(radians(b.lon - a.lon) / 2);
  const h = halfLat * halfLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLon * halfLon;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
