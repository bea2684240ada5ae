import { type LatLon, projectPoint } from './projection.ts';

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Returns a function that maps each location to its position in a frame, so that all points fit into its margins. */
export function fitInto(
  points: readonly LatLon[],
  { width: frameWidth, height: frameHeight }: Frame,
  margin: number,
): (at: LatLon) => readonly [number, number] {
  const projected = points.map(projectPoint);
  const xs = projected.map(([x]) => x);
  const ys = projected.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((frameWidth - 2 * margin) / (width || 1e-9), (frameHeight - 2 * margin) / (height || 1e-9));
  const [dx, dy] = [(frameWidth - width * scale) / 2, (frameHeight - height * scale) / 2];
  return (at) => {
    const [x, y] = projectPoint(at);
    return [(x - left) * scale + dx, (y - top) * scale + dy];
  };
}
