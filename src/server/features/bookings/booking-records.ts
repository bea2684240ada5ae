import { randomInt } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { bookingWords } from '../../../core/bookings/booking-words.ts';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type BookingRow = Selectable<Schema['bookings']>;
export type BookingEventRow = Insertable<Schema['bookingEvents']>;

/** A booking to be kept. Its id is a `newId(createdAt)`: lists are in the order of ids. */
export type NewBooking = Omit<Insertable<Schema['bookings']>, 'searchText'>;

/** Neither vowels, so that no word comes out, nor signs that are taken for one another. */
const CODE_SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 6;

/** What people name a booking by, such as SN-7K3M9Q; one in half a milliard. */
export const newReference = (): string =>
  `SN-${Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')}`;

const toSearchText = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('');
const fromSearchText = (searchText: string): string[] => searchText.split(' ').slice(1);

const wordRows = (bookingId: string, words: readonly string[]): Insertable<Schema['bookingWords']>[] =>
  words.map((word) => ({ word: Buffer.from(word), bookingId }));

/** A booking as its rows: one in `bookings`, its words in `bookingWords`. */
export function bookingRows(booking: NewBooking): {
  row: Insertable<Schema['bookings']>;
  words: Insertable<Schema['bookingWords']>[];
} {
  const words = bookingWords({ ...booking, email: booking.email ?? null });
  const row = { ...booking, searchText: toSearchText(words) };
  return { row, words: wordRows(booking.id, words) };
}

/** Keeps a booking and its words; false, and nothing is kept, when the reference is another's. Count it as well. */
export async function insertBooking(writer: Writer, booking: NewBooking): Promise<boolean> {
  const { row, words } = bookingRows(booking);
  const inserted = await writer
    .insertInto('bookings')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirst();
  if (Number(inserted.numInsertedOrUpdatedRows) !== 1) return false;
  await writer.insertInto('bookingWords').values(words).execute();
  return true;
}

export const insertEvents = (writer: Writer, events: readonly BookingEventRow[]) =>
  writer.insertInto('bookingEvents').values(events).execute();

export interface CountChange {
  readonly status: string;
  readonly count: number;
  readonly unseen: number;
}

/**
 * Counts bookings that came, went, moved or were opened. To be called last in a transaction and once: all bookings of a
 * status share one row, and rows taken in another order than that of their names would lock one another out.
 */
export async function changeCounts(writer: Writer, changes: readonly CountChange[]): Promise<void> {
  const sums = new Map<string, { count: number; unseen: number }>();
  for (const { status, count, unseen } of changes) {
    const sum = sums.get(status) ?? { count: 0, unseen: 0 };
    sums.set(status, { count: sum.count + count, unseen: sum.unseen + unseen });
  }
  for (const [status, { count, unseen }] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (count === 0 && unseen === 0) continue;
    await writer
      .insertInto('bookingCounts')
      .values({ status, count, unseen })
      .onConflict((conflict) =>
        conflict.column('status').doUpdateSet({
          count: sql`"bookingCounts"."count" + ${count}`,
          unseen: sql`"bookingCounts"."unseen" + ${unseen}`,
        }),
      )
      .execute();
  }
}

export const unseenOf = ({ seenAt }: Pick<BookingRow, 'seenAt'>): 0 | 1 => (seenAt === null ? 1 : 0);

async function deleteWords(writer: Writer, { id, searchText }: Pick<BookingRow, 'id' | 'searchText'>): Promise<void> {
  const words = fromSearchText(searchText).map((word) => Buffer.from(word));
  if (words.length === 0) return;
  await writer.deleteFrom('bookingWords').where('bookingId', '=', id).where('word', 'in', words).execute();
}

/** Removes bookings with all that belongs to them, the counts kept right. */
export async function deleteBookings(writer: Writer, ids: readonly string[]): Promise<void> {
  const changes: CountChange[] = [];
  for (const id of ids.toSorted()) {
    const gone = await writer
      .deleteFrom('bookings')
      .where('id', '=', id)
      .returning(['id', 'status', 'seenAt', 'searchText'])
      .executeTakeFirst();
    if (!gone) continue;
    await deleteWords(writer, gone);
    changes.push({ status: gone.status as BookingStatus, count: -1, unseen: -unseenOf(gone) });
  }
  await changeCounts(writer, changes);
}

/** Takes the person out of a booking; what was asked for, and what came of it, stays. */
export async function anonymise(writer: Writer, booking: BookingRow): Promise<void> {
  const { row, words } = bookingRows({
    ...booking,
    fullName: 'Erased',
    phone: '',
    email: null,
    specialRequests: '',
    network: 'erased',
    userId: null,
  });
  await deleteWords(writer, booking);
  await writer.updateTable('bookings').set(row).where('id', '=', booking.id).execute();
  await writer.insertInto('bookingWords').values(words).execute();
  await writer.updateTable('bookingEvents').set({ notes: '' }).where('bookingId', '=', booking.id).execute();
}
