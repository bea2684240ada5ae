import { results } from '../../../words/en/site/results.ts';
import type { GenerationProblem } from './generate.ts';
import { MOST_RETRIES } from './retry.ts';

const OVERLOADED = 503;

/** Returns a sentence without its full stop and without the retry advice that follows anyway, to embed in another. */
const bare = (message: string): string => message.trim().replace(/(?:\.\s*Please try again)?[.।]?$/, '');

const withStatus = ({ code, message }: GenerationProblem): string =>
  code === 0 ? bare(message) : `HTTP ${code}: ${bare(message)}`;

export const wordWaiting = (seconds: number, retry: number): string =>
  results.waiting({ seconds, retry, most: MOST_RETRIES });

/** Returns the message for a failed generation: the planner's own when it gives a reason, else the standard one. */
export function wordGenerationFailure(problem: GenerationProblem): string {
  if (problem.code === OVERLOADED) return results.overloaded;
  if (problem.reason) return problem.message;
  return results.failed({ message: withStatus(problem) });
}

export function wordMoreFailure(problem: GenerationProblem): string {
  if (problem.code === OVERLOADED) return results.overloadedMore;
  return results.failedMore({ message: withStatus(problem) });
}
