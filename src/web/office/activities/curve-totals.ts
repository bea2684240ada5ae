import type { ActivityPoint } from '../../../contracts/activities.ts';
import { formatCount } from '../../../core/counts.ts';
import { activityFigures as words } from '../../../words/en/office/activity-figures.ts';
import { formatDate } from '../ui/indian-dates.ts';
import type { Range } from './activity-filters.ts';
import type { ActivityData } from './load-activity.ts';

export type Curve = keyof ActivityPoint['before'];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export type Series = NonNullable<ActivityData['series']>;

const UNIT_MS = { hour: 3_600_000, day: 86_400_000 } as const;

/** Returns, for each point, whether it and the one a window earlier are counted: nothing is from before the first day. */
export function countedOf({ unit, since, points }: Series) {
  const first = since === null ? Number.POSITIVE_INFINITY : Date.parse(since);
  const windowMs = points.length * UNIT_MS[unit];
  return points.map(({ at }) => ({ now: Date.parse(at) >= first, before: Date.parse(at) - windowMs >= first }));
}

/** Returns what a curve comes to, and what is compared: whole days with whole days, so without today. */
export function totalsOf(series: Series, curve: Curve) {
  const { unit, points } = series;
  const compared = unit === 'day' ? points.slice(0, -1) : points;
  return {
    total: sum(points.map((point) => point[curve])),
    now: sum(compared.map((point) => point[curve])),
    earlier: sum(compared.map(({ before }) => before[curve])),
    /** False where the window before began before anything was counted. */
    isComparable: countedOf(series)[0]?.before ?? false,
  };
}

type CurveTotals = ReturnType<typeof totalsOf>;

/** Returns in sentences how a curve differs from that of the window before. */
export function compare(totals: CurveTotals, since: string | null, range: Range): string[] {
  const { now, earlier, isComparable } = totals;
  const before = words.before[range];
  if (!isComparable) return since === null ? [] : [words.countedSince({ day: formatDate(since) })];
  if (earlier === 0) return now === 0 ? [] : [words.nothingBefore({ before })];
  const percent = formatCount(Math.round((Math.abs(now - earlier) / earlier) * 100));
  const change = now > earlier ? words.more({ percent, before }) : words.less({ percent, before });
  return [percent === '0' ? words.same({ before }) : change, ...(range === '1' ? [] : [words.withoutToday])];
}

/** Returns the change as a sign and a percentage, such as "+12%"; empty where nothing was counted before. */
export function changeOf({ now, earlier, isComparable }: CurveTotals): string {
  if (earlier === 0 || !isComparable) return '';
  const change = Math.round(((now - earlier) / earlier) * 100);
  return `${change > 0 ? '+' : change < 0 ? '−' : ''}${words.percent({ percent: formatCount(Math.abs(change)) })}`;
}
