import type { FastifyBaseLogger } from 'fastify';
import type { TravellersBooking } from '../../../contracts/bookings.ts';
import type { FindBookable } from '../../../core/bookings/bookable-item.ts';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { NOT_REACHED, reachedAfter } from '../../../core/bookings/reached-at.ts';
import type { Person } from '../../../core/people/person.ts';
import { posterAddress } from '../../../core/posters/poster-address.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { ActivityRecorder, BookedUnder } from '../activities/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { LeadService } from '../leads/service.ts';
import type { MessageService } from '../messages/service.ts';
import type { SettingsService } from '../settings/service.ts';
import type { SiteService } from '../site/service.ts';
import { bookableItems, type ItemSources } from './bookable-items.ts';
import { bookingLists, pagesOf, rowsOfPage } from './booking-lists.ts';
import { statusAddressOf, whatsappReaderOf } from './booking-messages.ts';
import { bookingMoves } from './booking-moves.ts';
import type { BookingRow } from './booking-records.ts';
import {
  type BookingEventRow,
  changeCounts,
  deleteBookings,
  insertBookings,
  insertEvents,
  listDemoIds,
  type NewBooking,
  newReference,
  unseenOf,
} from './booking-records.ts';
import { bookingRequests } from './booking-requests.ts';
import { bulkBookings } from './bulk-bookings.ts';
import { changedBookings } from './changed-bookings.ts';
import { doubleBookings } from './double-bookings.ts';
import { enteredBookings } from './entered-bookings.ts';
import { bookingImports } from './import-bookings.ts';
import { lockedBookings, noSuchBooking } from './locked-bookings.ts';
import { type PresentedRequest, presentRequest, presentToTraveller, statusOf, tellEvents } from './present.ts';
import { reminderStore } from './reminder-store.ts';
import { secretLinks } from './secret-link.ts';
import { bookingStore } from './store.ts';
import { tripReminders } from './trip-reminders.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Key of the secret links; the same in every process. */
  readonly secret: string;
  readonly activities: ActivityRecorder;
  readonly messages: Pick<
    MessageService,
    'compose' | 'queue' | 'queueForVisitor' | 'cancel' | 'forget' | 'canSend' | 'phoneChannel'
  >;
  readonly audit: AuditService;
  readonly site: Pick<SiteService, 'current'>;
  readonly settings: Pick<SettingsService, 'current'>;
  /** Base of the links in messages. */
  readonly siteUrl: string;
  readonly findPackage: FindBookable;
  readonly findItinerary: FindBookable;
  readonly searchPackages: ItemSources['searchPackages'];
  readonly leads: Pick<LeadService, 'convert'>;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

const STEPS = ['created', 'status'];

/** Takes booking requests, shows them to their travellers, and follows them up in the back office. */
export function bookingService(dependencies: Dependencies) {
  const { database, clock, secret, messages } = dependencies;
  const store = bookingStore(database);
  const links = secretLinks(secret);
  const shared = { ...dependencies, store, links };
  const moves = bookingMoves(shared);

  /** Returns the picture of what was booked; a poster where that is gone or has none. */
  async function pictureOf({
    itemType,
    itemId,
    itemSlug,
  }: Pick<BookingRow, 'itemType' | 'itemId' | 'itemSlug'>): Promise<string> {
    const find = itemType === 'package' ? dependencies.findPackage : dependencies.findItinerary;
    const item = await find({ id: itemId, slug: null, language: 'en' });
    return item?.picture || posterAddress(itemSlug);
  }

  /** Returns the request behind a secret link. A wrong key and an unknown reference give the same error. */
  async function openByLink(reference: string, key: string): Promise<BookingRow> {
    const row = await store.findByReference(reference.toUpperCase());
    if (!links.opens(key, row?.id) || !row) throw new AppError('not-found', ({ bookings }) => bookings.wrongLink);
    return row;
  }
  const lists = bookingLists(database);

  return {
    openByLink,

    /** Returns the ids of a person's bookings, the newest first. */
    idsOf: store.idsOf,

    ...bookingRequests({ ...dependencies, links }),
    ...lists,
    ...bulkBookings({ database, clock, store, moves, lists }),
    ...enteredBookings(shared),
    ...changedBookings({ ...shared, showDetail: moves.showDetail }),
    ...doubleBookings({ ...shared, showDetail: moves.showDetail }),
    findItems: bookableItems(dependencies),
    /** How the import of files stores bookings. */
    imports: bookingImports(dependencies),

    /** Returns a request with its secret link, which is never stored. */
    withLink: <T extends PresentedRequest>(request: T): T & { statusPath: string } => ({
      ...request,
      statusPath: links.pathOf({ id: request._id, reference: request.reference }),
    }),

    /** Returns the request behind a secret link, as its traveller sees it. */
    async showByLink(reference: string, key: string): Promise<TravellersBooking> {
      const row = await openByLink(reference, key);
      const events = await store.eventsOf([row.id], STEPS);
      return { ...presentToTraveller(row, events), statusPath: links.pathOf(row) };
    },

    async listOf(userId: string, query: { readonly page: number; readonly limit: number }) {
      const { rows, total } = await store.pageOfUser(userId, rowsOfPage(query));
      const pictures = await Promise.all(rows.map(pictureOf));
      const bookings = rows.map((row, i) => ({
        ...presentRequest(row),
        statusPath: links.pathOf(row),
        picture: pictures[i] ?? '',
      }));
      return { bookings, total, page: query.page, totalPages: pagesOf(total, query.limit) };
    },

    countSince: store.countSince,

    tellEvents,

    showDetail: moves.showDetail,
    open: moves.open,
    recordContact: moves.recordContact,
    move: moves.move,
    /** Reminds travellers a week before they leave. */
    remindTravellers: tripReminders({ ...shared, reminders: reminderStore(database) }).remindDue,

    /**
     * Returns what texts for WhatsApp need of a booking; null for a traveller who cannot be written to. Within a
     * transaction, the booking is locked until it ends.
     */
    async whatsappReader(id: string, trx?: Writer) {
      const row = await (trx ? store.lock(trx, id, clock()) : store.findById(id));
      if (!row) throw noSuchBooking();
      const address = statusAddressOf(row, { siteUrl: dependencies.siteUrl, statusPath: links.pathOf(row) });
      return whatsappReaderOf(row, statusOf(row), address);
    },

    today: () => todayInIndia(clock),

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

const reachedBy = (events: readonly BookingEventRow[]) =>
  events.reduce(
    (reached, { at, toStatus }) => (toStatus ? reachedAfter(toStatus as BookingStatus, at, reached) : reached),
    NOT_REACHED,
  );

/** Stores and counts the demonstration bookings. Must be called once, as the last writes of a transaction. */
export async function insertDemoBookings(writer: Writer, records: readonly DemoBookingRecord[]): Promise<void> {
  const bookings = records.map(({ booking, events }) => ({
    ...booking,
    ...reachedBy(events),
    reference: newReference(),
    demo: 1,
  }));
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
