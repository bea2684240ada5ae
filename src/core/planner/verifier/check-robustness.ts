import { simulateTrip } from '../robustness/simulate-trip.ts';
import type { Finding } from './checks.ts';
import type { Trip } from './trip.ts';

/** V53: what the plan says of being kept when things are late is what its rows give. */
export function checkRobustness({ itinerary, gazetteer }: Trip): Finding[] {
  const said = itinerary.robustness;
  if (!said) return [];
  const { runs, kept } = simulateTrip(itinerary, gazetteer);
  if (said.runs === runs && said.kept === kept) return [];
  return [{ check: 'V53', message: `kept in ${kept} of ${runs} simulated trips, said: ${said.kept} of ${said.runs}` }];
}
