/** A turn of the event loop that takes longer has begun too much at once: it is what the next caller waits for. */
const LONG_TURN_MS = 40;
/** So many begin in one turn at first, and at most. */
const FIRST_AT_ONCE = 16;
const MAX_AT_ONCE = 128;
/** Whoever would wait longer than this is better told at once to come again. */
const WAIT_AT_MOST_MS = 400;
/** So many may wait however long it takes just now: a page's worth of calls is no overload. */
const ALWAYS_WAIT = 24;
/** How much what was seen last counts in what is expected. */
const LAST_COUNTS = 0.2;

interface Waiting {
  readonly begin: () => void;
  readonly hasGone: () => boolean;
}

/**
 * Lets requests in as fast as the process can work on them, the rest in line, and nobody into a line that is too long.
 * Without it a process that is asked for more than it can do works on everything at once, and answers everybody late.
 *
 * How much is begun in one turn of the event loop follows from how long the turns take, so that whoever comes is seen
 * soon, to be let in or refused. How long somebody would wait follows from how fast the line has been moving.
 */
export class Turnstile {
  readonly #now: () => number;
  #line: Waiting[] = [];
  #atOnce = FIRST_AT_ONCE;
  #begunInTurn = 0;
  #turnBeganAt: number | null = null;
  #msEach = 1;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Begins the work, now or when its turn has come; false where it is refused, and nothing was begun. */
  enter(begin: () => void, hasGone: () => boolean): boolean {
    this.#watchTurn();
    if (this.#line.length === 0 && this.#begunInTurn < this.#atOnce) {
      this.#begunInTurn += 1;
      begin();
      return true;
    }
    if (this.#line.length >= ALWAYS_WAIT && this.#line.length * this.#msEach > WAIT_AT_MOST_MS) return false;
    this.#line.push({ begin, hasGone });
    return true;
  }

  #watchTurn(): void {
    if (this.#turnBeganAt !== null) return;
    this.#turnBeganAt = this.#now();
    setImmediate(() => this.#endTurn(this.#turnBeganAt ?? 0));
  }

  #endTurn(beganAt: number): void {
    const turnMs = this.#now() - beganAt;
    this.#atOnce = turnMs > LONG_TURN_MS ? Math.ceil(this.#atOnce / 2) : Math.min(MAX_AT_ONCE, this.#atOnce + 1);
    if (this.#begunInTurn > 0 && this.#line.length > 0) {
      this.#msEach += LAST_COUNTS * (turnMs / this.#begunInTurn - this.#msEach);
    }
    this.#begunInTurn = 0;
    this.#turnBeganAt = null;
    if (this.#line.length === 0) return;
    this.#watchTurn();
    while (this.#begunInTurn < this.#atOnce) {
      const next = this.#line.shift();
      if (!next) return;
      if (next.hasGone()) continue;
      this.#begunInTurn += 1;
      next.begin();
    }
  }
}
