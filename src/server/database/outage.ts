import type { DatabaseUnavailable, Unavailability } from './unavailable.ts';

/** While there is an outage the database is asked this often whether it is over. */
const PROBE_EVERY_MS = 100;

export interface Outage {
  readonly reason: Exclude<Unavailability, 'busy'>;
  readonly error: DatabaseUnavailable;
  /** Milliseconds of the monotonic clock. */
  readonly beganAt: number;
}

export interface OutageListener {
  readonly onBegin: (outage: Outage) => void;
  readonly onEnd: (outage: Outage) => void;
  /** A statement failed, and the next one did not: a connection that was ended, say. */
  readonly onInterruption: (error: DatabaseUnavailable) => void;
}

/** Succeeds when the database can do again what it could not do. */
type Probe = (reason: Outage['reason']) => Promise<unknown>;

/**
 * Tells the beginning and the end of each outage of the database once, however many statements fail in between. A
 * statement that failed makes a suspicion; a probe that fails as well makes it an outage; a probe that succeeds ends it.
 * An outage for damage has no end: it lasts until the process is started again, beside any other.
 */
export class OutageMonitor {
  readonly #probe: Probe;
  readonly #listeners: OutageListener[] = [];
  #suspected: Outage | null = null;
  #confirmed: Outage | null = null;
  #damage: Outage | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(probe: Probe) {
    this.#probe = probe;
  }

  /** Null while the database is available. Of two outages the worse: a database that is away, then damage. */
  current(): Outage | null {
    return this.#confirmed?.reason === 'away' ? this.#confirmed : (this.#damage ?? this.#confirmed);
  }

  /** Takes note of a statement that failed; `busy` is no outage. */
  note(error: DatabaseUnavailable): void {
    const { reason } = error;
    if (this.#isStopped || reason === 'busy') return;
    const outage = { reason, error, beganAt: performance.now() };
    if (reason === 'damaged') {
      if (this.#damage) return;
      this.#damage = outage;
      this.#begin(outage);
    } else if (!this.#suspected) {
      this.#suspected = outage;
      void this.#probeNow(outage);
    }
  }

  watch(listener: OutageListener): void {
    this.#listeners.push(listener);
  }

  /** Probes no more; to be called before the database closes. */
  stop(): void {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #probeNow(outage: Outage): Promise<void> {
    const isOver = await this.#probe(outage.reason).then(
      () => true,
      () => false,
    );
    if (this.#isStopped) return;
    if (isOver) {
      this.#end(outage);
      return;
    }
    if (!this.#confirmed) {
      this.#confirmed = outage;
      this.#begin(outage);
    }
    this.#timer = setTimeout(() => this.#probeNow(outage), PROBE_EVERY_MS).unref();
  }

  #begin(outage: Outage): void {
    for (const { onBegin } of this.#listeners) onBegin(outage);
  }

  #end(outage: Outage): void {
    const wasConfirmed = this.#confirmed !== null;
    this.#suspected = null;
    this.#confirmed = null;
    for (const { onEnd, onInterruption } of this.#listeners) {
      if (wasConfirmed) onEnd(outage);
      else onInterruption(outage.error);
    }
  }
}
