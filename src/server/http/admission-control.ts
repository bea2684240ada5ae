import { ExpectedWait } from '../admission/expected-wait.ts';

/** How many requests begin at once while the queue is empty. */
const BEGIN_AT_ONCE = 4;
/**
 * How long a turn of the event loop should take: new requests are read after it. The queue moves for the part of it that
 * reading, rejecting and earlier work leave, and for at least the second value.
 */
const TURN_MS = 8;
const LEAST_WORK_IN_A_TURN_MS = 2;
/** Requests in progress, at most: more would only queue at the database. */
const MAX_UNDER_WAY = 128;
/** A request that would wait longer is rejected at once. */
const WAIT_AT_MOST_MS = 100;
/** At least this many may wait, however slow the process is: the calls of one page are no overload. */
const ALWAYS_WAIT = 24;

export interface Caller {
  /** Begins the work; calls `done` when it has ended. */
  readonly begin: (done: () => void) => void;
  readonly hasGone: () => boolean;
}

/**
 * Admission control: begins requests as fast as the process can work on them, queues the next ones, and rejects requests
 * when the queue is too slow. Without it an overloaded process works on everything at once and answers all of it late.
 *
 * The queue moves for a few milliseconds in every turn of the event loop, so that new requests are soon read and queued or
 * rejected. The expected wait follows from how fast the queue has been moving.
 */
export class AdmissionControl {
  readonly #now: () => number;
  #queue: Caller[] = [];
  #underWay = 0;
  #begunInTurn = 0;
  #lastBegunAt = 0;
  #turnBeganAt: number | null = null;
  readonly #expected = new ExpectedWait({ waitAtMostMs: WAIT_AT_MOST_MS, alwaysWait: ALWAYS_WAIT, firstGuessMs: 1 });
  /** Length of the event loop's last turn, in ms; 0 while the queue is empty. */
  #turnMs = 0;
  /** How long the queue moved in this turn, in ms. */
  #movedMs = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Begins or queues a request; returns false, and begins nothing, when it is rejected. */
  enter(caller: Caller): boolean {
    if (this.#queue.length === 0 && this.#begunInTurn < BEGIN_AT_ONCE && this.#underWay < MAX_UNDER_WAY) {
      this.#watchTurn();
      this.#begin(caller);
      return true;
    }
    if (!this.#expected.allows(this.#queue.length, this.#expectedWait())) return false;
    this.#queue.push(caller);
    this.#watchTurn();
    return true;
  }

  /**
   * Returns how long a new request would wait, in ms: by the speed of the queue, or by how long it has stood still. A request
   * is read one turn after its connection was accepted, and that one turn after it came: it has waited two turns already.
   */
  #expectedWait(): number {
    const stood = this.#underWay < MAX_UNDER_WAY ? 0 : this.#now() - this.#lastBegunAt;
    return 2 * this.#turnMs + Math.max(this.#expected.of(this.#queue.length), stood);
  }

  #begin({ begin }: Caller): void {
    this.#begunInTurn += 1;
    this.#underWay += 1;
    this.#lastBegunAt = this.#now();
    begin(() => {
      this.#underWay -= 1;
      if (this.#queue.length > 0) this.#watchTurn();
    });
  }

  #watchTurn(): void {
    if (this.#turnBeganAt !== null) return;
    const beganAt = this.#now();
    this.#turnBeganAt = beganAt;
    setImmediate(() => this.#endTurn(beganAt));
  }

  #endTurn(beganAt: number): void {
    this.#turnMs = this.#queue.length > 0 ? this.#now() - beganAt : 0;
    if (this.#begunInTurn > 0 && this.#queue.length > 0) {
      this.#expected.measured(this.#turnMs / this.#begunInTurn);
    }
    this.#begunInTurn = 0;
    this.#turnBeganAt = null;
    // When no further request can start, the next one that ends moves the queue on.
    if (this.#queue.length === 0 || this.#underWay >= MAX_UNDER_WAY) return;
    this.#watchTurn();
    const elsewhereMs = this.#turnMs - this.#movedMs;
    const movingSince = this.#now();
    this.#moveUntil(movingSince, movingSince + Math.max(TURN_MS - elsewhereMs, LEAST_WORK_IN_A_TURN_MS));
  }

  #moveUntil(movingSince: number, end: number): void {
    const now = this.#now();
    this.#movedMs = now - movingSince;
    if (this.#underWay >= MAX_UNDER_WAY || now >= end) return;
    const next = this.#queue.shift();
    if (!next) return;
    if (!next.hasGone()) this.#begin(next);
    // Most of the work happens after the call that began it has returned: measure the time after that.
    queueMicrotask(() => process.nextTick(() => this.#moveUntil(movingSince, end)));
  }
}
