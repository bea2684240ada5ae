import type { AiPoint, AiUsage } from '../../../contracts/ai-usage.ts';
import { countOf, formatCount } from '../../ui/counted.ts';
import { TimeChart } from '../ui/charts/time-chart.tsx';
import { formatCost, formatPoint, formatSeconds } from './usage-words.ts';

/** Names the point with the highest value; nothing when all are zero. */
function tellMost(points: readonly AiPoint[], unit: 'hour' | 'day', value: (point: AiPoint) => number): string {
  const most = points.reduce<AiPoint | null>(
    (best, point) => (best && value(best) >= value(point) ? best : point),
    null,
  );
  return most && value(most) > 0 ? ` Peak: ${formatPoint(most, unit)}.` : '';
}

/** Shows the number of requests, failures, durations and costs over the period. */
export function UsageCharts({ series: { unit, points }, overallStats, spending }: AiUsage) {
  const { totalRequests, totalErrors, totalCost, p50, p95 } = overallStats;
  const named = points.map((point) => ({
    ...point,
    at: formatPoint(point, unit),
    successes: point.requests - point.errors,
  }));
  const each = unit === 'day' ? 'a day' : 'an hour';
  return (
    <>
      <TimeChart
        title={`Requests and errors ${each}`}
        summary={`${countOf(totalRequests, 'request')}, ${countOf(totalErrors, 'error')}.${tellMost(points, unit, (point) => point.requests)}`}
        kind="bars"
        series={[
          { name: 'successes', label: 'Successes', color: 'var(--blue)' },
          { name: 'errors', label: 'Errors', color: 'var(--danger)' },
        ]}
        points={named}
        format={formatCount}
        leastStep={1}
      />
      <TimeChart
        title="Response time"
        summary={
          p50 === null || p95 === null ? 'No requests.' : `Median ${formatSeconds(p50)}, p95 ${formatSeconds(p95)}.`
        }
        kind="lines"
        series={[
          { name: 'p50', label: 'Median', color: 'var(--blue)' },
          { name: 'p95', label: 'p95', color: 'var(--danger)', dashed: true },
        ]}
        points={named}
        format={formatSeconds}
        leastStep={1}
      />
      <TimeChart
        title={`Cost ${each}`}
        summary={`${formatCost(totalCost)} in all.${spending.tracked ? '' : ' Cost is not tracked at present (Settings).'}${tellMost(points, unit, (point) => point.cost)}`}
        kind="bars"
        series={[{ name: 'cost', label: 'Cost', color: 'var(--trust)' }]}
        points={named}
        format={formatCost}
        leastStep={0.0001}
      />
    </>
  );
}
