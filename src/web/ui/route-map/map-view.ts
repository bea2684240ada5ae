import type { Frame } from '../../../core/maps/fit-into.ts';
import { kmOfWorld, type LatLon, projectPoint, type Spot } from '../../../core/maps/projection.ts';

/** What part of the world a map shows. */
export interface MapView {
  /** On the projected world. */
  readonly centre: Spot;
  /** Pixels for the projected world's width. */
  readonly scale: number;
}

/** Pixels of the world at zoom level 0 of web maps. */
const TILE = 256;
/** From South Asia in a small window to a few streets. */
const LEAST_SCALE = TILE * 2 ** 2.5;
const MOST_SCALE = TILE * 2 ** 15;
/** The nearest a view goes by itself: a walk between sights, or a town around a single place. */
const NEAREST = TILE * 2 ** 13;
const AROUND_TOWN = TILE * 2 ** 11;
/** Between the shown places and the edges, in pixels; on the right there are buttons. */
const MARGIN = 40;
const RIGHT_MARGIN = 68;

/** The middle of a view stays in South Asia, which is all that the map draws well. */
const [WEST, NORTH] = projectPoint([39, 60]);
const [EAST, SOUTH] = projectPoint([4, 100]);

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** Returns the view nearest to the wished one that the map can show. */
export const withinReach = ({ centre: [x, y], scale }: MapView): MapView => ({
  centre: [between(WEST, x, EAST), between(NORTH, y, SOUTH)],
  scale: between(LEAST_SCALE, scale, MOST_SCALE),
});

/** Returns the view that shows all places, as near as they allow. */
export function fitView(places: readonly LatLon[], { width, height }: Frame): MapView {
  const spots = places.map(projectPoint);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room: Spot = [Math.max(width - MARGIN - RIGHT_MARGIN, width / 2), Math.max(height - 2 * MARGIN, height / 2)];
  const fitting = Math.min(room[0] / (right - left || 1e-9), room[1] / (bottom - top || 1e-9));
  const isOnePlace = right - left < 1e-7 && bottom - top < 1e-7;
  const scale = isOnePlace ? AROUND_TOWN : Math.min(fitting, NEAREST);
  const aside = (RIGHT_MARGIN - MARGIN) / 2 / scale;
  return withinReach({ centre: [(left + right) / 2 + aside, (top + bottom) / 2], scale });
}

/** Returns a function that maps a spot of the projected world to its position in the frame. */
export const placerOf =
  ({ centre, scale }: MapView, { width, height }: Frame) =>
  ([x, y]: Spot): Spot => [(x - centre[0]) * scale + width / 2, (y - centre[1]) * scale + height / 2];

/** Returns the view after its content was dragged by so many pixels. */
export const dragView = ({ centre: [x, y], scale }: MapView, [dx, dy]: Spot): MapView =>
  withinReach({ centre: [x - dx / scale, y - dy / scale], scale });

/** Returns the view nearer by a factor, with the same spot at a position of the frame. */
export function zoomView(view: MapView, factor: number, [x, y]: Spot, { width, height }: Frame): MapView {
  const { scale } = withinReach({ ...view, scale: view.scale * factor });
  const [dx, dy] = [x - width / 2, y - height / 2];
  const centre = [
    view.centre[0] + dx / view.scale - dx / scale,
    view.centre[1] + dy / view.scale - dy / scale,
  ] as const;
  return withinReach({ centre, scale });
}

/** Returns the CSS transform that shows what was drawn for one view as another one shows it. */
export function shiftBetween(drawn: MapView, shown: MapView, { width, height }: Frame): string {
  const factor = shown.scale / drawn.scale;
  const x = (drawn.centre[0] - shown.centre[0]) * shown.scale + (width / 2) * (1 - factor);
  const y = (drawn.centre[1] - shown.centre[1]) * shown.scale + (height / 2) * (1 - factor);
  return `translate(${x}px, ${y}px) scale(${factor})`;
}

/** Returns how many pixels a kilometre has in the middle of a view. */
export const pixelsOfKm = ({ centre, scale }: MapView): number => scale / kmOfWorld(centre[1]);

/** A bar for measuring distances. */
export interface ScaleBar {
  readonly km: number;
  readonly pixels: number;
}

/** In pixels. */
const LONGEST_BAR = 96;

/** Returns the bar with the longest round distance that has room. */
export function scaleBar(view: MapView): ScaleBar {
  const perKm = pixelsOfKm(view);
  const most = LONGEST_BAR / perKm;
  const power = 10 ** Math.floor(Math.log10(most));
  const km = ([5, 2].find((step) => step * power <= most) ?? 1) * power;
  return { km, pixels: km * perKm };
}
