import { sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import { packDetails, packDocuments } from './packed-row.ts';

/** Holds all SQL that deletes itineraries and compresses rows of an older version. */
export function itinerarySweepStore({ db, read }: Database) {
  return {
    /**
     * Deletes at most so many itineraries planned before a moment and not kept since: not opened by another visitor or
     * on another day, not shared, not booked and without a day plan. Returns their slugs.
     */
    async deleteUnkept(writer: Writer, plannedBefore: number, most: number): Promise<string[]> {
      const rows = await writer
        .selectFrom('itineraries')
        .select(['id', 'slug'])
        .where('createdAt', '<', plannedBefore)
        .where('keptAt', 'is', null)
        .where('detailedAt', 'is', null)
        .where('demo', '=', 0)
        // Rows of an older version have no maker: one that was opened at all is kept.
        .where((where) => where.or([where('madeBy', 'is not', null), where('views', '=', 0)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('itineraryShares')
                .select(sql.lit(1).as('one'))
                .whereRef('itineraryShares.itineraryId', '=', 'itineraries.id'),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('bookings')
                .select(sql.lit(1).as('one'))
                .whereRef('bookings.itemId', '=', 'itineraries.id')
                .where('bookings.itemType', '=', sql.lit('itinerary')),
            ),
          ),
        )
        .orderBy('createdAt')
        .limit(most)
        .execute();
      if (rows.length === 0) return [];
      const ids = rows.map(({ id }) => id);
      await writer
        .deleteFrom('itineraries')
        .where('id', 'in', ids)
        .where('keptAt', 'is', null)
        .where('detailedAt', 'is', null)
        .execute();
      return rows.map(({ slug }) => slug);
    },

    /** Compresses at most this many rows of an older version; returns how many. */
    async packSome(most: number): Promise<number> {
      const rows = await read
        .selectFrom('itineraries')
        .select(['id', 'summary', 'plan', 'details'])
        .where('packed', 'is', null)
        .orderBy('id')
        .limit(most)
        .execute();
      const packed = await Promise.all(
        rows.map(async ({ id, details, ...documents }) => ({
          id,
          columns: {
            ...(await packDocuments(documents)),
            ...(details !== null && (await packDetails(details))),
          },
        })),
      );
      if (packed.length === 0) return 0;
      await db.transaction().execute(async (trx) => {
        for (const { id, columns } of packed) {
          await trx.updateTable('itineraries').set(columns).where('id', '=', id).where('packed', 'is', null).execute();
        }
      });
      return packed.length;
    },
  };
}
