interface LatLon {
  readonly lat: number;
  readonly lon: number;
}

/** How far the embedded map reaches to each side, in degrees: a town and its roads. */
const REACH = { lat: 0.012, lon: 0.022 } as const;
/** The zoom at which the embedded map shows about that much. */
const ZOOM = 14;

/** OpenStreetMap's own embed: the surroundings of a place with a marker on it. */
export function embedAddress({ lat, lon }: LatLon): string {
  const corners = [lon - REACH.lon, lat - REACH.lat, lon + REACH.lon, lat + REACH.lat];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${lat.toFixed(5)},${lon.toFixed(5)}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The map tile in which a place lies, by the usual Web Mercator numbering. */
export function tileAddress({ lat, lon }: LatLon): string {
  const tiles = 2 ** ZOOM;
  const latitude = (lat * Math.PI) / 180;
  const x = Math.floor(((lon + 180) / 360) * tiles);
  const y = Math.floor(((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * tiles);
  return `https://tile.openstreetmap.org/${ZOOM}/${x}/${y}.png`;
}
