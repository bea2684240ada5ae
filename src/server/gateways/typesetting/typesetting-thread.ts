import { Worker } from 'node:worker_threads';
import { entryPoint } from '../../site-files.ts';
import type { DocumentAsked, DocumentMade } from './typesetting-worker.ts';

/** Twice what the thread needs beside Typst's own memory, which this does not limit. */
const MOST_HEAP_MB = 64;

/** A worker thread that sets one document after the other. */
export interface TypesettingThread {
  /** Returns the document; null when the thread did not make it in time, or has ended. */
  readonly make: (asked: DocumentAsked) => Promise<DocumentMade | null>;
  readonly end: () => void;
}

interface ThreadOptions {
  readonly typst: WebAssembly.Module;
  readonly withinMs: number;
  /** Called once, when the thread can no longer be used; with what went wrong, if anything did. */
  readonly onEnd: (failure?: unknown) => void;
}

export function startTypesettingThread({ typst, withinMs, onEnd }: ThreadOptions): TypesettingThread {
  const worker = new Worker(entryPoint('gateways/typesetting/typesetting-worker'), {
    workerData: typst,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  // The worker does not keep the process alive; the request that waits for a document does.
  worker.unref();
  let making: PromiseWithResolvers<DocumentMade | null> | null = null;
  let hasEnded = false;
  const ended = (failure?: unknown) => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd(failure);
    making?.resolve(null);
  };
  worker.on('message', (made: DocumentMade) => making?.resolve(made));
  worker.on('error', ended);
  worker.on('exit', (code) => ended(new Error(`The typesetting thread exited with code ${code}`)));
  const end = (failure?: unknown) => {
    ended(failure);
    void worker.terminate();
  };
  return {
    end,
    async make(asked) {
      if (hasEnded) return null;
      const made = Promise.withResolvers<DocumentMade | null>();
      making = made;
      const tooLong = setTimeout(() => end(new Error(`A document was not set within ${withinMs} ms`)), withinMs);
      worker.postMessage(asked);
      return made.promise.finally(() => clearTimeout(tooLong));
    },
  };
}
