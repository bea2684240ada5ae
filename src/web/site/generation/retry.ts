import type { GenerationProblem } from './generate.ts';

/** The first delay; each further one doubles. */
const FIRST_DELAY_SECONDS = 2;
export const MOST_RETRIES = 3;
const OVERLOADED = 503;

interface Retrying {
  /** Called every second while waiting, with the seconds left and the number of the coming retry. */
  readonly onWait: (secondsLeft: number, retry: number) => void;
  readonly onStart: () => void;
  readonly signal: AbortSignal;
  /** Waits one second; tests wait less. */
  readonly second?: () => Promise<void>;
}

const oneSecond = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000));

/** Retries the work while the model is overloaded, after 2, 4 and 8 seconds; returns the last outcome. */
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
