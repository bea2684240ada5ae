import { sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import { type NewItinerary, type packDetails, packRow, type StoredRow, unpackRow } from './packed-row.ts';

const unpacked = (row: StoredRow | undefined) => row && unpackRow(row);

export function itineraryStore({ read }: Database) {
  return {
    /**
     * Stores the itineraries not stored yet, and returns how many: the same request on a day plans the same itineraries
     * under the same slugs.
     */
    async insertMissing(writer: Writer, rows: readonly NewItinerary[]): Promise<number> {
      const inserted = await writer
        .insertInto('itineraries')
        .values(await Promise.all(rows.map(packRow)))
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .executeTakeFirst();
      return Number(inserted.numInsertedOrUpdatedRows);
    },

    findBySlug: async (slug: string) =>
      unpacked(await read.selectFrom('itineraries').selectAll().where('slug', '=', slug).executeTakeFirst()),

    findById: async (id: string) =>
      unpacked(await read.selectFrom('itineraries').selectAll().where('id', '=', id).executeTakeFirst()),

    /** Protects an itinerary from the sweep. */
    keep: (writer: Writer, id: string, now: number) =>
      writer.updateTable('itineraries').set({ keptAt: now }).where('id', '=', id).where('keptAt', 'is', null).execute(),

    /** Stores the day plan unless there is one; returns whether it was stored. */
    async keepDetails(
      writer: Writer,
      id: string,
      packed: Awaited<ReturnType<typeof packDetails>>,
      now: number,
    ): Promise<boolean> {
      const result = await writer
        .updateTable('itineraries')
        .set({ ...packed, detailedAt: now })
        .where('id', '=', id)
        .where('detailedAt', 'is', null)
        .executeTakeFirst();
      return Number(result.numUpdatedRows) > 0;
    },

    /** Stores a model's words; returns whether the itinerary is in the popular list. */
    async keepWords(writer: Writer, slug: string, words: string): Promise<boolean> {
      const row = await writer
        .updateTable('itineraries')
        .set({ words })
        .where('slug', '=', slug)
        .returning('popularRank')
        .executeTakeFirst();
      return row?.popularRank != null;
    },

    /** Returns plans that start today or later, after an id, in the order of their ids. */
    listNotTravelled: async (today: string, after: string, limit: number) =>
      (
        await read
          .selectFrom('itineraries')
          .selectAll()
          .where('startDate', '>=', today)
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute()
      ).map(unpackRow),

    /** Returns how many booking requests for an itinerary are neither cancelled nor completed. */
    async countOpenBookings(id: string): Promise<number> {
      const { count } = await read
        .selectFrom('bookings')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('itemType', '=', 'itinerary')
        .where('itemId', '=', id)
        .where('status', 'in', ['pending', 'confirmed'])
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    findBySlugs: async (slugs: readonly string[]) =>
      (await read.selectFrom('itineraries').selectAll().where('slug', 'in', slugs).execute()).map(unpackRow),

    /** Counts a share unless this visitor is counted for this platform already; returns whether it counted. */
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
