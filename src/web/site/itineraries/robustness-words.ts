import type { Itinerary } from '../../../contracts/itineraries.ts';
import { trips } from '../../../words/en/site/trips.ts';
import { shareOf } from './itinerary-words.ts';

/** A plan that is kept less often is not praised for it. */
const PRAISED_SHARE = 0.95;

/** Returns how often a plan is kept when things are late, for its card; undefined when that is no praise. */
export function praiseRobustness({ robustness }: Itinerary): string | undefined {
  if (!robustness || robustness.kept < PRAISED_SHARE * robustness.runs) return undefined;
  return trips.keptInRuns({ share: shareOf(robustness) });
}

/** Returns what was simulated and how it went; undefined for plans stored before they were simulated. */
export function tellRobustness({ robustness }: Itinerary): string | undefined {
  if (!robustness) return undefined;
  const { runs, weakest } = robustness;
  const told = trips.simulated({ runs, share: shareOf(robustness) });
  return weakest === undefined ? told : `${told} ${trips.weakest({ stop: weakest })}`;
}
