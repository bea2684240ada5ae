import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseUnavailable } from './unavailable.ts';
import { isUniqueViolation } from './unique-violation.ts';

interface Writing<T> {
  readonly afterMs: number;
  /** Handed to one `write` at most: others wait for its transaction. */
  readonly atOnce: number;
  /** Beyond this many waiting they are dropped rather than memory filled. */
  readonly most: number;
  readonly write: (some: readonly T[]) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Write buffer: gathers what was promised to nobody and writes it in batches a moment later. It may be lost with the
 * process; an outage of the database it outlives, up to `most`.
 */
export function writeBuffer<T>({ afterMs, atOnce, most, write, onFailure }: Writing<T>) {
  let waiting: T[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += atOnce) {
      try {
        await write(all.slice(start, start + atOnce));
      } catch (error) {
        if (error instanceof DatabaseUnavailable) {
          waiting = [...all.slice(start), ...waiting].slice(0, most);
          writeLater();
        }
        // Where only the acknowledgement of a batch was lost, its rows are there.
        if (!isUniqueViolation(error)) throw error;
      }
      await nextTurn();
    }
  }

  function writeLater(): void {
    timer ??= setTimeout(() => flush().catch(onFailure), afterMs).unref();
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
      writeLater();
    },
    /** Drops of what waits whatever is gone. */
    drop(isGone: (one: T) => boolean): void {
      waiting = waiting.filter((one) => !isGone(one));
    },
    /** Writes down what waits; to be awaited before the database closes. */
    flush,
  };
}
