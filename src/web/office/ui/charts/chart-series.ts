/** One line or one colour of bars. */
interface ChartSeries {
  /** The field of a point that holds its values. */
  readonly name: string;
  readonly label: string;
  /** A colour of the site, such as `var(--blue)`. */
  readonly color: string;
  /** Dashed, so that lines differ without colours. */
  readonly dashed?: boolean;
  /** Drawn thin and behind the others: something to compare with. */
  readonly faint?: boolean;
}

/** The values of one moment by series name; null for a missing one. */
export interface ChartPoint {
  /** The moment, in words. */
  readonly at: string;
  readonly [series: string]: string | number | null;
}

export interface ChartData {
  readonly title: string;
  /** What the chart shows, in a sentence. */
  readonly summary: string;
  /** Bars are stacked. */
  readonly kind: 'bars' | 'lines';
  readonly series: readonly ChartSeries[];
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
  /** The smallest difference that the formatted values can show. */
  readonly leastStep: number;
}
