import type { Clock } from '../../clock.ts';
import type { PhotoProviderFailure } from './port.ts';

/** One slow answer is no reason to stop asking. */
const MOST_IN_A_ROW = 3;
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 15 * 60_000;
/** A provider that counts by the hour says so. */
const LONGEST_ASKED_FOR_MS = 3_600_000;

/** Leaves a provider alone that is busy, away or refuses us; longer each time, until an answer comes. */
export function photoBreaker(clock: Clock) {
  let failures = 0;
  let rests = 0;
  let restsUntil = 0;
  return {
    mayAsk: (): boolean => clock() >= restsUntil,

    answered(): void {
      failures = 0;
      rests = 0;
      restsUntil = 0;
    },

    /** Answers for how long the provider is now left alone; 0 when it may be asked at once. */
    failed({ kind, retryAfterMs }: PhotoProviderFailure): number {
      failures += 1;
      if (kind === 'down' && retryAfterMs === null && rests === 0 && failures < MOST_IN_A_ROW) return 0;
      const own = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** rests);
      const rest = retryAfterMs === null ? own : Math.min(LONGEST_ASKED_FOR_MS, Math.max(1000, retryAfterMs));
      rests += 1;
      restsUntil = clock() + rest;
      return rest;
    },
  };
}
