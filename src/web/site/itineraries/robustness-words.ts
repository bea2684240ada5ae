import type { Itinerary } from '../../../contracts/itineraries.ts';

/** A plan that is kept less often is not praised for it. */
const PRAISED_SHARE = 0.95;

/** Returns how often a plan is kept when things are late, for its card; undefined when that is no praise. */
export function praiseRobustness({ robustness }: Itinerary): string | undefined {
  if (!robustness || robustness.kept < PRAISED_SHARE * robustness.runs) return undefined;
  return `Kept in ${shareOf(robustness)} of 100 simulated trips.`;
}

/** Returns what was simulated and how it went; undefined for plans stored before they were simulated. */
export function tellRobustness({ robustness }: Itinerary): string | undefined {
  if (!robustness) return undefined;
  const { runs, weakest } = robustness;
  const weakPoint = weakest === undefined ? '' : ` Its weakest point: ${weakest}.`;
  return `We simulated this trip ${runs} times with the usual delays of trains, flights, roads and queues. In ${shareOf(robustness)} of 100 trips no departure and no opening hours were missed.${weakPoint}`;
}

const shareOf = ({ runs, kept }: NonNullable<Itinerary['robustness']>): number => Math.floor((100 * kept) / runs);
