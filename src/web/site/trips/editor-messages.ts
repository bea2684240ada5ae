import type { DecidedKind, NoAlternative } from '../../../core/planner/alternatives/kinds.ts';
import type { PlanDifference } from '../../../core/planner/alternatives/plan-difference.ts';
import type { AddableOnDay } from '../../../core/planner/edits/additions.ts';
import type { TripDecisions } from '../../../core/planner/edits/decisions.ts';
import type { EditRefusal, PlanEdit } from '../../../core/planner/edits/edit.ts';
import type { FactsSlice } from '../../../core/planner/edits/facts-slice.ts';
import type { Happening, NowOnTrip, ReplannedDay } from '../../../core/planner/on-the-way/replan-day.ts';
import type { Itinerary, PlannedDay } from '../../../core/planner/types.ts';
import type { Finding } from '../../../core/planner/verifier/checks.ts';

/** A plan with its decisions carried out and checked. */
export interface Judged {
  readonly decisions: TripDecisions;
  readonly itinerary: Itinerary;
  readonly findings: readonly Finding[];
  /** Ids of the towns of the days by their numbers; days that are spent on the way are left out. */
  readonly towns: ReadonlyMap<number, string>;
  /** The smallest change that mends it; absent when nothing is broken, or nothing small mends it. */
  readonly repair?: { readonly decisions: TripDecisions; readonly leftOut: readonly string[] };
}

/** What a change costs. */
export interface EditCost {
  /** Rupees per person. */
  readonly dearer: number;
  /** Minutes at which the day ends later. */
  readonly later: number;
  /** Rules that the plan breaks then. */
  readonly problems: number;
}

/** Other sights for the same days, as edits with what they change; or why there are none. */
export type DecidedChange =
  | { readonly kind: 'found'; readonly edits: readonly PlanEdit[]; readonly difference: PlanDifference }
  | { readonly kind: 'none'; readonly because: NoAlternative };

/** A sight that may take another's place. */
export interface Swap extends EditCost {
  readonly sightId: string;
}

/** A sight at its best place in a day. */
export interface PlacedAddition extends EditCost {
  readonly sightId: string;
  readonly index: number;
  readonly travelMinutes: number;
  /** What the day breaks then. */
  readonly findings: readonly Finding[];
}

/** What the editor asks its worker; each is answered in turn. */
export type EditorAsk =
  | { readonly ask: 'open'; readonly plan: Itinerary; readonly facts: FactsSlice; readonly decisions: TripDecisions }
  | { readonly ask: 'edit'; readonly decisions: TripDecisions; readonly edits: readonly PlanEdit[] }
  | { readonly ask: 'judge'; readonly decisions: TripDecisions }
  | { readonly ask: 'replay'; readonly edits: readonly PlanEdit[] }
  | { readonly ask: 'swaps'; readonly decisions: TripDecisions; readonly sightId: string }
  | { readonly ask: 'addable'; readonly decisions: TripDecisions; readonly day: number }
  | { readonly ask: 'addition'; readonly decisions: TripDecisions; readonly sightId: string; readonly day: number }
  | {
      readonly ask: 'alternative';
      readonly decisions: TripDecisions;
      readonly kind: DecidedKind;
      readonly day: number | null;
    }
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
  | { readonly answer: 'addable'; readonly sights: readonly AddableOnDay[] }
  | { readonly answer: 'addition'; readonly addition: PlacedAddition | null }
  | { readonly answer: 'failed'; readonly message: string };
