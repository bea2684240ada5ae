import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import type { SimilarRecords } from '../../../contracts/doubles.ts';
import { type BookingStatus, earlierStatus, moveProblem } from '../../../core/bookings/booking-steps.ts';
import { isDay } from '../../../core/dates.ts';
import { searchWords } from '../../../core/names.ts';
import type { Writer } from '../../database/database.ts';
import { AppError, toldProblem } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { changesBetween } from '../audit/service.ts';
import type { MoveDependencies } from './booking-moves.ts';
import { type BookingRow, changeCounts, insertEvents } from './booking-records.ts';
import { deskStore, setDoubleOf } from './desk-store.ts';
import { actedBy, eventOf, lockedBookings } from './locked-bookings.ts';
import { doubleReason, statusOf, stepOf } from './present.ts';

/** Bookings that are shown as similar, at most. */
const MOST_SIMILAR = 20;
/** Names that are compared on one day, at most: no agency sets so many trips off on a day. */
const MOST_ON_A_DAY = 5000;

export interface SoughtPerson {
  readonly phone: string;
  readonly fullName: string;
  readonly preferredDate: string;
  readonly except?: string | undefined;
}

const nameKey = (name: string): string => searchWords(name).toSorted().join(' ');

const present =
  (same: SimilarRecords['bookings'][number]['same']) =>
  (row: BookingRow): SimilarRecords['bookings'][number] => ({
    _id: row.id,
    reference: row.reference,
    fullName: row.fullName,
    packageTitle: row.itemTitle,
    preferredDate: row.preferredDate,
    status: statusOf(row),
    same,
  });

/** Returns the booking that another was found to repeat; null for none. */
export async function doubleOf(
  store: MoveDependencies['store'],
  row: BookingRow,
): Promise<AdminBookingDetail['doubleOf']> {
  const other = row.doubleOf === null ? undefined : await store.findById(row.doubleOf);
  return other ? { _id: other.id, reference: other.reference } : null;
}

/** Returns the event of the booking that has a double: it was marked as one, or no longer is. */
const doubleEvent = (bookingId: string, reference: string, isMarked: boolean, admin: AdminSession, now: number) =>
  eventOf(bookingId, now, { kind: 'double', ...actedBy(admin), successful: isMarked ? 1 : 0, notes: reference });

/** Takes the mark off a double whose cancellation is taken back, within the step's transaction. */
export async function unmarkDouble(
  trx: Writer,
  { id, reference, doubleOf: of }: BookingRow,
  admin: AdminSession,
  now: number,
): Promise<void> {
  if (of === null) return;
  await setDoubleOf(trx, id, null);
  const other = await trx.selectFrom('bookings').select('id').where('id', '=', of).executeTakeFirst();
  if (other) await insertEvents(trx, [doubleEvent(of, reference, false, admin, now)]);
}

/** Finds bookings that may be of the same person, and lets an admin mark one as a double of another. */
export function doubleBookings({
  database,
  clock,
  store,
  audit,
  showDetail,
}: Pick<MoveDependencies, 'database' | 'clock' | 'store' | 'audit'> & {
  readonly showDetail: (id: string, admin: AdminSession) => Promise<AdminBookingDetail>;
}) {
  const desk = deskStore(database);
  const { lockBookingOfTraveller, markSeen, moveLocked } = lockedBookings({ store, clock });

  async function namesakesOn(day: string, fullName: string): Promise<BookingRow[]> {
    const key = nameKey(fullName);
    if (!isDay(day) || key === '') return [];
    const names = await desk.namesOnDay(day, MOST_ON_A_DAY);
    const ids = names.filter((row) => nameKey(row.fullName) === key).map(({ id }) => id);
    return store.listByIds(ids.sort().reverse().slice(0, MOST_SIMILAR));
  }

  /** Locks two bookings, in the order of their ids: two admins who mark each as the other's double must not block. */
  async function lockBoth(trx: Writer, id: string, of: string): Promise<[BookingRow, BookingRow]> {
    const rows = new Map<string, BookingRow>();
    for (const each of [id, of].toSorted()) rows.set(each, await lockBookingOfTraveller(trx, each));
    return [rows.get(id) as BookingRow, rows.get(of) as BookingRow];
  }

  return {
    /** Returns bookings with the same phone, and those with the same name and travel date, the newest first. */
    async similarTo({ phone, fullName, preferredDate, except }: SoughtPerson): Promise<SimilarRecords['bookings']> {
      const ofPhone = phone === '' ? [] : await desk.listByPhone(phone, MOST_SIMILAR);
      const known = new Set(ofPhone.map(({ id }) => id));
      const namesakes = (await namesakesOn(preferredDate, fullName)).filter(({ id }) => !known.has(id));
      return [...ofPhone.map(present('phone')), ...namesakes.map(present('name-and-date'))]
        .filter(({ _id }) => _id !== except)
        .slice(0, MOST_SIMILAR);
    },

    /**
     * Cancels a booking as a double of another one, which stays. Sends no message: for the traveller there is still one
     * booking. The histories of both tell of it.
     */
    async markDouble(
      id: string,
      { of, from }: { readonly of: string; readonly from: BookingStatus },
      admin: AdminSession,
    ): Promise<AdminBookingDetail> {
      if (id === of) throw new AppError('invalid', ({ bookings }) => bookings.doubleOfItself);
      await database.db.transaction().execute(async (trx) => {
        const [booking, other] = await lockBoth(trx, id, of);
        const status = statusOf(booking);
        if (status !== from) throw new AppError('conflict', ({ bookings }) => bookings.changedTo[status]);
        const steps = await store.stepsOf(trx, id);
        const problem = moveProblem({ from: status, to: 'cancelled' }, earlierStatus(status, steps.map(stepOf)));
        if (problem !== null) throw new AppError('conflict', toldProblem(problem));
        const { reference } = other;
        if (other.status === 'cancelled') {
          throw new AppError('conflict', ({ bookings }) => bookings.otherIsCancelled({ reference }));
        }
        const changes = changesBetween({ status, doubleOf: '' }, { status: 'cancelled', doubleOf: reference });
        await audit.record(trx, admin, { action: 'booking.marked-double', subject: booking.reference, changes });
        await setDoubleOf(trx, id, of);
        const seen = await markSeen(trx, booking);
        const moved = await moveLocked(trx, booking, 'cancelled', actedBy(admin), doubleReason(reference));
        await insertEvents(trx, [doubleEvent(of, booking.reference, true, admin, clock())]);
        await changeCounts(trx, [...seen, ...moved.changes]);
      });
      return showDetail(id, admin);
    },
  };
}
