import type { Updateable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { unpackRow } from './packed-row.ts';

/** Holds the SQL for the plans of kept trips. */
export const tripPlanStore = ({ read }: Database) => ({
  findByIds: async (ids: readonly string[]) =>
    (await read.selectFrom('itineraries').selectAll().where('id', 'in', ids).execute()).map(unpackRow),

  /** Replaces the plan of an itinerary with another one. */
  replacePlan: (writer: Writer, id: string, columns: Updateable<Schema['itineraries']>) =>
    writer.updateTable('itineraries').set(columns).where('id', '=', id).execute(),

  /** Deletes itineraries for which there is no booking; returns their slugs. */
  async deleteUnbooked(writer: Writer, ids: readonly string[]): Promise<string[]> {
    const booked = writer
      .selectFrom('bookings')
      .select('itemId')
      .where('itemType', '=', 'itinerary')
      .where('itemId', 'in', ids);
    const rows = await writer
      .deleteFrom('itineraries')
      .where('id', 'in', ids)
      .where('id', 'not in', booked)
      .returning('slug')
      .execute();
    return rows.map(({ slug }) => slug);
  },
});
