import type { ReactNode, Ref } from 'react';
import type { Frame } from '../../../core/maps/fit-into.ts';
import type { Dot } from '../../../core/maps/place-labels.ts';
import { projectPoint, type Spot } from '../../../core/maps/projection.ts';
import type { Way } from '../../../core/planner/details.ts';
import { map as words } from '../../../words/en/ui/map.ts';
import type { Land } from './land.ts';
import { LandShape } from './land-shape.tsx';
import { type MapTown, nameMap } from './map-names.ts';
import { type MapView, placerOf, scaleBar } from './map-view.ts';
import { arrowOf, lengthOf, shapeRide, svgLine } from './ride-shapes.ts';
import styles from './route-drawing.module.css';
import type { MapStop, RouteModel } from './route-model.ts';

/** An arrow on a shorter line would cover it. */
const LEAST_LINE_WITH_ARROW = 56;
const ARROW = 'M-5-5.5 5 0-5 5.5Z';

/** What a map draws beside the route: below and above its stops, with names where there is room. */
export interface DrawnBeside {
  readonly names: readonly Pick<MapStop, 'name' | 'at' | 'isVisit'>[];
  readonly dots: readonly Dot[];
  readonly below: ReactNode;
  readonly above: ReactNode;
}

interface RouteDrawingProps {
  route: RouteModel;
  /** The highlighted day; null for the whole trip. */
  day: number | null;
  view: MapView;
  frame: Frame;
  land: Land | undefined;
  towns: readonly MapTown[];
  /** What stands over the drawing, and which no name may lie under. */
  covers?: readonly Dot[];
  /** What else is drawn. */
  beside?: DrawnBeside | undefined;
  /** What moves with the map. */
  content?: Ref<SVGGElement>;
}

/** Draws land and water, the names of towns, and the route as a view shows it, with a bar for distances. */
export function RouteDrawing(props: RouteDrawingProps) {
  const { route, day, view, frame, land, towns, covers = [], beside, content } = props;
  const place = placerOf(view, frame);
  // The day's own numbers come last, to lie above the other days' dots.
  const stops = route.stops
    .toSorted((a, b) => Number(a.day === day) - Number(b.day === day))
    .map((stop) => ({ ...stop, spot: place(projectPoint(stop.at)), isCurrent: stop.day === day }));
  const dots = stops.map(({ spot: [x, y], isCurrent }) => ({
    x,
    y,
    radius: radiusOf(isCurrent),
    mustShow: isCurrent,
  }));
  const lines = linesOf(route, day, place);
  const labels = nameMap({
    route,
    stops: [...stops.filter(({ isCurrent }) => isCurrent), ...(beside?.names ?? [])],
    towns,
    dots: [...dots, ...(beside?.dots ?? []), ...covers, ...coversOfScale(frame), ...dotsOfLines(lines)],
    place,
    frame,
  });
  return (
    <>
      <rect className={styles.water} width={frame.width} height={frame.height} />
      <g ref={content}>
        {land && <LandShape land={land} route={route} view={view} frame={frame} />}
        {labels
          .filter(({ of }) => of !== 'stop')
          .map(({ name, dot: [x, y], of }) => (
            <circle key={name} cx={x} cy={y} r={of ? 2 : 4} className={of ? styles.aside : styles.town} />
          ))}
        {lines.map(({ key, ...line }) => (
          <RideLine key={key} {...line} />
        ))}
        {beside?.below}
        {stops.map(({ day: ownDay, number, title, spot: [x, y], isCurrent }) => (
          <g
            key={`${ownDay} ${number}`}
            transform={`translate(${x} ${y})`}
            className={styles.stop}
            data-current={isCurrent || undefined}
          >
            <title>{title}</title>
            <circle r={radiusOf(isCurrent)} />
            {isCurrent && (
              <text y={5} textAnchor="middle" className={styles.number}>
                {number}
              </text>
            )}
          </g>
        ))}
        {beside?.above}
        {labels.map(({ name, x, y, anchor, of }) => (
          <text key={`${of} ${name}`} x={x} y={y} textAnchor={anchor} className={styles.name} data-of={of}>
            {name}
          </text>
        ))}
      </g>
      <Scale view={view} frame={frame} />
    </>
  );
}

/** Returns the radius of a stop's dot, which holds its number on the highlighted day. */
const radiusOf = (isCurrent: boolean): number => (isCurrent ? 12 : 4);

interface DrawnLine {
  readonly by: Way;
  readonly isCurrent: boolean;
  readonly line: readonly Spot[];
}

/** Returns the stretches of the route, those of the highlighted day last. */
const linesOf = (
  { legs }: RouteModel,
  day: number | null,
  place: (spot: Spot) => Spot,
): readonly (DrawnLine & { readonly key: number })[] =>
  legs
    .map(({ day: ownDay, from, to, by }, key) => ({
      key,
      by,
      isCurrent: day === null || ownDay === day,
      line: shapeRide(projectPoint(from), projectPoint(to), by).map(place),
    }))
    .toSorted((a, b) => Number(a.isCurrent) - Number(b.isCurrent));

/** What names keep off where they can. */
const dotsOfLines = (lines: readonly DrawnLine[]): readonly Dot[] =>
  lines
    .filter(({ isCurrent }) => isCurrent)
    .flatMap(({ line }) => line.slice(1, -1).map(([x, y]) => ({ x, y, radius: 1, mustShow: false })));

function RideLine({ by, isCurrent, line }: DrawnLine) {
  const arrow = isCurrent && lengthOf(line) > LEAST_LINE_WITH_ARROW ? arrowOf(line) : null;
  return (
    <g className={styles.line} data-current={isCurrent || undefined}>
      <path data-by={by} d={svgLine(line)} />
      {arrow && (
        <path
          className={styles.arrow}
          d={ARROW}
          transform={`translate(${arrow.at.join(' ')}) rotate(${Math.round(arrow.angle)})`}
        />
      )}
    </g>
  );
}

/** Between the bar and the corner of the map. */
const CORNER = 12;

/** The bar, for the names to keep clear of. */
const coversOfScale = ({ height }: Frame): readonly Dot[] =>
  [20, 55, 90].map((x) => ({ x, y: height - CORNER - 6, radius: 16, mustShow: true }));

function Scale({ view, frame }: { view: MapView; frame: Frame }) {
  const { km, pixels } = scaleBar(view);
  return (
    <g className={styles.scale} transform={`translate(${CORNER} ${frame.height - CORNER})`}>
      <path d={`M0-5V0H${Math.round(pixels)}V-5`} />
      <text y={-6} x={4}>
        {words.distance({ km })}
      </text>
    </g>
  );
}
