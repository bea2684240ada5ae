import type { Details, Itinerary } from '../../../contracts/itineraries.ts';
import type { FindBookable } from '../../../core/bookings/bookable-item.ts';
import { ITINERARY_RULES } from '../../../core/bookings/booking-form.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { CardWords } from '../../../core/grounding/card-words.ts';
import { priceUnderOffer } from '../../../core/offers/offer-price.ts';
import type { ItineraryDetails } from '../../../core/planner/details.ts';
import type { Itinerary as PlannedTrip, PlanningEvent, TripRequest } from '../../../core/planner/types.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import { lockRemainingAccounts } from '../../database/account-lock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { GrowthBudget } from '../../http/growth-budget.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { generationError, refusalOf } from '../../http/refusals.ts';
import { sharerKey, type Visitor, visitorKey } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import { dailyViews, viewerOf } from '../../records/daily-views.ts';
import type { ActivityRecorder } from '../activities/service.ts';
import type { AiUsageRecorder } from '../ai-usage/service.ts';
import type { LanguageModelService } from '../language-model/service.ts';
import type { OfferService } from '../offers/service.ts';
import type { SettingsService } from '../settings/service.ts';
import type { Asker } from './asker.ts';
import { writeDays } from './day-writing.ts';
import { generator } from './generation.ts';
import { generationLog } from './generation-log.ts';
import { readPlan, readSummary } from './itinerary-documents.ts';
import { type ItineraryRow, type NewItinerary, packDetails } from './packed-row.ts';
import type { Planner } from './planning.ts';
import { popularRoutes } from './popular.ts';
import { findFirstSample, SAMPLE_RANK } from './popular-store.ts';
import { presentDetails, presentItinerary, presentPopular, summaryOf } from './present.ts';
import { refusedGenerations } from './refused-generations.ts';
import { itineraryStore } from './store.ts';
import { itinerarySweep } from './sweep.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly planner: Planner;
  readonly gazetteer: Gazetteer;
  readonly models: Pick<LanguageModelService, 'begin'>;
  readonly activities: ActivityRecorder;
  readonly usage: Pick<AiUsageRecorder, 'record'>;
  readonly settings: Pick<SettingsService, 'current'>;
  /** Keys the hashes of visitors that share; the same in every process. */
  readonly secret: string;
  readonly offers: Pick<OfferService, 'offerFor'>;
  readonly budget: Pick<GrowthBudget, 'add'>;
  readonly onFailure: (error: unknown) => void;
}

const DETAILS = 'itinerary-details';
/** Bytes of a stored plan with its indexes. */
const PLAN_BYTES = 10 * 1024;

/** Plans trips, stores them, and shows them again. */
export function itineraryService(dependencies: Dependencies) {
  const { database, clock, planner, gazetteer, models, activities, usage, offers, settings, secret, onFailure } =
    dependencies;
  const store = itineraryStore(database);
  const views = dailyViews('itineraries', { database, clock, onFailure });
  const sweepUnkept = itinerarySweep({ database, clock, settings });
  const refused = refusedGenerations({ database, clock, usage, onFailure });
  const popular = popularRoutes({ database, clock, secret, onFailure });
  const keptSoon = new Set<Promise<unknown>>();

  const offerToday = () => offers.offerFor('itinerary', todayInIndia(clock));

  /** Returns an itinerary's current public form. */
  const present = async (row: ItineraryRow): Promise<Itinerary> =>
    presentItinerary(row, await store.sharesOf(database.read, row.id), await offerToday());

  /** Returns a key of the visitor for the day, by which an itinerary knows its maker until the day ends. */
  const makerKey = (visitor: Visitor): string => visitorKey(visitor, secret, `maker ${todayInIndia(clock)}`);

  function toRow(trip: PlannedTrip, madeBy: string | null): NewItinerary {
    const now = clock();
    return {
      id: newId(now),
      slug: trip.slug,
      fromLocation: trip.from.name,
      toLocation: trip.to.name,
      startDate: trip.startDate,
      endDate: trip.endDate,
      durationDays: trip.durationDays,
      pricePerPersonRupees: trip.price.perPersonRupees,
      summary: JSON.stringify(planner.summarise(trip)),
      plan: JSON.stringify(trip),
      views: 0,
      demo: 0,
      createdAt: now,
      madeBy,
      keptAt: null,
      popularRank: null,
    };
  }

  /**
   * Stores a planned trip and counts it at once: it stays, even if the caller disconnects. An earlier request may have
   * planned the same.
   */
  async function keep(
    trip: PlannedTrip,
    { visitor }: Asker,
  ): Promise<{ readonly shown: Itinerary; readonly hasWords: boolean }> {
    const inserted = await store.insertMissing(database.db, [toRow(trip, makerKey(visitor))]);
    await dependencies.budget.add(visitor.limitKey, 'plans', inserted * PLAN_BYTES);
    const row = await store.findBySlug(trip.slug);
    if (!row) throw new Error(`itinerary ${trip.slug} was not kept`);
    return { shown: await present(row), hasWords: row.words !== null };
  }

  const keepWords = (slug: string, words: CardWords): Promise<void> =>
    database.db.transaction().execute(async (trx) => {
      if (await store.keepWords(trx, slug, JSON.stringify(words))) await touchNoun(trx, 'itineraries');
    });

  /** Replaces an erased user by an anonymous one. Must be the transaction's first statement. */
  const stillThere = async (trx: Writer, asker: Asker): Promise<Asker> =>
    asker.userId === null || (await lockRemainingAccounts(database, trx, [asker.userId])).has(asker.userId)
      ? asker
      : { ...asker, userId: null };

  const log = generationLog({ database, clock, activities, usage, refused, stillThere });
  const { generate, requirePlace } = generator({
    clock,
    planner,
    gazetteer,
    models,
    offers,
    log,
    onFailure,
    keep,
    keepWords,
  });

  async function find(id: string): Promise<ItineraryRow> {
    const row = await store.findById(id);
    if (!row) throw new AppError('not-found', 'Itinerary not found');
    return row;
  }

  /** Keeps an itinerary opened by another visitor than its maker, or on another day, in the background. */
  function keepWhenOpened({ id, madeBy, keptAt }: ItineraryRow, visitor: Visitor): void {
    if (keptAt !== null || madeBy === makerKey(visitor)) return;
    const keeping = store
      .keep(database.db, id, clock())
      .catch(onFailure)
      .finally(() => keptSoon.delete(keeping));
    keptSoon.add(keeping);
  }

  /**
   * Writes a day plan and stores it; returns the stored one, which a concurrent request may have written. Always
   * logged.
   */
  async function writeDetails(row: ItineraryRow, asker: Asker): Promise<string> {
    const startedAt = clock();
    const request = { itinerary: summaryOf(row).title, slug: row.slug, from: row.fromLocation, to: row.toLocation };
    const session = await models.begin({ limitKey: asker.visitor.limitKey, signal: asker.signal });
    const log = async (trx: Writer, ending: { readonly status: number; readonly response: object }) => {
      const { visitor, userId } = await stillThere(trx, asker);
      const spent = session && { used: session.used, calls: session.calls };
      await usage.record(trx, { visitor, userId, startedAt, endpoint: DETAILS, request, ...spent, ...ending });
    };
    let written: ItineraryDetails;
    try {
      const trip = readPlan(row);
      const builtIn = planner.describe(trip);
      written = session ? await writeDays(session, { trip, details: builtIn, gazetteer }) : builtIn;
    } catch (error) {
      const response = generationError(refusalOf(error));
      await database.db.transaction().execute((trx) => log(trx, { status: response.code, response }));
      throw error;
    }
    const details = JSON.stringify(written);
    const packed = await packDetails(details);
    const isKept = await database.db.transaction().execute(async (trx) => {
      const kept = await store.keepDetails(trx, row.id, packed, clock());
      if (kept) await touchNoun(trx, 'itineraries');
      const response = { days: written.fullDayWisePlan.length, stops: countStops(written) };
      await log(trx, { status: 200, response });
      return kept;
    });
    return isKept ? details : ((await find(row.id)).details ?? details);
  }

  const showDetailsOf = async (row: ItineraryRow, details: string): Promise<Details> =>
    presentDetails(row, details, await offerToday());

  return {
    generate,
    requirePlace,

    async listPopular() {
      const offer = await offerToday();
      const rows = await popular.list();
      // The list stands on the home page: one damaged row must not take the others with it.
      return rows.flatMap((row) => {
        try {
          return [presentPopular(row, offer)];
        } catch (error) {
          onFailure(error);
          return [];
        }
      });
    },

    async showBySlug(
      slug: string,
      { visitor, userId }: Pick<Asker, 'visitor' | 'userId'>,
    ): Promise<{ itinerary: Itinerary; details?: Details; isListed: boolean }> {
      const row = await store.findBySlug(slug);
      if (!row)
        throw new AppError('not-found', 'Itinerary not found. Please search again to generate a new itinerary.');
      keepWhenOpened(row, visitor);
      const shown = { itinerary: await present(row), isListed: row.popularRank !== null };
      return userId !== null && row.details !== null
        ? { ...shown, details: await showDetailsOf(row, row.details) }
        : shown;
    },

    async showDetails(id: string): Promise<Details> {
      const row = await find(id);
      if (row.details === null) throw new AppError('not-found', 'No day plan has been made yet');
      return showDetailsOf(row, row.details);
    },

    /** Makes the day plan of an itinerary once; later calls return the stored one. */
    async completeDetails(id: string, asker: Asker): Promise<{ details: Details; itinerary: Itinerary }> {
      const row = await find(id);
      const details = row.details ?? (await writeDetails(row, asker));
      activities.recordSoon({
        type: 'itinerary_view',
        visitor: asker.visitor,
        userId: asker.userId,
        data: { itinerarySlug: row.slug, stage: 'details' },
      });
      return { details: await showDetailsOf(row, details), itinerary: await present({ ...row, details }) };
    },

    /** Counts a share once per visitor and platform; returns the number of shares. */
    async share(id: string, platform: string, asker: Asker): Promise<number> {
      const row = await find(id);
      return database.db.transaction().execute(async (trx) => {
        const { visitor, userId } = await stillThere(trx, asker);
        const isCounted = await store.countShare(trx, id, platform, sharerKey({ visitor, userId }, secret, id));
        if (!isCounted) return store.sharesOf(trx, id);
        const data = { itinerarySlug: row.slug, platform };
        await activities.record(trx, { type: 'itinerary_share', visitor, userId, data });
        return store.sharesOf(trx, id);
      });
    },

    /**
     * Fills the popular list with planned trips where visitors have not made any popular, and renews them once all have
     * departed.
     */
    async showSamples(requests: readonly TripRequest[]): Promise<void> {
      if (await popular.hasSamples()) return;
      await popular.endSamples();
      for (const request of requests) {
        const first = firstItinerary(planner.plan(request));
        if (!first) continue;
        const details = JSON.stringify(planner.describe(first));
        const sample = { details, detailedAt: clock(), demo: 1, popularRank: SAMPLE_RANK };
        await store.insertMissing(database.db, [{ ...toRow(first, null), ...sample }]);
      }
      await touchNoun(database.db, 'itineraries');
    },

    /** Returns an itinerary for booking: at today's price, for any party size. */
    findBookable: (async ({ id, slug }) => {
      const row = id ? await store.findById(id) : slug ? await store.findBySlug(slug) : undefined;
      if (!row) return null;
      const { title } = summaryOf(row);
      const offer = await offerToday();
      return {
        itemType: 'itinerary',
        id: row.id,
        slug: row.slug,
        title,
        price: priceUnderOffer(row.pricePerPersonRupees, offer),
        basePrice: row.pricePerPersonRupees,
        discountPercentage: 0,
        offer,
        isPerPerson: true,
        currency: 'INR',
        durationDays: row.durationDays,
        rules: ITINERARY_RULES,
      };
    }) satisfies FindBookable,

    /**
     * Counts a view once per visitor and day, and the visitor of its route; keeps the itinerary unless the visitor has
     * just made it.
     */
    countView(slug: string, visitor: Visitor): void {
      if (!views.count(slug, viewerOf(visitor))) return;
      const opening = store
        .findBySlug(slug)
        .then((row) => {
          if (!row) return;
          popular.countVisitor(row, visitor);
          keepWhenOpened(row, visitor);
        })
        .catch(onFailure)
        .finally(() => keptSoon.delete(opening));
      keptSoon.add(opening);
    },
    /** Deletes itineraries that were never opened again, and recomputes the popular trips. */
    async sweep(): Promise<void> {
      await sweepUnkept();
      await popular.sweep();
    },
    /** Flushes the write buffers; await it before the database closes. */
    async flush(): Promise<void> {
      await Promise.all([views.flush(), refused.flush()]);
      // Opened itineraries may still have to be marked as kept.
      while (keptSoon.size > 0) await Promise.all(keptSoon);
      await popular.flush();
    },
  };
}

function firstItinerary(events: Iterable<PlanningEvent>): PlannedTrip | null {
  for (const event of events) {
    if (event.kind === 'itinerary') return event.itinerary;
  }
  return null;
}

const countStops = ({ fullDayWisePlan }: ItineraryDetails): number =>
  fullDayWisePlan.reduce((sum, { stops }) => sum + stops.length, 0);

export type ItineraryService = ReturnType<typeof itineraryService>;

/** Returns the demonstration trip that departs first, for a booking; null when none was planned. */
export async function findDemoTrip(from: Writer) {
  const row = await findFirstSample(from);
  if (!row) return null;
  const { title } = readSummary(row);
  const { id, slug, startDate, durationDays, pricePerPersonRupees } = row;
  return { id, slug, title, startDate, durationDays, pricePerPersonRupees };
}
