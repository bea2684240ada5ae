import { gazetteer } from '../gazetteer/gazetteer.ts';
import { describeDetails, summarise } from './describe.ts';
import { planTripSteps } from './plan-trip.ts';
import type { Itinerary, TripRequest } from './types.ts';

/** The engine with the gazetteer as shipped: plans trips, and puts what it has planned into words. */
export const builtInPlanner = {
  plan: (request: TripRequest) => planTripSteps(request, gazetteer),
  summarise: (itinerary: Itinerary) => summarise(itinerary, gazetteer),
  describe: (itinerary: Itinerary) => describeDetails(itinerary, gazetteer),
};
