import type { Dot } from '../../../core/maps/place-labels.ts';
import { projectPoint, type Spot } from '../../../core/maps/projection.ts';
import styles from './places-to-choose.module.css';
import type { DrawnBeside } from './route-drawing.tsx';
import type { MapChoice, MapPoint } from './route-model.ts';

type PlacedPoint = MapPoint & { readonly spot: Spot; readonly isChosen: boolean };

const radiusOf = ({ isChosen }: PlacedPoint): number => (isChosen ? 11 : 6);

const dotOf = (point: PlacedPoint): Dot => ({
  x: point.spot[0],
  y: point.spot[1],
  radius: radiusOf(point),
  mustShow: point.isChosen,
});

/** Returns the drawing of places to choose from: the chosen one lies above the stops, and is named first. */
export function drawPlaces({ points, chosen }: MapChoice, place: (spot: Spot) => Spot): DrawnBeside {
  const placed = points
    .map((point) => ({ ...point, spot: place(projectPoint(point.at)), isChosen: point.id === chosen }))
    .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen));
  const draw = (point: PlacedPoint) => (
    <circle
      key={point.id}
      cx={point.spot[0]}
      cy={point.spot[1]}
      r={radiusOf(point)}
      className={styles.point}
      data-chosen={point.isChosen || undefined}
      data-hollow={point.isHollow || undefined}
    >
      <title>{point.name}</title>
    </circle>
  );
  return {
    names: placed.map(({ name, at }) => ({ name, at, isVisit: true })),
    dots: placed.map(dotOf),
    below: placed.filter(({ isChosen }) => !isChosen).map(draw),
    above: placed.filter(({ isChosen }) => isChosen).map(draw),
  };
}
