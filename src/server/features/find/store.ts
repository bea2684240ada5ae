import type { Database } from '../../database/database.ts';
import {
  BLOGS_BY_WORDS,
  BOOKINGS_BY_WORDS,
  LEADS_BY_WORDS,
  PACKAGES_BY_WORDS,
  USERS_BY_WORDS,
} from '../../database/indexed-nouns.ts';
import { wordFilter } from '../../database/word-filter.ts';
import { newestByWords } from './newest-by-words.ts';

/** All SQL of the search over the whole back office: of each kind the newest few with all the words. */
export function findStore(database: Database) {
  const { read } = database;
  const bookingIds = newestByWords(database, BOOKINGS_BY_WORDS);
  const leadIds = newestByWords(database, LEADS_BY_WORDS);
  const userIds = newestByWords(database, USERS_BY_WORDS);
  const packagesWith = wordFilter(database, PACKAGES_BY_WORDS);
  const blogsWith = wordFilter(database, BLOGS_BY_WORDS);

  return {
    async bookings(words: readonly string[], most: number) {
      const ids = await bookingIds(words, most);
      if (ids.length === 0) return [];
      return read
        .selectFrom('bookings')
        .select(['id', 'reference', 'fullName', 'phone', 'itemTitle', 'status'])
        .where('id', 'in', ids)
        .orderBy('id', 'desc')
        .execute();
    },

    async leads(words: readonly string[], most: number) {
      const ids = await leadIds(words, most);
      if (ids.length === 0) return [];
      return read
        .selectFrom('leads')
        .select(['id', 'name', 'phone', 'status'])
        .where('id', 'in', ids)
        .where('deletedAt', 'is', null)
        .orderBy('id', 'desc')
        .execute();
    },

    async users(words: readonly string[], most: number) {
      const ids = await userIds(words, most);
      if (ids.length === 0) return [];
      return read
        .selectFrom('users')
        .select(['id', 'name', 'phone', 'email'])
        .where('id', 'in', ids)
        .orderBy('id', 'desc')
        .execute();
    },

    packages: async (words: readonly string[], most: number) =>
      read
        .selectFrom('packages')
        .select(['id', 'title', 'category', 'status'])
        .where('deletedAt', 'is', null)
        .where(await packagesWith.holds(words))
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),

    blogs: async (words: readonly string[], most: number) =>
      read
        .selectFrom('blogs')
        .select(['id', 'title', 'category', 'status'])
        .where('deletedAt', 'is', null)
        .where(await blogsWith.holds(words))
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),
  };
}
