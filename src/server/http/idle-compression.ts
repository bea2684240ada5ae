import type { KeptAnswer } from './kept-answers.ts';

/** How often the event loop's load is looked at while answers wait. */
const LOOKED_EVERY_MS = 2000;
/** The process counts as idle below this share of busy time. */
const IDLE_BELOW = 0.2;
const MAX_WAITING = 50;

/** Returns whether the event loop was mostly idle since the last call. */
function idleSinceLastCall(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization < IDLE_BELOW;
  };
}

/**
 * Compresses answers that are requested again once more, as small as they get: one at a time, on a thread, and only
 * while the process is idle. Keeps at most 50 waiting; the others stay as they are.
 */
export class IdleCompression {
  readonly #waiting = new Set<KeptAnswer>();
  readonly #isIdle: () => boolean;
  #timer: NodeJS.Timeout | null = null;

  constructor(isIdle: () => boolean = idleSinceLastCall()) {
    this.#isIdle = isIdle;
  }

  add(answer: KeptAnswer): void {
    if (this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.add(answer);
    this.#wait();
  }

  /** Compresses the answer that waits longest, if the process is idle. */
  async compressNext(): Promise<void> {
    const [answer] = this.#waiting;
    if (!answer || !this.#isIdle()) return;
    this.#waiting.delete(answer);
    await answer.compressBest();
  }

  #wait(): void {
    if (this.#timer || this.#waiting.size === 0) return;
    this.#timer = setTimeout(() => {
      const next = () => {
        this.#timer = null;
        this.#wait();
      };
      // An answer that could not be compressed once more stays as it is.
      this.compressNext().then(next, next);
    }, LOOKED_EVERY_MS).unref();
  }
}
