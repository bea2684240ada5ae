import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ItineraryDetails, ItinerarySummary } from '../../../core/planner/details.ts';
import type { Itinerary, PlanningEvent, Refusal, TripRequest } from '../../../core/planner/types.ts';
import { AppError } from '../../http/app-error.ts';

/** What plans trips: the built-in engine, or another in its place. */
export interface Planner {
  readonly plan: (request: TripRequest) => Iterable<PlanningEvent>;
  readonly summarise: (itinerary: Itinerary) => ItinerarySummary;
  readonly describe: (itinerary: Itinerary) => ItineraryDetails;
}

/** More than this many waiting trips mean seconds of waiting: better told to come again. */
const MAX_WAITING = 40;

const STATUS_400 = new Set<Refusal['reason']>(['INVALID_INPUT', 'SAME_PLACE', 'DATE_ORDER']);

/** A refusal of the planner as a refusal of the API. */
export const refusalError = ({ reason, message, details }: Refusal): AppError =>
  new AppError(STATUS_400.has(reason) ? 'invalid' : 'impossible', message, { reason, details });

/**
 * Runs one trip's planning at a time and lets other requests in between its events: planning is pure computing, and the
 * process has one thread for it and for everybody else.
 */
export function planningQueue(planner: Planner) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async function* planInTurn(request: TripRequest): AsyncGenerator<PlanningEvent> {
    if (waiting >= MAX_WAITING) {
      throw new AppError('overloaded', 'Many trips are being planned right now. Please try again in a moment.', {
        retryAfterSeconds: 3,
      });
    }
    waiting += 1;
    const turn = Promise.withResolvers<void>();
    const before = last;
    last = turn.promise;
    try {
      await before;
      for (const event of planner.plan(request)) {
        yield event;
        await nextTurn();
      }
    } finally {
      waiting -= 1;
      turn.resolve();
    }
  };
}
