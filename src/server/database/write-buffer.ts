import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseUnavailable } from './unavailable.ts';
import { isUniqueViolation } from './unique-violation.ts';

interface Writing<T> {
  readonly afterMs: number;
  /** Maximum of entries per `write`: other transactions wait for its own. */
  readonly atOnce: number;
  /** Beyond this many waiting entries new ones are dropped, so that memory stays bounded. */
  readonly most: number;
  readonly write: (some: readonly T[]) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Write buffer: buffers best-effort writes and flushes them in batches after `afterMs`. Unflushed entries are lost when
 * the process dies; they survive a database outage, up to `most`.
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
        // A unique violation means that the batch was committed and only its acknowledgement was lost.
        if (!isUniqueViolation(error)) throw error;
      }
      await nextTurn();
    }
  }

  function writeLater(): void {
    timer ??= setTimeout(() => void flush().catch(onFailure), afterMs).unref();
  }

  /** Writes all waiting entries, after the batches in progress; resolves when both are written. */
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
    /** Removes waiting entries whose subject is gone. */
    drop(isGone: (one: T) => boolean): void {
      waiting = waiting.filter((one) => !isGone(one));
    },
    /** Writes all waiting entries; must be awaited before the database closes. */
    flush,
  };
}
