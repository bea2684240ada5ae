import { type CircuitBreaker, circuitBreaker, type FailureWeight } from '../circuit-breaker.ts';
import type { ModelAnswer, ModelFault } from './port.ts';

/** The part of an answer that the breaker evaluates. */
export type ToldAnswer = Pick<ModelAnswer<unknown>, 'outcome' | 'retryAfterMs'>;

/** The circuit breaker of a language model; ask every granted question and report its answer. */
export interface ModelBreaker extends Pick<CircuitBreaker, 'mayAsk' | 'state'> {
  readonly tell: (answer: ToldAnswer) => void;
}

const FAULTS_IN_A_ROW = 3;
const FIRST_OPEN_MS = 30_000;
const LONGEST_OPEN_MS = 5 * 60_000;
/** Only an admin can correct a wrong key or setting. */
const SETTING_OPEN_MS = 5 * 60_000;
/** A day: the site asks again even when a provider requests a longer pause. */
const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60_000;

type Weight = 'success' | 'nothing' | 'fault' | 'setting';

const WEIGHT: Readonly<Record<'answered' | ModelFault, Weight>> = {
  answered: 'success',
  overloaded: 'fault',
  'rate-limited': 'fault',
  slow: 'fault',
  cut: 'fault',
  unreachable: 'fault',
  nonsense: 'fault',
  'wrong-key': 'setting',
  misconfigured: 'setting',
  // The model was reached: it declined, or the caller aborted the question.
  refused: 'nothing',
  gone: 'nothing',
};

function weightOf({ outcome, retryAfterMs }: ToldAnswer): FailureWeight {
  if (WEIGHT[outcome] === 'setting') return SETTING_OPEN_MS;
  const saysWhen = outcome === 'rate-limited' || outcome === 'overloaded';
  return saysWhen && retryAfterMs !== null ? Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS) : 'counted';
}

/** Returns a closed breaker; `now` returns milliseconds that never go back. */
export function modelBreaker(now: () => number): ModelBreaker {
  const breaker = circuitBreaker({
    now,
    failuresInARow: FAULTS_IN_A_ROW,
    firstOpenMs: FIRST_OPEN_MS,
    longestOpenMs: LONGEST_OPEN_MS,
  });
  return {
    mayAsk: breaker.mayAsk,
    state: breaker.state,
    tell(answer) {
      const weight = WEIGHT[answer.outcome];
      if (weight === 'success') breaker.succeeded();
      else if (weight === 'nothing') breaker.ignored();
      else breaker.failed(weightOf(answer));
    },
  };
}
