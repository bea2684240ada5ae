import type { Frame } from './fit-into.ts';

/** A round mark on a drawing. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** False for a dot that a name may cover when there is no other room. */
  readonly mustShow: boolean;
}

/** A name and its point. */
export interface NamedPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** What has the name: a town of the route, if nothing is said. */
  readonly of?: 'stop' | 'aside';
}

/** A placed name: `x` is its start, middle or end, `y` its baseline. */
export interface Label extends NamedPoint {
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Width of a letter at 14 px, and at 12 px, in our widest font, and height above and below the baseline. */
const LETTER_WIDTH = 8.2;
const SMALL_LETTER_WIDTH = 6.8;
const ABOVE = 13;
const BELOW = 5;
/** Between a name and anything else. */
const GAP = 3;

/** Signs that stand above or below a letter and take no width of their own. */
const MARKS = /\p{Mn}/gu;

export const boxOfLabel = ({ name, x, y, anchor, of }: Label): Box => {
  const width = name.replace(MARKS, '').length * (of ? SMALL_LETTER_WIDTH : LETTER_WIDTH);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return { left, top: y - ABOVE, right: left + width, bottom: y + BELOW };
};

const boxOfDot = ({ x, y, radius }: Dot): Box => {
  const reach = radius + GAP;
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
};

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns the distance from a point to the nearest edge of a box. */
const distanceTo = ({ left, top, right, bottom }: Box, { x, y }: { readonly x: number; readonly y: number }): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const isInside = ({ left, top, right, bottom }: Box, { width, height }: Frame): boolean =>
  left >= GAP && top >= GAP && right <= width - GAP && bottom <= height - GAP;

/** Returns the possible places of a name, the best first: below its point, above it, beside it, then further away. */
function placesFor(point: NamedPoint): readonly Label[] {
  const { name, x, y } = point;
  if (point.of) {
    const reach = point.of === 'stop' ? 16 : 6;
    return [
      { ...point, x: x + reach, y: y + 4, anchor: 'start' },
      { ...point, x: x - reach, y: y + 4, anchor: 'end' },
      { ...point, y: y + reach + 12, anchor: 'middle' },
      { ...point, y: y - reach - 2, anchor: 'middle' },
    ];
  }
  return [0, 16, 32].flatMap((further): readonly Label[] => {
    const [under, over, aside] = [y + 30 + further, y - 20 - further, 18 + further];
    return [
      { name, x, y: under, anchor: 'middle' },
      { name, x, y: over, anchor: 'middle' },
      { name, x: x + aside, y: y + 5, anchor: 'start' },
      { name, x: x - aside, y: y + 5, anchor: 'end' },
      { name, x: x + aside, y: y + 16, anchor: 'start' },
      { name, x: x - aside, y: y + 16, anchor: 'end' },
      { name, x: x - 8, y: under, anchor: 'start' },
      { name, x: x + 8, y: under, anchor: 'end' },
      { name, x: x - 8, y: over, anchor: 'start' },
      { name, x: x + 8, y: over, anchor: 'end' },
    ];
  });
}

/**
 * Places each name inside the frame, nearer to its own point than to any dot that must show, and never over such a dot
 * or another name. Leaves out a name without room, or with its point outside.
 */
export function placeLabels(points: readonly NamedPoint[], dots: readonly Dot[], frame: Frame): readonly Label[] {
  const all = dots.map(boxOfDot);
  const mustShow = dots.filter((dot) => dot.mustShow);
  const musts = mustShow.map(boxOfDot);
  const labels: Label[] = [];
  for (const point of points) {
    if (point.x < 0 || point.y < 0 || point.x > frame.width || point.y > frame.height) continue;
    const isNear = (box: Box) => mustShow.every((dot) => distanceTo(box, point) <= distanceTo(box, dot));
    const places = placesFor(point).filter((label) => {
      const box = boxOfLabel(label);
      return isInside(box, frame) && isNear(box);
    });
    const isFree = (obstacles: readonly Box[]) => (label: Label) => {
      const box = boxOfLabel(label);
      return ![...obstacles, ...labels.map(boxOfLabel)].some((other) => overlap(box, other));
    };
    // The names of the route may lie over small dots and lines; those beside it are left out instead.
    const label = places.find(isFree(all)) ?? (point.of === 'aside' ? undefined : places.find(isFree(musts)));
    if (label) labels.push(label);
  }
  return labels;
}
