import { availableParallelism } from 'node:os';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { Correction, PlaceFacts } from '../../../core/places/corrections.ts';
import type { PlanningEvent, TripRequest } from '../../../core/planner/types.ts';
import { type PlanningThread, startPlanningThread } from './planning-thread.ts';
import type { StepAsked } from './planning-thread-worker.ts';

/** Each thread has its own copy of the gazetteer: more cores than these are left to the rest of the site. */
const MOST_THREADS = 8;
/** Longer than it takes to fill in the search form, which starts a thread. */
const KEPT_IDLE_MS = 120_000;

/** Planned by a new thread as long as it has nothing else to do: its first trip takes several times as long as others. */
const WARM_UP: TripRequest = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: '2026-12-10',
  returnDate: '2026-12-13',
  travellers: 2,
  travelClass: 'Economy',
  priceRange: { min: 0, max: 200_000 },
  bookedOn: '2026-11-21',
  exclude: [],
};

const NONE: readonly Correction[] = [];

/** The built-in planner on worker threads. */
export interface PlanningThreads {
  readonly planAside: (request: TripRequest, facts?: Pick<PlaceFacts, 'corrections'>) => AsyncGenerator<PlanningEvent>;
  /** How many trips can be planned at the same time. */
  readonly tripsAtOnce: number;
  /** Starts a thread if there is none, because a trip is about to be requested. */
  readonly wake: () => void;
}

interface Options {
  readonly gazetteer: Gazetteer;
  /** Called with the reason when a thread crashes or hangs. */
  readonly onFailure: (error: unknown) => void;
  readonly most?: number;
  readonly stepWithinMs?: number;
}

interface Member {
  readonly thread: PlanningThread;
  /** Trips under way. */
  trips: number;
  /** Whether it has planned a trip, or most of one. */
  isWarm: boolean;
  /** Those that it plans with. */
  corrections: readonly Correction[];
  idle: NodeJS.Timeout | undefined;
}

/**
 * Returns the built-in planner on worker threads, at most one per core: a step of a long trip takes most of a second of
 * computing and would block all other requests. Threads start on demand and end after two idle minutes; one that
 * crashes or hangs is replaced.
 */
export function planOnThreads({
  gazetteer,
  onFailure,
  most = Math.min(availableParallelism(), MOST_THREADS),
  stepWithinMs,
}: Options): PlanningThreads {
  const members = new Set<Member>();
  let lastTrip = 0;

  function endWhenIdle(member: Member): void {
    clearTimeout(member.idle);
    if (member.trips === 0) member.idle = setTimeout(() => member.thread.end(), KEPT_IDLE_MS).unref();
  }

  function start(): Member {
    const thread = startPlanningThread({
      gazetteer,
      onEnd: (failure) => {
        members.delete(member);
        clearTimeout(member.idle);
        if (failure !== undefined) onFailure(failure);
      },
      ...(stepWithinMs !== undefined && { stepWithinMs }),
    });
    const member: Member = { thread, trips: 0, isWarm: false, corrections: NONE, idle: undefined };
    members.add(member);
    endWhenIdle(member);
    return member;
  }

  /** Plans the trip for warming up until a visitor's comes, which warms the thread as well. */
  async function warmUp(member: Member): Promise<void> {
    const trip = ++lastTrip;
    for (let asked: StepAsked = { trip, request: WARM_UP }; member.trips === 0; asked = { trip }) {
      const { event } = await member.thread.ask(asked);
      if (event) continue;
      member.isWarm = true;
      return;
    }
    member.thread.cancel(trip);
  }

  const startWarm = (): void => {
    // A failure was reported when the thread ended.
    warmUp(start()).catch(() => undefined);
  };

  /** Returns the thread for the next trip. No trip waits for a new thread while a warm one is there. */
  function choose(): Member {
    const isBusy = [...members].every(({ trips }) => trips > 0);
    const warm = [...members].filter(({ isWarm }) => isWarm);
    if (isBusy && members.size < most) {
      if (warm.length === 0) return start();
      startWarm();
    }
    const [first, ...others] = warm.length > 0 ? warm : [...members];
    if (!first) return start();
    return others.reduce((least, member) => (member.trips < least.trips ? member : least), first);
  }

  return {
    tripsAtOnce: most,
    wake() {
      const [first] = members;
      if (first) endWhenIdle(first);
      else startWarm();
    },
    async *planAside(request, facts) {
      const corrections = facts?.corrections ?? NONE;
      const member = choose();
      const trip = ++lastTrip;
      clearTimeout(member.idle);
      member.trips += 1;
      try {
        const isNews = member.corrections !== corrections;
        member.corrections = corrections;
        const first: StepAsked = { trip, request, ...(isNews && { corrections }) };
        for (let asked = first; ; asked = { trip }) {
          const { event, error } = await member.thread.ask(asked);
          if (error !== undefined) throw error;
          if (!event) break;
          yield event;
        }
        member.isWarm = true;
      } finally {
        member.thread.cancel(trip);
        member.trips -= 1;
        if (members.has(member)) endWhenIdle(member);
      }
    },
  };
}
