import { type Insertable, type Selectable, sql } from 'kysely';
import { type ActivityTraits, ERASED_VISITOR } from '../../../core/activities/activity-people.ts';
import {
  ASKED_KINDS,
  blockOfDay,
  type UnservedSearch,
  unservedSearchOf,
} from '../../../core/activities/unserved-search.ts';
import { dayOfHour, hourInIndia } from '../../../core/activities/windows.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { inPieces } from '../../database/word-index.ts';
import { hashedId } from './hashed-id.ts';

type RouteRow = Selectable<Schema['unservedRoutes']>;

interface Search extends ActivityTraits {
  readonly occurredAt: number;
}

interface DatedSearch extends UnservedSearch {
  readonly routeId: number;
  readonly day: number;
  readonly visitor: string;
}

function datedSearch(activity: Search): DatedSearch[] {
  const search = unservedSearchOf(activity);
  if (search === null) return [];
  const routeId = hashedId([search.fromPlace, search.toPlace, search.reason]);
  return [{ ...search, routeId, day: dayOfHour(hourInIndia(activity.occurredAt)), visitor: activity.visitor }];
}

const dayKeyOf = ({ routeId, day }: { readonly routeId: number; readonly day: number }): string => `${routeId} ${day}`;
const compareKeys = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Stores who searched a route on a day; returns the first search of each person who had not searched it that day. */
async function meetVisitors(writer: Writer, searches: readonly DatedSearch[]): Promise<DatedSearch[]> {
  const byVisitor = new Map<string, DatedSearch>();
  for (const search of searches) {
    const key = `${dayKeyOf(search)} ${search.visitor}`;
    if (search.visitor !== ERASED_VISITOR && !byVisitor.has(key)) byVisitor.set(key, search);
  }
  if (byVisitor.size === 0) return [];
  const rows = [...byVisitor].sort(([a], [b]) => compareKeys(a, b)).map(([, search]) => search);
  const met = await writer
    .insertInto('unservedVisitors')
    .values(rows.map(({ day, routeId, visitor }) => ({ day, routeId, visitor })))
    .onConflict((conflict) => conflict.columns(['day', 'routeId', 'visitor']).doNothing())
    .returning(['day', 'routeId', 'visitor'])
    .execute();
  return met.flatMap((row) => byVisitor.get(`${dayKeyOf(row)} ${row.visitor}`) ?? []);
}

async function addRoutes(writer: Writer, searches: readonly DatedSearch[], met: readonly DatedSearch[]): Promise<void> {
  const people = Map.groupBy(met, ({ routeId }) => routeId);
  const rows = [...Map.groupBy(searches, ({ routeId }) => routeId)].flatMap(([id, all]) => {
    const [first] = all;
    if (!first) return [];
    const { fromPlace, toPlace, reason } = first;
    const lastDay = Math.max(...all.map(({ day }) => day));
    return { id, fromPlace, toPlace, reason, lastDay, total: all.length, people: people.get(id)?.length ?? 0 };
  });
  await writer
    .insertInto('unservedRoutes')
    .values(rows.sort((a, b) => a.id - b.id))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        lastDay: sql`case when excluded."lastDay" > "unservedRoutes"."lastDay"
          then excluded."lastDay" else "unservedRoutes"."lastDay" end`,
        total: sql`"unservedRoutes"."total" + excluded."total"`,
        people: sql`"unservedRoutes"."people" + excluded."people"`,
      }),
    )
    .execute();
}

async function addDays(writer: Writer, searches: readonly DatedSearch[], met: readonly DatedSearch[]): Promise<void> {
  const people = Map.groupBy(met, dayKeyOf);
  const rows = [...Map.groupBy(searches, dayKeyOf)].flatMap(([key, all]) => {
    const [first] = all;
    if (!first) return [];
    return { day: first.day, routeId: first.routeId, count: all.length, people: people.get(key)?.length ?? 0 };
  });
  await writer
    .insertInto('unservedSearches')
    .values(rows.sort((a, b) => a.routeId - b.routeId || a.day - b.day))
    .onConflict((conflict) =>
      conflict.columns(['routeId', 'day']).doUpdateSet({
        count: sql`"unservedSearches"."count" + excluded."count"`,
        people: sql`"unservedSearches"."people" + excluded."people"`,
      }),
    )
    .execute();
}

async function addAsked(writer: Writer, met: readonly DatedSearch[]): Promise<void> {
  const rows = new Map<string, Insertable<Schema['unservedAsked']>>();
  for (const { routeId, day, asked } of met) {
    for (const kind of ASKED_KINDS) {
      const value = asked[kind];
      if (value === undefined) continue;
      const block = blockOfDay(day);
      const key = `${routeId} ${block} ${kind} ${value}`;
      rows.set(key, { routeId, block, kind, value, count: (rows.get(key)?.count ?? 0) + 1 });
    }
  }
  const inOrder = [...rows].sort(([a], [b]) => compareKeys(a, b)).map(([, row]) => row);
  await inPieces(inOrder, (piece) =>
    writer
      .insertInto('unservedAsked')
      .values(piece)
      .onConflict((conflict) =>
        conflict.columns(['routeId', 'block', 'kind', 'value']).doUpdateSet({
          count: sql`"unservedAsked"."count" + excluded."count"`,
        }),
      )
      .execute(),
  );
}

/**
 * Counts the searches for which no trip could be made, the people behind them, each once for a route and day, and what
 * they asked for first. Rows are written in one order everywhere, which prevents deadlocks between processes.
 */
export async function addUnserved(writer: Writer, activities: readonly Search[]): Promise<void> {
  const searches = activities.flatMap(datedSearch);
  if (searches.length === 0) return;
  const met = await meetVisitors(writer, searches);
  await addRoutes(writer, searches, met);
  await addDays(writer, searches, met);
  await addAsked(writer, met);
}

/** Routes that are kept, at most: those with the most people. */
const MOST_KEPT = 50_000;
const DROPPED_AT_ONCE = 1000;

/** Deletes the routes with the fewest people beyond the number that is kept. */
async function dropBeyond(writer: Writer, most: number): Promise<void> {
  const rows = await writer
    .selectFrom('unservedRoutes')
    .select('id')
    .orderBy('people', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
    .limit(DROPPED_AT_ONCE)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await writer.deleteFrom('unservedAsked').where('routeId', 'in', ids).execute();
  await writer.deleteFrom('unservedSearches').where('routeId', 'in', ids).execute();
  await writer.deleteFrom('unservedRoutes').where('id', 'in', ids).execute();
}

/** Deletes counts before the day, routes not searched since, and those beyond the number that is kept. */
export async function endUnservedBefore(writer: Writer, day: number, most = MOST_KEPT): Promise<void> {
  await writer.deleteFrom('unservedAsked').where('block', '<', blockOfDay(day)).execute();
  await writer.deleteFrom('unservedSearches').where('day', '<', day).execute();
  await writer.deleteFrom('unservedRoutes').where('lastDay', '<', day).execute();
  await dropBeyond(writer, most);
}

/** Days for which it is kept who searched a route: a browser may report a search a day late. */
const VISITOR_DAYS = 2;

/** Forgets who searched routes before yesterday; the counts stay. */
export const endUnservedVisitors = (writer: Writer, today: number): Promise<unknown> =>
  writer
    .deleteFrom('unservedVisitors')
    .where('day', '<=', today - VISITOR_DAYS)
    .execute();

/** Forgets which routes visitors searched; the counts stay. */
export const forgetUnserved = (writer: Writer, visitors: readonly string[]): Promise<unknown> =>
  inPieces(visitors, (piece) => writer.deleteFrom('unservedVisitors').where('visitor', 'in', piece).execute());

export interface UnservedRoute {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** Number of searches. */
  readonly count: number;
  /** Visitors of a day. */
  readonly people: number;
  /** The package that was drafted for it. */
  readonly packageId: string | null;
}

/** Routes whose searches are summed per query. */
const ROUTES_AT_ONCE = 200;

/** Returns how often each route was searched from the given day on, and by how many. */
async function searchesOf({ read }: Database, routes: readonly RouteRow[], day: number): Promise<UnservedRoute[]> {
  if (routes.length === 0) return [];
  const rows = await read
    .selectFrom('unservedSearches')
    .select((select) => [
      'routeId' as const,
      select.fn.sum<number>('count').as('count'),
      select.fn.sum<number>('people').as('people'),
    ])
    .where(
      'routeId',
      'in',
      routes.map(({ id }) => id),
    )
    .where('day', '>=', day)
    .groupBy('routeId')
    .execute();
  const sums = new Map(rows.map((row) => [row.routeId, row]));
  return routes.flatMap(({ id, fromPlace: from, toPlace: to, reason, packageId }) => {
    const sum = sums.get(id);
    if (!sum) return [];
    return { id, from, to, reason, packageId, count: Number(sum.count), people: Number(sum.people) };
  });
}

/**
 * Returns the routes that most people searched from the given day on without a trip being made; those of some reasons are
 * left out. Reads routes by their
 * all-time number of people and stops once that is at most the lowest among the best: no further route has more.
 */
export async function mostUnserved(
  database: Database,
  day: number,
  most: number,
  without: readonly string[] = [],
): Promise<UnservedRoute[]> {
  let best: UnservedRoute[] = [];
  for (let offset = 0; ; offset += ROUTES_AT_ONCE) {
    const routes = await database.read
      .selectFrom('unservedRoutes')
      .selectAll()
      .where('lastDay', '>=', day)
      .$if(without.length > 0, (query) => query.where('reason', 'not in', without))
      .orderBy('people', 'desc')
      .orderBy('id', 'desc')
      .limit(ROUTES_AT_ONCE)
      .offset(offset)
      .execute();
    const next = await searchesOf(database, routes, day);
    best = [...best, ...next].sort((a, b) => b.people - a.people || b.count - a.count).slice(0, most);
    const [worst, last] = [best[most - 1], routes.at(-1)];
    if (routes.length < ROUTES_AT_ONCE || (worst && last && last.people <= worst.people)) return best;
  }
}
