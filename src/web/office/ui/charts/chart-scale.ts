import type { ChartData, ChartPoint } from './chart-series.ts';

/** At most this many grid lines above the base line. */
const MOST_LINES = 5;
const ROUND = [1, 2, 2.5, 5, 10] as const;

/** Returns round values from zero to the greatest or a little above it, at least the least step apart. */
export function ticksUpTo(greatest: number, leastStep: number): number[] {
  const rough = Math.max(greatest / MOST_LINES, leastStep);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ROUND.map((round) => round * power).find(
    (each) => each >= rough * (1 - 1e-9) && Number.isInteger(Math.round((each / leastStep) * 1e6) / 1e6),
  );
  const taken = step ?? Math.ceil(rough / leastStep) * leastStep;
  const lines = Math.max(1, Math.ceil(greatest / taken - 1e-9));
  return Array.from({ length: lines + 1 }, (_, i) => Number((i * taken).toPrecision(12)));
}

const heightOf = (point: ChartPoint, series: string): number => {
  const value = point[series];
  return typeof value === 'number' ? value : 0;
};

/** Returns the height of the highest bar or line. */
export function greatestOf({ kind, series, points }: Pick<ChartData, 'kind' | 'series' | 'points'>): number {
  return points.reduce((greatest, point) => {
    const values = series.map(({ name }) => heightOf(point, name));
    const height = kind === 'bars' ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
    return Math.max(greatest, height);
  }, 0);
}

/** Returns the interval between labelled points: always labels the last one, and as many as fit. */
export const labelEvery = (points: number, width: number, widestLabel: number): number =>
  Math.max(1, Math.ceil((points * widestLabel) / Math.max(width, 1)));

/** Returns the parts of a bar from the bottom up; leaves out those of zero. */
export function stack(point: ChartPoint, series: ChartData['series']) {
  let from = 0;
  return series.flatMap(({ name, color }) => {
    const value = heightOf(point, name);
    const part = { name, color, from, to: from + value };
    from += value;
    return value > 0 ? [part] : [];
  });
}
