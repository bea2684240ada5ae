import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ActivityFilters, ShownActivity } from '../../../contracts/activities.ts';
import { type ActivityRange, dayOfHour, firstHourOf, startOfHour } from '../../../core/activities/windows.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { type ContactStore, contactStore } from './contact-store.ts';
import { type ActivityFilter, feedStore, type Position } from './feed-store.ts';
import { figuresStore } from './figures-store.ts';
import { type Cell, type CellSlice, sliceCells, toHourSlice } from './hour-slices.ts';
import { madeBy, presentActivity } from './present.ts';
import { activityStore, type StoredActivity } from './store.ts';

/** Shows at most this many activities of one person. */
const MOST_OF_ONE_PERSON = 500;
const EXPORTED_AT_ONCE = 500;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

export const rangeOf = (range: ActivityFilters['range']): ActivityRange => Number(range) as ActivityRange;

const filterOf = ({ type, device }: Pick<ActivityFilters, 'type' | 'device'>): ActivityFilter => ({
  type: type === 'all' ? null : type,
  device: device === 'all' ? null : device,
});

const newestFirst = (a: StoredActivity, b: StoredActivity): number =>
  b.occurredAt - a.occurredAt || (a.id < b.id ? 1 : -1);

/** Returns rows as the back office shows them, with names from other tables. */
function presenter(contacts: ContactStore) {
  return async (rows: readonly StoredActivity[]): Promise<ShownActivity[]> => {
    const made = rows.map(madeBy);
    const references = made.flatMap(({ reference }) => reference ?? []);
    const leadIds = made.flatMap(({ leadId }) => leadId ?? []);
    const [users, bookers, leads] = await Promise.all([
      contacts.usersOf([...new Set(rows.flatMap(({ userId }) => userId ?? []))]),
      contacts.bookersOf([...new Set(references)]),
      contacts.leadsOf([...new Set(leadIds)]),
    ]);
    return rows.map((row) => presentActivity(row, { users, bookers, leads }));
  };
}

/** Lists activities: by page, by person, or all of them. */
export function activityFeed({ database, clock }: Dependencies) {
  const store = activityStore(database);
  const feed = feedStore(database);
  const contacts = contactStore(database);
  const figures = figuresStore(database);
  const present = presenter(contacts);

  /** Returns the hours that hold the page: finds its days first, then the hours in them. */
  async function hoursOfPage(days: readonly Cell[], filter: ActivityFilter, page: Page): Promise<CellSlice[]> {
    const held = sliceCells(days, page);
    const [first] = held;
    if (!first) return [];
    const hours = await figures.hoursOfDays(
      held.map(({ at }) => at),
      filter,
    );
    return sliceCells(hours, { offset: first.skip, limit: page.limit });
  }

  /** Returns what a person did while signed in, and signed out on the same browser and day. */
  async function rowsOfUser(id: string): Promise<StoredActivity[]> {
    const own = await store.listOf(id, MOST_OF_ONE_PERSON + 1);
    const dayKeys = [...new Set(own.flatMap(({ dayKey }) => dayKey ?? []))];
    return [...own, ...(await store.listOfDayKeys(dayKeys, MOST_OF_ONE_PERSON + 1))].sort(newestFirst);
  }

  return {
    async list({ page, limit, ...filters }: ActivityFilters & { readonly page: number; readonly limit: number }) {
      const filter = filterOf(filters);
      const range = rangeOf(filters.range);
      const first = firstHourOf(range, clock());
      const asked = { offset: (page - 1) * limit, limit };
      const cells =
        range === 1
          ? await figures.cellsSince('hour', first, filter)
          : await figures.cellsSince('day', dayOfHour(first), filter);
      const hours = range === 1 ? sliceCells(cells, asked) : await hoursOfPage(cells, filter, asked);
      const rows = await Promise.all(hours.map((hour) => feed.pageOfHour(filter, toHourSlice(hour))));
      const total = cells.reduce((sum, { count }) => sum + count, 0);
      return { activities: await present(rows.flat()), total, page, totalPages: Math.ceil(total / limit) };
    },

    /** Returns one person's stored activities, newest first; 404 without any. */
    async person(kind: 'user' | 'visitor', id: string) {
      const user = kind === 'user' ? await contacts.findUser(id) : undefined;
      const rows = kind === 'visitor' ? await feed.listOfVisitor(id, MOST_OF_ONE_PERSON + 1) : await rowsOfUser(id);
      const shown = rows.slice(0, MOST_OF_ONE_PERSON);
      const first = shown.at(-1);
      if (!first || (kind === 'user' && !user)) throw new AppError('not-found', ({ reports }) => reports.nobody);
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

    recent: async (most: number): Promise<ShownActivity[]> => present(await feed.newest(most)),

    /** Yields all matches in batches, without activities that arrive during the export. */
    async *exportAll(filters: ActivityFilters): AsyncGenerator<ShownActivity[]> {
      const filter = filterOf(filters);
      const span = { from: startOfHour(firstHourOf(rangeOf(filters.range), clock())), until: clock() + 1 };
      let last: Position | null = null;
      for (;;) {
        const rows: StoredActivity[] = await feed.after(filter, span, last, EXPORTED_AT_ONCE);
        if (rows.length > 0) yield await present(rows);
        last = rows.at(-1) ?? null;
        if (rows.length < EXPORTED_AT_ONCE) return;
        // The embedded database answers synchronously: without this pause an export would block all other requests.
        await nextTurn();
      }
    },
  };
}
