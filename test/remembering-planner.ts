import type { PlanningEvent, TripRequest } from '../src/core/planner/types.ts';
import type { Planner } from '../src/server/features/itineraries/planning.ts';
import { planner } from './gazetteer.ts';

/** The built-in planner, which answers the same request with the same bytes, without computing them twice. */
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
