import { sql } from 'kysely';
import type { Day } from '../../../core/dates.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { BookingRow } from './booking-records.ts';

/** The SQL of reminding travellers before they leave. */
export function reminderStore({ read }: Pick<Database, 'read'>) {
  return {
    /** Locks the row until the transaction ends, and leaves the time of its last change. */
    lockAsIs: (writer: Writer, id: string): Promise<BookingRow | undefined> =>
      writer
        .updateTable('bookings')
        .set((set) => ({ updatedAt: set.ref('updatedAt') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    /**
     * Returns confirmed bookings that leave until a day, in the order of departure and after the given one, whose
     * travellers can be written to and have not been reminded of this departure.
     */
    listDeparting: (
      after: Pick<BookingRow, 'preferredDate' | 'id'>,
      until: Day,
      limit: number,
    ): Promise<Pick<BookingRow, 'preferredDate' | 'id'>[]> =>
      read
        .selectFrom('bookings')
        .select(['preferredDate', 'id'])
        // A literal, to match the index's condition.
        .where('status', '=', sql.lit('confirmed'))
        .where('preferredDate', '<=', until)
        .where((where) =>
          where.or([
            where('preferredDate', '>', after.preferredDate),
            where.and([where('preferredDate', '=', after.preferredDate), where('id', '>', after.id)]),
          ]),
        )
        .where((where) =>
          where.or([where('remindedFor', 'is', null), where('remindedFor', '<', where.ref('preferredDate'))]),
        )
        .where('demo', '=', 0)
        .where('phone', '!=', '')
        .orderBy('preferredDate')
        .orderBy('id')
        .limit(limit)
        .execute(),

    noteReminded: (writer: Writer, id: string, departure: Day): Promise<unknown> =>
      writer.updateTable('bookings').set({ remindedFor: departure }).where('id', '=', id).execute(),
  };
}
