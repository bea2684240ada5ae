import type { DecidedKind, NoAlternative } from '../../../core/planner/alternatives/kinds.ts';
import type { PlanDifference } from '../../../core/planner/alternatives/plan-difference.ts';
import type { TripDecisions } from '../../../core/planner/edits/decisions.ts';
import type { EditRefusal, PlanEdit } from '../../../core/planner/edits/edit.ts';
import type { FactsSlice } from '../../../core/planner/edits/facts-slice.ts';
import type { AddableSight } from '../../../core/planner/edits/runners-up.ts';
import type { Happening, NowOnTrip, ReplannedDay } from '../../../core/planner/on-the-way/replan-day.ts';
import type { Itinerary, PlannedDay } from '../../../core/planner/types.ts';
import type { Finding } from '../../../core/planner/verifier/checks.ts';

/** A plan with its decisions carried out and checked. */
export interface Judged {
  readonly decisions: TripDecisions;
  readonly itinerary: Itinerary;
  readonly findings: readonly Finding[];
  /** Numbers of the days that are spent at a town; the others are spent on the way. */
  readonly visitable: readonly number[];
  /** The smallest change that mends it; absent when nothing is broken, or nothing small mends it. */
  readonly repair?: { readonly decisions: TripDecisions; readonly leftOut: readonly string[] };
}

/** A sight that may take another's place, with what it would cost. */
export interface Swap {
  readonly sightId: string;
  /** Rupees per person, and minutes at which the day ends later. */
  readonly dearer: number;
  readonly later: number;
  readonly problems: number;
}

/** Other sights for the same days, as edits with what they change; or why there are none. */
export type DecidedChange =
  | { readonly kind: 'found'; readonly edits: readonly PlanEdit[]; readonly difference: PlanDifference }
  | { readonly kind: 'none'; readonly because: NoAlternative };

/** What the editor asks its worker; each is answered in turn. */
export type EditorAsk =
  | { readonly ask: 'open'; readonly plan: Itinerary; readonly facts: FactsSlice; readonly decisions: TripDecisions }
  | { readonly ask: 'edit'; readonly decisions: TripDecisions; readonly edits: readonly PlanEdit[] }
  | { readonly ask: 'judge'; readonly decisions: TripDecisions }
  | { readonly ask: 'replay'; readonly edits: readonly PlanEdit[] }
  | { readonly ask: 'swaps'; readonly decisions: TripDecisions; readonly sightId: string }
  | {
      readonly ask: 'alternative';
      readonly decisions: TripDecisions;
      readonly kind: DecidedKind;
      readonly day: number | null;
    }
  | { readonly ask: 'addable'; readonly decisions: TripDecisions }
  /** The rest of a day, as it is on this device, after something has come between. */
  | { readonly ask: 'replan'; readonly day: PlannedDay; readonly now: NowOnTrip; readonly happening: Happening };

/** The rest of a day replanned; null when there is nothing ahead to replan. */
export type Replanned = Omit<ReplannedDay, 'itinerary'> | null;

export type EditorAnswer =
  | { readonly answer: 'judged'; readonly judged: Judged; readonly dropped?: readonly PlanEdit[] }
  | { readonly answer: 'replanned'; readonly replanned: Replanned }
  | { readonly answer: 'refused'; readonly because: EditRefusal }
  | { readonly answer: 'swaps'; readonly swaps: readonly Swap[] }
  | { readonly answer: 'alternative'; readonly change: DecidedChange }
  | { readonly answer: 'addable'; readonly sights: readonly AddableSight[] }
  | { readonly answer: 'failed'; readonly message: string };
