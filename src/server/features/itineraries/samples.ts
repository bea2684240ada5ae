import type { Itinerary as PlannedTrip, PlanningEvent, TripRequest } from '../../../core/planner/types.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { newItinerary } from './new-itinerary.ts';
import type { Planner } from './planning.ts';
import type { popularRoutes } from './popular.ts';
import { SAMPLE_RANK } from './popular-store.ts';
import { itineraryStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly planner: Planner;
  readonly popular: Pick<ReturnType<typeof popularRoutes>, 'hasSamples' | 'endSamples'>;
}

function firstItinerary(events: Iterable<PlanningEvent>): PlannedTrip | null {
  for (const event of events) {
    if (event.kind === 'itinerary') return event.itinerary;
  }
  return null;
}

/**
 * Fills the popular list with planned trips as far as visitors have made none popular, and renews them once they have
 * all begun.
 */
export async function showSamples(
  { database, clock, planner, popular }: Dependencies,
  requests: readonly TripRequest[],
): Promise<void> {
  const store = itineraryStore(database);
  if (await popular.hasSamples()) return;
  await popular.endSamples();
  for (const request of requests) {
    const first = firstItinerary(planner.plan(request));
    if (!first) continue;
    const details = JSON.stringify(planner.describe(first));
    const now = clock();
    const sample = { details, detailedAt: now, demo: 1, popularRank: SAMPLE_RANK };
    const row = { ...newItinerary(first, { planner, now, madeBy: null }), ...sample };
    await store.insertMissing(database.db, [row]);
  }
  await touchNoun(database.db, 'itineraries');
}
