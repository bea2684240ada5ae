import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { TripDecisions } from '../../../core/planner/edits/decisions.ts';
import { type EditedPlan, editedPlan, refuseDecisions } from '../../../core/planner/edits/edited-plan.ts';
import { editTrip } from '../../../core/planner/edits/retime.ts';
import type { EditedTrip } from '../../../core/planner/edits/solved-days.ts';
import { FactsGone } from '../../../core/planner/edits/trip-shape.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import { AppError } from '../../http/app-error.ts';

/** Returns what is done with the facts of a plan, or refuses a plan whose towns are no longer known. */
export function withFacts<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof FactsGone) throw new AppError('impossible', ({ trips }) => trips.factsGone);
    throw error;
  }
}

/** Returns a plan with decisions that came from elsewhere carried out and checked; refuses those that do not fit it. */
export const editPlan = (
  plan: PlannedTrip,
  decisions: TripDecisions,
  gazetteer: Gazetteer,
): EditedPlan & { readonly trip: EditedTrip } =>
  withFacts(() => {
    const trip = editTrip(plan, gazetteer, decisions);
    if (refuseDecisions(trip)) throw new AppError('invalid', ({ trips }) => trips.notOfThisPlan);
    return { ...editedPlan(trip), trip };
  });
