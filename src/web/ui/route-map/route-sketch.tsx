import { placeLabels } from './place-labels.ts';
import { type LatLon, pointsOfDay, type RouteModel } from './route-model.ts';
import styles from './route-sketch.module.css';

const WIDTH = 400;
const HEIGHT = 400;
const MARGIN = 36;

/** Projects by Web Mercator, like the map, in radians. */
const project = ([lat, lon]: LatLon): readonly [number, number] => [
  (lon * Math.PI) / 180,
  -Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)),
];

/** Returns a function that maps each location to its position, so that all points fit into the picture. */
function fitInto(points: readonly LatLon[]): (at: LatLon) => readonly [number, number] {
  const projected = points.map(project);
  const xs = projected.map(([x]) => x);
  const ys = projected.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((WIDTH - 2 * MARGIN) / (width || 1e-6), (HEIGHT - 2 * MARGIN) / (height || 1e-6));
  const [dx, dy] = [(WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2];
  return (at) => {
    const [x, y] = project(at);
    return [(x - left) * scale + dx, (y - top) * scale + dy];
  };
}

/** Returns the radius of a stop's dot, which holds its number on the highlighted day. */
const radiusOf = (current: boolean): number => (current ? 12 : 4);

interface RouteSketchProps {
  route: RouteModel;
  /** The highlighted day; null for the whole trip. */
  day: number | null;
}

/** Draws the route as lines and dots: the map where there are no tiles, and the placeholder before they load. */
export function RouteSketch({ route, day }: RouteSketchProps) {
  const inSight = pointsOfDay(route, day);
  if (inSight.length === 0) return null;
  const place = fitInto(inSight);
  // The day's own numbers come last, to lie above the other days' dots.
  const stops = route.stops.toSorted((a, b) => Number(a.day === day) - Number(b.day === day));
  const dots = stops.map(({ at, day: ownDay }) => {
    const [x, y] = place(at);
    return { x, y, radius: radiusOf(ownDay === day), mustShow: ownDay === day };
  });
  const towns = route.towns.map(({ name, at }) => {
    const [x, y] = place(at);
    return { name, x, y };
  });
  const labels = placeLabels(towns, dots, { width: WIDTH, height: HEIGHT });
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={route.sketchTitle}>
      {route.legs.map((leg, i) => {
        const [[x1, y1], [x2, y2]] = [place(leg.from), place(leg.to)];
        const current = day === null || leg.day === day || undefined;
        return (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: the legs of a route are what their order makes them.
            key={i}
            x1={x1}
            y1={y1}
            x2={x2}
            y2={y2}
            data-current={current}
            data-flown={leg.flown || undefined}
          />
        );
      })}
      {stops.map((stop) => {
        const [x, y] = place(stop.at);
        const current = stop.day === day;
        return (
          <g key={`${stop.day} ${stop.number}`} transform={`translate(${x} ${y})`} data-current={current || undefined}>
            <circle r={radiusOf(current)} />
            {current && (
              <text y={5} textAnchor="middle" className={styles.number}>
                {stop.number}
              </text>
            )}
          </g>
        );
      })}
      {labels.map(({ name, x, y, anchor }) => (
        <text key={name} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
    </svg>
  );
}
