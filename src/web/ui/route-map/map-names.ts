import { greatCircleKm } from '../../../core/geo.ts';
import type { Frame } from '../../../core/maps/fit-into.ts';
import { type Dot, type Label, type NamedPoint, placeLabels } from '../../../core/maps/place-labels.ts';
import { type LatLon, projectPoint, type Spot } from '../../../core/maps/projection.ts';
import type { MapStop, RouteModel } from './route-model.ts';

/** A town that the map may name, the most important ones first (scripts/map-towns.ts). */
export type MapTown = readonly [name: string, lat: number, lon: number];

/** Names of towns beside the route: at most so many, fewer in a small window, and never close together. */
const MOST_NAMES = 25;
const PIXELS_OF_NAME = 9000;
const APART = 44;
/** Nearer to a town of the route it is that town, or a suburb that would only cover it. */
const SAME_TOWN_KM = 12;
/** A longer name of a sight stands in the day's list alone. */
const LONGEST_NAME = 26;

/** A name on the map, and the dot that it belongs to. */
export type MapName = Label & { readonly dot: Spot };

interface Names {
  readonly route: RouteModel;
  /** The stops of the day that is read: their names help once they stand apart. */
  readonly stops: readonly Pick<MapStop, 'name' | 'at' | 'isVisit'>[];
  readonly towns: readonly MapTown[];
  /** What no name may lie on. */
  readonly dots: readonly Dot[];
  /** Returns the position of a spot of the projected world. */
  readonly place: (spot: Spot) => Spot;
  readonly frame: Frame;
}

const isInFrame = ([x, y]: Spot, { width, height }: Frame): boolean => x > 0 && y > 0 && x < width && y < height;

/** Returns the towns in the frame that are not of the route, the most important of each neighbourhood. */
function chooseTowns({ route, towns, place, frame }: Names): readonly NamedPoint[] {
  const own = route.towns.map(({ at: [lat, lon] }) => ({ lat, lon }));
  const most = Math.min(MOST_NAMES, Math.round((frame.width * frame.height) / PIXELS_OF_NAME));
  const chosen: NamedPoint[] = [];
  for (const [name, lat, lon] of towns) {
    if (chosen.length === most) break;
    const [x, y] = place(projectPoint([lat, lon]));
    if (!isInFrame([x, y], frame) || own.some((town) => greatCircleKm(town, { lat, lon }) < SAME_TOWN_KM)) continue;
    if (chosen.some((other) => Math.hypot(other.x - x, other.y - y) < APART)) continue;
    chosen.push({ name, x, y, of: 'aside' });
  }
  return chosen;
}

/** Returns the names on a map: the towns of the route first, then the day's stops, then other towns where there is room. */
export function nameMap(names: Names): readonly MapName[] {
  const { route, stops, dots, place, frame } = names;
  const placed = ({ name, at }: { readonly name: string; readonly at: LatLon }): NamedPoint => {
    const [x, y] = place(projectPoint(at));
    return { name, x, y };
  };
  const ownTowns = route.towns.map(placed);
  const told = new Set(ownTowns.map(({ name }) => name));
  const ownStops = stops
    .filter(({ name, isVisit }) => isVisit && name.length <= LONGEST_NAME && !told.has(name))
    .map((stop): NamedPoint => ({ ...placed(stop), of: 'stop' }));
  const aside = chooseTowns(names);
  const points = [...ownTowns, ...ownStops, ...aside];
  const dotsOfTowns = aside.map(({ x, y }): Dot => ({ x, y, radius: 1, mustShow: false }));
  return placeLabels(points, [...dots, ...dotsOfTowns], frame).flatMap((label) => {
    const point = points.find(({ name, of }) => name === label.name && of === label.of);
    return point ? [{ ...label, dot: [point.x, point.y] as const }] : [];
  });
}
