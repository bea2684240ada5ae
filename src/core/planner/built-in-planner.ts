import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { describeDetails, summarise } from './describe.ts';
import { planTripSteps } from './plan-trip.ts';
import type { PlanWords } from './plan-words.ts';
import type { Itinerary, TripRequest } from './types.ts';

/** Returns the engine with a gazetteer: it plans trips and describes them in the words of a language. */
export const builtInPlanner = (gazetteer: Gazetteer, words: PlanWords) => ({
  plan: (request: TripRequest) => planTripSteps(request, gazetteer),
  summarise: (itinerary: Itinerary) => summarise(itinerary, gazetteer, words),
  describe: (itinerary: Itinerary) => describeDetails(itinerary, gazetteer, words),
});
