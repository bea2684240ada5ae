import type { Generation } from '../../../contracts/itineraries.ts';
import { maskText } from '../../../core/ai-usage/mask-personal.ts';
import { maskWish } from '../../../core/ai-usage/mask-wish.ts';
import { searchedRoute } from '../../../core/planner/searched-route.ts';
import type { CheckedPlans } from '../../../core/planner/types.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { ModelSession } from '../../gateways/language-model/session.ts';
import type { AppError } from '../../http/app-error.ts';
import { generationError } from '../../http/refusals.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import type { ActivityRecorder } from '../activities/service.ts';
import type { AiUsageRecorder } from '../ai-usage/service.ts';
import { type Asker, remainingAsker } from './asker.ts';
import type { refusedGenerations } from './refused-generations.ts';

export const GENERATE = 'generate-itinerary';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly facts: Pick<LiveFacts, 'known'>;
  readonly activities: Pick<ActivityRecorder, 'record' | 'recordSoon'>;
  readonly usage: Pick<AiUsageRecorder, 'record'>;
  readonly refused: Pick<ReturnType<typeof refusedGenerations>, 'logSoon'>;
}

/** What the log records of a generation. */
export interface LoggedRun {
  readonly search: Generation;
  readonly asker: Asker;
  /** Null without a model. */
  readonly session: ModelSession | null;
  plans: CheckedPlans | null;
}

/** The result of a generation. */
export interface Ending {
  readonly status: number;
  readonly response: object;
  /** The reason of a refusal. */
  readonly reason?: string;
}

/** Returns a search as the log stores it. */
const loggedOf = (search: Generation) => ({ ...search, wish: maskWish(search.wish) });

/** Logs how generations ended: in the usage log, and as an activity with the search. */
export function generationLog({ database, clock, facts, activities, usage, refused }: Dependencies) {
  /**
   * Returns what an activity records of a search: as typed, and the route that it asks for. A phone number typed in
   * place of a town cannot be searched for later.
   */
  function searchedOf({ from, to, departureDate, returnDate, travellers, travelClass, priceRange }: Generation) {
    const places = { from: maskText(from), to: maskText(to) };
    const route = searchedRoute(from, to, facts.known().gazetteer);
    return {
      ...places,
      ...(route && { routeFrom: route.from, routeTo: route.to }),
      departureDate,
      returnDate,
      travellers,
      travelClass,
      priceRange,
    };
  }

  return {
    /** Logs a refused generation in a later batch; returns the refusal. */
    refuse(search: Generation, { visitor, userId }: Asker, refusal: AppError): AppError {
      const ending = {
        status: refusal.status,
        request: loggedOf(search),
        response: generationError(refusal, SERVER_WORDS.en),
      };
      refused.logSoon({ visitor, userId, endpoint: GENERATE, ...ending });
      const data = { ...searchedOf(search), status: refusal.status, processingTime: 0 };
      activities.recordSoon({ type: 'search', visitor, userId, data });
      return refusal;
    },

    async record(run: LoggedRun, startedAt: number, { status, response, reason }: Ending): Promise<void> {
      const { search, session, plans } = run;
      const processingTime = Math.max(0, Math.round(clock() - startedAt));
      const data = { ...searchedOf(search), status, processingTime, ...(reason && { reason }) };
      await database.db.transaction().execute(async (trx) => {
        const { visitor, userId } = await remainingAsker(database, trx, run.asker);
        await usage.record(trx, {
          visitor,
          userId,
          startedAt,
          endpoint: GENERATE,
          status,
          request: loggedOf(search),
          plans,
          response: plans ? { ...response, plans } : response,
          ...(session && { used: session.used, calls: session.calls }),
        });
        await activities.record(trx, { type: 'search', visitor, userId, data });
      });
    },
  };
}

export type GenerationLog = ReturnType<typeof generationLog>;
