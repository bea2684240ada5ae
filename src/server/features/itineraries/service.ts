import type { Details, Itinerary } from '../../../contracts/itineraries.ts';
import type { FindBookable } from '../../../core/bookings/bookable-item.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { Language } from '../../../core/languages.ts';
import type { TripRequest } from '../../../core/planner/types.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { localNames } from '../../gazetteer/local-names.ts';
import { AppError } from '../../http/app-error.ts';
import type { GrowthBudget } from '../../http/growth-budget.ts';
import { sharerKey, type Visitor } from '../../http/visitor.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import type { ActivityRecorder } from '../activities/service.ts';
import type { AiUsageRecorder } from '../ai-usage/service.ts';
import type { LanguageModelService } from '../language-model/service.ts';
import type { OfferService } from '../offers/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { type Asker, remainingAsker } from './asker.ts';
import { brokenPlans } from './broken-plans.ts';
import { calendarOf } from './calendar.ts';
import { dayPlans } from './day-plans.ts';
import { generator } from './generation.ts';
import { generationLog } from './generation-log.ts';
import { readSummary } from './itinerary-documents.ts';
import { openings } from './openings.ts';
import { type Planner, planningQueue } from './planning.ts';
import { popularRoutes } from './popular.ts';
import { findFirstSample } from './popular-store.ts';
import { presentBookable, presentPopular } from './present.ts';
import { refusedGenerations } from './refused-generations.ts';
import { showSamples } from './samples.ts';
import { itineraryStore } from './store.ts';
import { storedItineraries } from './stored-itineraries.ts';
import { suggestions } from './suggestions.ts';
import { itinerarySweep } from './sweep.ts';
import { tellers } from './tellers.ts';
import { tripPlans } from './trip-plans.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly planner: Planner;
  /** The facts that the site ships with. */
  readonly gazetteer: Gazetteer;
  readonly facts: LiveFacts;
  readonly models: Pick<LanguageModelService, 'begin'>;
  readonly activities: ActivityRecorder;
  readonly usage: Pick<AiUsageRecorder, 'record'>;
  readonly settings: Pick<SettingsService, 'current'>;
  /** Keys the hashes of visitors that share; the same in every process. */
  readonly secret: string;
  readonly offers: Pick<OfferService, 'offerFor'>;
  /** The site's address, for links from elsewhere. */
  readonly siteUrl: string;
  readonly budget: Pick<GrowthBudget, 'add'>;
  readonly onFailure: (error: unknown) => void;
}

/** Plans trips, keeps them, and shows them again. */
export function itineraryService(dependencies: Dependencies) {
  const { database, clock, planner, facts, activities, usage, settings, secret, siteUrl, onFailure } = dependencies;
  const store = itineraryStore(database);
  const sweepUnkept = itinerarySweep({ database, clock, settings });
  const refused = refusedGenerations({ database, clock, usage, onFailure });
  const popular = popularRoutes({ database, clock, secret, onFailure });

  const tellerIn = tellers(facts, localNames);
  const stored = storedItineraries({ ...dependencies, tellerIn });
  const log = generationLog({ database, clock, facts, activities, usage, refused });
  const queue = planningQueue(planner);
  const { generate, requirePlace } = generator({ ...dependencies, queue, log, stored, tellerIn });
  const opened = openings({ database, clock, popular, stored, onFailure });
  const plansOfDays = dayPlans({ ...dependencies, stored, tellerIn });
  const plansOfTrips = tripPlans({ ...dependencies, stored, tellerIn });

  return {
    generate,
    requirePlace,
    suggest: suggestions(queue),
    keep: stored.keep,

    async listPopular(language: Language = 'en') {
      const [rows, offer] = await Promise.all([popular.list(), stored.offerToday(language), facts.current()]);
      // The list stands on the home page: one damaged row must not take the others with it.
      return rows.flatMap((row) => {
        try {
          return [presentPopular(row, tellerIn(language), offer)];
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
      const [row] = await Promise.all([store.findBySlug(slug), facts.current()]);
      if (!row) throw new AppError('not-found', ({ itineraries }) => itineraries.goneSearchAgain);
      opened.keepWhenOpened(row, visitor);
      const shown = { itinerary: await stored.present(row, visitor.language), isListed: row.popularRank !== null };
      return userId !== null && row.details !== null
        ? { ...shown, details: await plansOfDays.showDetailsOf(row, row.details, visitor.language) }
        : shown;
    },

    /** Returns an itinerary for its sharing card, which counts as no visit. */
    async findForCard(slug: string, language: Language): Promise<Itinerary> {
      const [row] = await Promise.all([store.findBySlug(slug), facts.current()]);
      if (!row) throw new AppError('not-found', ({ itineraries }) => itineraries.notFound);
      return stored.present(row, language);
    },

    /** The plans of kept trips, for the trips of people. */
    trips: plansOfTrips,
    /** Returns the plan as a calendar file, whether or not its day plan has been made. */
    async showCalendar(slug: string, visitor: Visitor): Promise<string> {
      const [row, { gazetteer }] = await Promise.all([store.findBySlug(slug), facts.current()]);
      if (!row) throw new AppError('not-found', ({ itineraries }) => itineraries.notFound);
      opened.keepWhenOpened(row, visitor);
      const { language } = visitor;
      return calendarOf(row, clock(), { teller: tellerIn(language), language, gazetteer, siteUrl });
    },

    showDetails: plansOfDays.showDetails,
    completeDetails: plansOfDays.completeDetails,

    /** Counts a share once per visitor and platform; returns the number of shares. */
    async share(id: string, platform: string, asker: Asker): Promise<number> {
      const row = await stored.find(id);
      return database.db.transaction().execute(async (trx) => {
        const { visitor, userId } = await remainingAsker(database, trx, asker);
        const isCounted = await store.countShare(trx, id, platform, sharerKey({ visitor, userId }, secret, id));
        if (!isCounted) return store.sharesOf(trx, id);
        const data = { itinerarySlug: row.slug, platform };
        await activities.record(trx, { type: 'itinerary_share', visitor, userId, data });
        return store.sharesOf(trx, id);
      });
    },

    showSamples: (requests: readonly TripRequest[]): Promise<void> =>
      showSamples({ database, clock, planner, popular }, requests),

    /** Returns an itinerary for booking: at today's price, for any party size. */
    findBookable: (async ({ id, slug, language }) => {
      const row = id ? await store.findById(id) : slug ? await store.findBySlug(slug) : undefined;
      if (!row) return null;
      const [offer, asRead] = await Promise.all([stored.offerToday(), stored.offerToday(language)]);
      return presentBookable(row, offer, {
        title: tellerIn(language).summaryOf(row).title,
        offer: asRead?.title ?? null,
      });
    }) satisfies FindBookable,

    /** Returns the stored plans that corrections of a base's facts break. */
    listBroken: brokenPlans({ ...dependencies, tellerIn }),

    countView: opened.countView,

    /** Deletes itineraries that were never opened again, and recomputes the popular trips. */
    async sweep(): Promise<void> {
      await sweepUnkept();
      await popular.sweep();
    },

    /** Flushes the write buffers; await it before the database closes. */
    async flush(): Promise<void> {
      await Promise.all([opened.flush(), refused.flush()]);
      await popular.flush();
    },
  };
}

export type ItineraryService = ReturnType<typeof itineraryService>;

/** Returns the demonstration trip that departs first, for a booking; null when none was planned. */
export async function findDemoTrip(from: Writer) {
  const row = await findFirstSample(from);
  if (!row) return null;
  const { title } = readSummary(row);
  const { id, slug, startDate, durationDays, pricePerPersonRupees } = row;
  return { id, slug, title, startDate, durationDays, pricePerPersonRupees };
}
