import { FUNNEL_STEPS, type PeopleKind } from '../../../core/activities/activity-people.ts';
import { describeSource } from '../../../core/activities/visit-source.ts';
import {
  type ActivityRange,
  dayOfHour,
  firstHourOf,
  hourInIndia,
  startOfHour,
} from '../../../core/activities/windows.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { activityFeed } from './activity-feed.ts';
import { activitySeries } from './activity-series.ts';
import { figuresStore } from './figures-store.ts';
import { describeRoute, mostSearched } from './route-reports.ts';
import { readDemand, readOneDemand } from './unserved-demand.ts';
import { mostUnserved } from './unserved-routes.ts';
import { mostVisited } from './visit-figures.ts';

/** Rows of the tables of recent logins and registrations (back office §9). */
const MOST_LOGINS = 10;
const MOST_ROUTES = 20;
/** Pages and sources that are listed, each. */
const MOST_VISITED = 20;

type Counts = ReadonlyMap<string, number>;

const totalsOf = (counts: Counts) => {
  const of = (type: string): number => counts.get(type) ?? 0;
  return {
    searches: of('search'),
    submissions: of('form_submission'),
    views: of('page_view') + of('itinerary_view'),
  };
};

/** Reports activities to the back office: figures come from the counts, rows are found through them. */
export function activityReports({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const figures = figuresStore(database);

  /** Returns the first day of a window; that of the last 24 hours is yesterday, whole. */
  const firstDayOf = (range: ActivityRange): number => dayOfHour(firstHourOf(range, clock()));

  /** Returns the counts of a window: by day, or by hour for the last 24 hours. */
  const countsOf = (range: ActivityRange): Promise<Counts> => {
    const first = firstHourOf(range, clock());
    return range === 1
      ? figures.countsByType('hour', first, null)
      : figures.countsByType('day', dayOfHour(first), null);
  };

  /** Returns the first of so many days, of which today is the last. */
  const firstOfDays = (days: number): number => dayOfHour(hourInIndia(clock())) - days + 1;

  async function lastPeople(kind: PeopleKind, firstHour: number) {
    const people = await figures.lastPeople(kind, startOfHour(firstHour), MOST_LOGINS);
    return people.map(({ lastAt, ...user }) => ({ ...user, lastActivity: new Date(lastAt).toISOString() }));
  }

  return {
    ...activityFeed({ database, clock }),

    async stats(range: ActivityRange) {
      const [counts, people] = await Promise.all([countsOf(range), figures.peopleSince(firstHourOf(range, clock()))]);
      const { searches, submissions, views } = totalsOf(counts);
      const [identified, anonymous] = [people.get('user') ?? 0, people.get('visitor') ?? 0];
      return {
        totalSearches: searches,
        totalSubmissions: submissions,
        totalViews: views,
        uniqueUsers: identified + anonymous,
        identifiedUsers: identified,
        anonymousUsers: anonymous,
      };
    },

    async loginStats(days: ActivityRange) {
      const firstHour = firstHourOf(days, clock());
      const [counts, people, loginUserDetails, registrationUserDetails] = await Promise.all([
        countsOf(days),
        figures.peopleSince(firstHour),
        lastPeople('user_login', firstHour),
        lastPeople('user_register', firstHour),
      ]);
      return {
        totalLogins: counts.get('user_login') ?? 0,
        totalRegistrations: counts.get('user_register') ?? 0,
        uniqueLoginUsers: people.get('user_login') ?? 0,
        uniqueRegistrationUsers: people.get('user_register') ?? 0,
        period: days,
        loginUserDetails,
        registrationUserDetails,
      };
    },

    async funnel(range: ActivityRange) {
      const people = await figures.peopleSince(firstHourOf(range, clock()));
      return { steps: FUNNEL_STEPS.map((step) => ({ step, visitors: people.get(step) ?? 0 })) };
    },

    series: (range: ActivityRange) => activitySeries(database, range, clock()),

    async visited(range: ActivityRange) {
      const day = firstDayOf(range);
      const [pages, sources] = await Promise.all([
        mostVisited(database, 'page', day, MOST_VISITED),
        mostVisited(database, 'source', day, MOST_VISITED),
      ]);
      return {
        pages: pages.rows.map(({ name: path, ...counts }) => ({ path, ...counts })),
        pageViews: pages.views,
        sources: sources.rows.map(({ name, ...counts }) => ({ ...describeSource(name), ...counts })),
        arrivals: sources.views,
      };
    },

    routes: async (range: ActivityRange) => ({ routes: await mostSearched(database, firstDayOf(range), range) }),

    route: (id: string, range: ActivityRange) => describeRoute(database, id, firstDayOf(range)),

    async unservedRoutes(range: ActivityRange) {
      return { routes: await mostUnserved(database, firstDayOf(range), MOST_ROUTES) };
    },

    /** Returns the routes without a trip that most people searched in so many days, today included. */
    demand: (days: number, most: number) => readDemand(database, firstOfDays(days), most),

    demandOf: (id: number, days: number) => readOneDemand(database, id, firstOfDays(days)),

    /** Returns the totals between two moments, each the start of an hour in India. */
    totals: async ({ from, to }: { readonly from: number; readonly to: number }) =>
      totalsOf(await figures.countsByType('hour', hourInIndia(from), hourInIndia(to))),

    today: () => todayInIndia(clock),
  };
}

export type ActivityReports = ReturnType<typeof activityReports>;
