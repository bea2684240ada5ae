import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import {
  BLOGS_BY_WORDS,
  BOOKINGS_BY_WORDS,
  LEADS_BY_WORDS,
  PACKAGES_BY_WORDS,
  USERS_BY_WORDS,
} from '../../database/indexed-nouns.ts';
import type { Found } from '../../database/timeline-search.ts';
import { wordFilter } from '../../database/word-filter.ts';
import { customerFinder } from '../customers/service.ts';
import { newestByWords } from './newest-by-words.ts';

/** The newest few of a kind, and the total. */
interface FoundRows<R> extends Pick<Found, 'total' | 'totalIsAtLeast'> {
  readonly rows: R[];
}

/** Holds all SQL of the search over the back office: per kind, the newest few with all the words. */
export function findStore(database: Database) {
  const { read } = database;
  const bookingIds = newestByWords(database, BOOKINGS_BY_WORDS);
  const leadIds = newestByWords(database, LEADS_BY_WORDS);
  const userIds = newestByWords(database, USERS_BY_WORDS);
  const customerIds = customerFinder(database);
  const packagesWith = wordFilter(database, PACKAGES_BY_WORDS);
  const blogsWith = wordFilter(database, BLOGS_BY_WORDS);

  async function withRows<R>(
    { ids, total, totalIsAtLeast }: Found,
    readRows: (ids: readonly string[]) => Promise<R[]>,
  ): Promise<FoundRows<R>> {
    return { rows: ids.length === 0 ? [] : await readRows(ids), total, totalIsAtLeast };
  }

  /** Searches packages or posts: there are only thousands, so all matches are counted. */
  async function content(table: 'packages' | 'blogs', hasWords: Expression<SqlBool>, most: number) {
    const found = read
      .selectFrom(sql<{ id: string; title: string; category: string; status: string }>`${sql.table(table)}`.as(table))
      .where(sql<SqlBool>`"deletedAt" is null`)
      .where(hasWords);
    const [rows, { total }] = await Promise.all([
      found.select(['id', 'title', 'category', 'status']).orderBy('id', 'desc').limit(most).execute(),
      found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { rows, total: Number(total), totalIsAtLeast: false };
  }

  return {
    bookings: async (words: readonly string[], most: number) =>
      withRows(await bookingIds(words, most), (ids) =>
        read
          .selectFrom('bookings')
          .select(['id', 'reference', 'fullName', 'phone', 'itemTitle', 'status'])
          .where('id', 'in', ids)
          .orderBy('id', 'desc')
          .execute(),
      ),

    leads: async (words: readonly string[], most: number) =>
      withRows(await leadIds(words, most), (ids) =>
        read
          .selectFrom('leads')
          .select(['id', 'name', 'phone', 'status'])
          .where('id', 'in', ids)
          .where('deletedAt', 'is', null)
          .orderBy('id', 'desc')
          .execute(),
      ),

    customers: async (search: string, most: number) =>
      withRows({ ...(await customerIds(search, most, 0)), totalIsAtLeast: false }, async (ids) => {
        const [rows, contacts] = await Promise.all([
          read.selectFrom('customers').select(['id', 'name']).where('id', 'in', ids).orderBy('id', 'desc').execute(),
          read.selectFrom('customerContacts').selectAll().where('customerId', 'in', ids).orderBy('position').execute(),
        ]);
        const ofCustomer = Map.groupBy(contacts, ({ customerId }) => customerId);
        return rows.map((row) => ({ ...row, contacts: (ofCustomer.get(row.id) ?? []).map(({ value }) => value) }));
      }),

    users: async (words: readonly string[], most: number) =>
      withRows(await userIds(words, most), (ids) =>
        read
          .selectFrom('users')
          .select(['id', 'name', 'phone', 'email'])
          .where('id', 'in', ids)
          .orderBy('id', 'desc')
          .execute(),
      ),

    packages: async (words: readonly string[], most: number) =>
      content('packages', await packagesWith.holds(words), most),

    blogs: async (words: readonly string[], most: number) => content('blogs', await blogsWith.holds(words), most),
  };
}
