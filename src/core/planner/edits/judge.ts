import type { Itinerary } from '../types.ts';
import type { Finding } from '../verifier/checks.ts';
import { verifyItinerary } from '../verifier/verify-itinerary.ts';
import { retime } from './retime.ts';
import type { EditedTrip } from './solved-days.ts';

/** A changed plan, and every rule that it breaks. */
export interface JudgedPlan {
  readonly itinerary: Itinerary;
  readonly findings: readonly Finding[];
}

/**
 * Returns a plan with its decisions carried out and checked; whatever was decided, there is an answer. A `quick` one,
 * of many that are tried, is not simulated with delays.
 */
export function judge(trip: EditedTrip, manner: 'simulated' | 'quick' = 'simulated'): JudgedPlan {
  const itinerary = retime(trip, manner);
  return { itinerary, findings: verifyItinerary(itinerary, trip.request, trip.gazetteer) };
}
