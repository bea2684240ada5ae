import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Day, startOfDayInIndia } from '../../core/dates.ts';
import { firstIdOf } from '../ids.ts';
import type { Database } from './database.ts';
import { readFromNearerEnd } from './page-from-nearer-end.ts';
import { pageWithTotal } from './page-with-total.ts';
import type { Found, Order, Page, TimelineNoun, timelineSearch, WordFilter } from './timeline-search.ts';
import { hasWord, wordEntries } from './word-index.ts';

/** A list is counted up to so many rows, or one beyond the page: no count reads a whole table. */
const MOST_COUNTED = 20_000;
/** Entries of a word whose records are sorted at every page of a search. */
const MOST_SORTED = 100_000;
const KEYS_AT_ONCE = 1000;
/** Ids hold nine digits of time. */
const LAST_MOMENT = 36 ** 9 - 1;

/** What a list is sorted by: an expression of its columns, with an index of the same; null for the time. */
export type SortKey = RawBuilder<string | number> | null;

type Finder = Pick<ReturnType<typeof timelineSearch>, 'search'>;
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

const statusOf = (isByKey: boolean): RawBuilder<string> =>
  isByKey ? sql`${sql.ref('records.status')} || ''` : sql.ref('records.status');

/** Returns one condition that holds when all do; undefined for none. */
export const allOf = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> | undefined =>
  conditions.length === 0 ? undefined : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/** Lists records by filters, in the order of any indexed key. */
export function sortedList(database: Database, noun: TimelineNoun, finder: Finder, most = MOST_SORTED) {
  const { read } = database;
  const entries = wordEntries(database, noun);

  /** With a key, rows are read along its index: SQLite would rather sort all rows of a status. */
  const rowsOf = ({ words, status, narrowedTo }: WordFilter, isByKey: boolean) =>
    read
      .selectFrom(sql<{ id: string }>`${sql.table(noun.records)}`.as('records'))
      .where((where) =>
        where.and([
          ...(noun.isThere ? [noun.isThere] : []),
          ...(status === null ? [] : [sql<SqlBool>`${statusOf(isByKey)} = ${status}`]),
          ...(narrowedTo ? [narrowedTo] : []),
          ...(words ?? []).map(hasWord),
        ]),
      );

  const listIds =
    (filter: WordFilter, key: SortKey) =>
    async ({ offset, limit, order }: Page) => {
      const rows = await rowsOf(filter, key !== null)
        .select('records.id')
        .$if(key !== null, (query) => query.orderBy(key ?? sql``, order))
        .orderBy('records.id', order)
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ id }) => id);
    };

  async function countUpTo(filter: WordFilter, atMost: number): Promise<number> {
    const { counted } = await read
      .selectFrom(rowsOf(filter, false).select('records.id').limit(atMost).as('some'))
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

  /** Returns the word with the fewest entries, if they are few enough to be read at every page. */
  async function findRarest(words: readonly string[]): Promise<string | null> {
    let rarest: string | null = null;
    let fewest = most + 1;
    for (const word of words) {
      const counted = await entries.countMeantBy(word, fewest);
      if (counted < fewest) [rarest, fewest] = [word, counted];
    }
    return rarest;
  }

  /**
   * Finds a page of a search in another order than that of time: through the entries of its rarest word. Where all its
   * words are common, a page is found soon by reading along the order.
   */
  async function searchSorted(search: Search, key: RawBuilder<string | number>, page: Page): Promise<Found> {
    const rarest = await findRarest(search.words);
    if (rarest !== null) {
      const { order, ...within } = page;
      const owners = entries.meantBy(rarest).select(entries.ownerId.as('ownerId'));
      const found = rowsOf({ ...search, words: search.words.filter((word) => word !== rarest) }, true)
        .where('records.id', 'in', owners)
        .select(['records.id', key.as('key')]);
      const way = sql.raw(order);
      const inOrder = sql`"key" ${way}, "id" ${way}`;
      const { ids, total } = await pageWithTotal(database, { isSearch: true, found, order: inOrder, ...within });
      return { ids: await sortIds(ids, key, order), total, totalIsAtLeast: false };
    }
    const { total, totalIsAtLeast } = await finder.search(search, { ...page, order: 'desc' });
    return { ids: await listIds(search, key)(page), total, totalIsAtLeast };
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
