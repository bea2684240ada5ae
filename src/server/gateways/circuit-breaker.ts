/** How a circuit breaker takes a failure: it opens for so many ms, at once for its own time, or after several in a row. */
export type FailureWeight = number | 'at-once' | 'counted';

interface Rules {
  /** Milliseconds; never going back. */
  readonly now: () => number;
  /** So many counted failures in a row open it. */
  readonly failuresInARow: number;
  /** How long it opens by itself the first time; twice as long each further time. */
  readonly firstOpenMs: number;
  readonly longestOpenMs: number;
}

/** Stops calls to a failing provider for a while, then lets a single trial call through. */
export interface CircuitBreaker {
  /**
   * Returns whether a call may be made now. A granted call must be made and its end told by one of the three below: while
   * it is open for a trial, no other call is granted.
   */
  readonly mayAsk: () => boolean;
  readonly succeeded: () => void;
  /** Returns for how many ms this failure has opened the breaker; 0 when it has not. */
  readonly failed: (weight: FailureWeight) => number;
  /** The call says nothing of the provider, for example because the caller aborted it. */
  readonly ignored: () => void;
  readonly state: () => 'closed' | 'open' | 'half-open';
}

/** A trial call whose end is never told counts as lost after so long. */
const LOST_TRIAL_MS = 60_000;

/** Returns a closed circuit breaker. Calls that were granted before it opened neither close it nor count. */
export function circuitBreaker({ now, failuresInARow, firstOpenMs, longestOpenMs }: Rules): CircuitBreaker {
  let failures = 0;
  /** Null while closed. */
  let openUntil: number | null = null;
  let nextOpenMs = firstOpenMs;
  let trialSince: number | null = null;

  function state() {
    if (openUntil === null) return 'closed';
    return now() < openUntil ? 'open' : 'half-open';
  }

  function openFor(ms: number): void {
    openUntil = Math.max(openUntil ?? 0, now() + ms);
    trialSince = null;
  }

  function openByItself(): void {
    openFor(nextOpenMs);
    nextOpenMs = Math.min(nextOpenMs * 2, longestOpenMs);
  }

  return {
    state,

    mayAsk() {
      if (state() === 'closed') return true;
      const isTried = trialSince !== null && now() - trialSince < LOST_TRIAL_MS;
      if (state() === 'open' || isTried) return false;
      trialSince = now();
      return true;
    },

    succeeded() {
      if (state() === 'open') return;
      failures = 0;
      openUntil = null;
      nextOpenMs = firstOpenMs;
      trialSince = null;
    },

    failed(weight) {
      const wasOpenUntil = openUntil;
      const isOpen = state() === 'open';
      if (typeof weight === 'number') openFor(weight);
      else if (!isOpen) {
        failures += 1;
        if (weight === 'at-once' || state() === 'half-open' || failures >= failuresInARow) openByItself();
      }
      return openUntil === null || openUntil === wasOpenUntil ? 0 : openUntil - now();
    },

    ignored() {
      if (state() !== 'open') trialSince = null;
    },
  };
}
