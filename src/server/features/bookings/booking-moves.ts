import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import {
  type BookingStatus,
  type ContactMethod,
  earlierStatus,
  isStepBack,
  moveProblem,
  reasonNeeded,
  statusAfterContact,
  stepsSince,
  UNDO_STEP_MS,
} from '../../../core/bookings/booking-steps.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError, toldProblem } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { MessageService } from '../messages/service.ts';
import { languageOfTraveller, recipientsOf, statusAddressOf, stepLetters, type ToldStep } from './booking-messages.ts';
import { type BookingEventRow, type BookingRow, changeCounts, insertEvents, unseenOf } from './booking-records.ts';
import { doubleOf, unmarkDouble } from './double-bookings.ts';
import { actedBy, eventOf, lockedBookings, noSuchBooking } from './locked-bookings.ts';
import { isUndo, presentDetail, statusOf, stepOf, tripOf, UNDONE } from './present.ts';
import type { secretLinks } from './secret-link.ts';
import type { bookingStore } from './store.ts';

export interface MoveDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: ReturnType<typeof bookingStore>;
  readonly links: ReturnType<typeof secretLinks>;
  readonly messages: Pick<MessageService, 'compose' | 'queue' | 'cancel' | 'canSend' | 'phoneChannel'>;
  readonly audit: AuditService;
  /** Base of the links in messages. */
  readonly siteUrl: string;
}

export interface ContactForm {
  readonly method: ContactMethod;
  readonly notes: string;
  readonly successful: boolean;
}

export interface MoveForm {
  readonly status: BookingStatus;
  readonly from?: BookingStatus | undefined;
  readonly reason: string;
  readonly tell?: boolean | undefined;
}

/** A checked step, ready to be written. */
interface Move extends ToldStep {
  readonly reason: string;
  /** The steps that it takes back, oldest first; none for a step forward. */
  readonly takenBack: readonly BookingEventRow[];
}

const ALL_EVENTS = ['created', 'seen', 'contact', 'status', 'changed', 'double'];

/** Lets the back office open a booking, record contacts, and move it forward and back. */
export function bookingMoves({ database, clock, store, links, messages, audit, siteUrl }: MoveDependencies) {
  const { lockBooking, lockBookingOfTraveller, markSeen, moveLocked } = lockedBookings({ store, clock });

  /** Returns the channels that would tell the traveller of a step now; null for a traveller who gets no messages. */
  async function channelsTo(row: BookingRow): Promise<AdminBookingDetail['tellBy']> {
    const recipients = recipientsOf(row);
    if (recipients === null) return null;
    const [phone, email] = [recipients.find(({ channel }) => channel === 'sms'), row.email];
    const [byPhone, byMail] = await Promise.all([
      phone ? messages.phoneChannel(phone.to, languageOfTraveller(row)) : null,
      email !== null && messages.canSend('email'),
    ]);
    return [...(byPhone === null ? [] : [byPhone]), ...(byMail ? (['email'] as const) : [])];
  }

  async function showDetail(id: string, { adminId, language }: AdminSession): Promise<AdminBookingDetail> {
    const row = await store.findById(id);
    if (!row) throw noSuchBooking();
    return presentDetail(row, await store.eventsOf([id], ALL_EVENTS), {
      statusPath: links.pathOf(row),
      doubleOf: await doubleOf(store, row),
      tellBy: await channelsTo(row),
      adminId,
      language,
      now: clock(),
    });
  }

  /** Returns the requested step, if the locked booking allows it. */
  async function checkMove(trx: Writer, booking: BookingRow, form: MoveForm, { adminId }: AdminSession): Promise<Move> {
    const [from, to] = [statusOf(booking), form.status];
    if (form.from !== undefined && form.from !== from) {
      throw new AppError('conflict', ({ bookings }) => bookings.changedTo[from]);
    }
    const steps = await store.stepsOf(trx, booking.id);
    const problem = moveProblem({ from, to }, earlierStatus(from, steps.map(stepOf)));
    if (problem !== null) throw AppError.ofField('conflict', 'status', toldProblem(problem));
    const takenBack = isStepBack(from, to) ? stepsSince(from, steps, stepOf) : [];
    const last = steps.at(-1);
    if (last && isUndo(last, { from, to }, adminId, clock())) {
      return { from, to, takenBack, reason: form.reason || UNDONE };
    }
    const needed = reasonNeeded({ from, to }, tripOf(booking, clock()));
    if (needed !== null && form.reason === '') throw AppError.ofField('invalid', 'reason', toldProblem(needed));
    return { from, to, takenBack, reason: form.reason };
  }

  /**
   * Tells the traveller of a step; a step back cancels the unsent messages of the steps it takes back, and corrects
   * sent ones.
   */
  async function tellStep(trx: Writer, booking: BookingRow, move: Move, cause: string, isTold: boolean) {
    let mayHaveGone = false;
    for (const { id } of move.takenBack) mayHaveGone = (await messages.cancel(trx, id)) || mayHaveGone;
    const isNews = !isStepBack(move.from, move.to) || mayHaveGone;
    if (!isTold || !isNews) return;
    const address = statusAddressOf(booking, { siteUrl, statusPath: links.pathOf(booking) });
    const written = await messages.compose(trx, stepLetters(booking, move, address));
    await messages.queue(trx, written, { id: cause, heldMs: UNDO_STEP_MS });
  }

  /** Moves a booking, checked under its lock. */
  async function moveOne(id: string, form: MoveForm, admin: AdminSession): Promise<void> {
    await database.db.transaction().execute(async (trx) => {
      const booking = await lockBookingOfTraveller(trx, id);
      const move = await checkMove(trx, booking, form, admin);
      const changes = changesBetween(
        { status: booking.status, reason: '' },
        // Without the reason's text, which may name a person: an entry outlives an erased person.
        { status: move.to, reason: move.reason === '' ? '' : 'given' },
      );
      await audit.record(trx, admin, { action: 'booking.moved', subject: booking.reference, changes });
      const seen = await markSeen(trx, booking);
      const { event, changes: moved } = await moveLocked(trx, booking, move.to, actedBy(admin), move.reason);
      if (isStepBack(move.from, move.to)) await unmarkDouble(trx, booking, admin, clock());
      await tellStep(trx, booking, move, event.id, form.tell ?? form.status !== 'contacted');
      await changeCounts(trx, [...seen, ...moved]);
    });
  }

  return {
    showDetail,
    moveOne,

    /** Opens a booking; the first admin to do so is recorded, and it is no longer new. */
    async open(id: string, admin: AdminSession): Promise<AdminBookingDetail> {
      const row = await store.findById(id);
      if (row && unseenOf(row)) {
        await database.db.transaction().execute(async (trx) => {
          const booking = await lockBooking(trx, id);
          if (!(await store.markSeen(trx, id, clock()))) return;
          await insertEvents(trx, [eventOf(booking.id, clock(), { kind: 'seen', ...actedBy(admin) })]);
          await changeCounts(trx, [{ status: booking.status, count: 0, unseen: -1 }]);
        });
      }
      return showDetail(id, admin);
    },

    /** Records a contact attempt, in the caller's transaction; a successful one moves a pending booking on. */
    async recordContact(trx: Writer, id: string, form: ContactForm, admin: AdminSession): Promise<void> {
      const booking = await lockBookingOfTraveller(trx, id);
      const { method, notes } = form;
      const attempt = { method, notes, successful: form.successful ? 1 : 0 };
      await insertEvents(trx, [eventOf(booking.id, clock(), { kind: 'contact', ...actedBy(admin), ...attempt })]);
      const to = statusAfterContact(statusOf(booking), form.successful);
      const changes = changesBetween({ status: booking.status }, { method, successful: form.successful, status: to });
      await audit.record(trx, admin, { action: 'booking.contacted', subject: booking.reference, changes });
      const seen = await markSeen(trx, booking);
      const moved = to === booking.status ? [] : (await moveLocked(trx, booking, to, actedBy(admin))).changes;
      await changeCounts(trx, [...seen, ...moved]);
    },

    /**
     * Moves a booking one step forward or back, and tells the traveller once the time for undoing is over. Of two
     * admins who move it at once, the second gets a conflict.
     */
    async move(id: string, form: MoveForm, admin: AdminSession): Promise<AdminBookingDetail> {
      await moveOne(id, form, admin);
      return showDetail(id, admin);
    },
  };
}
