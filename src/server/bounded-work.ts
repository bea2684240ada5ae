export interface BoundedWork {
  /** Runs a piece of work when a place is free. Returns null when the queue is full: nothing was started. */
  <T>(work: () => Promise<T>): Promise<T> | null;
  /** Returns true while further work would be rejected. */
  readonly isFull: () => boolean;
}

/** Weight of the last piece of work in the expected duration of the next one (moving average). */
const LAST_COUNTS = 0.2;

/**
 * Runs at most `atOnce` pieces of work and queues at most `waiting` more, first come, first served; fewer when, judging
 * by the duration of the last pieces, a new one would wait longer than `waitAtMostMs`.
 */
export function boundedWork(
  atOnce: number,
  waiting: number,
  waitAtMostMs = Number.POSITIVE_INFINITY,
  now: () => number = () => performance.now(),
): BoundedWork {
  const queue: (() => void)[] = [];
  let running = 0;
  let pieceMs = 0;

  const release = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  const begin = async (): Promise<void> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  };

  async function measured<T>(work: () => Promise<T>): Promise<T> {
    const begunAt = now();
    try {
      return await work();
    } finally {
      pieceMs += LAST_COUNTS * (now() - begunAt - pieceMs);
    }
  }

  /** At least `atOnce` pieces may always wait, whatever their expected duration. */
  const isFull = (): boolean =>
    running >= atOnce &&
    (queue.length >= waiting || (queue.length >= atOnce && ((queue.length + 1) * pieceMs) / atOnce > waitAtMostMs));

  const run = <T>(work: () => Promise<T>): Promise<T> | null => {
    if (isFull()) return null;
    return begin()
      .then(() => measured(work))
      .finally(release);
  };
  return Object.assign(run, { isFull });
}
