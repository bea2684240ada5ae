import type { EnteredBooking } from '../../../contracts/entered-bookings.ts';
import type { FindBookable } from '../../../core/bookings/bookable-item.ts';
import { UNDO_STEP_MS } from '../../../core/bookings/booking-steps.ts';
import { enteredProblems } from '../../../core/bookings/entered-booking.ts';
import { NOT_REACHED, reachedAfter } from '../../../core/bookings/reached-at.ts';
import { keptPhone } from '../../../core/canonical-phone.ts';
import { SPOKEN_CONSENT } from '../../../core/consent.ts';
import { bookingPrice } from '../../../core/packages/package-price.ts';
import { todayInIndia } from '../../clock.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import { changesBetween } from '../audit/service.ts';
import type { LeadService } from '../leads/service.ts';
import { agreedPriceColumns, type FoundItem, itemColumns, NOT_WORKED_ON, priceColumns } from './booked-item.ts';
import { lettersToTraveller, statusAddressOf } from './booking-messages.ts';
import type { MoveDependencies } from './booking-moves.ts';
import {
  type BookingRow,
  changeCounts,
  insertEvents,
  insertUnderFreeReference,
  newReference,
} from './booking-records.ts';
import { actedBy, eventOf } from './locked-bookings.ts';

interface Dependencies extends MoveDependencies {
  readonly findPackage: FindBookable;
  readonly findItinerary: FindBookable;
  readonly leads: Pick<LeadService, 'convert'>;
}

/** An entered booking that may be stored. */
export interface PreparedEntry {
  readonly row: BookingRow;
  readonly lead: EnteredBooking['lead'];
  /** True when the traveller is to be told. */
  readonly tell: boolean;
}

/** Columns of a trip that is no package and no itinerary: older readers take it for a package that is gone. */
export const titleColumns = (title: string) => ({
  itemType: 'package',
  itemId: '',
  itemSlug: '',
  itemTitle: title,
  titleAsRead: null,
  currency: 'INR',
});

function toRow(form: EnteredBooking, item: FoundItem | null, now: number): BookingRow {
  const { price, travelers } = form;
  const isPerPerson = price.basis === 'person';
  const isItemsPrice = item !== null && item.price === price.amount && item.isPerPerson === isPerPerson;
  return {
    id: newId(now),
    reference: newReference(),
    ...(item ? itemColumns(item) : titleColumns(form.title)),
    ...(isItemsPrice ? priceColumns(item) : agreedPriceColumns(price.amount)),
    ...bookingPrice(price.amount, isPerPerson, travelers),
    fullName: form.fullName,
    phone: keptPhone(form.phone),
    email: form.email || null,
    travelers,
    preferredDate: form.preferredDate,
    durationDays: form.durationDays,
    specialRequests: form.specialRequests,
    status: form.status,
    userId: null,
    consent: form.consentSpoken ? SPOKEN_CONSENT : '',
    language: form.language,
    network: '',
    seenAt: now,
    demo: 0,
    source: form.source,
    leadId: form.lead?.id ?? null,
    doubleOf: null,
    ...reachedAfter(form.status, now, NOT_REACHED),
    remindedFor: null,
    ...NOT_WORKED_ON,
    createdAt: now,
    updatedAt: now,
    searchText: '',
  };
}

/** Stores the bookings that admins enter for travellers who called, wrote or came in. */
export function enteredBookings(dependencies: Dependencies) {
  const { clock, links, messages, audit, siteUrl, findPackage, findItinerary, leads } = dependencies;

  async function findItem({ item, language }: EnteredBooking): Promise<FoundItem | null> {
    if (item === null) return null;
    const find = item.itemType === 'package' ? findPackage : findItinerary;
    const found = await find({ id: item.id, slug: null, language });
    if (!found) throw new AppError('not-found', ({ bookings }) => bookings.itemGone[item.itemType]);
    return found;
  }

  /** Tells the traveller what was entered, half a minute later. */
  async function tellTraveller(trx: Writer, booking: BookingRow, cause: string): Promise<void> {
    const address = statusAddressOf(booking, { siteUrl, statusPath: links.pathOf(booking) });
    const kind = booking.status === 'confirmed' ? 'confirmed' : 'entered';
    const written = await messages.compose(trx, lettersToTraveller(booking, { kind, address }));
    await messages.queue(trx, written, { id: cause, heldMs: UNDO_STEP_MS });
  }

  return {
    /** Checks what an admin enters; refuses what cannot be stored. */
    async prepareEntered(form: EnteredBooking): Promise<PreparedEntry> {
      const title = form.item === null ? form.title : null;
      const problems = enteredProblems({ ...form, title }, todayInIndia(clock));
      if (Object.keys(problems).length > 0) throw AppError.ofProblems(problems);
      const row = toRow(form, await findItem(form), clock());
      return { row, lead: form.lead, tell: form.tell };
    },

    /**
     * Stores an entered booking, in the caller's transaction, and returns its id. The lead that it came from becomes
     * converted in the same transaction, whose counts are locked before those of bookings.
     */
    async enter(trx: Writer, { row, lead, tell }: PreparedEntry, admin: AdminSession): Promise<string> {
      const stored = await insertUnderFreeReference(trx, row);
      const { id, reference, status, source, preferredDate, travelers, total } = stored;
      if (lead) await leads.convert(trx, lead, reference, admin);
      const created = eventOf(id, clock(), { kind: 'created', ...actedBy(admin), toStatus: status });
      await insertEvents(trx, [created]);
      const changes = changesBetween({}, { status, source, preferredDate, travelers, total });
      await audit.record(trx, admin, { action: 'booking.entered', subject: reference, changes });
      if (tell) await tellTraveller(trx, stored, created.id);
      await changeCounts(trx, [{ status, count: 1, unseen: 0 }]);
      return id;
    },
  };
}
