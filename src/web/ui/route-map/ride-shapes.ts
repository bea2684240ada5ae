import type { Spot } from '../../../core/maps/projection.ts';
import type { Way } from '../../../core/planner/details.ts';

/** Points of a line: enough for a curve across a window. */
const STEPS = 24;

/** How far a line swings aside, as a share of its length: a road winds, rails hardly do, and a flight is an arc. */
const SWING: Readonly<Record<Way, number>> = { road: 0.05, train: 0.025, flight: 0.16, ferry: 0.07 };

/** Returns a number from -1 to 1 that is always the same for two ends, in whichever order. */
function turnOf(a: Spot, b: Spot): number {
  const seed = Math.sin((a[0] + b[0]) * 91_733 + (a[1] + b[1]) * 47_917) * 43_758.5453;
  return (seed - Math.floor(seed)) * 2 - 1;
}

/** Returns how far aside of the straight line the way is after this share of it, as a share of its length. */
function asideAt(way: Way, turn: number, share: number): number {
  const bow = Math.sin(Math.PI * share);
  if (way !== 'road') return SWING[way] * bow;
  // A bend to one side and a smaller one to the other, so that no two roads look alike.
  return SWING.road * (bow * turn + 0.6 * Math.sin(2 * Math.PI * share) * Math.sign(turn));
}

/**
 * Returns the line of a ride between two spots, always the same one: it follows roads and tracks roughly, for their real
 * course is not known. There and back take the same road and the same track; flights and ferries keep to their left, so
 * that both are seen.
 */
export function shapeRide(from: Spot, to: Spot, way: Way): readonly Spot[] {
  const isOneLine = way === 'road' || way === 'train';
  const isTurned = isOneLine && (from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]));
  const [start, end] = isTurned ? [to, from] : [from, to];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const turn = turnOf(start, end);
  const line = Array.from({ length: STEPS + 1 }, (_, i): Spot => {
    const share = i / STEPS;
    const aside = asideAt(way, turn, share);
    return [start[0] + dx * share + dy * aside, start[1] + dy * share - dx * aside];
  });
  return isTurned ? line.toReversed() : line;
}

/** Where the arrow of a line stands, and where it points, in degrees clockwise from the right. */
export interface Arrow {
  readonly at: Spot;
  readonly angle: number;
}

/** Beyond the middle: of two arrows on one road there and back, each is seen. */
const SHARE_BEFORE_ARROW = 0.6;

/** Returns the arrow of a line. */
export function arrowOf(line: readonly Spot[]): Arrow | null {
  const index = Math.floor(line.length * SHARE_BEFORE_ARROW);
  const [before, at, after] = [line[index - 1], line[index], line[index + 1]];
  if (!before || !at || !after) return null;
  return { at, angle: (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI };
}

/** Returns how far the ends of a line are apart. */
export function lengthOf(line: readonly Spot[]): number {
  const [start, end] = [line[0], line.at(-1)];
  return start && end ? Math.hypot(end[0] - start[0], end[1] - start[1]) : 0;
}

const rounded = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Returns a line as part of an SVG path, in tenths of a pixel. */
export const svgLine = (line: readonly Spot[]): string =>
  `M${line.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}`;
