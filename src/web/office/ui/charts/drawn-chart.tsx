import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, useState } from 'react';
import { charts } from '../../../../words/en/office/charts.ts';
import { greatestOf, labelEvery, stack, ticksUpTo } from './chart-scale.ts';
import type { ChartData, ChartPoint } from './chart-series.ts';
import styles from './drawn-chart.module.css';

const HEIGHT = 220;
const [TOP, RIGHT, BOTTOM] = [10, 12, 28] as const;
/** Width of a character of the axis labels. */
const SIGN = 6.6;
const WIDEST_BAR = 36;
/** A line with more points than this has no dots. */
const MOST_DOTS = 31;

/** The drawing's scales. */
interface Plane {
  readonly left: number;
  readonly width: number;
  readonly band: number;
  readonly ticks: readonly number[];
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

function planeOf(chart: ChartData, fullWidth: number): Plane {
  const ticks = ticksUpTo(greatestOf(chart), chart.leastStep);
  const top = ticks.at(-1) ?? 1;
  const left = Math.max(...ticks.map((tick) => chart.format(tick).length)) * SIGN + 12;
  const width = Math.max(0, fullWidth - left - RIGHT);
  const band = width / Math.max(1, chart.points.length);
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top);
  return { left, width, band, ticks, x: (index) => left + band * (index + 0.5), y };
}

const wordsOf = ({ series, format }: ChartData, point: ChartPoint) =>
  series.map(({ name, label, color }) => {
    const value = point[name];
    return { name, label, color, value: typeof value === 'number' ? format(value) : '–' };
  });

/**
 * Draws a chart with its legend. Mouse, finger or arrow keys move from point to point; a visually hidden slider takes
 * the keys and reads out the point.
 */
export default function DrawnChart(chart: ChartData) {
  const { title, series, points } = chart;
  const { ref, width } = useElementSize();
  const [active, setActive] = useState<number | null>(null);
  const plane = planeOf(chart, width);
  const last = points.length - 1;
  const at = active === null ? undefined : points[active];
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setActive(Math.min(last, Math.max(0, Math.floor((x - plane.left) / plane.band))));
  };
  const told = points[active ?? last];
  return (
    <>
      {series.length > 1 && <Legend series={series} kind={chart.kind} />}
      <div
        ref={ref}
        className={styles.plot}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setActive(null)}
      >
        {width > 0 && <Drawing chart={chart} plane={plane} width={width} active={active} />}
        <input
          type="range"
          className={styles.slider}
          aria-label={charts.pointByPoint({ title })}
          min={0}
          max={last}
          value={active ?? last}
          aria-valuetext={
            told &&
            `${told.at}: ${wordsOf(chart, told)
              .map(({ label, value }) => `${label} ${value}`)
              .join(', ')}`
          }
          onFocus={() => setActive(last)}
          onBlur={() => setActive(null)}
          onChange={({ currentTarget: { value } }) => setActive(Number(value))}
        />
        {at && active !== null && (
          <Tip chart={chart} point={at} x={plane.x(active)} toLeft={plane.x(active) > width / 2} />
        )}
      </div>
    </>
  );
}

const Legend = ({ series, kind }: Pick<ChartData, 'series' | 'kind'>) => (
  <ul className={styles.legend}>
    {series.map(({ name, label, color, dashed }) => (
      <li key={name}>
        <span className={styles.sample} data-kind={kind} data-dashed={dashed} style={{ color }} />
        {label}
      </li>
    ))}
  </ul>
);

interface DrawingProps {
  chart: ChartData;
  plane: Plane;
  width: number;
  active: number | null;
}

function Drawing({ chart, plane, width, active }: DrawingProps) {
  const { points, kind } = chart;
  const { left, ticks, band, x, y } = plane;
  const widest = Math.max(...points.map(({ at }) => at.length)) * SIGN + 10;
  const every = labelEvery(points.length, plane.width, widest);
  const last = points.length - 1;
  return (
    <svg className={styles.drawing} width={width} height={HEIGHT} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={left} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
          <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {chart.format(tick)}
          </text>
        </g>
      ))}
      {points.map(({ at }, i) =>
        (last - i) % every === 0 ? (
          <text
            key={at}
            x={i === last && band < widest ? width : x(i)}
            y={HEIGHT - 6}
            textAnchor={i === last && band < widest ? 'end' : 'middle'}
          >
            {at}
          </text>
        ) : null,
      )}
      {active !== null && (
        <rect
          className={styles.active}
          x={x(active) - Math.max(band, 2) / 2}
          y={TOP}
          width={Math.max(band, 2)}
          height={HEIGHT - TOP - BOTTOM}
        />
      )}
      {kind === 'bars' ? <Bars chart={chart} plane={plane} /> : <Lines chart={chart} plane={plane} />}
    </svg>
  );
}

function Bars({ chart: { points, series }, plane: { band, x, y } }: Pick<DrawingProps, 'chart' | 'plane'>) {
  const width = Math.max(1, Math.min(WIDEST_BAR, band * 0.7));
  return points.map((point, i) =>
    stack(point, series).map(({ name, color, from, to }) => (
      <rect
        key={`${point.at} ${name}`}
        x={x(i) - width / 2}
        y={y(to)}
        width={width}
        height={y(from) - y(to)}
        fill={color}
      />
    )),
  );
}

/** Draws lines straight across missing values, faint ones first. */
function Lines({ chart: { points, series }, plane: { x, y } }: Pick<DrawingProps, 'chart' | 'plane'>) {
  const behind = series.toSorted((a, b) => Number(b.faint ?? false) - Number(a.faint ?? false));
  return behind.map(({ name, color, dashed, faint }) => {
    const places = points.flatMap((point, i) => {
      const value = point[name];
      return typeof value === 'number' ? [{ at: point.at, x: x(i), y: y(value) }] : [];
    });
    return (
      <g key={name}>
        <polyline
          className={styles.line}
          points={places.map((place) => `${place.x},${place.y}`).join(' ')}
          stroke={color}
          strokeDasharray={dashed ? '6 4' : undefined}
          data-faint={faint}
        />
        {places.length <= MOST_DOTS &&
          !(faint && places.length > 1) &&
          places.map((place) => <circle key={place.at} cx={place.x} cy={place.y} r={3.5} fill={color} />)}
      </g>
    );
  });
}

interface TipProps {
  chart: ChartData;
  point: ChartPoint;
  x: number;
  toLeft: boolean;
}

/** Shows the values beside a point; the slider reads out the same. */
const Tip = ({ chart, point, x, toLeft }: TipProps) => (
  <div className={styles.tip} style={{ left: x }} data-left={toLeft || undefined} aria-hidden>
    <strong>{point.at}</strong>
    {wordsOf(chart, point).map(({ name, label, color, value }) => (
      <span key={name} className={styles.told}>
        <span className={styles.sample} data-kind="bars" style={{ color }} />
        {label}
        <b>{value}</b>
      </span>
    ))}
  </div>
);
