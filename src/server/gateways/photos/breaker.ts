import type { Clock } from '../../clock.ts';
import { type CircuitBreaker, circuitBreaker, type FailureWeight } from '../circuit-breaker.ts';
import type { PhotoProviderFailure } from './port.ts';

/** One slow answer does not open the breaker. */
const FAILURES_IN_A_ROW = 3;
const FIRST_OPEN_MS = 60_000;
const LONGEST_OPEN_MS = 15 * 60_000;
/** Providers that count per hour say so. */
const LONGEST_RETRY_AFTER_MS = 3_600_000;
const SHORTEST_RETRY_AFTER_MS = 1000;

/** Returns the weight of a failure: a provider that is busy or refuses the site is not asked again for a while. */
export function photoFailureWeight({ kind, retryAfterMs }: PhotoProviderFailure): FailureWeight {
  if (retryAfterMs !== null) return Math.min(LONGEST_RETRY_AFTER_MS, Math.max(SHORTEST_RETRY_AFTER_MS, retryAfterMs));
  return kind === 'down' ? 'counted' : 'at-once';
}

export const photoBreaker = (now: Clock): CircuitBreaker =>
  circuitBreaker({
    now,
    failuresInARow: FAILURES_IN_A_ROW,
    firstOpenMs: FIRST_OPEN_MS,
    longestOpenMs: LONGEST_OPEN_MS,
  });
