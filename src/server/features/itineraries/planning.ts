import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SearchChange } from '../../../contracts/errors.ts';
import { tripWishes } from '../../../contracts/trip-wishes.ts';
import type { PlaceFacts } from '../../../core/places/corrections.ts';
import type { ItineraryDetails, ItinerarySummary } from '../../../core/planner/details.ts';
import type { RefusalWords } from '../../../core/planner/refusal-sayings.ts';
import type { Itinerary, PlanningEvent, Refusal, Remedy, TripRequest } from '../../../core/planner/types.ts';
import { speak } from '../../../core/sayings.ts';
import { boundedWork } from '../../admission/bounded-work.ts';
import { ExpectedWait } from '../../admission/expected-wait.ts';
import { AppError } from '../../http/app-error.ts';

/** The built-in planner: plans trips and describes them, from its own facts unless others are given. */
export interface Planner {
  readonly plan: (request: TripRequest, facts?: PlaceFacts) => Iterable<PlanningEvent>;
  /** Does the same without blocking other requests, where worker threads are available. */
  readonly planAside?: (request: TripRequest, facts?: PlaceFacts) => AsyncIterable<PlanningEvent>;
  /** How many trips can be planned at the same time; one unless said otherwise. */
  readonly tripsAtOnce?: number;
  /** Prepares for a trip that is about to be requested. Costs nothing when it is called again. */
  readonly wake?: () => void;
  readonly summarise: (itinerary: Itinerary, facts?: PlaceFacts) => ItinerarySummary;
  readonly describe: (itinerary: Itinerary, facts?: PlaceFacts) => ItineraryDetails;
}

/** A request that would wait longer for its turn is rejected at once. */
const WAIT_AT_MOST_MS = 450;
/** So many more than are planned at once may always wait, however long trips take: one more is no overload. */
const ALWAYS_WAIT = 1;
/** At most so many wait or are planned. */
const MAX_WAITING = 40;
/** At most so many per visitor, so that one visitor cannot fill the queue. */
const MAX_WAITING_OF_ONE = 6;
/** The expected duration of a trip before any has been planned. */
const FIRST_GUESS_MS = 60;
/** The weight of the last trip in the moving average of durations. */
const LAST_COUNTS = 0.1;

const STATUS_400 = new Set<Refusal['reason']>(['INVALID_INPUT', 'SAME_PLACE', 'DATE_ORDER']);

type Named = <Value>(value: Value) => Value;

/** Returns a planner's refusal as an API error, in the words of a language; `named` gives places their names in it. */
export function refusalError(refusal: Refusal, words: RefusalWords, named: Named = (value) => value): AppError {
  const { reason, message, remedies } = refusal;
  const changes = remedies?.map((remedy) => ({ ...named(placesOf(remedy)), ...changeOf(remedy, words) }));
  const more = { reason, details: { ...named(wordDetails(refusal, words)), ...(changes && { remedies: changes }) } };
  return new AppError(STATUS_400.has(reason) ? 'invalid' : 'impossible', () => speak(words.refusals, message), more);
}

/** Returns the details of a refusal with words in place of data where the API has always had words. */
function wordDetails(refusal: Refusal, { refusals, how, fastest }: RefusalWords): object {
  switch (refusal.reason) {
    case 'INVALID_INPUT': {
      const fields = Object.entries(refusal.details.fields).map(([name, fault]) => [name, speak(refusals, fault)]);
      return { fields: Object.fromEntries(fields) };
    }
    case 'TRIP_TOO_SHORT': {
      const { fastest: way, ...details } = refusal.details;
      return { ...details, fastestMode: fastest(way) };
    }
    case 'BUDGET_TOO_LOW':
      return { cheapest: refusal.details.cheapest, how: how(refusal.details) };
    default:
      return refusal.details;
  }
}

/** Returns the places that a remedy changes. */
const placesOf = ({ from, to }: Remedy): SearchChange => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/** Returns the rest of a remedy as fields of the request that the API takes. */
const changeOf = (
  { priceRange, wishes, label, from: _from, to: _to, ...change }: Remedy,
  words: RefusalWords,
): SearchChange => ({
  ...change,
  ...(label && { label: speak(words.changes, label) }),
  ...(wishes && { wishes: tripWishes.parse(wishes) }),
  ...(priceRange && { priceRange: [priceRange.min, priceRange.max] }),
});

export const tooBusy = (): AppError =>
  new AppError('overloaded', ({ itineraries }) => itineraries.busy, {
    retryAfterSeconds: 3,
  });

/**
 * Admission control: plans as many trips at once as the planner can, first come, first served, and lets other requests
 * run between their events. Skips requests whose visitor has disconnected. Rejects a request before any work if it
 * would wait too long, judged by the duration of the last trips.
 */
export function planningQueue(
  planner: Pick<Planner, 'plan' | 'planAside' | 'tripsAtOnce'>,
  now: () => number = () => performance.now(),
) {
  const plan = planner.planAside ?? planner.plan;
  const atOnce = planner.tripsAtOnce ?? 1;
  const waiting = new Map<string, number>();
  let total = 0;
  const expected = new ExpectedWait({
    waitAtMostMs: WAIT_AT_MOST_MS,
    alwaysWait: atOnce + ALWAYS_WAIT,
    maxWaiting: MAX_WAITING,
    atOnce,
    firstGuessMs: FIRST_GUESS_MS,
    lastCounts: LAST_COUNTS,
  });
  // `hasPlace` bounds the queue before a trip comes here.
  const turns = boundedWork(atOnce, Number.POSITIVE_INFINITY);

  const count = (visitor: string, change: 1 | -1) => {
    total += change;
    const own = (waiting.get(visitor) ?? 0) + change;
    if (own > 0) waiting.set(visitor, own);
    else waiting.delete(visitor);
  };

  /** Returns whether a visitor may wait for a trip now; if not, answer with `tooBusy`. */
  function hasPlace(visitor: string): boolean {
    return (waiting.get(visitor) ?? 0) < MAX_WAITING_OF_ONE && expected.allows(total, expected.of(total));
  }

  /**
   * Takes a place in the queue; call `hasPlace` just before. The returned function frees it and may be called
   * repeatedly.
   */
  function enter(visitor: string): () => void {
    count(visitor, 1);
    let isIn = true;
    return () => {
      if (isIn) count(visitor, -1);
      isIn = false;
    };
  }

  /** Plans for a request that holds a place in the queue. */
  async function* planInTurn(
    request: TripRequest,
    { facts, signal }: { readonly facts: PlaceFacts; readonly signal: AbortSignal },
  ): AsyncGenerator<PlanningEvent> {
    const leave = await turns.enter();
    try {
      if (signal.aborted) return;
      const begunAt = now();
      for await (const event of plan(request, facts)) {
        yield event;
        await nextTurn();
        if (signal.aborted) return;
      }
      expected.measured(now() - begunAt);
    } finally {
      leave?.();
    }
  }

  return { hasPlace, enter, planInTurn };
}

export type PlanningQueue = ReturnType<typeof planningQueue>;
