import type { Gazetteer } from '../../src/core/gazetteer/gazetteer.ts';
import { planTrip } from '../../src/core/planner/plan-trip.ts';
import type { Refusal, TripRequest } from '../../src/core/planner/types.ts';

/** What the changes offered by a refusal are worth. */
export interface TriedRemedies {
  readonly offered: number;
  /** How many of them lead to a plan. */
  readonly work: number;
}

/** Plans each change that a refusal offers. */
export function tryRemedies({ remedies = [] }: Refusal, request: TripRequest, gazetteer: Gazetteer): TriedRemedies {
  const working = remedies.filter(
    ({ label: _label, ...change }) => planTrip({ ...request, ...change, exclude: [] }, gazetteer).kind === 'planned',
  );
  return { offered: remedies.length, work: working.length };
}
