import { expect } from 'vitest';
import { addDays } from '../src/core/dates.ts';
import { planTrip } from '../src/core/planner/plan-trip.ts';
import type { Itinerary, Refusal, TripRequest } from '../src/core/planner/types.ts';
import { verifyAnswer } from '../src/core/planner/verifier/verify-answer.ts';
import { verifyItinerary } from '../src/core/planner/verifier/verify-itinerary.ts';
import { refusalOf } from './english.ts';
import { gazetteer } from './gazetteer.ts';

/** Returns a request for two in Economy with up to ₹50,000 each, unless told otherwise. */
export const tripRequest = (
  from: string,
  to: string,
  departureDate: string,
  days: number,
  more: Partial<TripRequest> = {},
): TripRequest => ({
  from,
  to,
  departureDate,
  returnDate: addDays(departureDate, days - 1),
  travellers: 2,
  travelClass: 'Economy',
  priceRange: { min: 0, max: 50_000 },
  bookedOn: '2026-11-21',
  exclude: [],
  ...more,
});

/** Returns the suggestions of a request that must be possible; each and the whole answer pass every check. */
export function plan(request: TripRequest): readonly Itinerary[] {
  const answer = planTrip(request, gazetteer);
  if (answer.kind === 'refused') throw new Error(refusalOf(answer.refusal));
  for (const itinerary of answer.itineraries) expect(verifyItinerary(itinerary, request, gazetteer)).toEqual([]);
  expect(verifyAnswer(answer.itineraries, request, gazetteer)).toEqual([]);
  return answer.itineraries;
}

/** Returns the suggestions of a request; none when it is refused. */
export function plansOf(request: TripRequest): readonly Itinerary[] {
  const answer = planTrip(request, gazetteer);
  return answer.kind === 'planned' ? answer.itineraries : [];
}

/** Returns the refusal of a request that must be impossible. */
export function refuse(request: TripRequest): Refusal {
  const answer = planTrip(request, gazetteer);
  if (answer.kind === 'planned') throw new Error(`planned ${answer.itineraries.length} itineraries`);
  return answer.refusal;
}
