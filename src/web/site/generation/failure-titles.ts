import { failures } from '../../../words/en/site/failures.ts';
import type { GenerationProblem } from './generate.ts';

/** Returns the heading over a failure. */
export function titleFailure({ reason, details }: GenerationProblem): string {
  const isKnownPlace =
    details?.isKnown === true || (Array.isArray(details?.distancesKm) && details.distancesKm.length > 0);
  if (reason === 'UNKNOWN_PLACE' && isKnownPlace) return failures.notPlannedYet;
  const offersSeveral = Array.isArray(details?.suggestions) && details.suggestions.length > 1;
  if (reason === 'UNKNOWN_PLACE' && offersSeveral) return failures.whichPlace;
  const titles: Readonly<Record<string, string>> = failures.titles;
  return (reason && titles[reason]) || failures.notPlanned;
}
