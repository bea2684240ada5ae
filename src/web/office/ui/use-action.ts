import { useState } from 'react';
import { wordsOf } from '../api/admin-api.ts';
import { tellFailure } from './toasts.tsx';

/**
 * Runs an action: `busy` while it runs, false as its result when it failed. Reports the failure, by default in a toast,
 * with the server's message or else the given one.
 */
export function useAction(failure: string, report: (words: string, error: unknown) => void = tellFailure) {
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      report(wordsOf(error, failure), error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
