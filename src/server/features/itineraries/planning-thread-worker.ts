// The worker of `planning-thread.ts`: plans trips step by step, on request.
import { parentPort, workerData } from 'node:worker_threads';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { type Correction, correctGazetteer } from '../../../core/places/corrections.ts';
import { planTripSteps } from '../../../core/planner/plan-trip.ts';
import type { PlanningEvent, TripRequest } from '../../../core/planner/types.ts';

/** Requests one step of a trip: the first one brings the request, `end` cancels the rest. */
export interface StepAsked {
  readonly trip: number;
  readonly request?: TripRequest;
  /** In force from this trip on; only beside a request. */
  readonly corrections?: readonly Correction[];
  readonly end?: true;
}

export interface StepMade {
  readonly trip: number;
  /** The step's event; absent at the end of the trip. */
  readonly event?: PlanningEvent;
  /** The step's failure. */
  readonly error?: unknown;
}

const original = workerData as Gazetteer;
let gazetteer = original;
const trips = new Map<number, Iterator<PlanningEvent>>();

function makeStep({ trip, request, corrections, end }: StepAsked): StepMade | null {
  if (end) {
    trips.get(trip)?.return?.();
    trips.delete(trip);
    return null;
  }
  try {
    if (corrections) gazetteer = correctGazetteer(original, corrections);
    if (request) trips.set(trip, planTripSteps(request, gazetteer)[Symbol.iterator]());
    const next = trips.get(trip)?.next();
    return next && !next.done ? { trip, event: next.value } : { trip };
  } catch (error) {
    return { trip, error };
  }
}

parentPort?.on('message', (asked: StepAsked) => {
  const made = makeStep(asked);
  if (made) parentPort?.postMessage(made);
});
