import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ItineraryDetails, ItinerarySummary } from '../../../core/planner/details.ts';
import type { Itinerary, PlanningEvent, Refusal, TripRequest } from '../../../core/planner/types.ts';
import { AppError } from '../../http/app-error.ts';

/** The built-in engine: plans trips and puts them into words. */
export interface Planner {
  readonly plan: (request: TripRequest) => Iterable<PlanningEvent>;
  /** The same where its steps keep nobody else waiting, for whoever has such a place. */
  readonly planAside?: (request: TripRequest) => AsyncIterable<PlanningEvent>;
  readonly summarise: (itinerary: Itinerary) => ItinerarySummary;
  readonly describe: (itinerary: Itinerary) => ItineraryDetails;
}

type Plan = (request: TripRequest) => Iterable<PlanningEvent> | AsyncIterable<PlanningEvent>;

/** Whoever would wait longer for their turn is better told at once to come again. */
const WAIT_AT_MOST_MS = 450;
/** So many may wait however long trips take just now: two who come at the same moment are no overload. */
const ALWAYS_WAIT = 2;
/** And never more than so many. */
const MAX_WAITING = 40;
/** One visitor's share of them, so that nobody keeps all others out. */
const MAX_WAITING_OF_ONE = 6;
/** What a trip takes before any has been planned. */
const FIRST_GUESS_MS = 60;
/** How much the last trip counts in what the next one is expected to take. */
const LAST_COUNTS = 0.1;

const STATUS_400 = new Set<Refusal['reason']>(['INVALID_INPUT', 'SAME_PLACE', 'DATE_ORDER']);

/** A refusal of the planner as a refusal of the API. */
export const refusalError = ({ reason, message, details }: Refusal): AppError =>
  new AppError(STATUS_400.has(reason) ? 'invalid' : 'impossible', message, { reason, details });

export const tooBusy = (): AppError =>
  new AppError('overloaded', 'Many trips are being planned right now. Please try again in a moment.', {
    retryAfterSeconds: 3,
  });

/**
 * Runs one trip's planning at a time and lets other requests in between its events; whoever has gone is not planned for.
 * A trip that would wait too long is refused before anything is done for it, by what the last ones took.
 */
export function planningQueue(plan: Plan, now: () => number = () => performance.now()) {
  const waiting = new Map<string, number>();
  let total = 0;
  let tripMs = FIRST_GUESS_MS;
  let last: Promise<unknown> = Promise.resolve();

  const count = (visitor: string, change: 1 | -1) => {
    total += change;
    const own = (waiting.get(visitor) ?? 0) + change;
    if (own > 0) waiting.set(visitor, own);
    else waiting.delete(visitor);
  };

  /** Whether a visitor may wait for a trip now; who may not is answered with `tooBusy`. */
  function hasPlace(visitor: string): boolean {
    if (total >= MAX_WAITING || (waiting.get(visitor) ?? 0) >= MAX_WAITING_OF_ONE) return false;
    return total < ALWAYS_WAIT || total * tripMs <= WAIT_AT_MOST_MS;
  }

  /** Takes a place, to be asked for just before; the answer gives it back, once however often it is called. */
  function enter(visitor: string): () => void {
    count(visitor, 1);
    let isIn = true;
    return () => {
      if (isIn) count(visitor, -1);
      isIn = false;
    };
  }

  /** Plans for somebody who has a place. */
  async function* planInTurn(request: TripRequest, signal: AbortSignal): AsyncGenerator<PlanningEvent> {
    const turn = Promise.withResolvers<void>();
    const before = last;
    last = turn.promise;
    try {
      await before;
      if (signal.aborted) return;
      const begunAt = now();
      for await (const event of plan(request)) {
        yield event;
        await nextTurn();
        if (signal.aborted) return;
      }
      tripMs += LAST_COUNTS * (now() - begunAt - tripMs);
    } finally {
      turn.resolve();
    }
  }

  return { hasPlace, enter, planInTurn };
}
