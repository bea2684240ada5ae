import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type ItineraryRow = Selectable<Schema['itineraries']>;

const POPULAR_LIMIT = 12;

/** All SQL of itineraries and their shares. */
export function itineraryStore({ read }: Database) {
  return {
    /** Keeps those that are not kept yet: the same request plans the same itineraries under the same slugs. */
    insertMissing: (writer: Writer, rows: readonly Insertable<Schema['itineraries']>[]) =>
      writer
        .insertInto('itineraries')
        .values(rows)
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .execute(),

    findBySlug: (slug: string) =>
      read.selectFrom('itineraries').selectAll().where('slug', '=', slug).executeTakeFirst(),

    findById: (id: string) => read.selectFrom('itineraries').selectAll().where('id', '=', id).executeTakeFirst(),

    /** True when there is something to list that has not begun yet, or that a traveller had made. */
    async hasPopular(today: string): Promise<boolean> {
      const row = await read
        .selectFrom('itineraries')
        .select('id')
        .where('detailedAt', 'is not', null)
        .where((where) => where.or([where('demo', '=', 0), where('startDate', '>', today)]))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    listPopular: () =>
      read
        .selectFrom('itineraries')
        .select(['id', 'slug', 'summary', 'words', 'fromLocation', 'toLocation', 'startDate', 'endDate'])
        .where('detailedAt', 'is not', null)
        .orderBy('views', 'desc')
        .orderBy('createdAt', 'desc')
        .limit(POPULAR_LIMIT)
        .execute(),

    /** Keeps the day plan unless one is kept already; answers whether this one was. */
    async keepDetails(writer: Writer, id: string, details: string, now: number): Promise<boolean> {
      const result = await writer
        .updateTable('itineraries')
        .set({ details, detailedAt: now })
        .where('id', '=', id)
        .where('details', 'is', null)
        .executeTakeFirst();
      return Number(result.numUpdatedRows) > 0;
    },

    /** Keeps a model's words; answers whether the itinerary is among those that pages may list. */
    async keepWords(writer: Writer, slug: string, words: string): Promise<boolean> {
      const row = await writer
        .updateTable('itineraries')
        .set({ words })
        .where('slug', '=', slug)
        .returning('detailedAt')
        .executeTakeFirst();
      return row?.detailedAt != null;
    },

    findBySlugs: (slugs: readonly string[]) =>
      read.selectFrom('itineraries').selectAll().where('slug', 'in', slugs).execute(),

    /** Counts a share unless this visitor has been counted for this platform; answers whether it was. */
    async countShare(writer: Writer, itineraryId: string, platform: string, visitor: string): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await writer
        .insertInto('itinerarySharers')
        .values({ itineraryId, platform, visitor })
        .onConflict((conflict) => conflict.columns(['itineraryId', 'platform', 'visitor']).doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await writer
        .insertInto('itineraryShares')
        .values({ itineraryId, platform, count: 1 })
        .onConflict((conflict) =>
          conflict.columns(['itineraryId', 'platform']).doUpdateSet({ count: sql`"itineraryShares"."count" + 1` }),
        )
        .execute();
      return true;
    },

    async sharesOf(from: Writer, itineraryId: string): Promise<number> {
      const row = await from
        .selectFrom('itineraryShares')
        .select((select) => select.fn.sum<number | null>('count').as('shares'))
        .where('itineraryId', '=', itineraryId)
        .executeTakeFirst();
      return Number(row?.shares ?? 0);
    },
  };
}
