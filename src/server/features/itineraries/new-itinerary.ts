import type { PlaceFacts } from '../../../core/places/corrections.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import { newId } from '../../ids.ts';
import type { NewItinerary } from './packed-row.ts';
import type { Planner } from './planning.ts';

interface Made {
  readonly planner: Pick<Planner, 'summarise'>;
  /** What it was planned with. */
  readonly facts?: PlaceFacts;
  readonly now: number;
  /** The key of the visitor who asked for it; null for a demonstration trip. */
  readonly madeBy: string | null;
}

/** A planned trip as it is stored. */
export const newItinerary = (trip: PlannedTrip, { planner, facts, now, madeBy }: Made): NewItinerary => ({
  id: newId(now),
  slug: trip.slug,
  fromLocation: trip.from.name,
  toLocation: trip.to.name,
  startDate: trip.startDate,
  endDate: trip.endDate,
  durationDays: trip.durationDays,
  pricePerPersonRupees: trip.price.perPersonRupees,
  summary: JSON.stringify(planner.summarise(trip, facts)),
  plan: JSON.stringify(trip),
  views: 0,
  demo: 0,
  createdAt: now,
  madeBy,
  keptAt: null,
  popularRank: null,
});
