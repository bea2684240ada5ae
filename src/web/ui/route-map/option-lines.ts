import { type LatLon, projectPoint, type Spot } from '../../../core/maps/projection.ts';
import type { Way } from '../../../core/planner/details.ts';
import { lengthOf, shapeRide } from './ride-shapes.ts';

/** One of several routes on one map. */
export interface RouteOption {
  readonly key: string;
  /** Its number on the map and on its card. */
  readonly number: number;
  /** What its button does: "show its card". */
  readonly label: string;
  readonly title: string;
  readonly legs: readonly { readonly by: Way; readonly from: LatLon; readonly to: LatLon }[];
}

/** A stretch of a route as it is drawn. */
export interface OptionLine {
  readonly by: Way;
  readonly line: readonly Spot[];
}

/** Pixels between two routes along the same way, so that each is seen. */
const APART = 5;
/** Where on its longest stretch a route has its number: each at another place. */
const [FIRST_NUMBER, LAST_NUMBER] = [0.2, 0.85];

/** A line is all the way beside the others after so many of its points. */
const LEAVING = 5;

/** Returns a line that runs beside another, at its right hand, with the same ends. */
export function besideLine(line: readonly Spot[], pixels: number): readonly Spot[] {
  return line.map(([x, y], i) => {
    const [before, after] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
    if (!before || !after) return [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const aside = pixels * Math.min(1, i / LEAVING, (line.length - 1 - i) / LEAVING);
    return [x - (dy / length) * aside, y + (dx / length) * aside];
  });
}

/** Returns each stretch of a route once, there and back together, beside those of the other routes. */
export function linesOfOption(
  { legs }: RouteOption,
  { index, count, place }: { readonly index: number; readonly count: number; readonly place: (spot: Spot) => Spot },
): readonly OptionLine[] {
  const lines = new Map<string, OptionLine>();
  for (const { by, from, to } of legs) {
    // All lines run the same way, so that the same route is always on the same side.
    const [west, east] = [projectPoint(from), projectPoint(to)].toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
    if (!west || !east) continue;
    const line = besideLine(shapeRide(west, east, by).map(place), (index - (count - 1) / 2) * APART);
    lines.set([by, ...west, ...east].join(' '), { by, line });
  }
  return [...lines.values()];
}

/** Returns where a route has its number; null for a route that does not leave its town. */
export function numberSpot(lines: readonly OptionLine[], index: number, count: number): Spot | null {
  const [longest] = lines.toSorted((a, b) => lengthOf(b.line) - lengthOf(a.line));
  if (!longest) return null;
  const share = FIRST_NUMBER + ((LAST_NUMBER - FIRST_NUMBER) * (index + 0.5)) / count;
  return longest.line[Math.round(share * (longest.line.length - 1))] ?? null;
}
