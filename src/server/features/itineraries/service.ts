import type { Details, Generation, GenerationEvent, Itinerary } from '../../../contracts/itineraries.ts';
import { maskText } from '../../../core/ai-usage/mask-personal.ts';
import type { FindBookable } from '../../../core/bookings/bookable-item.ts';
import { ITINERARY_RULES } from '../../../core/bookings/booking-form.ts';
import type { ItineraryDetails, ItinerarySummary } from '../../../core/planner/details.ts';
import type {
  CheckedPlans,
  Itinerary as PlannedTrip,
  PlanningEvent,
  TripRequest,
} from '../../../core/planner/types.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import { dailyViews } from '../../daily-views.ts';
import type { Database, Writer } from '../../database/database.ts';
import { accountsLeft } from '../../database/hold-account.ts';
import { AppError } from '../../http/app-error.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { generationError, refusalOf } from '../../http/refusals.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { ActivityRecorder } from '../activities/service.ts';
import type { AiUsageRecorder, UsedRequest } from '../ai-usage/service.ts';
import { type ModelPlanner, type Planner, planningQueue, refusalError, tooBusy } from './planning.ts';
import { presentDetails, presentItinerary, presentPopular } from './present.ts';
import { refusedGenerations } from './refused-generations.ts';
import { type ItineraryRow, itineraryStore } from './store.ts';

/** Who asks for an itinerary. */
export interface Asker {
  readonly visitor: Visitor;
  readonly userId: string | null;
  /** Aborted when they have gone. */
  readonly signal: AbortSignal;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly planner: Planner;
  /** Plans in the built-in planner's place while the daily budget lasts; null without one. */
  readonly model?: ModelPlanner | null;
  readonly activities: ActivityRecorder;
  readonly usage: Pick<AiUsageRecorder, 'record' | 'mayUseModel'>;
  readonly onFailure: (error: unknown) => void;
}

const GENERATE = 'generate-itinerary';
const DETAILS = 'itinerary-details';

/** Plans trips, keeps them, and shows them again. */
export function itineraryService(dependencies: Dependencies) {
  const { database, clock, planner, model = null, activities, usage, onFailure } = dependencies;
  const store = itineraryStore(database);
  const { hasPlace, planInTurn } = planningQueue(async () =>
    model !== null && (await usage.mayUseModel()) ? model.plan : (planner.planAside ?? planner.plan),
  );
  const views = dailyViews('itineraries', { database, clock, onFailure });
  const refused = refusedGenerations({ database, clock, usage, onFailure });

  const toRequest = (search: Generation): TripRequest => ({
    from: search.from,
    to: search.to,
    departureDate: search.departureDate,
    returnDate: search.returnDate,
    travellers: search.travellers,
    travelClass: search.travelClass,
    priceRange: { min: search.priceRange[0], max: search.priceRange[1] },
    bookedOn: todayInIndia(clock),
    exclude: search.exclude,
  });

  function toRow(trip: PlannedTrip): Omit<ItineraryRow, 'detailedAt' | 'details'> {
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
    };
  }

  /** Keeps a planned trip and answers it as it is kept: an earlier request may have planned the very same. */
  async function keep(trip: PlannedTrip): Promise<Itinerary> {
    await store.insertMissing(database.db, [toRow(trip)]);
    const row = await store.findBySlug(trip.slug);
    if (!row) throw new Error(`itinerary ${trip.slug} was not kept`);
    return presentItinerary(row, await store.sharesOf(database.read, row.id));
  }

  const asked = ({ visitor, userId }: Asker, startedAt: number) => ({ visitor, userId, startedAt });

  /** Whoever was erased while their trip was being planned is nobody; the first thing of a transaction. */
  const stillThere = async (trx: Writer, asker: Asker): Promise<Asker> =>
    asker.userId === null || (await accountsLeft(database, trx, [asker.userId])).has(asker.userId)
      ? asker
      : { ...asker, userId: null };

  async function recordGeneration(
    asking: Asker,
    startedAt: number,
    search: Generation,
    outcome: Outcome,
  ): Promise<void> {
    const { status, response, reason } = outcome;
    const processingTime = Math.max(0, Math.round(clock() - startedAt));
    const data = { ...searchedOf(search), status, processingTime, ...(reason && { reason }) };
    await database.db.transaction().execute(async (trx) => {
      const asker = await stillThere(trx, asking);
      await usage.record(trx, {
        ...asked(asker, startedAt),
        ...{ endpoint: GENERATE, status, request: search },
        response: outcome.plans ? { ...response, plans: outcome.plans } : response,
        plans: outcome.plans,
        used: outcome.used,
      });
      await activities.record(trx, { type: 'search', visitor: asker.visitor, userId: asker.userId, data });
    });
  }

  /** Refuses an asker who would have to wait too long, before anything is done for them. The log learns of it soon. */
  function requirePlace(search: Generation, asker: Asker): void {
    if (hasPlace(asker.visitor.limitKey)) return;
    const refusal = tooBusy();
    const ending = { status: refusal.status, request: search, response: generationError(refusal) };
    refused.logSoon({ visitor: asker.visitor, userId: asker.userId, endpoint: GENERATE, ...ending });
    activities.recordSoon({
      ...{ type: 'search', visitor: asker.visitor, userId: asker.userId },
      data: { ...searchedOf(search), status: refusal.status, processingTime: 0 },
    });
    throw refusal;
  }

  /**
   * Plans a trip, telling each step, or throws where there is no place for it. The last event is `done` or `error`; an
   * itinerary is kept before it is told of. Ending the iteration early, or the asker's going, ends the planning; the log
   * row is written either way.
   */
  async function* generate(search: Generation, asker: Asker): AsyncGenerator<GenerationEvent> {
    requirePlace(search, asker);
    const startedAt = clock();
    const shown: Itinerary[] = [];
    const told = { plans: null as CheckedPlans | null, used: { tokens: 0, costMicroUsd: 0 } };
    let ending: Ending = { status: 499, response: { gone: true } };
    try {
      for await (const event of planInTurn(toRequest(search), {
        visitor: asker.visitor.limitKey,
        signal: asker.signal,
      })) {
        if (event.kind === 'refused') throw refusalError(event.refusal);
        if (event.kind === 'checked') told.plans = event.plans;
        if (event.kind === 'used') told.used = addUse(told.used, event);
        if (event.kind === 'progress') yield { event: 'progress', data: { step: event.step, text: event.text } };
        if (event.kind === 'itinerary') {
          const kept = await keep(event.itinerary);
          shown.push(kept);
          yield { event: 'itinerary', data: kept };
        }
      }
      if (asker.signal.aborted) return;
      const itineraries = shown.map(({ slug, pricePP, checks }) => ({ slug, pricePP, checks: checks.length }));
      ending = { status: 200, response: { itineraries } };
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) onFailure(error);
      const body = generationError(refusal);
      ending = { status: body.code, response: body, ...(refusal?.reason && { reason: refusal.reason }) };
      yield { event: 'error', data: body };
      return;
    } finally {
      await recordGeneration(asker, startedAt, search, { ...ending, ...told });
    }
    yield { event: 'done', data: { count: shown.length } };
  }

  async function find(id: string): Promise<ItineraryRow> {
    const row = await store.findById(id);
    if (!row) throw new AppError('not-found', 'Itinerary not found');
    return row;
  }

  /** Writes a day plan and keeps it; answers the one that is kept, which may be somebody else's. Logged however it ends. */
  async function writeDetails(row: ItineraryRow, asker: Asker): Promise<string> {
    const { title } = JSON.parse(row.summary) as ItinerarySummary;
    const startedAt = clock();
    const request = { itinerary: title, slug: row.slug, from: row.fromLocation, to: row.toLocation };
    const log = async (trx: Writer, ending: { readonly status: number; readonly response: object }) =>
      usage.record(trx, { ...asked(await stillThere(trx, asker), startedAt), endpoint: DETAILS, request, ...ending });
    let written: ItineraryDetails;
    try {
      written = planner.describe(JSON.parse(row.plan) as PlannedTrip);
    } catch (error) {
      const response = generationError(refusalOf(error));
      await database.db.transaction().execute((trx) => log(trx, { status: response.code, response }));
      throw error;
    }
    const details = JSON.stringify(written);
    const isKept = await database.db.transaction().execute(async (trx) => {
      const kept = await store.keepDetails(trx, row.id, details, clock());
      if (kept) await touchNoun(trx, 'itineraries');
      const response = { days: written.fullDayWisePlan.length, stops: countStops(written) };
      await log(trx, { status: 200, response });
      return kept;
    });
    return isKept ? details : ((await find(row.id)).details ?? details);
  }

  return {
    generate,
    requirePlace,

    listPopular: async () => (await store.listPopular()).map(presentPopular),

    async showBySlug(slug: string, signedIn: boolean): Promise<{ itinerary: Itinerary; details?: Details }> {
      const row = await store.findBySlug(slug);
      if (!row)
        throw new AppError('not-found', 'Itinerary not found. Please search again to generate a new itinerary.');
      const itinerary = presentItinerary(row, await store.sharesOf(database.read, row.id));
      return signedIn && row.details !== null ? { itinerary, details: presentDetails(row.details) } : { itinerary };
    },

    async showDetails(id: string): Promise<Details> {
      const row = await find(id);
      if (row.details === null) throw new AppError('not-found', 'No day plan has been made yet');
      return presentDetails(row.details);
    },

    /** Makes the day plan of an itinerary, once; whoever asks again gets the one that is kept. */
    async completeDetails(id: string, asker: Asker): Promise<{ details: Details; itinerary: Itinerary }> {
      const row = await find(id);
      const details = row.details ?? (await writeDetails(row, asker));
      activities.recordSoon({
        ...{ type: 'itinerary_view', visitor: asker.visitor, userId: asker.userId },
        data: { itinerarySlug: row.slug, stage: 'details' },
      });
      const kept = { ...row, details };
      return {
        details: presentDetails(details),
        itinerary: presentItinerary(kept, await store.sharesOf(database.read, id)),
      };
    },

    async share(id: string, platform: string, asker: Asker): Promise<number> {
      const row = await find(id);
      return database.db.transaction().execute(async (trx) => {
        const { visitor, userId } = await stillThere(trx, asker);
        await store.countShare(trx, id, platform);
        const data = { itinerarySlug: row.slug, platform };
        await activities.record(trx, { type: 'itinerary_share', visitor, userId, data });
        return store.sharesOf(trx, id);
      });
    },

    /**
     * Fills the popular list of a new installation with planned trips, and renews them once they have all begun.
     * Nothing happens where travellers' own itineraries are there to be shown.
     */
    async showSamples(requests: readonly TripRequest[]): Promise<void> {
      if (await store.hasPopular(todayInIndia(clock))) return;
      for (const request of requests) {
        const first = firstItinerary(planner.plan(request));
        if (!first) continue;
        const details = JSON.stringify(planner.describe(first));
        await store.insertMissing(database.db, [{ ...toRow(first), details, detailedAt: clock(), demo: 1 }]);
      }
      await touchNoun(database.db, 'itineraries');
    },

    /** An itinerary as it can be booked: at its own price, for as many as ask. */
    findBookable: (async ({ id, slug }) => {
      const row = id ? await store.findById(id) : slug ? await store.findBySlug(slug) : undefined;
      if (!row) return null;
      const { title } = JSON.parse(row.summary) as ItinerarySummary;
      return {
        itemType: 'itinerary',
        id: row.id,
        slug: row.slug,
        title,
        price: row.pricePerPersonRupees,
        isPerPerson: true,
        currency: 'INR',
        rules: ITINERARY_RULES,
      };
    }) satisfies FindBookable,

    /** Counts a view, once for a visitor and day. */
    countView: views.count,
    /** Writes down what waits in memory; to be awaited before the database closes. */
    flush: () => Promise.all([views.flush(), refused.flush()]),
  };
}

function firstItinerary(events: Iterable<PlanningEvent>): PlannedTrip | null {
  for (const event of events) {
    if (event.kind === 'itinerary') return event.itinerary;
  }
  return null;
}

/** What an activity tells of a search; whoever typed their phone where a place belongs is not found by it later. */
function searchedOf({ from, to, departureDate, returnDate, travellers, travelClass, priceRange }: Generation) {
  const places = { from: maskText(from), to: maskText(to) };
  return { ...places, departureDate, returnDate, travellers, travelClass, priceRange };
}

const countStops = ({ fullDayWisePlan }: ItineraryDetails): number =>
  fullDayWisePlan.reduce((sum, { stops }) => sum + stops.length, 0);

type Used = NonNullable<UsedRequest['used']>;

const addUse = (a: Used, b: Used): Used => ({
  tokens: a.tokens + b.tokens,
  costMicroUsd: a.costMicroUsd + b.costMicroUsd,
});

/** How a generation ended. */
interface Ending {
  readonly status: number;
  readonly response: object;
  /** Why there is no such trip. */
  readonly reason?: string;
}

interface Outcome extends Ending {
  readonly plans: CheckedPlans | null;
  readonly used: Used;
}

export type ItineraryService = ReturnType<typeof itineraryService>;
