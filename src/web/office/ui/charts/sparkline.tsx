import { charts } from '../../../../words/en/office/charts.ts';
import { areaPath, SPARK_SIZE, sparkPath } from './spark-path.ts';
import styles from './sparkline.module.css';

interface SparklineProps {
  /** One for each day, the oldest first; none until they are known. */
  values: readonly number[];
  format: (value: number) => string;
}

/** Draws how a figure went day by day; of a fixed height, also before its values are known. */
export function Sparkline({ values, format }: SparklineProps) {
  const { width, height } = SPARK_SIZE;
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const told = { first: format(first), last: format(last), most: format(Math.max(0, ...values)) };
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={values.length === 0 ? charts.noData : charts.lastDays(told)}
    >
      {values.length > 0 && (
        <>
          <path className={styles.area} d={areaPath(values)} />
          <path d={sparkPath(values)} />
        </>
      )}
    </svg>
  );
}
