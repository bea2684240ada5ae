import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ActivityFilters, ShownActivity } from '../../../contracts/activity.ts';
import { FUNNEL_STEPS, type PeopleKind } from '../../../core/activities/people.ts';
import {
  type ActivityRange,
  dayOfHour,
  firstHourOf,
  hourInIndia,
  startOfHour,
} from '../../../core/activities/windows.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { figuresStore } from './figures-store.ts';
import { type Cell, sliceCells, toHourSlice } from './hour-slices.ts';
import { presentActivity, referenceOf } from './present.ts';
import { type ActivityFilter, activityStore, type Position, type StoredActivity } from './store.ts';

/** Rows of the tables of recent logins and registrations (back office §9). */
const MOST_LOGINS = 10;
const MOST_ROUTES = 20;
/** Of one person's activities, so many are shown. */
const MOST_OF_ONE_PERSON = 500;
const EXPORTED_AT_ONCE = 500;

type Counts = ReadonlyMap<string, number>;

export const rangeOf = (range: ActivityFilters['range']): ActivityRange => Number(range) as ActivityRange;

const filterOf = ({ type, device }: Pick<ActivityFilters, 'type' | 'device'>): ActivityFilter => ({
  type: type === 'all' ? null : type,
  device: device === 'all' ? null : device,
});

const totalsOf = (counts: Counts) => {
  const of = (type: string): number => counts.get(type) ?? 0;
  return {
    searches: of('search'),
    submissions: of('form_submission'),
    views: of('page_view') + of('itinerary_view'),
  };
};

const newestFirst = (a: StoredActivity, b: StoredActivity): number =>
  b.occurredAt - a.occurredAt || (a.id < b.id ? 1 : -1);

/** Tells the back office what was recorded. Figures are read from what is counted, rows through it. */
export function activityReports({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const store = activityStore(database);
  const figures = figuresStore(database);

  async function present(rows: readonly StoredActivity[]): Promise<ShownActivity[]> {
    const forms = rows.filter(({ type }) => type === 'form_submission');
    const references = forms.flatMap((row) => referenceOf(row) ?? []);
    const visitors = forms.filter((row) => referenceOf(row) === null).map(({ visitor }) => visitor);
    const [users, bookers, leads] = await Promise.all([
      store.usersOf([...new Set(rows.flatMap(({ userId }) => userId ?? []))]),
      store.bookersOf([...new Set(references)]),
      store.leadsOf([...new Set(visitors)]),
    ]);
    return rows.map((row) => presentActivity(row, { users, bookers, leads }));
  }

  /** Counts of a window: whole days by the day, the last 24 hours by the hour. */
  const countsOf = (range: ActivityRange): Promise<Counts> => {
    const first = firstHourOf(range, clock());
    return range === 1
      ? figures.countsByType('hour', first, null)
      : figures.countsByType('day', dayOfHour(first), null);
  };

  /** Which hours hold the page: the days are looked through first, then the hours of those that hold some of it. */
  async function hoursOfPage(
    cells: readonly Cell[],
    range: ActivityRange,
    filter: ActivityFilter,
    offset: number,
    limit: number,
  ) {
    if (range === 1) return sliceCells(cells, offset, limit);
    const days = sliceCells(cells, offset, limit);
    if (days.length === 0) return [];
    const hours = await figures.hoursOfDays(
      days.map(({ at }) => at),
      filter,
    );
    return sliceCells(hours, days[0]?.skip ?? 0, limit);
  }

  async function listRows(rows: readonly Promise<StoredActivity[]>[]): Promise<StoredActivity[]> {
    return (await Promise.all(rows))
      .flat()
      .sort(newestFirst)
      .slice(0, MOST_OF_ONE_PERSON + 1);
  }

  /** What a person did with their account, and on the same browser and day before they signed in. */
  async function rowsOfUser(id: string): Promise<StoredActivity[]> {
    const own = await store.listOf(id, MOST_OF_ONE_PERSON + 1);
    const visitors = [...new Set(own.map(({ visitor }) => visitor))];
    if (visitors.length === 0) return [];
    return listRows([Promise.resolve(own), store.listOfVisitors(visitors, MOST_OF_ONE_PERSON + 1, true)]);
  }

  return {
    async list({ page, limit, ...filters }: ActivityFilters & { readonly page: number; readonly limit: number }) {
      const filter = filterOf(filters);
      const range = rangeOf(filters.range);
      const first = firstHourOf(range, clock());
      const cells =
        range === 1
          ? await figures.cellsSince('hour', first, filter)
          : await figures.cellsSince('day', dayOfHour(first), filter);
      const total = cells.reduce((sum, { count }) => sum + count, 0);
      const hours = await hoursOfPage(cells, range, filter, (page - 1) * limit, limit);
      const rows = await Promise.all(hours.map((hour) => store.pageOfHour(filter, toHourSlice(hour))));
      return { activities: await present(rows.flat()), total, page, totalPages: Math.ceil(total / limit) };
    },

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
      const last = async (kind: PeopleKind) =>
        (await figures.lastPeople(kind, startOfHour(firstHour), MOST_LOGINS)).map(({ lastAt, ...user }) => ({
          ...user,
          lastActivity: new Date(lastAt).toISOString(),
        }));
      const [counts, people, loginUserDetails, registrationUserDetails] = await Promise.all([
        countsOf(days),
        figures.peopleSince(firstHour),
        last('user_login'),
        last('user_register'),
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

    async unservedRoutes(range: ActivityRange) {
      const rows = await figures.unservedSince(dayOfHour(firstHourOf(range, clock())), MOST_ROUTES);
      return { routes: rows.map(({ fromPlace, toPlace, ...row }) => ({ from: fromPlace, to: toPlace, ...row })) };
    },

    /** One person's way through the site, as far as it is kept. */
    async person(kind: 'user' | 'visitor', id: string) {
      const user = kind === 'user' ? await store.findUser(id) : undefined;
      if (kind === 'user' && !user) throw new AppError('not-found', 'Nothing is known of this person');
      const rows =
        kind === 'user'
          ? await rowsOfUser(id)
          : await listRows([store.listOfVisitors([id], MOST_OF_ONE_PERSON + 1, false)]);
      const shown = rows.slice(0, MOST_OF_ONE_PERSON);
      const first = shown.at(-1);
      if (!first) throw new AppError('not-found', 'Nothing is known of this person');
      return {
        person: {
          name: user?.name ?? null,
          phone: user?.phone ?? null,
          email: user?.email ?? null,
          firstSeen: new Date(first.occurredAt).toISOString(),
        },
        activities: await present(shown),
        hasEarlier: rows.length > shown.length,
      };
    },

    /** How much was done between two moments, each the beginning of an hour in India. */
    totals: async ({ from, to }: { readonly from: number; readonly to: number }) =>
      totalsOf(await figures.countsByType('hour', hourInIndia(from), hourInIndia(to))),

    /** What was done last. */
    recent: async (most: number): Promise<ShownActivity[]> => present(await store.newest(most)),

    today: () => todayInIndia(clock),

    /** Everything that matches, a bounded number at a time; what happens meanwhile is left out. */
    async *exportAll(filters: ActivityFilters): AsyncGenerator<ShownActivity[]> {
      const filter = filterOf(filters);
      const span = { from: startOfHour(firstHourOf(rangeOf(filters.range), clock())), until: clock() + 1 };
      let last: Position | null = null;
      for (;;) {
        const rows: StoredActivity[] = await store.after(filter, span, last, EXPORTED_AT_ONCE);
        if (rows.length > 0) yield await present(rows);
        last = rows.at(-1) ?? null;
        if (rows.length < EXPORTED_AT_ONCE || last === null) return;
        // The embedded database answers at once: without this an export would keep everybody else waiting.
        await nextTurn();
      }
    },
  };
}

export type ActivityReports = ReturnType<typeof activityReports>;
