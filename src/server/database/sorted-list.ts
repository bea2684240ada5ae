import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Day, startOfDayInIndia } from '../../core/dates.ts';
import { firstIdOf } from '../ids.ts';
import type { Database } from './database.ts';
import { readFromNearerEnd } from './page-from-nearer-end.ts';
import type { Found, Order, Page, TimelineNoun, timelineSearch, WordFilter } from './timeline-search.ts';
import { hasWord } from './word-index.ts';

/** A list is counted up to so many rows, or one beyond the page: no count reads a whole table. */
const MOST_COUNTED = 20_000;
/** Matches of a search that are put into another order than that of time. */
const MOST_SORTED = 2000;
/** The same for words that most records have, which are found by reading. */
const MOST_SORTED_COMMON = 200;
const KEYS_AT_ONCE = 1000;
/** Ids hold nine digits of time. */
const LAST_MOMENT = 36 ** 9 - 1;

/** What a list is sorted by: an expression of its columns, with an index of the same; null for the time. */
export type SortKey = RawBuilder<string | number> | null;

type Finder = Pick<ReturnType<typeof timelineSearch>, 'search' | 'lookUpRare'>;
type Search = WordFilter & { readonly words: readonly string[] };

interface Listed {
  readonly filter: WordFilter;
  readonly key: SortKey;
  readonly page: Page;
  /** The exact total, where it is known without counting. */
  readonly total: number | null;
}

const DAY_MS = 86_400_000;

/** Returns the first id of a day, or of the one some days after it. */
const idOfDay = (day: Day, later = 0): string =>
  firstIdOf(Math.min(Math.max(startOfDayInIndia(day) + later * DAY_MS, 0), LAST_MOMENT));

/** Returns the first id of the days, and the first one after them; null where the range is open. */
export const idsOfDays = (from: Day | undefined, to: Day | undefined) => ({
  first: from === undefined ? null : idOfDay(from),
  end: to === undefined ? null : idOfDay(to, 1),
});

/** Returns the conditions for records made on the days from the first to the last, both included. */
export function madeBetween(from: Day | undefined, to: Day | undefined): Expression<SqlBool>[] {
  const id = sql.ref('records.id');
  const { first, end } = idsOfDays(from, to);
  return [
    ...(first === null ? [] : [sql<SqlBool>`${id} >= ${first}`]),
    ...(end === null ? [] : [sql<SqlBool>`${id} < ${end}`]),
  ];
}

/** Returns one condition that holds when all do; undefined for none. */
export const allOf = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> | undefined =>
  conditions.length === 0 ? undefined : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/** Lists records by filters, in the order of any indexed key. */
export function sortedList({ read }: Database, noun: TimelineNoun, finder: Finder, most = MOST_SORTED) {
  const rowsOf = ({ words, status, narrowedTo }: WordFilter) =>
    read
      .selectFrom(sql<{ id: string }>`${sql.table(noun.records)}`.as('records'))
      .where((where) =>
        where.and([
          ...(noun.isThere ? [noun.isThere] : []),
          ...(status === null ? [] : [sql<SqlBool>`${sql.ref('records.status')} = ${status}`]),
          ...(narrowedTo ? [narrowedTo] : []),
          ...(words ?? []).map(hasWord),
        ]),
      );

  const listIds =
    (filter: WordFilter, key: SortKey) =>
    async ({ offset, limit, order }: Page) => {
      const rows = await rowsOf(filter)
        .select('records.id')
        .$if(key !== null, (query) => query.orderBy(key ?? sql``, order))
        .orderBy('records.id', order)
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ id }) => id);
    };

  async function countUpTo(filter: WordFilter, most: number): Promise<number> {
    const { counted } = await read
      .selectFrom(rowsOf(filter).select('records.id').limit(most).as('some'))
      .select((select) => select.fn.countAll<number>().as('counted'))
      .executeTakeFirstOrThrow();
    return Number(counted);
  }

  /** Returns the ids sorted by a key; equal ones in the order of time. */
  async function sortIds(ids: readonly string[], key: RawBuilder<string | number>, order: Order): Promise<string[]> {
    const keyed: { id: string; key: string | number }[] = [];
    for (let start = 0; start < ids.length; start += KEYS_AT_ONCE) {
      const some = ids.slice(start, start + KEYS_AT_ONCE);
      const rows = await read
        .selectFrom(sql<{ id: string }>`${sql.table(noun.records)}`.as('records'))
        .select(['records.id', key.as('key')])
        .where('records.id', 'in', some)
        .execute();
      keyed.push(...rows);
    }
    const compare = (a: string | number, b: string | number): number => (a < b ? -1 : Number(a > b));
    const way = order === 'asc' ? 1 : -1;
    return keyed.sort((a, b) => way * (compare(a.key, b.key) || compare(a.id, b.id))).map(({ id }) => id);
  }

  /**
   * Finds a page of a search in another order than that of time. Few matches are sorted. Many lie close together in any
   * order, so that a page of them is found soon by reading along it.
   */
  async function searchSorted(search: Search, key: RawBuilder<string | number>, page: Page): Promise<Found> {
    const rare = await finder.lookUpRare(search);
    const found = rare
      ? { ids: rare, total: rare.length, totalIsAtLeast: false }
      : await finder.search(search, { offset: 0, limit: MOST_SORTED_COMMON, order: 'desc' });
    const isAll = !found.totalIsAtLeast && found.ids.length === found.total;
    if (isAll && found.total <= most) {
      const sorted = await sortIds(found.ids, key, page.order);
      return { ...found, ids: sorted.slice(page.offset, page.offset + page.limit) };
    }
    const total = Math.max(found.total, found.totalIsAtLeast ? page.offset + page.limit + 1 : 0);
    return { ids: await listIds(search, key)(page), total, totalIsAtLeast: found.totalIsAtLeast };
  }

  return {
    sortIds,

    /** Returns a page of ids with the total, which is a lower bound where it says so. */
    async find({ filter, key, page, total }: Listed): Promise<Found> {
      const { words } = filter;
      if (words !== null) {
        const search = { ...filter, words };
        return key === null || words.length === 0 ? finder.search(search, page) : searchSorted(search, key, page);
      }
      const bound = Math.max(MOST_COUNTED, page.offset + page.limit + 1);
      const counted = total ?? (await countUpTo(filter, bound));
      const isAtLeast = total === null && counted === bound;
      const read = listIds(filter, key);
      const ids = isAtLeast ? await read(page) : await readFromNearerEnd(page, counted, read);
      return { ids, total: counted, totalIsAtLeast: isAtLeast };
    },
  };
}
