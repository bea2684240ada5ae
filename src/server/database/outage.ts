import type { DatabaseUnavailable, Unavailability } from './unavailable.ts';

/** During an outage the database is probed this often. */
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
  /** A statement failed and the probe after it succeeded, as when a connection was ended. */
  readonly onInterruption: (error: DatabaseUnavailable) => void;
}

/** Succeeds when the database can do again what had failed. */
type Probe = (reason: Outage['reason']) => Promise<unknown>;

/** The worst first: during several outages the site acts on the worst. */
const BY_GRAVITY: readonly Outage['reason'][] = ['away', 'damaged', 'failing', 'read-only', 'full'];

interface Watched extends Outage {
  /** False while a statement has failed but no probe yet. */
  isConfirmed: boolean;
}

/**
 * Reports the beginning and the end of each database outage once, however many statements fail in between. A failed
 * statement is a suspicion; a failed probe makes it an outage; a successful probe ends it. Each reason is watched
 * separately: a server with a full disk can go away too. An outage for damage never ends: it lasts until the process is
 * restarted.
 */
export class OutageMonitor {
  readonly #probe: Probe;
  readonly #listeners: OutageListener[] = [];
  readonly #watched = new Map<Outage['reason'], Watched>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #isStopped = false;

  constructor(probe: Probe) {
    this.#probe = probe;
  }

  /** Returns the current outage, the worst of several; null while the database is available. */
  current(): Outage | null {
    const reason = BY_GRAVITY.find((one) => this.#watched.get(one)?.isConfirmed);
    return (reason && this.#watched.get(reason)) ?? null;
  }

  /** Reports a failed statement; `busy` is no outage. */
  note(error: DatabaseUnavailable): void {
    const { reason } = error;
    if (this.#isStopped || reason === 'busy' || this.#watched.has(reason)) return;
    const outage = { reason, error, beganAt: performance.now(), isConfirmed: false };
    this.#watched.set(reason, outage);
    if (reason === 'damaged') this.#begin(outage);
    else void this.#probeNow(outage);
  }

  watch(listener: OutageListener): void {
    this.#listeners.push(listener);
  }

  /** Stops probing. Must be called before the database closes. */
  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #probeNow(outage: Watched): Promise<void> {
    const isOver = await this.#probe(outage.reason).then(
      () => true,
      () => false,
    );
    if (this.#isStopped) return;
    if (isOver) {
      this.#end(outage);
      return;
    }
    if (!outage.isConfirmed) this.#begin(outage);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#probeNow(outage);
    }, PROBE_EVERY_MS).unref();
    this.#timers.add(timer);
  }

  #begin(outage: Watched): void {
    outage.isConfirmed = true;
    for (const { onBegin } of this.#listeners) onBegin(outage);
  }

  #end(outage: Watched): void {
    this.#watched.delete(outage.reason);
    for (const { onEnd, onInterruption } of this.#listeners) {
      if (outage.isConfirmed) onEnd(outage);
      else onInterruption(outage.error);
    }
  }
}
