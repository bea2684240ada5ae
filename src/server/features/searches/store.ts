import type { z } from 'zod';
import {
  KEPT_SEARCHES,
  type RemovedSearch,
  type SearchToKeep,
  type savedSearch,
  searchDocument,
} from '../../../contracts/searches.ts';
import type { Database, Writer } from '../../database/database.ts';
import { readDocument } from '../../database/stored-document.ts';

export type SavedSearch = z.infer<typeof savedSearch>;

/** Deletes what is beyond the number of searches that are kept for a person. */
async function dropOldest(trx: Writer, userId: string): Promise<void> {
  const old = await trx
    .selectFrom('searches')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(KEPT_SEARCHES)
    .limit(KEPT_SEARCHES)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('searches').where('id', 'in', ids).execute();
}

export function searchStore({ db, read }: Database) {
  const present = ({ id, search, createdAt }: { id: string; search: string; createdAt: number }): SavedSearch => ({
    _id: id,
    ...readDocument(searchDocument, search, `search ${id}`),
    createdAt: new Date(createdAt).toISOString(),
  });

  return {
    /** Keeps a search. An equal one of before gives way, so that the list has each search once. */
    async save(id: string, userId: string, search: SearchToKeep, now: number): Promise<SavedSearch> {
      const row = { id, userId, search: JSON.stringify(search), createdAt: now };
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('searches').where('userId', '=', userId).where('search', '=', row.search).execute();
        await trx.insertInto('searches').values(row).execute();
        await dropOldest(trx, userId);
      });
      return present(row);
    },

    /** Puts removed searches back. Leaves those alone that are there, also another person's of the same id. */
    async restore(userId: string, removed: readonly RemovedSearch[], now: number): Promise<void> {
      const rows = removed.map(({ _id: id, createdAt, ...search }) => ({
        id,
        userId,
        search: JSON.stringify(search),
        createdAt: Math.min(now, Date.parse(createdAt)),
      }));
      if (rows.length === 0) return;
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('searches')
          .values(rows)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
        await dropOldest(trx, userId);
      });
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
