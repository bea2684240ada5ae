import type { PlaceFacts } from '../../../core/places/corrections.ts';
import { decideAlternative } from '../../../core/planner/alternatives/decide-alternative.ts';
import {
  type AlternativeKind,
  isDecided,
  type NoAlternative,
  type PlannedKind,
} from '../../../core/planner/alternatives/kinds.ts';
import {
  cheaperLimit,
  chooseAlternative,
  givesUpRooms,
  requestsForAlternative,
} from '../../../core/planner/alternatives/plan-alternative.ts';
import type { TripDecisions } from '../../../core/planner/edits/decisions.ts';
import type { EditedPlan } from '../../../core/planner/edits/edited-plan.ts';
import type { EditedTrip } from '../../../core/planner/edits/solved-days.ts';
import type { Refusal } from '../../../core/planner/types.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Visitor } from '../../http/visitor.ts';
import { inTurns } from '../../in-turns.ts';
import type { ItineraryService } from '../itineraries/service.ts';
import { editPlan, withFacts } from './edit-plan.ts';
import type { TripBefore } from './save-version.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly suggest: ItineraryService['suggest'];
}

/** Which alternative, of a trip as it was changed so far. */
export interface AskedAlternative {
  readonly kind: AlternativeKind;
  readonly day?: number;
  readonly decisions: TripDecisions;
  readonly revision: number;
}

/** Who asks. */
export interface Reader {
  readonly visitor: Visitor;
  readonly signal: AbortSignal;
}

/** The trip as it is stored, and with the changes so far carried out. */
export interface Opened {
  readonly before: TripBefore;
  readonly facts: PlaceFacts;
  readonly current: EditedPlan & { readonly trip: EditedTrip };
}

export type Found =
  | {
      readonly kind: 'found';
      readonly edited: EditedPlan;
      readonly decisions: TripDecisions;
      /** True where it is another plan, not other sights for the same days. */
      readonly isNewPlan: boolean;
    }
  | { readonly kind: 'none'; readonly because: NoAlternative; readonly refusal?: Refusal };

const none = (because: NoAlternative, refusal?: Refusal): Found => ({
  kind: 'none',
  because,
  ...(refusal && { refusal }),
});

/** Looks for other sights for the same days. */
function decide({ current: { trip } }: Opened, kind: Parameters<typeof decideAlternative>[1], day?: number): Found {
  const made = decideAlternative(trip, kind, day);
  if (made.kind === 'none') return made;
  const edited = editPlan(trip.itinerary, made.decisions, trip.gazetteer);
  return { kind: 'found', edited, decisions: made.decisions, isNewPlan: false };
}

/** Returns how other ways to make a trip are found. */
export function alternativeFinder({ clock, suggest }: Dependencies) {
  /** Has trips planned, and puts the sights of this one into the one that suits best. */
  async function plan({ current, facts }: Opened, kind: PlannedKind, reader: Reader): Promise<Found> {
    const { itinerary, trip } = current;
    const { gazetteer } = facts;
    const today = todayInIndia(clock);
    if (itinerary.startDate <= today) return none('begun');
    if (kind === 'shorter' && itinerary.durationDays === 1) return none('one-day');
    const asked = { itinerary, decisions: trip.decisions };
    const requests = withFacts(() => requestsForAlternative(kind, asked, today, gazetteer));
    let refusal: Refusal | undefined;
    let losesLocked = false;
    for (const request of requests) {
      const suggested = await suggest(request, { ...reader, facts });
      if (suggested.kind === 'refused') {
        // That all plans cost less than was asked for is no reason here.
        if (suggested.refusal.reason !== 'BUDGET_TOO_HIGH') ({ refusal } = suggested);
        continue;
      }
      const chosen = await inTurns(chooseAlternative(kind, asked, suggested.itineraries, gazetteer));
      losesLocked ||= chosen.losesLocked;
      if (!chosen.found) continue;
      const { decisions } = chosen.found;
      return {
        kind: 'found',
        edited: editPlan(chosen.found.itinerary, decisions, gazetteer),
        decisions,
        isNewPlan: true,
      };
    }
    return losesLocked ? none('locked') : none('not-planned', refusal);
  }

  /** Looks for a cheaper plan: another one, or fewer tickets where that would give up rooms for dormitories or is not there. */
  async function findCheaper(opened: Opened, reader: Reader): Promise<Found> {
    const planned = await plan(opened, 'cheaper', reader);
    if (planned.kind === 'none' && planned.because === 'begun') return planned;
    const { itinerary } = opened.current;
    if (planned.kind === 'found' && !givesUpRooms(planned.edited.itinerary, itinerary)) return planned;
    const saved = decide(opened, 'cheaper');
    const most = planned.kind === 'found' ? cheaperLimit(itinerary) : itinerary.price.perPersonRupees - 1;
    return saved.kind === 'found' && saved.edited.itinerary.price.perPersonRupees <= most ? saved : planned;
  }

  return async function find(opened: Opened, { kind, day }: AskedAlternative, reader: Reader): Promise<Found> {
    if (isDecided(kind)) return decide(opened, kind, kind === 'rainy-day' ? day : undefined);
    return kind === 'cheaper' ? findCheaper(opened, reader) : plan(opened, kind, reader);
  };
}
