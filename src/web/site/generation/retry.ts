import type { GenerationProblem } from './generate.ts';

/** Spec §9: the first delay, doubling, and how often. */
const FIRST_DELAY_SECONDS = 2;
export const MOST_RETRIES = 3;
const OVERLOADED = 503;

interface Retrying {
  /** Told every second while waiting: what is left, and which retry will follow. */
  readonly onWait: (secondsLeft: number, retry: number) => void;
  readonly onStart: () => void;
  readonly signal: AbortSignal;
  /** Waits one second; tests wait less. */
  readonly second?: () => Promise<void>;
}

const oneSecond = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000));

/** Runs the work again while the model is overloaded, after 2, 4 and 8 seconds; answers the last outcome. */
export async function retryWhileOverloaded(
  work: () => Promise<GenerationProblem | null>,
  { onWait, onStart, signal, second = oneSecond }: Retrying,
): Promise<GenerationProblem | null> {
  for (let retry = 1; ; retry++) {
    onStart();
    const problem = await work();
    if (problem?.code !== OVERLOADED || retry > MOST_RETRIES || signal.aborted) return problem;
    for (let left = FIRST_DELAY_SECONDS * 2 ** (retry - 1); left > 0 && !signal.aborted; left--) {
      onWait(left, retry);
      await second();
    }
    if (signal.aborted) return problem;
  }
}
