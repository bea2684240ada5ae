import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../../contracts/client.ts';

/** Long enough to finish a sentence; short enough that a lost computer loses little. */
const AUTOSAVE_AFTER_MS = 10_000;

/** Returns true while the browser knows that it has no network. */
export function useOffline(): boolean {
  const [offline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return offline;
}

interface AutosaveOptions {
  readonly draft: object;
  /** True while there is something to save that may be saved. */
  readonly isDue: boolean;
  readonly save: () => Promise<void>;
}

/** How the last tries went. */
interface Tries {
  /** True after a refusal: only the admin's own save can tell why. */
  readonly isRefused: boolean;
  readonly failures: number;
}

const NO_TRIES: Tries = { isRefused: false, failures: 0 };
const REFUSED = [400, 403, 404, 409];
const LONGEST_PAUSE_TIMES = 6;

/** Saves a draft by itself once nothing has been typed for a while; tries again later where the server was not reached. */
export function useAutosave({ draft, isDue, save }: AutosaveOptions) {
  const [{ isRefused, failures }, setTries] = useState<Tries>(NO_TRIES);
  const begin = () => setTries(NO_TRIES);
  const saveNow = useEffectEvent(async () => {
    try {
      await save();
      begin();
    } catch (error) {
      // The draft is kept in this browser, which the mark says.
      const refused = error instanceof ApiError && REFUSED.includes(error.status);
      setTries((now) => ({ isRefused: refused, failures: now.failures + 1 }));
    }
  });
  const waits = isDue && !isRefused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft begins the pause again.
  useEffect(() => {
    if (!waits) return;
    const pauses = Math.min(LONGEST_PAUSE_TIMES, 1 + failures);
    const timer = setTimeout(() => void saveNow(), AUTOSAVE_AFTER_MS * pauses);
    return () => clearTimeout(timer);
  }, [draft, failures, waits]);
  return { begin, isUnreached: failures > 0 && !isRefused };
}
