import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { AdminBooking, BookingSort } from '../../../contracts/bookings.ts';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import type { Day } from '../../../core/dates.ts';
import type { EnquirySource } from '../../../core/enquiry-sources.ts';
import type { Person } from '../../../core/people/person.ts';
import { typedWords } from '../../../core/typed-words.ts';
import type { Database } from '../../database/database.ts';
import { BOOKINGS_BY_WORDS } from '../../database/indexed-nouns.ts';
import { BOOKED_ITEM, BOOKING_SORT_KEYS } from '../../database/sort-keys.ts';
import { allOf, madeBetween, type SortKey, sortedList } from '../../database/sorted-list.ts';
import type { Found, Order } from '../../database/timeline-search.ts';
import type { BookingEventRow, BookingRow } from './booking-records.ts';
import { bookingFinder } from './find-bookings.ts';
import { presentHeld, presentToAdmin } from './present.ts';
import { bookingStore } from './store.ts';

/** What the list and the export of the back office are narrowed by. */
export interface BookingQuery {
  /** Only these records; for an export. */
  readonly ids?: readonly string[] | undefined;
  readonly search?: string | undefined;
  readonly status?: BookingStatus | undefined;
  readonly receivedFrom?: Day | undefined;
  readonly receivedTo?: Day | undefined;
  readonly travelFrom?: Day | undefined;
  readonly travelTo?: Day | undefined;
  readonly source?: EnquirySource | undefined;
  readonly item?: string | undefined;
}

type ListQuery = BookingQuery & {
  readonly page: number;
  readonly limit: number;
  readonly sortBy: BookingSort;
  readonly sortOrder: Order;
};

const KEYS: Readonly<Record<BookingSort, SortKey>> = {
  createdAt: null,
  preferredDate: BOOKING_SORT_KEYS.travel,
  fullName: BOOKING_SORT_KEYS.name,
  total: BOOKING_SORT_KEYS.total,
  status: BOOKING_SORT_KEYS.status,
};

const ROWS_AT_ONCE = 250;

function datesOf({ receivedFrom, receivedTo, travelFrom, travelTo }: BookingQuery): Expression<SqlBool>[] {
  const day = sql.ref('records.preferredDate');
  return [
    ...madeBetween(receivedFrom, receivedTo),
    ...(travelFrom === undefined ? [] : [sql<SqlBool>`${day} >= ${travelFrom}`]),
    ...(travelTo === undefined ? [] : [sql<SqlBool>`${day} <= ${travelTo}`]),
  ];
}

function toFilter(query: BookingQuery) {
  const { source, item } = query;
  const narrowedTo = allOf([
    ...datesOf(query),
    ...(source === undefined ? [] : [sql<SqlBool>`${sql.ref('records.source')} = ${source}`]),
    ...(item === undefined ? [] : [sql<SqlBool>`${BOOKED_ITEM} = ${item}`]),
  ]);
  const words = query.search ? typedWords(query.search) : null;
  return { words, status: query.status ?? null, ...(narrowedTo && { narrowedTo }) };
}

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

  const sorted = sortedList(database, BOOKINGS_BY_WORDS, finder);

  async function countOf(status: BookingStatus | null): Promise<number> {
    const counts = await store.counts();
    return counts.filter((row) => status === null || row.status === status).reduce((sum, { count }) => sum + count, 0);
  }

  async function findIds(query: ListQuery): Promise<Found> {
    const filter = toFilter(query);
    const total = filter.words === null && !filter.narrowedTo ? await countOf(filter.status) : null;
    const page = { ...rowsOfPage(query), order: query.sortOrder };
    return sorted.find({ filter, key: KEYS[query.sortBy], page, total });
  }

  return {
    /** Yields the ids of all that match, the newest first. */
    matching: (query: BookingQuery): AsyncIterable<readonly string[]> => finder.all(toFilter(query)),

    async list(query: ListQuery) {
      const { ids, total, totalIsAtLeast } = await findIds(query);
      return {
        bookings: await withEvents(['contact'], await store.listByIds(ids), presentToAdmin),
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

    /** Everything that matches, the newest first, or the bookings asked for; a bounded number at a time. */
    async *exportAll({ ids: asked, ...query }: BookingQuery): AsyncGenerator<AdminBooking[]> {
      for await (const ids of asked ? [asked] : finder.all(toFilter(query))) {
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
