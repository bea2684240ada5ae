import { setImmediate as nextTurn } from 'node:timers/promises';

/** Does work in steps and lets other requests run after each; returns its result. */
export async function inTurns<Result>(steps: Iterator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await nextTurn();
  }
}
