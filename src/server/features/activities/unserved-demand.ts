import { ASKED_KINDS, type AskedCounts, type AskedKind, blockOfDay } from '../../../core/activities/unserved-search.ts';
import type { Database } from '../../database/database.ts';
import { mostUnserved, type UnservedRoute } from './unserved-routes.ts';

/** A route for which no trip could be made, with what its people asked for. */
export interface UnservedDemand extends UnservedRoute {
  readonly asked: Readonly<Record<AskedKind, AskedCounts>>;
}

const isAskedKind = (kind: string): kind is AskedKind => ASKED_KINDS.some((known) => known === kind);

/** Sums what was asked for on routes since the block of a day, by route, kind and value. */
async function readAsked({ read }: Database, ids: readonly number[], day: number) {
  const sums = new Map<number, Record<AskedKind, Map<number, number>>>();
  const rows = await read
    .selectFrom('unservedAsked')
    .where('routeId', 'in', ids)
    .where('block', '>=', blockOfDay(day))
    .select((select) => [
      'routeId' as const,
      'kind' as const,
      'value' as const,
      select.fn.sum<number>('count').as('count'),
    ])
    .groupBy(['routeId', 'kind', 'value'])
    .execute();
  for (const { routeId, kind, value, count } of rows) {
    const ofRoute = sums.get(routeId) ?? {
      month: new Map(),
      days: new Map(),
      travellers: new Map(),
      budget: new Map(),
    };
    if (isAskedKind(kind)) ofRoute[kind].set(value, Number(count));
    sums.set(routeId, ofRoute);
  }
  return sums;
}

/** Searches that no agency could serve. */
const MISTAKES = ['INVALID_INPUT', 'SAME_PLACE', 'DATE_ORDER'];

const NOTHING_ASKED = { month: new Map(), days: new Map(), travellers: new Map(), budget: new Map() };

/**
 * Returns the routes without a trip that most people searched since a day, with what they asked for. People are counted
 * by day; what they asked for is counted in blocks of four weeks, from the block of that day on.
 */
export async function readDemand(database: Database, day: number, most: number): Promise<UnservedDemand[]> {
  const routes = (await mostUnserved(database, day, most, MISTAKES)).filter(({ people }) => people > 0);
  if (routes.length === 0) return [];
  const asked = await readAsked(
    database,
    routes.map(({ id }) => id),
    day,
  );
  return routes.map((route) => ({ ...route, asked: asked.get(route.id) ?? NOTHING_ASKED }));
}

/** Returns one such route, whatever its number of people. */
export async function readOneDemand(database: Database, id: number, day: number): Promise<UnservedDemand | null> {
  const row = await database.read.selectFrom('unservedRoutes').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { count, people } = await database.read
    .selectFrom('unservedSearches')
    .where('routeId', '=', id)
    .where('day', '>=', day)
    .select((select) => [
      select.fn.sum<number | null>('count').as('count'),
      select.fn.sum<number | null>('people').as('people'),
    ])
    .executeTakeFirstOrThrow();
  const { fromPlace: from, toPlace: to, reason, packageId } = row;
  const asked = (await readAsked(database, [id], day)).get(id) ?? NOTHING_ASKED;
  return { id, from, to, reason, packageId, count: Number(count ?? 0), people: Number(people ?? 0), asked };
}
