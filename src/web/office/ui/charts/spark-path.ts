/** Units of the drawing, which is stretched to its tile. */
export const SPARK_SIZE = { width: 100, height: 28 } as const;

/** Room for half of the line's width. */
const EDGE = 1;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns the path of a line through values of zero or more, from left to right; the scale begins at zero. */
export function sparkPath(values: readonly number[]): string {
  const most = Math.max(1e-9, ...values);
  const step = SPARK_SIZE.width / Math.max(1, values.length - 1);
  const usable = SPARK_SIZE.height - 2 * EDGE;
  return values
    .map((value, nth) => `${nth === 0 ? 'M' : 'L'}${round(nth * step)} ${round(EDGE + usable * (1 - value / most))}`)
    .join('');
}

/** Returns the path of the area between the line and zero. */
export const areaPath = (values: readonly number[]): string => `${sparkPath(values)}V${SPARK_SIZE.height}H0Z`;
