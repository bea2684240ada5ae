/** One line or one colour of bars. */
interface ChartSeries {
  /** The field of a point that holds its values. */
  readonly name: string;
  readonly label: string;
  /** A colour of the site, such as `var(--blue)`. */
  readonly color: string;
  /** Drawn with gaps, so that lines are told apart without colours. */
  readonly dashed?: boolean;
}

/** The values of one moment under the names of the series; null where there is none. */
export interface ChartPoint {
  /** The moment, in words. */
  readonly at: string;
  readonly [series: string]: string | number | null;
}

export interface ChartData {
  readonly title: string;
  /** What the chart shows, in a sentence. */
  readonly summary: string;
  /** Bars stand upon one another. */
  readonly kind: 'bars' | 'lines';
  readonly series: readonly ChartSeries[];
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
  /** The least by which two values differ in these words. */
  readonly leastStep: number;
}
