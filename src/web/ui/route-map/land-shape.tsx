import type { Frame } from '../../../core/maps/fit-into.ts';
import { projectPoint } from '../../../core/maps/projection.ts';
import type { Land } from './land.ts';
import styles from './land-shape.module.css';
import { type MapView, pixelsOfKm, placerOf } from './map-view.ts';
import { lengthOf, shapeRide, svgLine } from './ride-shapes.ts';
import type { RouteModel } from './route-model.ts';

/** The width of the shore: the coast of the file may be wrong by as much. */
const SHORE_KM = 1.6;
/** There is land around each road and each sight, also on small islands that the file lacks. */
const SOLID_KM = 1.2;
/** A longer road is drawn too roughly to say where land is. */
const LONGEST_SOLID_ROAD_KM = 15;
/** Further away it is too small to see. */
const PIXELS_OF_KM_OF_SOLID = 4;

const RIVER_PIXELS = 1.25;
/** Nearer than this, a river's course is too rough: a town would lie on its wrong bank. */
const PIXELS_OF_KM_WITHOUT_RIVERS = 2.5;

interface LandShapeProps {
  land: Land;
  route: RouteModel;
  view: MapView;
  frame: Frame;
}

/** Draws the land with its shore and rivers, and the ground on which the route stands. */
export function LandShape({ land: { land, rivers, left, top, unitsOfWorld }, route, view, frame }: LandShapeProps) {
  const [x, y] = placerOf(view, frame)([left / unitsOfWorld, top / unitsOfWorld]);
  const scale = view.scale / unitsOfWorld;
  const perKm = pixelsOfKm(view);
  const shore = Math.max(1, SHORE_KM * perKm);
  const laid = `translate(${x} ${y}) scale(${scale})`;
  const ground = perKm > PIXELS_OF_KM_OF_SOLID ? groundOf(route, view, frame) : null;
  return (
    <>
      {ground && <path className={styles.shore} d={ground} strokeWidth={2 * SOLID_KM * perKm + shore} />}
      <path className={styles.land} d={land} transform={laid} strokeWidth={shore / scale} />
      {perKm < PIXELS_OF_KM_WITHOUT_RIVERS && (
        <path className={styles.river} d={rivers} transform={laid} strokeWidth={RIVER_PIXELS / scale} />
      )}
      {ground && <path className={styles.ground} d={ground} strokeWidth={2 * SOLID_KM * perKm} />}
    </>
  );
}

/** Returns lines along the short roads and points on the sights and towns of a route, to be drawn thick and round. */
function groundOf({ legs, stops, towns }: RouteModel, view: MapView, frame: Frame): string {
  const place = placerOf(view, frame);
  const longest = LONGEST_SOLID_ROAD_KM * pixelsOfKm(view);
  const roads = legs
    .filter(({ by }) => by === 'road')
    .map(({ from, to }) => shapeRide(projectPoint(from), projectPoint(to), 'road').map(place))
    .filter((line) => lengthOf(line) < longest);
  const points = [...stops.filter(({ isVisit }) => isVisit), ...towns].map(({ at }) => place(projectPoint(at)));
  return [...roads, ...points.map((point) => [point, point])].map(svgLine).join('');
}
