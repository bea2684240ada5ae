import type { FastifyBaseLogger } from 'fastify';
import type { BookingRequest } from '../../../contracts/bookings.ts';
import type { FindBookable } from '../../../core/bookings/bookable-item.ts';
import { BOOKING_CONSENT, bookingProblems } from '../../../core/bookings/booking-form.ts';
import { NOT_REACHED } from '../../../core/bookings/reached-at.ts';
import { keptPhone } from '../../../core/canonical-phone.ts';
import { storedConsent } from '../../../core/consent.ts';
import type { Language } from '../../../core/languages.ts';
import { bookingPrice } from '../../../core/packages/package-price.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import { lockAccount } from '../../database/account-lock.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { ActivityRecorder } from '../activities/service.ts';
import type { MessageService } from '../messages/service.ts';
import type { SettingsService } from '../settings/service.ts';
import type { SiteDetails, SiteService } from '../site/service.ts';
import { type FoundItem, itemColumns, NOT_WORKED_ON, priceColumns } from './booked-item.ts';
import { bookingLetters } from './booking-messages.ts';
import {
  type BookingRow,
  changeCounts,
  insertEvents,
  insertUnderFreeReference,
  newReference,
} from './booking-records.ts';
import { eventOf } from './locked-bookings.ts';
import { type PresentedRequest, presentRequest } from './present.ts';
import type { secretLinks } from './secret-link.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly links: ReturnType<typeof secretLinks>;
  readonly activities: Pick<ActivityRecorder, 'record'>;
  readonly messages: Pick<MessageService, 'compose' | 'queueForVisitor'>;
  readonly site: Pick<SiteService, 'current'>;
  readonly settings: Pick<SettingsService, 'current'>;
  /** Base of the links in messages. */
  readonly siteUrl: string;
  readonly findPackage: FindBookable;
  readonly findItinerary: FindBookable;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Asker {
  readonly visitor: Visitor;
  readonly userId: string | null;
}

/** A request that may be stored. */
export interface PreparedRequest {
  readonly row: BookingRow;
  /** The agency's details, for the messages, and the language of those to itself. */
  readonly details: SiteDetails;
  readonly agencyLanguage: Language;
  readonly asker: Asker;
}

/** Takes booking requests. */
export function bookingRequests(dependencies: Dependencies) {
  const { clock, links, activities, messages, site, settings, siteUrl, findPackage, findItinerary, logger } =
    dependencies;

  async function findItem(
    { itemType, packageId, packageSlug }: BookingRequest,
    { visitor: { language } }: Asker,
  ): Promise<FoundItem> {
    if (!packageId && !packageSlug) throw new AppError('invalid', ({ bookings }) => bookings.sayWhat);
    const find = itemType === 'package' ? findPackage : findItinerary;
    const item = await find({ id: packageId ?? null, slug: packageSlug ?? null, language });
    if (!item) throw new AppError('not-found', ({ bookings }) => bookings.itemGone[itemType]);
    return item;
  }

  function toRow(form: BookingRequest, item: FoundItem, { visitor, userId }: Asker): BookingRow {
    const now = clock();
    return {
      id: newId(now),
      reference: newReference(),
      ...itemColumns(item),
      ...priceColumns(item),
      ...bookingPrice(item.price, item.isPerPerson, form.travelers),
      fullName: form.fullName,
      phone: keptPhone(form.phone),
      email: form.email || null,
      travelers: form.travelers,
      preferredDate: form.preferredDate,
      durationDays: item.durationDays,
      specialRequests: form.specialRequests ?? '',
      status: 'pending',
      userId,
      ...NOT_WORKED_ON,
      consent: storedConsent(BOOKING_CONSENT, visitor.language),
      language: visitor.language,
      remindedFor: null,
      network: visitor.network,
      seenAt: null,
      demo: 0,
      source: 'website',
      leadId: null,
      doubleOf: null,
      ...NOT_REACHED,
      createdAt: now,
      updatedAt: now,
      searchText: '',
    };
  }

  return {
    /** Checks a request and prices it from our own record; refuses what cannot be booked. */
    async prepareRequest(form: BookingRequest, asker: Asker): Promise<PreparedRequest> {
      const item = await findItem(form, asker);
      const problems = bookingProblems({ ...form, email: form.email ?? '' }, item.rules, todayInIndia(clock));
      if (Object.keys(problems).length > 0) throw AppError.ofProblems(problems);
      if (typeof form.packagePrice === 'number' && form.packagePrice !== item.price) {
        const { requestId } = asker.visitor;
        logger.warn(
          { requestId, item: item.slug, sent: form.packagePrice, ours: item.price },
          'another price was sent',
        );
      }
      const { agencyLanguage } = (await settings.current()).messages;
      return { row: toRow(form, item, asker), details: await site.current(), agencyLanguage, asker };
    },

    /** Stores a request with its messages. Must begin the transaction; refuses with 401 when the account was erased. */
    async storeRequest(
      trx: Writer,
      { row, details, agencyLanguage, asker }: PreparedRequest,
    ): Promise<PresentedRequest> {
      if (asker.userId !== null && !(await lockAccount(trx, asker.userId))) {
        throw new AppError('unauthenticated', ({ calls }) => calls.signIn);
      }
      const stored = await insertUnderFreeReference(trx, row);
      const created = eventOf(stored.id, clock(), { kind: 'created', actor: 'Traveller', toStatus: 'pending' });
      await insertEvents(trx, [created]);
      const letters = bookingLetters(stored, details, { siteUrl, statusPath: links.pathOf(stored), agencyLanguage });
      await messages.queueForVisitor(trx, await messages.compose(trx, letters), asker.visitor);
      await changeCounts(trx, [{ status: 'pending', count: 1, unseen: 1 }]);
      const { reference, itemType, itemSlug } = stored;
      const data = { formType: 'booking', reference, itemType, itemSlug };
      await activities.record(trx, { type: 'form_submission', ...asker, data });
      return presentRequest(stored);
    },
  };
}
