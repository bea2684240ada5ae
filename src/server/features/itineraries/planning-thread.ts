import { Worker } from 'node:worker_threads';
import type { PlanningEvent, TripRequest } from '../../../core/planner/types.ts';
import { AppError } from '../../http/app-error.ts';
import { entryPoint } from '../../site-files.ts';
import type { StepAsked, StepMade } from './planning-thread-worker.ts';

/** The longest step of the longest trip takes a second; a thread that needs this long is taken to be hung. */
const STEP_WITHIN_MS = 10_000;
/** The thread has its own copy of the gazetteer, about 50 MB; restarting it takes a quarter of a second. */
const KEPT_IDLE_MS = 60_000;

const gaveUp = (): AppError =>
  new AppError('overloaded', 'Planning this trip took too long. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });

interface Thread {
  readonly ask: (asked: StepAsked) => Promise<StepMade>;
  readonly tell: (asked: StepAsked) => void;
  readonly end: () => void;
}

/** Starts a thread; calls `onEnd` when it can no longer be used. */
function startThread(onEnd: () => void): Thread {
  const worker = new Worker(entryPoint('features/itineraries/planning-thread-worker'));
  // The worker does not keep the process alive; the requests that wait for a trip do.
  worker.unref();
  const asking = new Map<number, PromiseWithResolvers<StepMade>>();
  const fail = (error: unknown) => {
    onEnd();
    for (const { reject } of asking.values()) reject(error);
    asking.clear();
  };
  worker.on('message', (made: StepMade) => {
    asking.get(made.trip)?.resolve(made);
    asking.delete(made.trip);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(gaveUp()));
  const tell = (asked: StepAsked) => worker.postMessage(asked);
  const end = () => {
    // Until the worker has ended it would still accept messages, and answer none.
    onEnd();
    void worker.terminate();
  };
  return {
    tell,
    end,
    async ask(asked) {
      const made = Promise.withResolvers<StepMade>();
      asking.set(asked.trip, made);
      const tooLong = setTimeout(end, STEP_WITHIN_MS);
      tell(asked);
      return made.promise.finally(() => clearTimeout(tooLong));
    },
  };
}

/**
 * Returns the built-in planner on a worker thread: a step of a long trip takes most of a second of computing and would
 * block all other requests. The thread starts with a trip, ends after an idle minute, and restarts after a crash.
 */
export function planOnThread(): (request: TripRequest) => AsyncGenerator<PlanningEvent> {
  let thread: Thread | null = null;
  let idle: NodeJS.Timeout | undefined;
  let trips = 0;
  let underWay = 0;

  function requireThread(): Thread {
    clearTimeout(idle);
    if (thread) return thread;
    const started = startThread(() => {
      if (thread === started) thread = null;
    });
    thread = started;
    return started;
  }

  return async function* plan(request) {
    const own = requireThread();
    const trip = ++trips;
    underWay += 1;
    try {
      for (let asked: StepAsked = { trip, request }; ; asked = { trip }) {
        const { event, error } = await own.ask(asked);
        if (error !== undefined) throw error;
        if (!event) return;
        yield event;
      }
    } finally {
      own.tell({ trip, end: true });
      underWay -= 1;
      if (underWay === 0) idle = setTimeout(() => thread?.end(), KEPT_IDLE_MS).unref();
    }
  };
}
