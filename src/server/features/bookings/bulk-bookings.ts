import type { BookingAct } from '../../../contracts/bookings.ts';
import type { BulkAnswer } from '../../../contracts/bulk.ts';
import { earlierStatus } from '../../../core/bookings/booking-steps.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { actOnEach, type BulkChoice, chosenIds } from '../../records/bulk-acts.ts';
import type { BookingQuery, bookingLists } from './booking-lists.ts';
import type { bookingMoves, ContactForm } from './booking-moves.ts';
import { isUndo, statusOf, stepOf } from './present.ts';
import type { bookingStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: ReturnType<typeof bookingStore>;
  readonly moves: Pick<ReturnType<typeof bookingMoves>, 'moveOne' | 'recordContact'>;
  readonly lists: Pick<ReturnType<typeof bookingLists>, 'matching'>;
}

/** The same contact of the same admin within this time is a repeated call. */
const REPEATED_WITHIN_MS = 60_000;

/** Changes many bookings: each as if alone, with its own history, audit entry and messages. */
export function bulkBookings({ database, clock, store, moves, lists }: Dependencies) {
  async function find(id: string) {
    const row = await store.findById(id);
    return row && { name: row.reference, status: row.status };
  }

  /** Takes back the admin's own last step, while that needs no reason. */
  async function undo(id: string, admin: AdminSession): Promise<void> {
    const row = await store.findById(id);
    const steps = await store.stepsOf(database.read, id);
    const [last, from] = [steps.at(-1), row && statusOf(row)];
    const to = from && earlierStatus(from, steps.map(stepOf));
    if (!last || !from || !to || !isUndo(last, { from, to }, admin.adminId, clock())) {
      throw new AppError('conflict', ({ bulk }) => bulk.nothingToUndo);
    }
    await moves.moveOne(id, { status: to, from, reason: '', tell: true }, admin);
  }

  const recordContact = (id: string, form: ContactForm, admin: AdminSession): Promise<void> =>
    database.db.transaction().execute(async (trx) => {
      await store.lock(trx, id, clock());
      const last = await store.lastContactOf(trx, id);
      const isRepeated =
        last?.adminId === admin.adminId &&
        last.at > clock() - REPEATED_WITHIN_MS &&
        last.method === form.method &&
        last.notes === form.notes;
      if (isRepeated) throw new AppError('conflict', ({ bulk }) => bulk.justRecorded);
      await moves.recordContact(trx, id, form, admin);
    });

  return {
    async actOnMany(choice: BulkChoice<BookingQuery>, act: BookingAct, admin: AdminSession): Promise<BulkAnswer> {
      const ids = await chosenIds(choice, lists.matching);
      return actOnEach(ids, admin, find, async (id, { status }) => {
        if (act.kind === 'contact') await recordContact(id, act, admin);
        else if (act.kind === 'undo') await undo(id, admin);
        else await moves.moveOne(id, { ...act, from: statusOf({ status }) }, admin);
      });
    },
  };
}
