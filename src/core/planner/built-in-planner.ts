import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { PlaceFacts } from '../places/corrections.ts';
import { describeDetails, summarise } from './describe.ts';
import { planTripSteps } from './plan-trip.ts';
import type { PlanWords } from './plan-words.ts';
import type { Itinerary, TripRequest } from './types.ts';

/** Corrected facts; those of the built-in gazetteer where they are left out. */
type Corrected = Pick<PlaceFacts, 'gazetteer'>;

/** Returns the engine with a gazetteer: it plans trips and describes them in the words of a language. */
export const builtInPlanner = (gazetteer: Gazetteer, words: PlanWords) => ({
  plan: (request: TripRequest, facts?: Corrected) => planTripSteps(request, facts?.gazetteer ?? gazetteer),
  summarise: (itinerary: Itinerary, facts?: Corrected) => summarise(itinerary, facts?.gazetteer ?? gazetteer, words),
  describe: (itinerary: Itinerary, facts?: Corrected) =>
    describeDetails(itinerary, facts?.gazetteer ?? gazetteer, words),
});
