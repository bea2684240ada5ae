import { Stack, Title } from '@mantine/core';
import { useId, useState } from 'react';
import type { ActivityPoint } from '../../../contracts/activities.ts';
import { formatCount } from '../../../core/counts.ts';
import { activityFigures as words } from '../../../words/en/office/activity-figures.ts';
import { TimeChart } from '../ui/charts/time-chart.tsx';
import { formatPoint } from '../ui/indian-dates.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import styles from './activity-curves.module.css';
import type { Range } from './activity-filters.ts';
import type { ActivityData } from './load-activity.ts';

type Curve = keyof ActivityPoint['before'];

const CURVES = ['visits', 'searches', 'itineraryViews', 'requests'] as const satisfies readonly Curve[];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns how a curve's total differs from that of the window before, in a sentence. */
function compare(now: number, earlier: number, range: Range): string {
  const before = words.before[range];
  if (earlier === 0) return now === 0 ? '' : words.nothingBefore({ before });
  const percent = formatCount(Math.round((Math.abs(now - earlier) / earlier) * 100));
  if (percent === '0') return words.same({ before });
  return now > earlier ? words.more({ percent, before }) : words.less({ percent, before });
}

/** Returns the change as a sign and a percentage, such as "+12%"; empty where nothing was counted before. */
function changeOf(now: number, earlier: number): string {
  if (earlier === 0) return '';
  const change = Math.round(((now - earlier) / earlier) * 100);
  return `${change > 0 ? '+' : change < 0 ? '−' : ''}${words.percent({ percent: formatCount(Math.abs(change)) })}`;
}

interface ActivityCurvesProps extends Pick<ActivityData, 'series'> {
  range: Range;
}

/** Shows visits, searches, itinerary views and requests over time, one at a time, beside the window before. */
export function ActivityCurves({ series, range }: ActivityCurvesProps) {
  const [curve, setCurve] = useState<Curve>('visits');
  return (
    <Stack component="section" gap="sm" aria-labelledby="over-time">
      <Title order={2} size="h3" id="over-time">
        {words.overTime}
      </Title>
      {series === null ? (
        <ListUnread>{words.overTimeFailed}</ListUnread>
      ) : (
        <>
          <CurveChoice points={series.points} chosen={curve} onChoose={setCurve} />
          <CurveChart key={curve} series={series} range={range} curve={curve} />
        </>
      )}
    </Stack>
  );
}

interface CurveChoiceProps {
  points: readonly ActivityPoint[];
  chosen: Curve;
  onChoose: (curve: Curve) => void;
}

/** Shows the total of each curve; the chosen one is drawn. */
function CurveChoice({ points, chosen, onChoose }: CurveChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{words.chooseCurve}</legend>
      {CURVES.map((curve) => {
        const now = sum(points.map((point) => point[curve]));
        const change = changeOf(now, sum(points.map(({ before }) => before[curve])));
        return (
          <label key={curve} className={styles.curve}>
            <input type="radio" name={name} checked={curve === chosen} onChange={() => onChoose(curve)} />
            <span className={styles.name}>{words.curves[curve]}</span>
            <span className={styles.total}>{formatCount(now)}</span>
            {change && <span className={styles.change}>{change}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

interface CurveChartProps {
  series: NonNullable<ActivityData['series']>;
  range: Range;
  curve: Curve;
}

function CurveChart({ series: { unit, points }, range, curve }: CurveChartProps) {
  const [now, earlier] = [sum(points.map((point) => point[curve])), sum(points.map(({ before }) => before[curve]))];
  return (
    <TimeChart
      title={words.curveTitles[unit][curve]}
      summary={[words.curvesCount[curve], compare(now, earlier, range)].join(' ')}
      kind="lines"
      series={[
        { name: 'now', label: words.thisPeriod, color: 'var(--blue)' },
        ...(earlier > 0
          ? [{ name: 'before', label: words.before[range], color: 'var(--muted)', dashed: true, faint: true }]
          : []),
      ]}
      points={points.map(({ at, before, ...values }) => ({
        at: formatPoint(at, unit),
        now: values[curve],
        before: before[curve],
      }))}
      format={formatCount}
      leastStep={1}
    />
  );
}
