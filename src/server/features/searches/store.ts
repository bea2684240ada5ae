import type { z } from 'zod';
import type { TripSearch } from '../../../contracts/itineraries.ts';
import { type savedSearch, searchDocument } from '../../../contracts/searches.ts';
import type { Database } from '../../database/database.ts';
import { readDocument } from '../../database/stored-document.ts';

export type SavedSearch = z.infer<typeof savedSearch>;

/** Searches stored per person, at most. */
const KEPT_SEARCHES = 100;

export function searchStore({ db, read }: Database) {
  const present = ({ id, search, createdAt }: { id: string; search: string; createdAt: number }): SavedSearch => ({
    _id: id,
    ...readDocument(searchDocument, search, `search ${id}`),
    createdAt: new Date(createdAt).toISOString(),
  });

  return {
    async save(id: string, userId: string, search: TripSearch, now: number): Promise<SavedSearch> {
      const row = { id, userId, search: JSON.stringify(search), createdAt: now };
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('searches').values(row).execute();
        const old = await trx
          .selectFrom('searches')
          .select('id')
          .where('userId', '=', userId)
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .offset(KEPT_SEARCHES)
          .limit(KEPT_SEARCHES)
          .execute();
        const ids = old.map((older) => older.id);
        if (ids.length > 0) await trx.deleteFrom('searches').where('id', 'in', ids).execute();
      });
      return present(row);
    },

    async listOf(userId: string): Promise<SavedSearch[]> {
      const rows = await read
        .selectFrom('searches')
        .select(['id', 'search', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(KEPT_SEARCHES)
        .execute();
      return rows.map(present);
    },

    /** Returns false when the person has no such search. */
    async delete(userId: string, id: string): Promise<boolean> {
      const result = await db
        .deleteFrom('searches')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return Number(result.numDeletedRows) > 0;
    },

    clear: (userId: string) => db.deleteFrom('searches').where('userId', '=', userId).execute(),
  };
}

export type SearchStore = ReturnType<typeof searchStore>;
