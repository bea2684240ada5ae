import { dayOfHour, hourInIndia } from '../../../core/activities/windows.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { writeBuffer } from '../../database/write-buffer.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { type Visitor, visitorKey } from '../../http/visitor.ts';
import { popularStore } from './popular-store.ts';
import { type Route, type RouteVisit, routeVisitStore } from './route-visit-store.ts';

/** Cards of the popular list, one a route. */
const MOST_CARDS = 12;
/** A visitor counts for so many days after opening a trip. */
const WINDOW_DAYS = 30;
/** Fewer visitors, or visitors of one day, make no route popular. */
const LEAST = { visitors: 3, days: 2 } as const;
/** In one transaction at most: others wait for it. */
const WRITTEN_AT_ONCE = 100;
/** In one sweep at most; the next one goes on with the rest. */
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
 * Routes that different visitors open trips of, on more than one day. A visitor is an address, whatever browser it uses, as
 * a keyed hash that is different for each route; how often they try does not count. What is listed is worked out by a job
 * and marked on the itineraries, so that reading the list reads a few rows.
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
    /** Counts a visitor who opened a trip of a route, once however often. */
    countVisitor(route: Route, { limitKey }: Visitor): void {
      const { fromLocation, toLocation } = route;
      const key = routeOf(route);
      const visitor = visitorKey({ address: limitKey, userAgent: '' }, secret, `route ${key}`);
      soon.add({ route: key, fromLocation, toLocation, visitor, day: day() });
    },

    /** One trip a route, the most popular first; demonstration trips fill what is left. */
    async list() {
      const rows = await store.list();
      const isFirst = (row: Route, index: number) => rows.findIndex((each) => isSameRoute(each, row)) === index;
      return rows.filter(isFirst).slice(0, MOST_CARDS);
    },

    hasSamples: () => store.hasSamples(todayInIndia(clock)),

    endSamples: () => store.endSamples(database.db, todayInIndia(clock)),

    /** Forgets old visitors and works out what is popular now. */
    async sweep(): Promise<void> {
      await endOld();
      await rank();
    },

    flush: soon.flush,
  };
}
