import { sql } from 'kysely';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import type { ReachedAt } from '../../../core/bookings/reached-at.ts';
import { canonicalPhone } from '../../../core/canonical-phone.ts';
import { otherForms } from '../../../core/former-phone.ts';
import type { Person } from '../../../core/people/person.ts';
import { phoneWord } from '../../../core/typed-words.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Page } from '../../database/timeline-search.ts';
import { firstIdOf } from '../../ids.ts';
import { anonymise, type BookingEventRow, type BookingRow } from './booking-records.ts';

/** Bookings of one person that are listed or exported, at most. */
const MOST_OF_ONE_PERSON = 10_000;

/** Returns the ids of bookings made while signed in or under the person's phone, newest first. */
async function bookingsOf({ userIds, phone }: Person, from: Writer): Promise<string[]> {
  const ofUsers = from.selectFrom('bookings').select('id').where('userId', 'in', userIds);
  const words = phone === null ? [] : [phoneWord(phone), ...otherForms(phone)];
  const withPhone = from
    .selectFrom('bookingWords')
    .innerJoin('bookings', 'bookings.id', 'bookingWords.bookingId')
    .select(['bookings.id', 'bookings.phone'])
    // Matches the phone, or a word that looks like it.
    .where(
      'bookingWords.word',
      'in',
      words.map((word) => Buffer.from(word)),
    );
  const rows = userIds.length === 0 ? [] : await ofUsers.limit(MOST_OF_ONE_PERSON).execute();
  const found = phone === null ? [] : await withPhone.limit(MOST_OF_ONE_PERSON).execute();
  const theirs = found.filter((row) => canonicalPhone(row.phone) === phone);
  return [...new Set([...rows, ...theirs].map(({ id }) => id))].sort().reverse();
}

/** Anonymises all of a person's bookings; returns them as they were. */
async function anonymisePerson(writer: Writer, person: Person): Promise<BookingRow[]> {
  const all: BookingRow[] = [];
  // Anonymised bookings no longer match.
  for (let ids = await bookingsOf(person, writer); ids.length > 0; ids = await bookingsOf(person, writer)) {
    for (const id of ids.toSorted()) {
      const row = await writer
        .updateTable('bookings')
        .set({ userId: null })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!row) continue;
      await anonymise(writer, row);
      all.push(row);
    }
  }
  return all;
}

/** Reads and moves bookings; `booking-records.ts` writes them, `find-bookings.ts` finds them. */
export function bookingStore({ read }: Database) {
  return {
    findById: (id: string): Promise<BookingRow | undefined> =>
      read.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst(),

    findByReference: (reference: string): Promise<BookingRow | undefined> =>
      read.selectFrom('bookings').selectAll().where('reference', '=', reference).executeTakeFirst(),

    /** Returns the rows of these ids, in their order. */
    async listByIds(ids: readonly string[]): Promise<BookingRow[]> {
      if (ids.length === 0) return [];
      const rows = await read.selectFrom('bookings').selectAll().where('id', 'in', ids).execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    async pageOfUser(
      userId: string,
      { offset, limit }: Pick<Page, 'offset' | 'limit'>,
    ): Promise<{ rows: BookingRow[]; total: number }> {
      const ofUser = read.selectFrom('bookings').where('userId', '=', userId);
      const { total } = await ofUser
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await ofUser.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      return { rows, total: Number(total) };
    },

    idsOf: (person: Person, from: Writer = read): Promise<string[]> => bookingsOf(person, from),

    anonymise: anonymisePerson,

    eventsOf: (ids: readonly string[], kinds: readonly string[]): Promise<BookingEventRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : read
            .selectFrom('bookingEvents')
            .selectAll()
            .where('bookingId', 'in', ids)
            .where('kind', 'in', kinds)
            .orderBy('at')
            .orderBy('id')
            .execute(),

    /** Returns a booking's steps, oldest first, within the transaction. */
    stepsOf: (writer: Writer, bookingId: string): Promise<BookingEventRow[]> =>
      writer
        .selectFrom('bookingEvents')
        .selectAll()
        .where('bookingId', '=', bookingId)
        .where('kind', '=', 'status')
        .orderBy('at')
        .orderBy('id')
        .execute(),

    /** Returns the last contact attempt, within the transaction. */
    lastContactOf: (writer: Writer, bookingId: string) =>
      writer
        .selectFrom('bookingEvents')
        .selectAll()
        .where('bookingId', '=', bookingId)
        .where('kind', '=', 'contact')
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Returns how many bookings were made since the moment (ids contain it), without demonstration bookings. */
    async countSince(moment: number): Promise<number> {
      const since = read
        .selectFrom('bookings')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('id', '>=', firstIdOf(moment));
      // Both read only an index; `demo` must be a literal to match the index's condition.
      const [all, demo] = await Promise.all([
        since.executeTakeFirstOrThrow(),
        since.where('demo', '=', sql.lit(1)).executeTakeFirstOrThrow(),
      ]);
      return Number(all.count) - Number(demo.count);
    },

    counts: () => read.selectFrom('bookingCounts').selectAll().execute(),

    /**
     * Locks the row until the transaction ends and returns it. An update is the only row lock with the same SQL on both
     * engines.
     */
    lock: (writer: Writer, id: string, now: number): Promise<BookingRow | undefined> =>
      writer.updateTable('bookings').set({ updatedAt: now }).where('id', '=', id).returningAll().executeTakeFirst(),

    /** Marks as opened; returns false when it already was. */
    async markSeen(writer: Writer, id: string, now: number): Promise<boolean> {
      const seen = await writer
        .updateTable('bookings')
        .set({ seenAt: now })
        .where('id', '=', id)
        .where('seenAt', 'is', null)
        .executeTakeFirst();
      return Number(seen.numUpdatedRows) === 1;
    },

    setStatus: (writer: Writer, id: string, status: BookingStatus, reached: ReachedAt): Promise<unknown> =>
      writer
        .updateTable('bookings')
        .set({ status, ...reached })
        .where('id', '=', id)
        .execute(),
  };
}
