import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { holdsWords } from '../../database/word-search.ts';
import { newestByWords } from './newest-by-words.ts';

/** All SQL of the search over the whole back office: of each kind the newest few with all the words. */
export function findStore(database: Database) {
  const { read } = database;
  const bookingIds = newestByWords(database, { records: 'bookings', words: 'bookingWords', owner: 'bookingId' });
  const leadIds = newestByWords(database, {
    ...{ records: 'leads', words: 'leadWords', owner: 'leadId' },
    isThere: sql<boolean>`${sql.ref('records.deletedAt')} is null`,
  });
  const userIds = newestByWords(database, { records: 'users', words: 'userWords', owner: 'userId' });

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

    packages: (words: readonly string[], most: number) =>
      read
        .selectFrom('packages')
        .select(['id', 'title', 'category', 'status'])
        .where('deletedAt', 'is', null)
        .where(holdsWords('packages', words))
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),

    blogs: (words: readonly string[], most: number) =>
      read
        .selectFrom('blogs')
        .select(['id', 'title', 'category', 'status'])
        .where('deletedAt', 'is', null)
        .where(holdsWords('blogs', words))
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),
  };
}
