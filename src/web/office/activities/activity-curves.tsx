import { Group, Stack, Title, UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { formatCount } from '../../../core/counts.ts';
import { activities } from '../../../words/en/office/activities.ts';
import { activityFigures as words } from '../../../words/en/office/activity-figures.ts';
import { TimeChart } from '../ui/charts/time-chart.tsx';
import { formatPoint } from '../ui/indian-dates.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import styles from './activity-curves.module.css';
import { RANGES, type Range } from './activity-filters.ts';
import { type Curve, changeOf, compare, countedOf, type Series, totalsOf } from './curve-totals.ts';
import type { ActivityData } from './load-activity.ts';

const CURVES = ['visits', 'searches', 'itineraryViews', 'requests'] as const satisfies readonly Curve[];

interface ActivityCurvesProps extends Pick<ActivityData, 'series'> {
  range: Range;
  onRange: (range: Range) => void;
}

/** Shows visits, searches, itinerary views and requests over time, one at a time, beside the window before. */
export function ActivityCurves({ series, range, onRange }: ActivityCurvesProps) {
  const [curve, setCurve] = useState<Curve>('visits');
  return (
    <Stack component="section" gap="sm" aria-labelledby="over-time">
      <Group justify="space-between">
        <Title order={2} size="h3" id="over-time">
          {words.overTime}
        </Title>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
        <div role="group" aria-label={activities.dateRange} className={styles.ranges}>
          {RANGES.map((each) => (
            <UnstyledButton
              key={each}
              className={styles.range ?? ''}
              aria-pressed={each === range}
              onClick={() => onRange(each)}
            >
              {activities.ranges[each]}
            </UnstyledButton>
          ))}
        </div>
      </Group>
      {series === null ? (
        <ListUnread>{words.overTimeFailed}</ListUnread>
      ) : (
        <>
          <CurveChoice series={series} chosen={curve} onChoose={setCurve} />
          <CurveChart key={curve} series={series} range={range} curve={curve} />
        </>
      )}
    </Stack>
  );
}

interface CurveChoiceProps {
  series: Series;
  chosen: Curve;
  onChoose: (curve: Curve) => void;
}

/** Shows the total of each curve; the chosen one is drawn. */
function CurveChoice({ series, chosen, onChoose }: CurveChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{words.chooseCurve}</legend>
      {CURVES.map((curve) => {
        const totals = totalsOf(series, curve);
        const change = changeOf(totals);
        return (
          <label key={curve} className={styles.curve}>
            <input type="radio" name={name} checked={curve === chosen} onChange={() => onChoose(curve)} />
            <span className={styles.name}>{words.curves[curve]}</span>
            <span className={styles.total}>{formatCount(totals.total)}</span>
            {change && <span className={styles.change}>{change}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

interface CurveChartProps {
  series: Series;
  range: Range;
  curve: Curve;
}

function CurveChart({ series, range, curve }: CurveChartProps) {
  const { unit, points } = series;
  const totals = totalsOf(series, curve);
  const counted = countedOf(series);
  return (
    <TimeChart
      title={words.curveTitles[unit][curve]}
      summary={[words.curvesCount[curve], ...compare(totals, series.since, range)].join(' ')}
      kind="lines"
      series={[
        { name: 'now', label: words.thisPeriod, color: 'var(--blue)' },
        ...(totals.earlier > 0
          ? [{ name: 'before', label: words.before[range], color: 'var(--muted)', dashed: true, faint: true }]
          : []),
      ]}
      points={points.map(({ at, before, ...values }, index) => ({
        at: formatPoint(at, unit),
        now: counted[index]?.now ? values[curve] : null,
        before: counted[index]?.before ? before[curve] : null,
      }))}
      format={formatCount}
      leastStep={1}
    />
  );
}
