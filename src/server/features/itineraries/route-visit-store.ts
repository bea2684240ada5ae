import { sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';

/** A trip's start and destination, as in its summary. */
export interface Route {
  readonly fromLocation: string;
  readonly toLocation: string;
}

/** A visitor who opened a trip of a route. */
export interface RouteVisit extends Route {
  readonly route: string;
  /** A keyed hash that differs per route. */
  readonly visitor: string;
  /** Days since 1970, in Indian time. */
  readonly day: number;
}

export interface PopularBounds {
  readonly since: number;
  readonly leastVisitors: number;
  readonly leastDays: number;
  readonly most: number;
}

/** Holds all SQL of the routes whose trips visitors open. */
export function routeVisitStore({ read }: Database) {
  /** Returns whether the visitor is new to the route; a known visitor counts as of today. */
  async function addVisitor(writer: Writer, { route, visitor, day }: RouteVisit): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await writer
      .insertInto('routeVisitors')
      .values({ route, visitor, day })
      .onConflict((conflict) => conflict.columns(['route', 'visitor']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return true;
    await writer
      .updateTable('routeVisitors')
      .set({ day })
      .where('route', '=', route)
      .where('visitor', '=', visitor)
      .execute();
    return false;
  }

  return {
    /** Counts each visitor of a route once; a day with a new visitor counts as one more day. */
    async addVisit(writer: Writer, visit: RouteVisit): Promise<void> {
      if (!(await addVisitor(writer, visit))) return;
      const { route, fromLocation, toLocation, day: lastDay } = visit;
      await writer
        .insertInto('routeFigures')
        .values({ route, fromLocation, toLocation, visitors: 1, days: 1, lastDay })
        .onConflict((conflict) =>
          conflict.column('route').doUpdateSet({
            visitors: sql`"routeFigures"."visitors" + 1`,
            days: sql`"routeFigures"."days" + case when excluded."lastDay" > "routeFigures"."lastDay" then 1 else 0 end`,
            lastDay: sql`case when excluded."lastDay" > "routeFigures"."lastDay"
              then excluded."lastDay" else "routeFigures"."lastDay" end`,
          }),
        )
        .execute();
    },

    /** Deletes at most so many visitors last seen before a day; returns how many. */
    async endVisitsBefore(writer: Writer, day: number, atOnce: number): Promise<number> {
      const old = await writer
        .selectFrom('routeVisitors')
        .select(['route', 'visitor'])
        .where('day', '<', day)
        .orderBy('day')
        .limit(atOnce)
        .execute();
      const ended = new Map<string, number>();
      for (const { route, visitor } of old) {
        const { numDeletedRows } = await writer
          .deleteFrom('routeVisitors')
          .where('route', '=', route)
          .where('visitor', '=', visitor)
          .where('day', '<', day)
          .executeTakeFirstOrThrow();
        ended.set(route, (ended.get(route) ?? 0) + Number(numDeletedRows));
      }
      for (const [route, count] of [...ended].sort(([a], [b]) => (a < b ? -1 : 1))) {
        await writer
          .updateTable('routeFigures')
          .set({ visitors: sql<number>`"visitors" - ${count}` })
          .where('route', '=', route)
          .execute();
        await writer.deleteFrom('routeFigures').where('route', '=', route).where('visitors', '<=', 0).execute();
      }
      return old.length;
    },

    /** Returns the routes with the most visitors among those that reach the limits. */
    listRoutes: ({ since, leastVisitors, leastDays, most }: PopularBounds): Promise<Route[]> =>
      read
        .selectFrom('routeFigures')
        .select(['fromLocation', 'toLocation'])
        .where('visitors', '>=', leastVisitors)
        .where('days', '>=', leastDays)
        .where('lastDay', '>=', since)
        .orderBy('visitors', 'desc')
        .orderBy('route', 'desc')
        .limit(most)
        .execute(),
  };
}
