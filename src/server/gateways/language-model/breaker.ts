import type { ModelAnswer, ModelFault } from './port.ts';

/** What the breaker looks at in an answer. */
export type ToldAnswer = Pick<ModelAnswer<unknown>, 'outcome' | 'retryAfterMs'>;

/** Keeps questions from a model that fails, so that nobody waits for it. */
export interface ModelBreaker {
  /**
   * Whether a question may be asked now. Whoever is let through asks, and tells how it ended: while it is tried whether the
   * model is well again, nobody else is.
   */
  readonly mayAsk: () => boolean;
  readonly tell: (answer: ToldAnswer) => void;
  readonly state: () => 'closed' | 'open' | 'half-open';
}

const FAULTS_IN_A_ROW = 3;
const FIRST_OPEN_MS = 30_000;
const LONGEST_OPEN_MS = 5 * 60_000;
/** Nothing but a person mends these. */
const SETTING_OPEN_MS = 5 * 60_000;
/** A day: a provider that asks for longer is asked all the same. */
const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60_000;
/** One that was let through and never told counts as gone. */
const LOST_TRIAL_MS = 60_000;

type Weight = 'well' | 'nothing' | 'fault' | 'setting';

const WEIGHT: Readonly<Record<'answered' | ModelFault, Weight>> = {
  answered: 'well',
  overloaded: 'fault',
  'rate-limited': 'fault',
  slow: 'fault',
  cut: 'fault',
  unreachable: 'fault',
  nonsense: 'fault',
  'wrong-key': 'setting',
  misconfigured: 'setting',
  // The model was there: it would not, or was not heard.
  refused: 'nothing',
  gone: 'nothing',
};

/** For how long a failure opens the breaker at once; null when it counts with the others before it. */
function opensAtOnceFor({ outcome, retryAfterMs }: ToldAnswer): number | null {
  if (WEIGHT[outcome] === 'setting') return SETTING_OPEN_MS;
  if (outcome !== 'rate-limited' && outcome !== 'overloaded') return null;
  return retryAfterMs === null ? null : Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS);
}

/** A breaker that is closed; `now` tells milliseconds that only rise. */
export function modelBreaker(now: () => number): ModelBreaker {
  let faults = 0;
  /** Null while closed. */
  let openUntil: number | null = null;
  let nextOpenMs = FIRST_OPEN_MS;
  /** Since when somebody tries whether the model is well again. */
  let triedSince: number | null = null;

  function state() {
    if (openUntil === null) return 'closed';
    return now() < openUntil ? 'open' : 'half-open';
  }

  function close(): void {
    faults = 0;
    openUntil = null;
    nextOpenMs = FIRST_OPEN_MS;
    triedSince = null;
  }

  function openFor(ms: number): void {
    openUntil = Math.max(openUntil ?? 0, now() + ms);
    triedSince = null;
  }

  return {
    state,
    mayAsk() {
      if (state() === 'closed') return true;
      const isTried = triedSince !== null && now() - triedSince < LOST_TRIAL_MS;
      if (state() === 'open' || isTried) return false;
      triedSince = now();
      return true;
    },
    tell(answer) {
      const atOnce = opensAtOnceFor(answer);
      // Asked before it opened: what it tells is older than what opened it.
      if (state() === 'open') {
        if (atOnce !== null) openFor(atOnce);
        return;
      }
      const weight = WEIGHT[answer.outcome];
      if (weight === 'well') return close();
      if (weight === 'nothing') {
        triedSince = null;
        return;
      }
      faults += 1;
      if (atOnce !== null) openFor(atOnce);
      else if (state() === 'half-open' || faults >= FAULTS_IN_A_ROW) {
        openFor(nextOpenMs);
        nextOpenMs = Math.min(nextOpenMs * 2, LONGEST_OPEN_MS);
      }
    },
  };
}
