import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AdminBooking } from '../../../contracts/bookings.ts';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import type { Person } from '../../../core/people/person.ts';
import { typedWords } from '../../../core/typed-words.ts';
import type { Database } from '../../database/database.ts';
import { readFromNearerEnd } from '../../database/page-from-nearer-end.ts';
import type { Order } from '../../database/timeline-search.ts';
import type { BookingEventRow, BookingRow } from './booking-records.ts';
import { bookingFinder } from './find-bookings.ts';
import { presentHeld, presentToAdmin } from './present.ts';
import { bookingStore } from './store.ts';

/** What the list and the export of the back office are narrowed by. */
export interface BookingQuery {
  readonly search?: string | undefined;
  readonly status?: BookingStatus | undefined;
}

type ListQuery = BookingQuery & { readonly page: number; readonly limit: number; readonly sortOrder: Order };

const ROWS_AT_ONCE = 250;

const toFilter = ({ search, status }: BookingQuery) => ({
  words: search ? typedWords(search) : null,
  status: status ?? null,
});

export const rowsOfPage = ({ page, limit }: { readonly page: number; readonly limit: number }) => ({
  offset: (page - 1) * limit,
  limit,
});
export const pagesOf = (total: number, limit: number): number => Math.ceil(total / limit);

/** Bookings as the back office lists, counts and exports them. */
export function bookingLists(database: Database) {
  const store = bookingStore(database);
  const finder = bookingFinder(database);

  /** Shows each of the bookings together with its events of some kinds. */
  async function withEvents<T>(
    kinds: readonly string[],
    rows: readonly BookingRow[],
    present: (row: BookingRow, events: readonly BookingEventRow[]) => T,
  ): Promise<T[]> {
    const shown: T[] = [];
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const some = rows.slice(start, start + ROWS_AT_ONCE);
      const ids = some.map(({ id }) => id);
      const events = Map.groupBy(await store.eventsOf(ids, kinds), ({ bookingId }) => bookingId);
      shown.push(...some.map((row) => present(row, events.get(row.id) ?? [])));
    }
    return shown;
  }

  async function findPage(query: ListQuery) {
    const { words, status } = toFilter(query);
    const page = { ...rowsOfPage(query), order: query.sortOrder };
    if (words !== null) {
      const { ids, ...found } = await finder.search({ words, status }, page);
      return { rows: await store.listByIds(ids), ...found };
    }
    const counts = await store.counts();
    const total = counts
      .filter((row) => status === null || row.status === status)
      .reduce((sum, { count }) => sum + count, 0);
    const rows = await readFromNearerEnd(page, total, (nearer) => store.listPage(status, nearer));
    return { rows, total, totalIsAtLeast: false };
  }

  return {
    async list(query: ListQuery) {
      const { rows, total, totalIsAtLeast } = await findPage(query);
      return {
        bookings: await withEvents(['contact'], rows, presentToAdmin),
        total,
        page: query.page,
        totalPages: pagesOf(total, query.limit),
        totalIsAtLeast,
      };
    },

    async stats() {
      const counts = await store.counts();
      const of = (status: BookingStatus): number => counts.find((row) => row.status === status)?.count ?? 0;
      return {
        totalBookings: counts.reduce((sum, { count }) => sum + count, 0),
        pendingBookings: of('pending'),
        contactedBookings: of('contacted'),
        confirmedBookings: of('confirmed'),
        cancelledBookings: of('cancelled'),
        completedBookings: of('completed'),
      };
    },

    /** Everything that matches, the newest first, a bounded number at a time. */
    async *exportAll(query: BookingQuery): AsyncGenerator<AdminBooking[]> {
      for await (const ids of finder.all(toFilter(query))) {
        for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
          const rows = await store.listByIds(ids.slice(start, start + ROWS_AT_ONCE));
          yield withEvents(['contact'], rows, presentToAdmin);
          // The embedded database answers synchronously: without this pause an export would block all other requests.
          await nextTurn();
        }
      }
    },

    heldOf: async (person: Person): Promise<Record<string, unknown>[]> =>
      withEvents(['contact', 'status', 'changed'], await store.listByIds(await store.idsOf(person)), presentHeld),
  };
}
