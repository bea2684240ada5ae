interface WaitLimits {
  /** A new request that would wait longer, in ms, is rejected. */
  readonly waitAtMostMs: number;
  /** This many may always wait, however slow the work is: a few simultaneous requests are no overload. */
  readonly alwaysWait: number;
  /** No more may wait, however fast the work is. */
  readonly maxWaiting?: number;
  /** Pieces worked on at once. */
  readonly atOnce?: number;
  /** Expected duration of a piece before any was measured, in ms. */
  readonly firstGuessMs?: number;
  /** Weight of the last measurement in the moving average. */
  readonly lastCounts?: number;
}

/** Decides for admission control whether a new request may wait, judging by the durations of past work. */
export class ExpectedWait {
  readonly #limits: Required<WaitLimits>;
  #msEach: number;

  constructor(limits: WaitLimits) {
    const defaults = { maxWaiting: Number.POSITIVE_INFINITY, atOnce: 1, firstGuessMs: 0, lastCounts: 0.2 };
    this.#limits = { ...defaults, ...limits };
    this.#msEach = this.#limits.firstGuessMs;
  }

  /** Counts a finished piece of work into the moving average. */
  measured(ms: number): void {
    this.#msEach += this.#limits.lastCounts * (ms - this.#msEach);
  }

  /** Returns how long this many pieces of work will take, in ms. */
  of(pieces: number): number {
    return (pieces * this.#msEach) / this.#limits.atOnce;
  }

  /** Returns whether a new request may wait beside `waiting` others when its expected wait is `expectedMs`. */
  allows(waiting: number, expectedMs: number): boolean {
    const { alwaysWait, maxWaiting, waitAtMostMs } = this.#limits;
    return waiting < maxWaiting && (waiting < alwaysWait || expectedMs <= waitAtMostMs);
  }
}
