import '@mantine/charts/styles.css';
import { BarChart, LineChart } from '@mantine/charts';
import type { ChartData } from './chart-series.ts';

const HEIGHT = 220;

/** The drawing of a chart. It brings a library of its own along, so nothing but `TimeChart` loads it. */
export default function DrawnChart({ title, summary, kind, series, points, format }: ChartData) {
  const common = {
    ...{ h: HEIGHT, dataKey: 'at', withLegend: series.length > 1, valueFormatter: format, textColor: 'var(--muted)' },
    data: points.map((point) => ({ ...point })),
    series: series.map(({ name, label, color }) => ({ name, label, color })),
    gridColor: 'var(--line)',
    xAxisProps: { minTickGap: 24, tickMargin: 8 },
    yAxisProps: { width: 64 },
  };
  const named = { title, desc: `${summary} The arrow keys go from point to point.` };
  if (kind === 'bars') {
    return (
      <BarChart
        {...common}
        type="stacked"
        maxBarWidth={36}
        barProps={{ isAnimationActive: false }}
        barChartProps={named}
      />
    );
  }
  const dashes = new Map(series.map(({ name, dashed }) => [name, dashed ? '6 4' : '0']));
  return (
    <LineChart
      {...common}
      curveType="monotone"
      withDots={points.length <= 31}
      lineProps={({ name }) => ({ isAnimationActive: false, strokeDasharray: dashes.get(name) ?? '0' })}
      lineChartProps={named}
    />
  );
}
