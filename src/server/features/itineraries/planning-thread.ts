import { Worker } from 'node:worker_threads';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { AppError } from '../../http/app-error.ts';
import { entryPoint } from '../../site-files.ts';
import type { StepAsked, StepMade } from './planning-thread-worker.ts';

/** The longest step of the longest trip takes a second; a thread that needs this long is taken to be hung. */
const STEP_WITHIN_MS = 10_000;

const gaveUp = (): AppError =>
  new AppError('overloaded', ({ itineraries }) => itineraries.tooSlow, {
    retryAfterSeconds: 5,
  });

/** Twice what a thread needs for the longest trips: one that needs more ends, not the process. */
const MOST_HEAP_MB = 128;

/** A worker thread that plans trips step by step. */
export interface PlanningThread {
  /** Returns the next step of a trip; rejects with a refusal (503) when the thread hangs or has ended. */
  readonly ask: (asked: StepAsked) => Promise<StepMade>;
  /** Cancels the rest of a trip. */
  readonly cancel: (trip: number) => void;
  readonly end: () => void;
}

interface ThreadOptions {
  readonly gazetteer: Gazetteer;
  /** Called once, as soon as the thread can no longer be used; with what went wrong, if anything did. */
  readonly onEnd: (failure?: unknown) => void;
  readonly stepWithinMs?: number;
}

export function startPlanningThread({
  gazetteer,
  onEnd,
  stepWithinMs = STEP_WITHIN_MS,
}: ThreadOptions): PlanningThread {
  // The worker gets a copy of the gazetteer, which takes a tenth of the time of reading it from the files.
  const worker = new Worker(entryPoint('features/itineraries/planning-thread-worker'), {
    workerData: gazetteer,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  // The worker does not keep the process alive; the requests that wait for a trip do.
  worker.unref();
  const asking = new Map<number, PromiseWithResolvers<StepMade>>();
  let hasEnded = false;
  const ended = (failure?: unknown) => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd(failure);
    for (const { reject } of asking.values()) reject(gaveUp());
    asking.clear();
  };
  worker.on('message', (made: StepMade) => {
    asking.get(made.trip)?.resolve(made);
    asking.delete(made.trip);
  });
  worker.on('error', ended);
  worker.on('exit', (code) => ended(new Error(`A planning thread exited with code ${code}`)));
  const end = (failure?: unknown) => {
    // Until the worker has ended it would still accept messages, and answer none.
    ended(failure);
    void worker.terminate();
  };
  return {
    end,
    cancel: (trip) => worker.postMessage({ trip, end: true } satisfies StepAsked),
    async ask(asked) {
      if (hasEnded) throw gaveUp();
      const made = Promise.withResolvers<StepMade>();
      asking.set(asked.trip, made);
      const tooLong = setTimeout(() => {
        end(new Error(`A planning thread did not answer within ${stepWithinMs} ms`));
      }, stepWithinMs);
      worker.postMessage(asked);
      return made.promise.finally(() => clearTimeout(tooLong));
    },
  };
}
