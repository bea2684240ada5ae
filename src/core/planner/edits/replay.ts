import type { TripDecisions } from './decisions.ts';
import { applyEdit, type PlanEdit } from './edit.ts';
import type { EditedTrip } from './solved-days.ts';

export interface Replayed {
  readonly decisions: TripDecisions;
  /** The edits that do not apply any more. */
  readonly dropped: readonly PlanEdit[];
}

/** Returns the decisions after edits that were made on another version of a plan. */
export function replayEdits(trip: EditedTrip, edits: readonly PlanEdit[]): Replayed {
  let { decisions } = trip;
  const dropped: PlanEdit[] = [];
  for (const edit of edits) {
    const result = applyEdit({ ...trip, decisions }, edit);
    if (result.kind === 'edited') decisions = result.decisions;
    else dropped.push(edit);
  }
  return { decisions, dropped };
}
