/** Runs a piece of work when a place is free. Null when the queue is full: nothing was started. */
export type BoundedWork = <T>(work: () => Promise<T>) => Promise<T> | null;

/** Lets at most `atOnce` pieces of work run and at most `waiting` more wait their turn, first come, first served. */
export function boundedWork(atOnce: number, waiting: number): BoundedWork {
  const queue: (() => void)[] = [];
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

  return (work) => {
    if (running >= atOnce && queue.length >= waiting) return null;
    return begin().then(work).finally(release);
  };
}
