import { type BookingStatus, statusAfterErasure } from '../../../core/bookings/booking-steps.ts';
import { reachedAfter } from '../../../core/bookings/reached-at.ts';
import type { Clock } from '../../clock.ts';
import type { Writer } from '../../database/database.ts';
import type { CountChange } from '../../database/status-counts.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import { confirmRouteRequest } from '../../records/route-requests.ts';
import { type BookingEventRow, type BookingRow, changeCounts, insertEvents, isErased } from './booking-records.ts';
import { statusOf, tripOf } from './present.ts';
import type { bookingStore } from './store.ts';

export const noSuchBooking = (): AppError => new AppError('not-found', ({ bookings }) => bookings.notFound);

export function eventOf(
  bookingId: string,
  at: number,
  more: Partial<BookingEventRow> & { kind: string; actor: string },
): BookingEventRow {
  const empty = {
    adminId: null,
    method: null,
    successful: null,
    notes: '',
    fromStatus: null,
    toStatus: null,
    changes: null,
  };
  return { id: newId(at), bookingId, at, ...empty, ...more };
}

/** The actor in the history of a booking settled by its traveller's erasure. */
const ERASURE = { adminId: null, actor: 'Erasure' };
const ERASED = 'Person erased';

/** Returns the admin as an event stores them. */
export const actedBy = ({ adminId, username }: AdminSession) => ({ adminId, actor: username });

/** Locks bookings and changes them under the lock, for admins' steps and for erasure. */
export function lockedBookings({
  store,
  clock,
}: {
  readonly store: ReturnType<typeof bookingStore>;
  readonly clock: Clock;
}) {
  /** Locks a booking until the transaction ends, and returns its current state. */
  async function lockBooking(writer: Writer, id: string): Promise<BookingRow> {
    const booking = await store.lock(writer, id, clock());
    if (!booking) throw noSuchBooking();
    return booking;
  }

  /** Locks a booking whose traveller can still be contacted. */
  async function lockBookingOfTraveller(writer: Writer, id: string): Promise<BookingRow> {
    const booking = await lockBooking(writer, id);
    if (isErased(booking)) throw new AppError('conflict', ({ bookings }) => bookings.erased);
    return booking;
  }

  /** Marks a locked booking as seen, since an admin who acts on it has opened it. Returns the changes of counts. */
  const markSeen = async (writer: Writer, { id, status }: BookingRow): Promise<CountChange[]> =>
    (await store.markSeen(writer, id, clock())) ? [{ status, count: 0, unseen: -1 }] : [];

  /** Changes a locked booking's status. Returns the stored step and the changes of counts. */
  async function moveLocked(
    writer: Writer,
    booking: BookingRow,
    to: BookingStatus,
    by: ReturnType<typeof actedBy> | typeof ERASURE,
    reason = '',
  ) {
    const from = statusOf(booking);
    const step = { kind: 'status', ...by, fromStatus: from, toStatus: to, notes: reason };
    const event = eventOf(booking.id, clock(), step);
    await store.setStatus(writer, booking.id, to, reachedAfter(to, event.at, booking));
    await confirmRouteRequest(writer, booking.reference, to);
    await insertEvents(writer, [event]);
    const changes: CountChange[] = [
      { status: from, count: -1, unseen: 0 },
      { status: to, count: 1, unseen: 0 },
    ];
    return { event, changes };
  }

  /** Settles bookings of erased travellers, given as they were before: closed, seen, and no more work. */
  async function settleErased(trx: Writer, erased: readonly BookingRow[]): Promise<void> {
    const changes: CountChange[] = [];
    for (const row of erased) {
      changes.push(...(await markSeen(trx, row)));
      const to = statusAfterErasure(statusOf(row), tripOf(row, clock()));
      if (to !== row.status) changes.push(...(await moveLocked(trx, row, to, ERASURE, ERASED)).changes);
    }
    await changeCounts(trx, changes);
  }

  return { lockBooking, lockBookingOfTraveller, markSeen, moveLocked, settleErased };
}
