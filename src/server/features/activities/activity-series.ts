import type { ActivityPoint } from '../../../contracts/activities.ts';
import { type ActivityRange, dayOfHour, firstHourOf, startOfHour } from '../../../core/activities/windows.ts';
import type { Database } from '../../database/database.ts';

type Curves = ActivityPoint['before'];

/** What each curve counts. */
const CURVES: Readonly<Record<string, keyof Curves>> = {
  visitor: 'visits',
  search: 'searches',
  itinerary_view: 'itineraryViews',
  form_submission: 'requests',
};

const none = (): Curves => ({ visits: 0, searches: 0, itineraryViews: 0, requests: 0 });

const isoOfHour = (hour: number): string => new Date(startOfHour(hour)).toISOString();

/** Returns the curves of a window that ends now, beside those of the window before, also for empty hours or days. */
export async function activitySeries({ read }: Database, range: ActivityRange, now: number) {
  const unit = range === 1 ? ('hour' as const) : ('day' as const);
  const cells = range === 1 ? 24 : range;
  const firstHour = firstHourOf(range, now);
  const first = unit === 'hour' ? firstHour : dayOfHour(firstHour);
  const rows = await read
    .selectFrom('activityCounts')
    .where('unit', 'in', [unit, `${unit}-visitors`])
    .where('at', '>=', first - cells)
    .where('at', '<', first + cells)
    .where('type', 'in', Object.keys(CURVES))
    .select((select) => ['at' as const, 'type' as const, select.fn.sum<number>('count').as('count')])
    .groupBy(['at', 'type'])
    .execute();
  const { first: firstDay } = await read
    .selectFrom('activityCounts')
    .where('unit', '=', 'day')
    .select((select) => select.fn.min<number | null>('at').as('first'))
    .executeTakeFirstOrThrow();
  const byCell = new Map<number, Curves>();
  for (const { at, type, count } of rows) {
    const curve = CURVES[type];
    if (curve) byCell.set(at, { ...(byCell.get(at) ?? none()), [curve]: Number(count) });
  }
  const points = Array.from({ length: cells }, (_, index): ActivityPoint => {
    const at = first + index;
    return {
      at: isoOfHour(unit === 'hour' ? at : at * 24),
      ...(byCell.get(at) ?? none()),
      before: byCell.get(at - cells) ?? none(),
    };
  });
  return { unit, since: firstDay === null ? null : isoOfHour(firstDay * 24), points };
}
