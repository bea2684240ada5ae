import { setImmediate as nextTurn } from 'node:timers/promises';

interface Writing<T> {
  readonly afterMs: number;
  /** Handed to one `write` at most: others wait for its transaction. */
  readonly atOnce: number;
  /** Beyond this many waiting they are dropped rather than memory filled. */
  readonly most: number;
  readonly write: (some: readonly T[]) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** Gathers what was promised to nobody and writes it together a moment later; it may be lost with the process. */
export function writeSoon<T>({ afterMs, atOnce, most, write, onFailure }: Writing<T>) {
  let waiting: T[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += atOnce) {
      await write(all.slice(start, start + atOnce));
      await nextTurn();
    }
  }

  /** After what is being written already: whoever waits for this has waited for that, too. */
  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const written = writing.then(writeWaiting);
    writing = written.catch(() => undefined);
    return written;
  }

  return {
    isFull: (): boolean => waiting.length >= most,
    add(one: T): void {
      if (waiting.length >= most) return;
      waiting.push(one);
      timer ??= setTimeout(() => flush().catch(onFailure), afterMs).unref();
    },
    /** Drops of what waits whatever is gone. */
    drop(isGone: (one: T) => boolean): void {
      waiting = waiting.filter((one) => !isGone(one));
    },
    /** Writes down what waits; to be awaited before the database closes. */
    flush,
  };
}
