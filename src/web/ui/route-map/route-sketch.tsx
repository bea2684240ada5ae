import { levelOf, useLand } from './land.ts';
import { useMapTowns } from './map-towns.ts';
import { fitView } from './map-view.ts';
import { RouteDrawing } from './route-drawing.tsx';
import { pointsOfDay, type RouteModel } from './route-model.ts';
import styles from './route-sketch.module.css';

const FRAME = { width: 400, height: 400 };

interface RouteSketchProps {
  route: RouteModel;
  /** The highlighted day; null for the whole trip. */
  day: number | null;
}

/** Draws the route as a still picture: the placeholder before the map has loaded, and the map on paper. */
export function RouteSketch({ route, day }: RouteSketchProps) {
  const places = pointsOfDay(route, day);
  const view = fitView(places, FRAME);
  const land = useLand(levelOf(view, FRAME));
  const towns = useMapTowns();
  if (places.length === 0) return null;
  return (
    <svg
      className={styles.sketch}
      data-land={land ? true : undefined}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-label={route.sketchTitle}
    >
      <RouteDrawing route={route} day={day} view={view} frame={FRAME} land={land} towns={towns} />
    </svg>
  );
}
