import type { Selectable } from 'kysely';
import type { RouteFunnel } from '../../../contracts/activities.ts';
import { medianOf } from '../../../core/activities/budget-steps.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../http/app-error.ts';

type RouteRow = Selectable<Schema['searchedRoutes']>;

/** Routes that are listed. */
const MOST_ROUTES = 50;
/** Routes whose people are summed per query. */
const ROUTES_AT_ONCE = 200;
const STEPS = ['searched', 'opened', 'planned', 'asked'] as const;

/** Returns the people at each step of these routes from the given day on, without routes on which there were none. */
async function funnelsOf({ read }: Database, routes: readonly RouteRow[], day: number): Promise<RouteFunnel[]> {
  if (routes.length === 0) return [];
  const rows = await read
    .selectFrom('routeDays')
    .where(
      'routeId',
      'in',
      routes.map(({ id }) => id),
    )
    .where('day', '>=', day)
    .select((select) => ['routeId' as const, ...STEPS.map((step) => select.fn.sum<number>(step).as(step))])
    .groupBy('routeId')
    .execute();
  const sums = new Map(rows.map((row) => [row.routeId, row]));
  return routes.flatMap(({ id, fromPlace, toPlace }) => {
    const sum = sums.get(id);
    if (!sum) return [];
    return {
      id: String(id),
      from: fromPlace,
      to: toPlace,
      searched: Number(sum.searched),
      opened: Number(sum.opened),
      planned: Number(sum.planned),
      asked: Number(sum.asked),
      confirmed: 0,
    };
  });
}

/** Returns the routes with the people whose requests of the time from the given day on are confirmed by now. */
async function withConfirmed({ read }: Database, funnels: readonly RouteFunnel[], day: number) {
  if (funnels.length === 0) return [];
  const rows = await read
    .selectFrom('routeRequests')
    .where(
      'routeId',
      'in',
      funnels.map(({ id }) => Number(id)),
    )
    .where('confirmed', '=', 1)
    .where('day', '>=', day)
    // A person's hash is different for each route and day.
    .select((select) => ['routeId' as const, select.fn.count<number>('person').distinct().as('people')])
    .groupBy('routeId')
    .execute();
  const confirmed = new Map(rows.map(({ routeId, people }) => [String(routeId), Number(people)]));
  return funnels.map((funnel) => ({ ...funnel, confirmed: confirmed.get(funnel.id) ?? 0 }));
}

const byPeople = (a: RouteFunnel, b: RouteFunnel): number => b.searched - a.searched || b.opened - a.opened;

/** Returns the routes that most people searched, by adding up all of few days. */
async function bestOfFewDays(database: Database, day: number): Promise<RouteFunnel[]> {
  const ranked = await database.read
    .selectFrom('routeDays')
    .where('day', '>=', day)
    .select((select) => ['routeId' as const, select.fn.sum<number>('searched').as('people')])
    .groupBy('routeId')
    .orderBy('people', 'desc')
    .orderBy('routeId')
    .limit(MOST_ROUTES)
    .execute();
  if (ranked.length === 0) return [];
  const ids = ranked.map(({ routeId }) => routeId);
  const routes = await database.read.selectFrom('searchedRoutes').selectAll().where('id', 'in', ids).execute();
  return (await funnelsOf(database, routes, day)).sort(byPeople);
}

/**
 * Returns the routes that most people searched. Reads routes by their all-time total and stops once a total is at most
 * the lowest number among the best: no further route can be among them.
 */
async function bestOfManyDays(database: Database, day: number): Promise<RouteFunnel[]> {
  let best: RouteFunnel[] = [];
  for (let offset = 0; ; offset += ROUTES_AT_ONCE) {
    const routes = await database.read
      .selectFrom('searchedRoutes')
      .selectAll()
      .where('lastDay', '>=', day)
      .orderBy('total', 'desc')
      .orderBy('id', 'desc')
      .limit(ROUTES_AT_ONCE)
      .offset(offset)
      .execute();
    const next = await funnelsOf(database, routes, day);
    best = [...best, ...next].sort(byPeople).slice(0, MOST_ROUTES);
    const [worst, last] = [best[MOST_ROUTES - 1], routes.at(-1)];
    if (routes.length < ROUTES_AT_ONCE || (worst && last && last.total <= worst.searched)) return best;
  }
}

/** Windows of up to so many days have few rows; in longer ones a route's share of its total is large. */
const FEW_DAYS = 7;

/** Returns the routes that most people searched in a window of so many days, which begins on the given day. */
export async function mostSearched(database: Database, day: number, days: number): Promise<RouteFunnel[]> {
  const best = await (days <= FEW_DAYS ? bestOfFewDays(database, day) : bestOfManyDays(database, day));
  return withConfirmed(database, best, day);
}

/** Returns what was searched on a route from the given day on, by trait. */
async function traitsOf({ read }: Database, routeId: number, day: number) {
  const rows = await read
    .selectFrom('routeTraits')
    .where('routeId', '=', routeId)
    .where('day', '>=', day)
    .select((select) => ['trait' as const, 'value' as const, select.fn.sum<number>('count').as('count')])
    .groupBy(['trait', 'value'])
    .orderBy('value')
    .execute();
  const of = (trait: string) =>
    rows.filter((row) => row.trait === trait).map(({ value, count }) => ({ value, count: Number(count) }));
  return { months: of('month'), budgets: of('budget'), refusals: of('refusal') };
}

/** Returns one route's funnel with what was searched on it; 404 for an unknown one. */
export async function describeRoute(database: Database, id: string, day: number) {
  const routeId = /^\d{1,16}$/.test(id) ? Number(id) : -1;
  const row = await database.read.selectFrom('searchedRoutes').selectAll().where('id', '=', routeId).executeTakeFirst();
  if (!row) throw new AppError('not-found', ({ reports }) => reports.noRoute);
  const [found] = await withConfirmed(database, await funnelsOf(database, [row], day), day);
  const { months, budgets, refusals } = await traitsOf(database, routeId, day);
  const none = { searched: 0, opened: 0, planned: 0, asked: 0, confirmed: 0 };
  return {
    route: {
      ...none,
      id,
      from: row.fromPlace,
      to: row.toPlace,
      ...found,
      months,
      medianBudget: medianOf(budgets.map(({ value, count }) => ({ value: Number(value), count }))),
      searches: budgets.reduce((sum, { count }) => sum + count, 0),
      refusals: refusals.sort((a, b) => b.count - a.count),
    },
  };
}
