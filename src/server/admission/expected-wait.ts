interface WaitLimits {
  /** A newcomer that would wait longer, in ms, is rejected. */
  readonly waitAtMostMs: number;
  /** So many may always wait, however slow the work is: a few simultaneous requests are no overload. */
  readonly alwaysWait: number;
  /** No more may wait, however fast the work is. */
  readonly maxWaiting?: number;
  /** How many are worked on at once. */
  readonly atOnce?: number;
  /** Expected duration of a piece before any was measured, in ms. */
  readonly firstGuessMs?: number;
  /** Weight of the last measurement in the moving average. */
  readonly lastCounts?: number;
}

/** The judgement of admission control: whether a newcomer may wait, by how long the last pieces of work took. */
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

  /** Returns how long so many pieces of work will take, in ms. */
  of(pieces: number): number {
    return (pieces * this.#msEach) / this.#limits.atOnce;
  }

  /** Returns whether a newcomer may wait beside so many, when it is expected to wait so long. */
  allows(waiting: number, expectedMs: number): boolean {
    const { alwaysWait, maxWaiting, waitAtMostMs } = this.#limits;
    return waiting < maxWaiting && (waiting < alwaysWait || expectedMs <= waitAtMostMs);
  }
}
