import type { PlaceFacts } from '../../../core/places/corrections.ts';
import type { Itinerary, Refusal, TripRequest } from '../../../core/planner/types.ts';
import type { Asker } from './asker.ts';
import { type PlanningQueue, tooBusy } from './planning.ts';

/** What the planner has for a request: its suggestions, none of them stored, or why there are none. */
export type Suggested =
  | { readonly kind: 'planned'; readonly itineraries: readonly Itinerary[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

type SuggestFor = Pick<Asker, 'visitor' | 'signal'> & { readonly facts: PlaceFacts };

/** Returns how other features plan trips: in the same queue as visitors' searches. Rejects when that is full. */
export const suggestions =
  ({ hasPlace, enter, planInTurn }: PlanningQueue) =>
  async (request: TripRequest, { visitor, signal, facts }: SuggestFor): Promise<Suggested> => {
    if (!hasPlace(visitor.limitKey)) throw tooBusy();
    const leave = enter(visitor.limitKey);
    const itineraries: Itinerary[] = [];
    try {
      for await (const event of planInTurn(request, { facts, signal })) {
        if (event.kind === 'refused') return { kind: 'refused', refusal: event.refusal };
        if (event.kind === 'itinerary') itineraries.push(event.itinerary);
      }
    } finally {
      leave();
    }
    return { kind: 'planned', itineraries };
  };
