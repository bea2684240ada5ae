import { greatCircleKm, type Point } from '../geo.ts';

/** Cells of one degree: about 100 km wide in India. */
const CELL_DEGREES = 1;
const KM_PER_DEGREE = 111;
/** First radius of the search for the nearest place. */
const FIRST_RADIUS_KM = 60;
/** Slightly more than half of the Earth's circumference. */
const FARTHEST_KM = 20_100;

interface GridRow<T> {
  readonly place: T;
  readonly order: number;
}

/** A place with its great-circle distance from the given point. */
export interface NearPlace<T> {
  readonly place: T;
  readonly km: number;
}

/** A spatial index: finds the places near a point without looking at all of them. Plain data, so it can be cloned. */
export interface PointGrid<T extends Point> {
  readonly cells: ReadonlyMap<number, readonly GridRow<T>[]>;
  /** How many places it holds. */
  readonly size: number;
}

const cellOf = (degrees: number): number => Math.floor(degrees / CELL_DEGREES);
const keyOf = (row: number, column: number): number => row * 1000 + column;

/** Returns the most degrees of longitude that a distance spans around a point. */
function spanOfLongitude(lat: number, km: number): number {
  const furthestLat = Math.abs(lat) + km / KM_PER_DEGREE;
  return furthestLat >= 89 ? 360 : km / (KM_PER_DEGREE * Math.cos((furthestLat * Math.PI) / 180));
}

/** Indexes places by their cell. Longitudes do not wrap: all places lie in and around India. */
export function buildPointGrid<T extends Point>(places: readonly T[]): PointGrid<T> {
  const cells = new Map<number, GridRow<T>[]>();
  for (const [order, place] of places.entries()) {
    const key = keyOf(cellOf(place.lat), cellOf(place.lon));
    const cell = cells.get(key);
    if (cell) cell.push({ place, order });
    else cells.set(key, [{ place, order }]);
  }

  return { cells, size: places.length };
}

function* rowsAround<T extends Point>({ cells }: PointGrid<T>, { lat, lon }: Point, km: number): Generator<GridRow<T>> {
  const [latSpan, lonSpan] = [km / KM_PER_DEGREE, spanOfLongitude(lat, km)];
  const [south, north, west, east] = [lat - latSpan, lat + latSpan, lon - lonSpan, lon + lonSpan].map(cellOf);
  if (south === undefined || north === undefined || west === undefined || east === undefined) return;
  if ((north - south + 1) * (east - west + 1) > cells.size) {
    for (const cell of cells.values()) yield* cell;
    return;
  }
  for (let row = south; row <= north; row++) {
    for (let column = west; column <= east; column++) yield* cells.get(keyOf(row, column)) ?? [];
  }
}

const find = <T extends Point>(grid: PointGrid<T>, point: Point, km: number) =>
  [...rowsAround(grid, point, km)]
    .map(({ place, order }) => ({ place, order, km: greatCircleKm(place, point) }))
    .filter((row) => row.km <= km);

/** Returns the places within this many km of a point, in the order given to the index. */
export const placesWithin = <T extends Point>(grid: PointGrid<T>, point: Point, km: number): readonly NearPlace<T>[] =>
  find(grid, point, km)
    .sort((a, b) => a.order - b.order)
    .map(({ place, km: away }) => ({ place, km: away }));

/** Returns the nearest places, nearest first; of two equally near, the one given to the index first. */
export function nearestPlaces<T extends Point>(
  grid: PointGrid<T>,
  point: Point,
  count: number,
): readonly NearPlace<T>[] {
  for (let radius = FIRST_RADIUS_KM; ; radius *= 2) {
    const found = find(grid, point, radius);
    if (found.length < Math.min(count, grid.size) && radius < FARTHEST_KM) continue;
    return found
      .sort((a, b) => a.km - b.km || a.order - b.order)
      .slice(0, count)
      .map(({ place, km }) => ({ place, km }));
  }
}
