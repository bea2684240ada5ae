import { randomInt } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { bookingWords } from '../../../core/bookings/booking-search-words.ts';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { type CountChange, changeStatusCounts } from '../../database/status-counts.ts';
import { entriesOfWords, inPieces, toSearchText, wordsOfSearchText } from '../../database/word-index.ts';

export type BookingRow = Selectable<Schema['bookings']>;
export type BookingEventRow = Insertable<Schema['bookingEvents']>;

/** A booking to insert. Its id is a `newId(createdAt)`, because lists are sorted by id. */
export type NewBooking = Omit<Insertable<Schema['bookings']>, 'searchText'>;

/** No vowels, so that no words appear, and no characters that look alike. */
const CODE_CHARACTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 6;

/** Returns a random booking reference such as SN-7K3M9Q, one of 482 million. */
export const newReference = (): string =>
  `SN-${Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('')}`;

const wordRows = (bookingId: string, words: readonly string[]): Insertable<Schema['bookingWords']>[] =>
  entriesOfWords(words).map((word) => ({ word, bookingId }));

/** Returns a booking's rows: one in `bookings`, its words in `bookingWords`. */
export function bookingRows(booking: NewBooking): {
  row: Insertable<Schema['bookings']>;
  words: Insertable<Schema['bookingWords']>[];
} {
  const words = bookingWords({ ...booking, email: booking.email ?? null });
  const row = { ...booking, searchText: toSearchText(words) };
  return { row, words: wordRows(booking.id, words) };
}

/**
 * Inserts a booking and its words; returns false and inserts nothing when the reference is taken. Does not count it.
 */
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

/** There are 482 million references: with a million bookings one in 480 is taken, and six in a row never. */
const REFERENCE_TRIES = 6;

/** Inserts a booking under its reference, or another one if that is taken, and returns it as stored. */
export async function insertUnderFreeReference<T extends NewBooking>(writer: Writer, row: T): Promise<T> {
  for (let tried = 0; tried < REFERENCE_TRIES; tried++) {
    const named = { ...row, reference: tried === 0 ? row.reference : newReference() };
    if (await insertBooking(writer, named)) return named;
  }
  throw new Error('no reference is free');
}

/** Stores bookings, each under a reference that is free, and their words. Count them as well. */
export async function insertBookings(writer: Writer, bookings: readonly NewBooking[]): Promise<void> {
  const rows = bookings.map(bookingRows);
  await writer
    .insertInto('bookings')
    .values(rows.map(({ row }) => row))
    .execute();
  await inPieces(
    rows.flatMap(({ words }) => words),
    (piece) => writer.insertInto('bookingWords').values(piece).execute(),
  );
}

export const insertEvents = (writer: Writer, events: readonly BookingEventRow[]) =>
  writer.insertInto('bookingEvents').values(events).execute();

/** Adjusts the counts of bookings; call it once, last in a transaction. */
export const changeCounts = (writer: Writer, changes: readonly CountChange[]): Promise<void> =>
  changeStatusCounts(writer, 'bookingCounts', changes);

export const unseenOf = ({ seenAt }: Pick<BookingRow, 'seenAt'>): 0 | 1 => (seenAt === null ? 1 : 0);

async function deleteWords(writer: Writer, { id, searchText }: Pick<BookingRow, 'id' | 'searchText'>): Promise<void> {
  const words = wordsOfSearchText(searchText);
  if (words.length === 0) return;
  await writer.deleteFrom('bookingWords').where('bookingId', '=', id).where('word', 'in', words).execute();
}

/** Deletes bookings with everything that belongs to them, and adjusts the counts. */
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

export async function listDemoIds(from: Writer): Promise<string[]> {
  const rows = await from.selectFrom('bookings').select('id').where('demo', '=', 1).execute();
  return rows.map(({ id }) => id);
}

/** Returns true for a booking of an erased traveller, who can no longer be contacted. */
export const isErased = ({ phone }: Pick<BookingRow, 'phone'>): boolean => phone === '';

/** Writes changed columns of a booking together with its search words; `held` is the row as it was, under its lock. */
export async function rewriteBooking(
  writer: Writer,
  held: BookingRow,
  changed: Partial<BookingRow>,
): Promise<BookingRow> {
  const { row, words } = bookingRows({ ...held, ...changed });
  await deleteWords(writer, held);
  await writer.updateTable('bookings').set(row).where('id', '=', held.id).execute();
  await writer.insertInto('bookingWords').values(words).execute();
  return { ...held, ...changed, searchText: row.searchText };
}

/** Removes the person from a booking; the request and its history stay. */
export async function anonymise(writer: Writer, booking: BookingRow): Promise<void> {
  await rewriteBooking(writer, booking, {
    fullName: 'Erased',
    phone: '',
    email: null,
    specialRequests: '',
    network: 'erased',
    userId: null,
    leadId: null,
    customerId: null,
    followUpOn: null,
  });
  await writer
    .updateTable('bookingEvents')
    .set({ notes: '', changes: null })
    .where('bookingId', '=', booking.id)
    .execute();
}
