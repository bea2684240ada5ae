/** So many begin at once where nobody waits. */
const BEGIN_AT_ONCE = 4;
/**
 * So long a turn of the event loop is meant to take; whoever has come meanwhile is seen after it. The line moves for what
 * reading, refusing and the work begun before leave of it, and never for less than the second.
 */
const TURN_MS = 8;
const LEAST_WORK_IN_A_TURN_MS = 2;
/** So many are under way at most; what they wait for, the database above all, would only be asked for more at a time. */
const MAX_UNDER_WAY = 128;
/** Whoever would wait longer than this is better told at once to come again. */
const WAIT_AT_MOST_MS = 100;
/** So many may wait however long it takes just now: a page's worth of calls is no overload. */
const ALWAYS_WAIT = 24;
/** How much what was seen last counts in what is expected. */
const LAST_COUNTS = 0.2;

export interface Caller {
  /** Begins the work; `done` is to be called when it is. */
  readonly begin: (done: () => void) => void;
  readonly hasGone: () => boolean;
}

/**
 * Lets requests in as fast as the process can work on them, the rest in line, and nobody into a line that is too long.
 * Without it a process that is asked for more than it can do works on everything at once, and answers everybody late.
 *
 * The line moves for a few milliseconds in every turn of the event loop, so that whoever comes is soon seen, and let in or
 * refused. How long somebody would wait follows from how fast the line has been moving.
 */
export class Turnstile {
  readonly #now: () => number;
  #line: Caller[] = [];
  #underWay = 0;
  #begunInTurn = 0;
  #lastBegunAt = 0;
  #turnBeganAt: number | null = null;
  #msEach = 1;
  /** How long the loop took for its last turn, while the line moved. */
  #turnMs = 0;
  /** How long the line moved in this turn. */
  #movedMs = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Begins a caller's work, now or when their turn has come; false where they are refused, and nothing was begun. */
  enter(caller: Caller): boolean {
    if (this.#line.length === 0 && this.#begunInTurn < BEGIN_AT_ONCE && this.#underWay < MAX_UNDER_WAY) {
      this.#watchTurn();
      this.#begin(caller);
      return true;
    }
    if (this.#line.length >= ALWAYS_WAIT && this.#expectedWait() > WAIT_AT_MOST_MS) return false;
    this.#line.push(caller);
    this.#watchTurn();
    return true;
  }

  /**
   * By how fast the line has been moving; where it stands, by how long it has stood. A request is read a turn of the event
   * loop after its connection was accepted, and that a turn after it came: so long it has waited already, unseen.
   */
  #expectedWait(): number {
    const stood = this.#underWay < MAX_UNDER_WAY ? 0 : this.#now() - this.#lastBegunAt;
    return 2 * this.#turnMs + Math.max(this.#line.length * this.#msEach, stood);
  }

  #begin({ begin }: Caller): void {
    this.#begunInTurn += 1;
    this.#underWay += 1;
    this.#lastBegunAt = this.#now();
    begin(() => {
      this.#underWay -= 1;
      if (this.#line.length > 0) this.#watchTurn();
    });
  }

  #watchTurn(): void {
    if (this.#turnBeganAt !== null) return;
    const beganAt = this.#now();
    this.#turnBeganAt = beganAt;
    setImmediate(() => this.#endTurn(beganAt));
  }

  #endTurn(beganAt: number): void {
    this.#turnMs = this.#line.length > 0 ? this.#now() - beganAt : 0;
    if (this.#begunInTurn > 0 && this.#line.length > 0) {
      this.#msEach += LAST_COUNTS * (this.#turnMs / this.#begunInTurn - this.#msEach);
    }
    this.#begunInTurn = 0;
    this.#turnBeganAt = null;
    // When nobody more can be let in, the next one who is done goes on with the line.
    if (this.#line.length === 0 || this.#underWay >= MAX_UNDER_WAY) return;
    this.#watchTurn();
    const elsewhereMs = this.#turnMs - this.#movedMs;
    const movingSince = this.#now();
    this.#moveUntil(movingSince, movingSince + Math.max(TURN_MS - elsewhereMs, LEAST_WORK_IN_A_TURN_MS));
  }

  #moveUntil(movingSince: number, end: number): void {
    const now = this.#now();
    this.#movedMs = now - movingSince;
    if (this.#underWay >= MAX_UNDER_WAY || now >= end) return;
    const next = this.#line.shift();
    if (!next) return;
    if (!next.hasGone()) this.#begin(next);
    // Most of the work is done after the call that began it has returned: time is looked at when that is through.
    queueMicrotask(() => process.nextTick(() => this.#moveUntil(movingSince, end)));
  }
}
