import type { AiPoint, AiUsage } from '../../../contracts/ai-usage.ts';
import { formatCount } from '../../../core/counts.ts';
import { aiUsage } from '../../../words/en/office/ai-usage.ts';
import { TimeChart } from '../ui/charts/time-chart.tsx';
import { formatPoint } from '../ui/indian-dates.ts';
import { formatCost, formatSeconds } from './usage-words.ts';

/** Names the point with the highest value, as a sentence of a list; none when all are zero. */
function tellMost(
  points: readonly AiPoint[],
  unit: 'hour' | 'day',
  value: (point: AiPoint) => number,
): readonly string[] {
  const most = points.reduce<AiPoint | null>(
    (best, point) => (best && value(best) >= value(point) ? best : point),
    null,
  );
  return most && value(most) > 0 ? [aiUsage.peak({ time: formatPoint(most.at, unit) })] : [];
}

/** Shows the number of requests, failures, durations and costs over the period. */
export function UsageCharts({ series: { unit, points }, overallStats, spending }: AiUsage) {
  const { totalRequests, totalErrors, totalCost, p50, p95 } = overallStats;
  const named = points.map((point) => ({
    ...point,
    at: formatPoint(point.at, unit),
    successes: point.requests - point.errors,
  }));
  return (
    <>
      <TimeChart
        title={unit === 'day' ? aiUsage.requestsADay : aiUsage.requestsAnHour}
        summary={[
          aiUsage.requestsAndErrors({ requests: totalRequests, errors: totalErrors }),
          ...tellMost(points, unit, (point) => point.requests),
        ].join(' ')}
        kind="bars"
        series={[
          { name: 'successes', label: aiUsage.successes, color: 'var(--blue)' },
          { name: 'errors', label: aiUsage.errors, color: 'var(--danger)' },
        ]}
        points={named}
        format={formatCount}
        leastStep={1}
      />
      <TimeChart
        title={aiUsage.responseTime}
        summary={
          p50 === null || p95 === null
            ? aiUsage.noRequests
            : aiUsage.medianAndP95({ median: formatSeconds(p50), p95: formatSeconds(p95) })
        }
        kind="lines"
        series={[
          { name: 'p50', label: aiUsage.median, color: 'var(--blue)' },
          { name: 'p95', label: aiUsage.p95, color: 'var(--danger)', dashed: true },
        ]}
        points={named}
        format={formatSeconds}
        leastStep={1}
      />
      <TimeChart
        title={unit === 'day' ? aiUsage.costADay : aiUsage.costAnHour}
        summary={[
          aiUsage.costInAll({ cost: formatCost(totalCost), isTracked: spending.tracked }),
          ...tellMost(points, unit, (point) => point.cost),
        ].join(' ')}
        kind="bars"
        series={[{ name: 'cost', label: aiUsage.cost, color: 'var(--trust)' }]}
        points={named}
        format={formatCost}
        leastStep={0.0001}
      />
    </>
  );
}
