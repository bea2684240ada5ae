import { sql } from 'kysely';
import { canonicalPhone, keptPhone } from '../../../core/canonical-phone.ts';
import { SPOKEN_CONSENT } from '../../../core/consent.ts';
import { type ImportedBooking, readBookingRow } from '../../../core/imports/imported-rows.ts';
import { bookingPrice } from '../../../core/packages/package-price.ts';
import type { Database, Writer } from '../../database/database.ts';
import { newId } from '../../ids.ts';
import type { ImportOrigin, ImportTarget } from '../../records/import-target.ts';
import { originNotes, withoutTasks } from '../../records/imported-records.ts';
import type { MessageService } from '../messages/service.ts';
import { agreedPriceColumns, NOT_WORKED_ON } from './booked-item.ts';
import {
  type BookingRow,
  changeCounts,
  deleteBookings,
  insertBookings,
  insertEvents,
  type NewBooking,
  newReference,
} from './booking-records.ts';
import { titleColumns } from './entered-bookings.ts';
import { eventOf } from './locked-bookings.ts';

interface Dependencies {
  readonly database: Database;
  readonly messages: Pick<MessageService, 'forget'>;
}

export interface ImportableBooking extends ImportedBooking {
  /** Who travels when and where: such a booking is the same one. */
  readonly tripKey: string;
}

const tripKeyOf = (trip: { day: string; phone: string; name: string; title: string }): string =>
  [trip.day, canonicalPhone(trip.phone), trip.name, trip.title].join('\n');

function toRow(booking: ImportableBooking, reference: string, now: number): NewBooking {
  const { price, travellers, status, departure } = booking;
  return {
    id: newId(booking.receivedAt),
    reference,
    ...titleColumns(booking.title),
    currency: booking.currency,
    ...agreedPriceColumns(price.amount),
    ...bookingPrice(price.amount, price.basis === 'person', travellers),
    fullName: booking.name,
    phone: keptPhone(booking.phone),
    email: booking.email || null,
    travelers: travellers,
    preferredDate: departure,
    durationDays: booking.days,
    specialRequests: booking.wishes,
    status,
    userId: null,
    consent: booking.consentSpoken ? SPOKEN_CONSENT : '',
    language: 'en',
    network: '',
    seenAt: now,
    demo: 0,
    source: booking.source,
    leadId: null,
    doubleOf: null,
    // The agency has already written to travellers of its own list.
    remindedFor: departure,
    ...NOT_WORKED_ON,
    createdAt: booking.receivedAt,
    updatedAt: now,
  };
}

type Found = Pick<BookingRow, 'reference' | 'preferredDate' | 'phone' | 'fullName' | 'itemTitle'>;

const FOUND = ['reference', 'preferredDate', 'phone', 'fullName', 'itemTitle'] as const;

const withReferences = (from: Writer, references: readonly string[]): Promise<Found[]> =>
  references.length === 0
    ? Promise.resolve([])
    : from.selectFrom('bookings').select(FOUND).where('reference', 'in', references).execute();

/** Returns bookings of these travellers on these days, along the index of days and names. */
function onDays(from: Writer, rows: readonly ImportableBooking[]): Promise<Found[]> {
  const pairs = rows.map(({ departure, name }) => sql`(${departure}, ${name})`);
  return from
    .selectFrom('bookings')
    .select(FOUND)
    .where(sql<boolean>`("preferredDate", "fullName") in (values ${sql.join(pairs)})`)
    .execute();
}

/** Returns the references under which rows are stored: their own, or a new one where that is taken. */
async function freeReferences(trx: Writer, rows: readonly ImportableBooking[]): Promise<string[]> {
  const chosen = rows.map(({ reference }) => reference || newReference());
  const taken = new Set((await withReferences(trx, chosen)).map(({ reference }) => reference));
  return chosen.map((reference, index) =>
    taken.has(reference) || chosen.indexOf(reference) !== index ? newReference() : reference,
  );
}

/** How bookings are imported: the reference says which are there, or else the day, the title and the traveller. */
export function bookingImports({ database, messages }: Dependencies): ImportTarget<ImportableBooking> {
  const { read } = database;

  return {
    read(cells, columns, now) {
      const booking = readBookingRow(cells, columns, now);
      if ('reason' in booking) return booking;
      const { departure: day, phone, name, title } = booking;
      return { row: { ...booking, tripKey: tripKeyOf({ day, phone, name, title }) } };
    },

    // Two bookings of one day with references of their own are two.
    keysOf: ({ reference, tripKey }) => [reference || tripKey],

    async findKeys(rows) {
      const references = rows.flatMap(({ reference }) => reference || []);
      const found = [...(await withReferences(read, references)), ...(await onDays(read, rows))];
      const trips = new Set(
        found.map(({ preferredDate: day, phone, fullName: name, itemTitle: title }) =>
          tripKeyOf({ day, phone, name, title }),
        ),
      );
      const known = new Set(found.map(({ reference }) => reference));
      const isThere = ({ reference, tripKey }: ImportableBooking) =>
        reference === '' ? trips.has(tripKey) : known.has(reference);
      return new Set(rows.filter(isThere).map(({ reference, tripKey }) => reference || tripKey));
    },

    async insert(trx, rows, origin, remember) {
      const references = await freeReferences(
        trx,
        rows.map(({ row }) => row),
      );
      const stored = rows.map(({ line, row }, index) => ({
        line,
        booking: toRow(row, references[index] ?? newReference(), origin.now),
      }));
      await insertBookings(
        trx,
        stored.map(({ booking }) => booking),
      );
      await insertEvents(
        trx,
        stored.map(({ line, booking }) => createdBy(booking, line, origin)),
      );
      await remember(stored.map(({ line, booking }) => ({ line, recordId: booking.id })));
      await changeCounts(
        trx,
        stored.map(({ booking: { status } }) => ({ status, count: 1, unseen: 0 })),
      );
    },

    async listUntouched(trx, records) {
      const at = new Map(records.map((record) => [record.recordId, record.at]));
      const held = await trx
        .updateTable('bookings')
        .set((set) => ({ updatedAt: set.ref('updatedAt') }))
        .where('id', 'in', [...at.keys()].toSorted())
        .returning(['id', 'updatedAt', 'customerId'])
        .execute();
      const untouched = held.filter((row) => row.updatedAt === at.get(row.id) && row.customerId === null);
      return withoutTasks(
        trx,
        'booking',
        untouched.map(({ id }) => id),
      );
    },

    async remove(trx, ids) {
      await messages.forget(trx, ids);
      await deleteBookings(trx, ids);
    },

    async listNames(ids) {
      if (ids.length === 0) return [];
      const rows = await read.selectFrom('bookings').select(['id', 'reference']).where('id', 'in', ids).execute();
      return rows.map(({ id, reference }) => ({ _id: id, name: reference }));
    },
  };
}

const createdBy = ({ id, status }: NewBooking, line: number, { admin, fileName, now }: ImportOrigin) =>
  eventOf(id, now, {
    kind: 'created',
    adminId: admin.adminId,
    actor: admin.username,
    toStatus: status,
    notes: originNotes(fileName, line),
  });
