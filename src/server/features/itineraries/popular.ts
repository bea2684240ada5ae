import { dayOfHour, hourInIndia } from '../../../core/activities/windows.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { writeBuffer } from '../../database/write-buffer.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { type Visitor, visitorKey } from '../../http/visitor.ts';
import { popularStore } from './popular-store.ts';
import { type Route, type RouteVisit, routeVisitStore } from './route-visit-store.ts';

/** Cards in the popular list, one per route. */
const MOST_CARDS = 12;
/** Days for which a visitor counts after opening a trip. */
const WINDOW_DAYS = 30;
/** With fewer visitors or days a route is not popular. */
const LEAST = { visitors: 3, days: 2 } as const;
/** Rows per transaction: other writers wait for it. */
const WRITTEN_AT_ONCE = 100;
/** Rows per sweep; the next one continues. */
const ENDED_IN_ALL = 5000;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Keys the hashes of visitors; the same in every process. */
  readonly secret: string;
  readonly onFailure: (error: unknown) => void;
}

const routeOf = ({ fromLocation, toLocation }: Route): string => `${fromLocation}\n${toLocation}`;

const isSameRoute = (a: Route, b: Route): boolean => routeOf(a) === routeOf(b);

/**
 * Ranks routes whose trips are opened by different visitors on more than one day. A visitor is an address, whatever its
 * browser, stored as a keyed hash that differs per route; repeated views do not count. A job computes the list and
 * marks its itineraries, so that showing it reads few rows.
 */
export function popularRoutes({ database, clock, secret, onFailure }: Dependencies) {
  const store = popularStore(database);
  const visits = routeVisitStore(database);
  const day = (): number => dayOfHour(hourInIndia(clock()));

  const soon = writeBuffer<RouteVisit>({
    afterMs: 2000,
    atOnce: WRITTEN_AT_ONCE,
    most: 10_000,
    onFailure,
    write: (some) =>
      database.db.transaction().execute(async (trx) => {
        // Sorted, so that two processes that count the same routes do not deadlock.
        const sorted = some.toSorted((a, b) => (`${a.route} ${a.visitor}` < `${b.route} ${b.visitor}` ? -1 : 1));
        for (const visit of sorted) await visits.addVisit(trx, visit);
      }),
  });

  async function endOld(): Promise<void> {
    for (let ended = 0; ended < ENDED_IN_ALL; ) {
      const some = await database.db
        .transaction()
        .execute((trx) => visits.endVisitsBefore(trx, day() - WINDOW_DAYS, WRITTEN_AT_ONCE));
      if (some === 0) return;
      ended += some;
    }
  }

  async function rank(): Promise<void> {
    const routes = await visits.listRoutes({
      since: day() - WINDOW_DAYS,
      leastVisitors: LEAST.visitors,
      leastDays: LEAST.days,
      most: MOST_CARDS,
    });
    const today = todayInIndia(clock);
    const found = await Promise.all(routes.map((route) => store.findOfRoute(route, today)));
    const ids = found.filter((id) => id !== undefined);
    if (ids.join() === (await store.listRanked()).join()) return;
    await database.db.transaction().execute(async (trx) => {
      await store.rank(trx, ids);
      await touchNoun(trx, 'itineraries');
    });
  }

  return {
    /** Counts a visitor who opened a trip of a route, once. */
    countVisitor(route: Route, { limitKey }: Visitor): void {
      const { fromLocation, toLocation } = route;
      const key = routeOf(route);
      const visitor = visitorKey({ address: limitKey, userAgent: '' }, secret, `route ${key}`);
      soon.add({ route: key, fromLocation, toLocation, visitor, day: day() });
    },

    /** Returns one trip per route, most popular first; demonstration trips fill the rest. */
    async list() {
      const rows = await store.list();
      const isFirst = (row: Route, index: number) => rows.findIndex((each) => isSameRoute(each, row)) === index;
      return rows.filter(isFirst).slice(0, MOST_CARDS);
    },

    hasSamples: () => store.hasSamples(todayInIndia(clock)),

    endSamples: () => store.endSamples(database.db, todayInIndia(clock)),

    /** Deletes old visitors and recomputes the popular routes. */
    async sweep(): Promise<void> {
      await endOld();
      await rank();
    },

    flush: soon.flush,
  };
}
