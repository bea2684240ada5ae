import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { UNDO_STEP_MS } from '../../../core/bookings/booking-steps.ts';
import {
  type BookingTerms,
  changedTerms,
  enteredProblems,
  type TermField,
} from '../../../core/bookings/entered-booking.ts';
import { canonicalPhone, keptPhone } from '../../../core/canonical-phone.ts';
import { bookingPrice } from '../../../core/packages/package-price.ts';
import { todayInIndia } from '../../clock.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { type FieldChange, readFieldChanges, writeFieldChanges } from '../../records/field-changes.ts';
import { agreedPriceColumns } from './booked-item.ts';
import { statusAddressOf } from './booking-messages.ts';
import type { MoveDependencies } from './booking-moves.ts';
import { type BookingRow, changeCounts, insertEvents, rewriteBooking } from './booking-records.ts';
import { changeLetters, type ToldTerms } from './change-messages.ts';
import { deskStore } from './desk-store.ts';
import { actedBy, eventOf, lockedBookings } from './locked-bookings.ts';
import { termsOf } from './present.ts';

export interface ChangeForm {
  readonly before: BookingTerms;
  readonly after: BookingTerms;
  readonly tell: boolean;
}

/** Statuses in which a traveller counts on what they were told. */
const OPEN: readonly string[] = ['pending', 'contacted', 'confirmed'];

/** Fields whose values may be in the audit log, which outlives an erased person. */
const IMPERSONAL: ReadonlySet<string> = new Set<TermField>(['preferredDate', 'durationDays', 'travelers', 'price']);

/** Returns a term as its history keeps it; a price is "12500 person". */
const written = (terms: BookingTerms, field: TermField): string =>
  field === 'price' ? `${terms.price.amount} ${terms.price.basis}` : String(terms[field]);

/** The total before and after is kept beside the fields: the traveller is told of it. */
const TOTAL = 'total';

function columnsOf({ before, after }: ChangeForm, held: BookingRow): Partial<BookingRow> {
  const { price, travelers } = after;
  const isPriceChanged = changedTerms(before, after).includes('price');
  return {
    fullName: after.fullName,
    phone: after.phone,
    email: after.email || null,
    travelers,
    preferredDate: after.preferredDate,
    durationDays: after.durationDays,
    specialRequests: after.specialRequests,
    ...(isPriceChanged && agreedPriceColumns(price.amount)),
    ...(isPriceChanged || travelers !== held.travelers
      ? bookingPrice(price.amount, price.basis === 'person', travelers)
      : {}),
  };
}

/** Returns the terms with the phone in the form in which it is stored; the stored one if it is the same phone. */
const withKeptPhone = (after: BookingTerms, { phone }: BookingRow): BookingTerms => ({
  ...after,
  phone: canonicalPhone(after.phone) === canonicalPhone(phone) ? phone : keptPhone(after.phone),
});

/** Returns the terms as they were before the changes of an event. */
function termsBefore(after: ToldTerms, changes: readonly FieldChange[]): ToldTerms {
  const before = (field: string): string | undefined => changes.find((change) => change.field === field)?.from;
  return {
    preferredDate: before('preferredDate') ?? after.preferredDate,
    travelers: Number(before('travelers') ?? after.travelers),
    total: Number(before(TOTAL) ?? after.total),
  };
}

/** Changes the terms of bookings: date, people, contact, price and wishes. */
export function changedBookings(
  dependencies: MoveDependencies & {
    readonly showDetail: (id: string, admin: AdminSession) => Promise<AdminBookingDetail>;
  },
) {
  const { database, clock, store, links, messages, audit, siteUrl, showDetail } = dependencies;
  const desk = deskStore(database);
  const { lockBookingOfTraveller, markSeen } = lockedBookings({ store, clock });

  /**
   * Cancels the unsent messages of the booking's changes in the last half minute. Returns what the traveller knew before
   * those, null without any, for the one message that replaces them; and the changes.
   */
  async function takeBackUnsent(trx: Writer, held: BookingRow) {
    let state: ToldTerms = held;
    let known: ToldTerms | null = null;
    const untold: string[] = [];
    const recent = await desk.changesSince(trx, held.id, clock() - UNDO_STEP_MS);
    for (const event of recent.toReversed()) {
      const isTold = event.successful === 1;
      // Of a message that may have reached the traveller, they know what it said.
      if (isTold && (await messages.cancel(trx, event.id))) break;
      state = termsBefore(state, readFieldChanges(event.id, event.changes));
      if (!isTold) continue;
      known = state;
      untold.push(event.id);
    }
    return { known, untold };
  }

  /** Returns an event of a change: `successful` says whether the traveller is told of it. */
  const changeEvent = (id: string, changes: readonly FieldChange[], isTold: boolean, admin: AdminSession) =>
    eventOf(id, clock(), {
      kind: 'changed',
      ...actedBy(admin),
      successful: isTold ? 1 : 0,
      changes: writeFieldChanges(changes),
    });

  async function write(trx: Writer, id: string, form: ChangeForm, admin: AdminSession) {
    const held = await lockBookingOfTraveller(trx, id);
    if (changedTerms(form.before, termsOf(held)).length > 0) {
      throw new AppError('conflict', ({ bookings }) => bookings.changedMeanwhile);
    }
    const after = withKeptPhone(form.after, held);
    const fields = changedTerms(form.before, after);
    if (fields.length === 0) return;
    const changed = await rewriteBooking(trx, held, columnsOf({ ...form, after }, held));
    const changes = fields.map((field) => ({ field, from: written(form.before, field), to: written(after, field) }));
    const audited = changes.map((change) =>
      IMPERSONAL.has(change.field) ? change : { field: change.field, from: '', to: 'changed' },
    );
    await audit.record(trx, admin, { action: 'booking.changed', subject: held.reference, changes: audited });
    const { known, untold } = await takeBackUnsent(trx, held);
    // A waiting message is replaced even when this change is not told of: it would state what no longer holds.
    const isToTell = OPEN.includes(held.status) && (form.tell || known !== null);
    const address = statusAddressOf(changed, { siteUrl, statusPath: links.pathOf(changed) });
    const news = isToTell ? changeLetters(changed, known ?? held, address) : [];
    if (news.length === 0) await desk.markUntold(trx, untold);
    const totals =
      held.total === changed.total ? [] : [{ field: TOTAL, from: String(held.total), to: String(changed.total) }];
    const event = changeEvent(id, [...changes, ...totals], news.length > 0, admin);
    await insertEvents(trx, [event]);
    await messages.queue(trx, await messages.compose(trx, news), { id: event.id, heldMs: UNDO_STEP_MS });
    await changeCounts(trx, await markSeen(trx, held));
  }

  return {
    /**
     * Changes a booking's terms and tells the traveller of a new date, number or price. Of two admins who change it at
     * once, the second gets a conflict.
     */
    async change(id: string, form: ChangeForm, admin: AdminSession): Promise<AdminBookingDetail> {
      const terms = { ...form.after, title: null };
      const problems = enteredProblems(terms, todayInIndia(clock), form.before.preferredDate);
      // What stays as it is may be of an older rule.
      const changed: ReadonlySet<string> = new Set(changedTerms(form.before, form.after));
      const ofChanged = Object.fromEntries(Object.entries(problems).filter(([field]) => changed.has(field)));
      if (Object.keys(ofChanged).length > 0) throw AppError.ofProblems(ofChanged);
      await database.db.transaction().execute((trx) => write(trx, id, form, admin));
      return showDetail(id, admin);
    },
  };
}
