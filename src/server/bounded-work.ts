export interface BoundedWork {
  /** Runs a piece of work when a place is free. Null when there is no waiting for one: nothing was started. */
  <T>(work: () => Promise<T>): Promise<T> | null;
  /** True while a further piece of work would be refused. */
  readonly isFull: () => boolean;
}

/** How much the last piece of work counts in how long the next one is expected to take. */
const LAST_COUNTS = 0.2;

/**
 * Lets at most `atOnce` pieces of work run and at most `waiting` more wait their turn, first come, first served; fewer
 * when, by what the last pieces took, the newcomer would wait longer than `waitAtMostMs`.
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

  /** Nobody waits for nothing: as many as run may wait whatever they take. */
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
