import type { Itinerary } from '../../../contracts/itineraries.ts';
import { fitInto } from '../../../core/maps/fit-into.ts';
import { latLonOf } from '../../../core/maps/route-lines.ts';
import { compare } from '../../../words/en/site/compare.ts';
import styles from './route-glimpse.module.css';

const FRAME = { width: 112, height: 72 };
const MARGIN = 9;

/** Draws a trip's route in the size of a stamp: lines and towns alone. Renders nothing for results from before. */
export function RouteGlimpse({ figures }: { figures: Itinerary['figures'] }) {
  if (!figures || figures.legs.length === 0) return null;
  const { legs, towns } = figures;
  const points = [...legs.flatMap(({ from, to }) => [from, to]), ...towns].map(latLonOf);
  const place = fitInto(points, FRAME, MARGIN);
  const drawn = (at: { lat: number; lon: number }): string =>
    place(latLonOf(at))
      .map((value) => Math.round(value * 10) / 10)
      .join(' ');
  const lines = new Map(
    legs.map(({ by, from, to }) => {
      const ends = [drawn(from), drawn(to)].toSorted();
      return [`${by} ${ends.join(' ')}`, { by, path: `M${ends.join('L')}` }];
    }),
  );
  return (
    <svg
      className={styles.glimpse}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-label={compare.routeOnCard({ towns: towns.map(({ name }) => name) })}
    >
      {[...lines.values()].map(({ by, path }) => (
        <path key={`${by} ${path}`} data-by={by} d={path} />
      ))}
      {towns.map(({ name, nights, ...at }) => {
        const [x, y] = place(latLonOf(at));
        return <circle key={name} cx={x} cy={y} r={nights > 0 ? 4.5 : 3} data-home={nights === 0 || undefined} />;
      })}
    </svg>
  );
}
