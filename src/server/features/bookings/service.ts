import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { AdminBooking, BookingRequest, TravellersBooking } from '../../../contracts/bookings.ts';
import type { FindBookable } from '../../../core/bookings/bookable-item.ts';
import { BOOKING_CONSENT, bookingProblems } from '../../../core/bookings/booking-form.ts';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { keptPhone } from '../../../core/canonical-phone.ts';
import { bookingPrice } from '../../../core/packages/package-price.ts';
import type { Person } from '../../../core/people/person.ts';
import { typedWords } from '../../../core/typed-words.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import { lockAccount } from '../../database/account-lock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { readFromNearerEnd } from '../../database/page-from-nearer-end.ts';
import type { Order } from '../../database/timeline-search.ts';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { ActivityRecorder, BookedUnder } from '../activities/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { MessageService } from '../messages/service.ts';
import type { SiteService } from '../site/service.ts';
import { bookingMessages } from './booking-messages.ts';
import { bookingMoves } from './booking-moves.ts';
import {
  type BookingEventRow,
  type BookingRow,
  changeCounts,
  deleteBookings,
  insertBooking,
  insertBookings,
  insertEvents,
  listDemoIds,
  type NewBooking,
  newReference,
  unseenOf,
} from './booking-records.ts';
import { bookingFinder } from './find-bookings.ts';
import { eventOf, lockedBookings } from './locked-bookings.ts';
import { type PresentedRequest, presentHeld, presentRequest, presentToAdmin, presentToTraveller } from './present.ts';
import { secretLinks } from './secret-link.ts';
import { bookingStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Key of the secret links; the same in every process. */
  readonly secret: string;
  readonly activities: ActivityRecorder;
  readonly messages: Pick<MessageService, 'queue' | 'queueForVisitor' | 'cancel' | 'forget' | 'canReach'>;
  readonly audit: AuditService;
  readonly site: Pick<SiteService, 'current'>;
  /** Base of the links in messages. */
  readonly siteUrl: string;
  readonly findPackage: FindBookable;
  readonly findItinerary: FindBookable;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

type FoundItem = NonNullable<Awaited<ReturnType<FindBookable>>>;

interface Asker {
  readonly visitor: Visitor;
  readonly userId: string | null;
}

export interface BookingQuery {
  readonly search?: string | undefined;
  readonly status?: BookingStatus | undefined;
}

type ListQuery = BookingQuery & { readonly page: number; readonly limit: number; readonly sortOrder: Order };

/** With a million bookings one in 480 references is taken; six in a row practically never are. */
const REFERENCE_TRIES = 6;
const ROWS_AT_ONCE = 250;
const STEPS = ['created', 'status'];

const toFilter = ({ search, status }: BookingQuery) => ({
  words: search ? typedWords(search) : null,
  status: status ?? null,
});

const pageOf = ({ page, limit }: { readonly page: number; readonly limit: number }) => ({
  offset: (page - 1) * limit,
  limit,
});
const pagesOf = (total: number, limit: number): number => Math.ceil(total / limit);

/** Takes booking requests, shows them to their senders, and manages them in the back office. */
export function bookingService({
  database,
  clock,
  secret,
  activities,
  messages,
  audit,
  site,
  siteUrl,
  findPackage,
  findItinerary,
  logger,
}: Dependencies) {
  const store = bookingStore(database);
  const finder = bookingFinder(database);
  const links = secretLinks(secret);
  const moves = bookingMoves({ database, clock, store, links, messages, audit, site, siteUrl });

  async function findItem({ itemType, packageId, packageSlug }: BookingRequest): Promise<FoundItem> {
    if (!packageId && !packageSlug) throw new AppError('invalid', 'Please say what you would like to book');
    const find = itemType === 'package' ? findPackage : findItinerary;
    const item = await find({ id: packageId ?? null, slug: packageSlug ?? null });
    if (!item) throw new AppError('not-found', `This ${itemType} is no longer available`);
    return item;
  }

  function toRow(form: BookingRequest, item: FoundItem, { visitor, userId }: Asker): BookingRow {
    const now = clock();
    return {
      id: newId(now),
      reference: newReference(),
      itemType: item.itemType,
      itemId: item.id,
      itemSlug: item.slug,
      itemTitle: item.title,
      itemPrice: item.price,
      basePrice: item.basePrice,
      discountPercentage: item.discountPercentage,
      offerTitle: item.offer?.title ?? null,
      offerPercent: item.offer?.percent ?? null,
      ...bookingPrice(item.price, item.isPerPerson, form.travelers),
      currency: item.currency,
      fullName: form.fullName,
      phone: keptPhone(form.phone),
      email: form.email || null,
      travelers: form.travelers,
      preferredDate: form.preferredDate,
      durationDays: item.durationDays,
      specialRequests: form.specialRequests ?? '',
      status: 'pending',
      userId,
      consent: BOOKING_CONSENT.version,
      network: visitor.network,
      seenAt: null,
      demo: 0,
      createdAt: now,
      updatedAt: now,
      searchText: '',
    };
  }

  async function insertUnderFreeReference(writer: Writer, row: BookingRow): Promise<BookingRow> {
    for (let tried = 0; tried < REFERENCE_TRIES; tried++) {
      const named = { ...row, reference: tried === 0 ? row.reference : newReference() };
      if (await insertBooking(writer, named)) return named;
    }
    throw new Error('no reference is free');
  }

  /** Checks a booking request and returns the work of its transaction. */
  async function book(form: BookingRequest, asker: Asker): Promise<(trx: Writer) => Promise<PresentedRequest>> {
    const item = await findItem(form);
    const problems = bookingProblems({ ...form, email: form.email ?? '' }, item.rules, todayInIndia(clock));
    const [first] = Object.values(problems);
    if (first !== undefined) throw new AppError('invalid', first, { fields: problems });
    const row = toRow(form, item, asker);
    const details = await site.current();
    if (typeof form.packagePrice === 'number' && form.packagePrice !== item.price) {
      const { requestId } = asker.visitor;
      logger.warn({ requestId, item: item.slug, sent: form.packagePrice, ours: item.price }, 'another price was sent');
    }
    return async (trx) => {
      if (asker.userId !== null && !(await lockAccount(trx, asker.userId))) {
        throw new AppError('unauthenticated', 'Please sign in');
      }
      const kept = await insertUnderFreeReference(trx, row);
      await insertEvents(trx, [
        eventOf(kept.id, clock(), { kind: 'created', actor: 'Traveller', toStatus: 'pending' }),
      ]);
      const written = bookingMessages(kept, details, { siteUrl, statusPath: links.pathOf(kept) });
      await messages.queueForVisitor(trx, written, asker.visitor);
      await changeCounts(trx, [{ status: 'pending', count: 1, unseen: 1 }]);
      const data = { formType: 'booking', reference: kept.reference, itemType: item.itemType, itemSlug: item.slug };
      await activities.record(trx, { type: 'form_submission', ...asker, data });
      return presentRequest(kept);
    };
  }

  /** Presents each booking with its events of the given kinds. */
  async function withEvents<T>(
    kinds: readonly string[],
    rows: readonly BookingRow[],
    present: (row: BookingRow, events: readonly BookingEventRow[]) => T,
  ): Promise<T[]> {
    const shown: T[] = [];
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const some = rows.slice(start, start + ROWS_AT_ONCE);
      const ids = some.map(({ id }) => id);
      const events = Map.groupBy(await store.eventsOf(ids, kinds), ({ bookingId }) => bookingId);
      shown.push(...some.map((row) => present(row, events.get(row.id) ?? [])));
    }
    return shown;
  }

  async function findPage(query: ListQuery) {
    const { words, status } = toFilter(query);
    const page = { ...pageOf(query), order: query.sortOrder };
    if (words !== null) {
      const { ids, ...found } = await finder.search({ words, status }, page);
      return { rows: await store.listByIds(ids), ...found };
    }
    const counts = await store.counts();
    const total = counts
      .filter((row) => status === null || row.status === status)
      .reduce((sum, { count }) => sum + count, 0);
    const rows = await readFromNearerEnd(page, total, (nearer) => store.listPage(status, nearer));
    return { rows, total, totalIsAtLeast: false };
  }

  return {
    /** Takes a request, priced from the site's own record; the answer is stored for repeated calls. */
    book,

    /** Returns a request with its secret link, which is never stored. */
    withLink: <T extends PresentedRequest>(request: T): T & { statusPath: string } => ({
      ...request,
      statusPath: links.pathOf({ id: request._id, reference: request.reference }),
    }),

    /** Returns the request behind a secret link. A wrong key and an unknown reference give the same error. */
    async showByLink(reference: string, key: string): Promise<TravellersBooking> {
      const row = await store.findByReference(reference.toUpperCase());
      if (!links.opens(key, row?.id) || !row) throw new AppError('not-found', 'This link does not match a booking');
      const events = await store.eventsOf([row.id], STEPS);
      return { ...presentToTraveller(row, events), statusPath: links.pathOf(row) };
    },

    async listOf(userId: string, query: { readonly page: number; readonly limit: number }) {
      const { rows, total } = await store.pageOfUser(userId, pageOf(query));
      const bookings = rows.map((row) => ({ ...presentRequest(row), statusPath: links.pathOf(row) }));
      return { bookings, total, page: query.page, totalPages: pagesOf(total, query.limit) };
    },

    async list(query: ListQuery) {
      const { rows, total, totalIsAtLeast } = await findPage(query);
      return {
        bookings: await withEvents(['contact'], rows, presentToAdmin),
        total,
        page: query.page,
        totalPages: pagesOf(total, query.limit),
        totalIsAtLeast,
      };
    },

    async stats() {
      const counts = await store.counts();
      const of = (status: BookingStatus): number => counts.find((row) => row.status === status)?.count ?? 0;
      return {
        totalBookings: counts.reduce((sum, { count }) => sum + count, 0),
        pendingBookings: of('pending'),
        contactedBookings: of('contacted'),
        confirmedBookings: of('confirmed'),
        cancelledBookings: of('cancelled'),
        completedBookings: of('completed'),
      };
    },

    countSince: store.countSince,

    showDetail: moves.showDetail,
    open: moves.open,
    recordContact: moves.recordContact,
    move: moves.move,

    today: () => todayInIndia(clock),

    /** Yields all matches in batches, newest first. */
    async *exportAll(query: BookingQuery): AsyncGenerator<AdminBooking[]> {
      for await (const ids of finder.all(toFilter(query))) {
        for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
          const rows = await store.listByIds(ids.slice(start, start + ROWS_AT_ONCE));
          yield withEvents(['contact'], rows, presentToAdmin);
          // The embedded database answers synchronously: without this pause an export would block all other requests.
          await nextTurn();
        }
      }
    },

    heldOf: async (person: Person): Promise<Record<string, unknown>[]> =>
      withEvents(['contact', 'status'], await store.listByIds(await store.idsOf(person)), presentHeld),

    /**
     * Anonymises a person's bookings, settles them and cancels their messages; returns those bookings. Nothing in the
     * transaction may lock bookings afterwards.
     */
    async eraseOf(writer: Writer, person: Person): Promise<BookedUnder[]> {
      const erased = await store.anonymise(writer, person);
      const ids = erased.map(({ id }) => id);
      await messages.forget(writer, ids);
      await lockedBookings({ store, clock }).settleErased(writer, erased);
      return erased.map(({ reference, createdAt }) => ({ reference, createdAt }));
    },
  };
}

export type BookingService = ReturnType<typeof bookingService>;

/** A demonstration booking with its history, before it is stored. */
export interface DemoBookingRecord {
  readonly booking: Omit<NewBooking, 'reference' | 'demo'>;
  readonly events: readonly BookingEventRow[];
}

/** Stores and counts the demonstration bookings. Must be called once, as the last writes of a transaction. */
export async function insertDemoBookings(writer: Writer, records: readonly DemoBookingRecord[]): Promise<void> {
  const bookings = records.map(({ booking }) => ({ ...booking, reference: newReference(), demo: 1 }));
  await insertBookings(writer, bookings);
  await insertEvents(
    writer,
    records.flatMap(({ events }) => events),
  );
  await changeCounts(
    writer,
    bookings.map(({ status, seenAt = null }) => ({ status, count: 1, unseen: unseenOf({ seenAt }) })),
  );
}

/** Deletes the demonstration bookings and updates the counts. Must be called as the last writes of a transaction. */
export const deleteDemoBookings = async (writer: Writer): Promise<void> =>
  deleteBookings(writer, await listDemoIds(writer));
