import type { GenerationProblem } from './generate.ts';
import { MOST_RETRIES } from './retry.ts';

const OVERLOADED = 503;

/** Returns a sentence without its full stop and without the retry advice that follows anyway, to embed in another. */
const bare = (message: string): string => message.trim().replace(/(?:\.\s*Please try again)?\.?$/, '');

const withStatus = ({ code, message }: GenerationProblem): string =>
  code === 0 ? bare(message) : `HTTP ${code}: ${bare(message)}`;

export const wordWaiting = (seconds: number, retry: number): string =>
  `AI model is temporarily overloaded. Retrying in ${seconds} seconds... (Attempt ${retry}/${MOST_RETRIES})`;

export const NO_ITINERARIES = 'No itineraries generated. Please try again.';
export const NO_MORE_ITINERARIES = 'No additional itineraries generated.';

/** Returns the message for a failed generation: the planner's own when it gives a reason, else the standard one. */
export function wordGenerationFailure(problem: GenerationProblem): string {
  if (problem.code === OVERLOADED) return 'AI model is currently overloaded. Please try again in a few minutes.';
  if (problem.reason) return problem.message;
  return `Failed to generate itineraries: ${withStatus(problem)}. Please try again.`;
}

export function wordMoreFailure(problem: GenerationProblem): string {
  if (problem.code === OVERLOADED) return 'AI model is temporarily overloaded. Please try again in a few minutes.';
  return `Failed to load more itineraries: ${withStatus(problem)}. Please try again.`;
}

const TITLES: Readonly<Record<string, string>> = {
  UNKNOWN_PLACE: 'We could not find that place',
  ABROAD: 'We only plan trips within India',
  BUDGET_TOO_LOW: 'The budget is a little short',
  BUDGET_TOO_HIGH: 'Your minimum budget is too high',
  TRIP_TOO_SHORT: 'This trip needs more time',
  ROUTE_TOO_FAR: 'These places are too far apart',
  TRIP_TOO_LONG: 'That is longer than we can plan',
  DESTINATION_CLOSED: 'Closed on those dates',
  WISHES_IMPOSSIBLE: 'Your wishes do not fit together yet',
  DATE_ORDER: 'The return date is before the departure date',
  SAME_PLACE: 'You are already there',
  INVALID_INPUT: 'Please check your search',
};

/** Returns the heading over a failure. */
export function titleFailure({ reason, details }: GenerationProblem): string {
  const isKnownPlace =
    details?.isKnown === true || (Array.isArray(details?.distancesKm) && details.distancesKm.length > 0);
  if (reason === 'UNKNOWN_PLACE' && isKnownPlace) return 'We do not plan that place yet';
  const offersSeveral = Array.isArray(details?.suggestions) && details.suggestions.length > 1;
  if (reason === 'UNKNOWN_PLACE' && offersSeveral) return 'Which place do you mean?';
  return (reason && TITLES[reason]) || 'We could not plan this trip yet';
}
