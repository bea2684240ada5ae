import type { EditorAnswer, EditorAsk } from './editor-messages.ts';

/** The editor's worker, asked one thing after another. */
export interface EditorWorker {
  readonly ask: (asked: EditorAsk) => Promise<EditorAnswer>;
  readonly end: () => void;
}

/** Starts the worker that times, prices and checks a plan beside the page. */
export function startEditorWorker(): EditorWorker {
  const worker = new Worker(new URL('./editor-worker.ts', import.meta.url), { type: 'module' });
  const waiting: ((answer: EditorAnswer) => void)[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<EditorAnswer>) => waiting.shift()?.(data));
  worker.addEventListener('error', ({ message }) => {
    for (const resolve of waiting.splice(0)) resolve({ answer: 'failed', message });
  });
  return {
    ask: (asked) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        worker.postMessage(asked);
      }),
    end: () => worker.terminate(),
  };
}
