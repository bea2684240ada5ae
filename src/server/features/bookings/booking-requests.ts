import type { FastifyBaseLogger } from 'fastify';
import type { BookingRequest } from '../../../contracts/bookings.ts';
import type { FindBookable } from '../../../core/bookings/bookable-item.ts';
import { BOOKING_CONSENT, bookingProblems } from '../../../core/bookings/booking-form.ts';
import { keptPhone } from '../../../core/canonical-phone.ts';
import { bookingPrice } from '../../../core/packages/package-price.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import { lockAccount } from '../../database/account-lock.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { ActivityRecorder } from '../activities/service.ts';
import type { MessageService } from '../messages/service.ts';
import type { SiteService } from '../site/service.ts';
import { bookingMessages } from './booking-messages.ts';
import { type BookingRow, changeCounts, insertBooking, insertEvents, newReference } from './booking-records.ts';
import { eventOf } from './locked-bookings.ts';
import { type PresentedRequest, presentRequest } from './present.ts';
import type { secretLinks } from './secret-link.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly links: ReturnType<typeof secretLinks>;
  readonly activities: Pick<ActivityRecorder, 'record'>;
  readonly messages: Pick<MessageService, 'queueForVisitor'>;
  readonly site: Pick<SiteService, 'current'>;
  /** Base of the links in messages. */
  readonly siteUrl: string;
  readonly findPackage: FindBookable;
  readonly findItinerary: FindBookable;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

type FoundItem = NonNullable<Awaited<ReturnType<FindBookable>>>;

export interface Asker {
  readonly visitor: Visitor;
  readonly userId: string | null;
}

/** There are 482 million references: with a million bookings one in 480 is taken, and six in a row never. */
const REFERENCE_TRIES = 6;

/** Takes booking requests. */
export function bookingRequests(dependencies: Dependencies) {
  const { clock, links, activities, messages, site, siteUrl, findPackage, findItinerary, logger } = dependencies;

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

  /** Asks to book: what may be refused is looked at first, the rest is to be one transaction. */
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

  return {
    /** Takes a request, priced from our own record; its answer is kept for a repeated call. */
    book,
  };
}
