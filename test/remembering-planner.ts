import type { PlanningEvent, TripRequest } from '../src/core/planner/types.ts';
import type { Planner } from '../src/server/features/itineraries/planning.ts';
import { planner } from './gazetteer.ts';

/** Returns the built-in planner with a cache: the same request gives the same bytes without a second computation. */
export function rememberingPlanner(): Planner {
  const known = new Map<string, readonly PlanningEvent[]>();
  return {
    ...planner,
    plan(request: TripRequest) {
      const key = JSON.stringify(request);
      const events = known.get(key) ?? [...planner.plan(request)];
      known.set(key, events);
      return events;
    },
  };
}
