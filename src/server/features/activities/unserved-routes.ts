import { type Insertable, type Selectable, sql } from 'kysely';
import type { ActivityTraits } from '../../../core/activities/activity-people.ts';
import { dayOfHour, hourInIndia } from '../../../core/activities/windows.ts';
import { caseKey } from '../../../core/names.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { hashedId } from './hashed-id.ts';

type RouteRow = Insertable<Schema['unservedRoutes']>;
type SearchRow = Insertable<Schema['unservedSearches']>;

interface Search extends ActivityTraits {
  readonly occurredAt: number;
}

/** Counted place names are cut at this length; a longer one is hardly a place. */
const LONGEST_PLACE = 60;

const placeOf = (value: unknown): string =>
  typeof value === 'string' ? caseKey(value.replace(/\s+/g, ' ')).slice(0, LONGEST_PLACE) : '';

/** Returns the route of a valid search for which no trip could be made; null for any other activity. */
function routeOf({ type, data, occurredAt }: Search): RouteRow | null {
  if (type !== 'search' || data.status !== 422) return null;
  const [fromPlace, toPlace] = [placeOf(data.from), placeOf(data.to)];
  const reason = typeof data.reason === 'string' ? data.reason : 'OTHER';
  const lastDay = dayOfHour(hourInIndia(occurredAt));
  return { id: hashedId([fromPlace, toPlace, reason]), fromPlace, toPlace, reason, lastDay, total: 1 };
}

/** Counts the searches for which no trip could be made. */
export async function addUnserved(writer: Writer, activities: readonly Search[]): Promise<void> {
  const routes = new Map<number, RouteRow>();
  const searches = new Map<string, SearchRow>();
  for (const activity of activities) {
    const route = routeOf(activity);
    if (!route) continue;
    const known = routes.get(route.id);
    const lastDay = Math.max(route.lastDay, known?.lastDay ?? 0);
    routes.set(route.id, { ...route, lastDay, total: (known?.total ?? 0) + 1 });
    const key = `${route.lastDay} ${route.id}`;
    searches.set(key, { day: route.lastDay, routeId: route.id, count: (searches.get(key)?.count ?? 0) + 1 });
  }
  if (routes.size === 0) return;
  // One order everywhere prevents deadlocks between processes.
  await writer
    .insertInto('unservedRoutes')
    .values([...routes.values()].sort((a, b) => a.id - b.id))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        lastDay: sql`case when excluded."lastDay" > "unservedRoutes"."lastDay"
          then excluded."lastDay" else "unservedRoutes"."lastDay" end`,
        total: sql`"unservedRoutes"."total" + excluded."total"`,
      }),
    )
    .execute();
  await writer
    .insertInto('unservedSearches')
    .values([...searches.values()].sort((a, b) => a.routeId - b.routeId || a.day - b.day))
    .onConflict((conflict) =>
      conflict.columns(['routeId', 'day']).doUpdateSet({
        count: sql`"unservedSearches"."count" + excluded."count"`,
      }),
    )
    .execute();
}

/** Deletes counts before the day, and routes not searched since. */
export async function endUnservedBefore(writer: Writer, day: number): Promise<void> {
  await writer.deleteFrom('unservedSearches').where('day', '<', day).execute();
  await writer.deleteFrom('unservedRoutes').where('lastDay', '<', day).execute();
}

export interface UnservedRoute {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly count: number;
}

/** Routes whose searches are summed per query. */
const ROUTES_AT_ONCE = 200;

/** Returns how often each route was searched from the given day on. */
async function searchesOf(
  { read }: Database,
  routes: readonly Selectable<Schema['unservedRoutes']>[],
  day: number,
): Promise<UnservedRoute[]> {
  if (routes.length === 0) return [];
  const rows = await read
    .selectFrom('unservedSearches')
    .select((select) => ['routeId' as const, select.fn.sum<number>('count').as('count')])
    .where(
      'routeId',
      'in',
      routes.map(({ id }) => id),
    )
    .where('day', '>=', day)
    .groupBy('routeId')
    .execute();
  const counts = new Map(rows.map(({ routeId, count }) => [routeId, Number(count)]));
  return routes.flatMap(({ id, fromPlace, toPlace, reason }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ from: fromPlace, to: toPlace, reason, count }];
  });
}

/**
 * Returns the routes most often searched from the given day on without a trip being made. Reads routes by their
 * all-time total and stops once a total is at most the lowest count among the best: no further route can be among them.
 */
export async function mostUnserved(database: Database, day: number, most: number): Promise<UnservedRoute[]> {
  let best: UnservedRoute[] = [];
  for (let offset = 0; ; offset += ROUTES_AT_ONCE) {
    const routes = await database.read
      .selectFrom('unservedRoutes')
      .selectAll()
      .where('lastDay', '>=', day)
      .orderBy('total', 'desc')
      .orderBy('id', 'desc')
      .limit(ROUTES_AT_ONCE)
      .offset(offset)
      .execute();
    const next = await searchesOf(database, routes, day);
    best = [...best, ...next].sort((a, b) => b.count - a.count).slice(0, most);
    const [worst, last] = [best[most - 1], routes.at(-1)];
    if (routes.length < ROUTES_AT_ONCE || (worst && last && last.total <= worst.count)) return best;
  }
}
