import { ExpectedWait } from './expected-wait.ts';

export interface BoundedWork {
  /** Runs a piece of work when a place is free. Returns null when the queue is full: nothing was started. */
  <T>(work: () => Promise<T>): Promise<T> | null;
  /** Waits for a place; the returned function frees it and must be called once. Returns null when the queue is full. */
  readonly enter: () => Promise<() => void> | null;
  /** Returns true while further work would be rejected. */
  readonly isFull: () => boolean;
}

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
  // At least `atOnce` pieces may always wait, whatever their expected duration.
  const expected = new ExpectedWait({ waitAtMostMs, alwaysWait: atOnce, maxWaiting: waiting, atOnce });
  let running = 0;

  const release = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  const begin = async (): Promise<void> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  };

  const isFull = (): boolean => running >= atOnce && !expected.allows(queue.length, expected.of(queue.length + 1));

  const enter = (): Promise<() => void> | null => {
    if (isFull()) return null;
    return begin().then(() => {
      const begunAt = now();
      return () => {
        expected.measured(now() - begunAt);
        release();
      };
    });
  };

  async function runIn<T>(entered: Promise<() => void>, work: () => Promise<T>): Promise<T> {
    const leave = await entered;
    try {
      return await work();
    } finally {
      leave();
    }
  }

  const run = <T>(work: () => Promise<T>): Promise<T> | null => {
    const entered = enter();
    return entered && runIn(entered, work);
  };
  return Object.assign(run, { enter, isFull });
}
