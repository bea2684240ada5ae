interface Job {
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** Runs each job repeatedly, never twice at once. Returns a function that stops them and waits for those running. */
export function startJobs(jobs: readonly Job[], onFailure: (error: unknown) => void): () => Promise<void> {
  const working = new Set<Promise<unknown>>();
  const timers = jobs.map(({ everyMs, run }) => {
    let busy = false;
    return setInterval(() => {
      if (busy) return;
      busy = true;
      const work = run()
        .catch(onFailure)
        .finally(() => {
          busy = false;
          working.delete(work);
        });
      working.add(work);
    }, everyMs).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(working);
  };
}
