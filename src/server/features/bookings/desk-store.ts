import { canonicalPhone } from '../../../core/canonical-phone.ts';
import type { Day } from '../../../core/dates.ts';
import { otherForms } from '../../../core/former-phone.ts';
import { phoneWord } from '../../../core/typed-words.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { BookingEventRow, BookingRow } from './booking-records.ts';

export const setDoubleOf = (writer: Writer, id: string, doubleOf: string | null): Promise<unknown> =>
  writer.updateTable('bookings').set({ doubleOf }).where('id', '=', id).execute();

/** The SQL of what admins change of bookings, and of bookings that may be of the same person. */
export function deskStore({ read }: Pick<Database, 'read'>) {
  return {
    /** Returns the latest bookings with a phone, however it is written; found along the index of words. */
    async listByPhone(phone: string, limit: number): Promise<BookingRow[]> {
      const words = [phoneWord(phone), ...otherForms(phone)].map((word) => Buffer.from(word));
      const rows = await read
        .selectFrom('bookings')
        .selectAll()
        .where('id', 'in', (within) =>
          within
            .selectFrom('bookingWords')
            .select('bookingId')
            .where('word', 'in', words)
            .orderBy('bookingId', 'desc')
            // Twice as many: other words may look like this phone.
            .limit(limit * 2),
        )
        .orderBy('id', 'desc')
        .execute();
      const canonical = canonicalPhone(phone);
      return rows.filter((row) => canonicalPhone(row.phone) === canonical).slice(0, limit);
    },

    /** Returns the names under which trips begin on a day, and the ids of their bookings; from the index alone. */
    namesOnDay: (day: Day, limit: number) =>
      read.selectFrom('bookings').select(['id', 'fullName']).where('preferredDate', '=', day).limit(limit).execute(),

    /** Returns the changes of a booking since a moment, oldest first, within the transaction. */
    changesSince: (writer: Writer, bookingId: string, moment: number): Promise<BookingEventRow[]> =>
      writer
        .selectFrom('bookingEvents')
        .selectAll()
        .where('bookingId', '=', bookingId)
        .where('kind', '=', 'changed')
        .where('at', '>', moment)
        .orderBy('at')
        .orderBy('id')
        .execute(),

    /** Marks changes as not told: their messages were cancelled, and what they changed is as it was. */
    async markUntold(writer: Writer, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await writer.updateTable('bookingEvents').set({ successful: 0 }).where('id', 'in', ids).execute();
    },
  };
}
