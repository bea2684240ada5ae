/**
 * How a circuit breaker handles a failure: opens for so many ms, opens at once for its own time, or opens after several
 * in a row.
 */
export type FailureWeight = number | 'at-once' | 'counted';

interface Rules {
  /** Milliseconds, never decreasing. */
  readonly now: () => number;
  /** Counted failures in a row that open it. */
  readonly failuresInARow: number;
  /** How long it first opens by itself; twice as long each further time. */
  readonly firstOpenMs: number;
  readonly longestOpenMs: number;
}

/** Stops calls to a failing provider for a while, then lets a single trial call through. */
export interface CircuitBreaker {
  /**
   * Returns whether a call may be made now. A granted call must be made and its result reported by one of the three
   * functions below: during a trial call, no other call is granted.
   */
  readonly mayAsk: () => boolean;
  readonly succeeded: () => void;
  /** Returns for how many ms this failure has opened the breaker; 0 when it has not. */
  readonly failed: (weight: FailureWeight) => number;
  /** The result says nothing about the provider, for example because the caller aborted. */
  readonly ignored: () => void;
  readonly state: () => 'closed' | 'open' | 'half-open';
}

/** A trial call without a result counts as lost after this time. */
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
